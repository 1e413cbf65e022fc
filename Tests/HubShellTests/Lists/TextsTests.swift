import HubBundle
import Terminal
import Testing

@testable import HubShell

/// Texts in several languages: the one asked for, else English, else the first by code; people are told
/// which, programs are not.
struct TextsTests {
  /// The text of each row that Docs/Hub.md's rule gives, computed here by hand.
  private func expected(
    _ hub: SampleHub, _ rows: String, in language: String, isMarked: Bool
  ) async throws -> [String] {
    let texts = try await hub.sql(rows).map {
      $0.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    }
    var order: [String] = []
    var found: [String: [String: String]] = [:]
    for text in texts {
      if found[text[0]] == nil { order.append(text[0]) }
      found[text[0], default: [:]][text[1]] = text[2]
    }
    return order.map { id in
      let texts = found[id] ?? [:]
      let code = [language, "en"].first { texts[$0] != nil } ?? texts.keys.sorted()[0]
      guard let text = texts[code], !code.isEmpty else { return texts[""] ?? "" }
      return text + (isMarked && code != language ? " [\(code)]" : "")
    }
  }

  private static let remarks = """
    SELECT o.id, coalesce(language, ''), coalesce(text, '')
    FROM organizations o LEFT JOIN remarks ON organization_id = o.id
    WHERE kind = 'museum' ORDER BY folded_name
    """

  private static let names = """
    SELECT k.id, coalesce(language, ''), coalesce(name, id_string)
    FROM keywords k LEFT JOIN keyword_names ON keyword_id = k.id ORDER BY key
    """

  @Test(arguments: ["en", "nl", "de", "ja", "is"])
  func `remarks and keywords are in the language of choice, or in the next best`(
    language: String
  ) async throws {
    let hub = try await SampleHub.shared
    let remarks = try hub.rows("museums columns remark") { $0.language = language }
    #expect(
      try await remarks == expected(hub, Self.remarks, in: language, isMarked: false))
    let names = try hub.rows("keywords columns name") { $0.language = language }
    #expect(try await names == expected(hub, Self.names, in: language, isMarked: false))
  }

  @Test(arguments: ["en", "nl", "de", "ja", "is"])
  func `people are told the language of a text when it is another one`(language: String)
    async throws
  {
    let hub = try await SampleHub.shared
    var query = ListQuery(.museums)
    query.presentation.language = language
    query.presentation.marksLanguage = true
    query.columns = ["remark"]
    #expect(
      try await hub.texts(of: query) == expected(hub, Self.remarks, in: language, isMarked: true))
    query.subject = .keywords
    query.columns = ["name"]
    #expect(
      try await hub.texts(of: query) == expected(hub, Self.names, in: language, isMarked: true))
  }

  @Test func `a keyword shows its name in the language of choice wherever it stands`() async throws
  {
    let hub = try await SampleHub.shared
    func keywords(_ line: String, _ language: String, _ mode: RowMode) throws -> String {
      try hub.session {
        $0.language = language
        $0.mode = mode
      }.answer(line)
    }
    let line = "people name:yoruno columns name,keywords"
    #expect(try keywords(line, "ja", .csv) == "name,keywords\r\nSora Yoruno,夜\r\n")
    #expect(try keywords(line, "fr", .csv) == "name,keywords\r\nSora Yoruno,Night\r\n")
    #expect(
      try keywords(line, "fr", .markdown)
        == "| Name | Keywords |\n| --- | --- |\n| Sora Yoruno | Night \\[en\\] |\n")
    let none = "people name:peertje columns keywords"
    #expect(try keywords(none, "de", .csv) == "keywords\r\nSchwarz-Weiß; Portrait\r\n")
  }
}

extension SampleHub {
  /// The first value of each row, as a text.
  func texts(of query: ListQuery) throws -> [String] {
    var texts: [String] = []
    try session().bundle.catalog.forEachRow(of: query) { texts.append($0[0].words ?? "") }
    return texts
  }
}
