import Foundation
import HubBundle
import Terminal
import TestSupport
import Testing

@testable import HubShell

/// The sample hub's bundle, exported once, and its catalog for the real `sqlite3`.
struct SampleHub {
  /// Of the bundle.
  let path: String
  private let folder: TemporaryFolder

  private static let exported = Task {
    let folder = try TemporaryFolder()
    let path = folder.path("lumen.hubpack")
    try await SmallHub.export(Checkout.path("Bundles/2026.11/lumen-hub"), to: path, pages: true)
    try await Program.run("unzip", ["-qo", path, "catalog.sqlite", "-d", folder.path("x")])
    return SampleHub(path: path, folder: folder)
  }

  static var shared: SampleHub { get async throws { try await exported.value } }

  /// A session that nobody sits at, in English and JSON.
  func session(_ change: (inout Settings) -> Void = { _ in }) throws -> Session {
    var settings = Settings(environment: ["LANG": "en"])
    settings.mode = .json
    // More to compare than current members alone.
    settings.visibility.former = true
    change(&settings)
    return try Session(path: path, settings: settings, isInteractive: false)
  }

  /// The rows of a list, each with its values between bars; what is not known is nothing.
  func rows(_ line: String, _ change: (inout Settings) -> Void = { _ in }) throws -> [String] {
    let session = try session(change)
    let names = try session.query(line).shownColumns().map(\.name)
    let answer = try JSONDecoder().decode(ListAnswer.self, from: Data(session.answer(line).utf8))
    return answer.rows.map { row in
      names.map { row[$0]?.text ?? "" }.joined(separator: "|")
    }
  }

  /// What a line answers to a person who has no terminal.
  func text(_ line: String, _ change: (inout Settings) -> Void = { _ in }) throws -> String {
    try session {
      $0.mode = .table
      change(&$0)
    }.answer(line)
  }

  /// Rows of the catalog, in the same form, as the real `sqlite3` finds them.
  func sql(_ query: String) async throws -> [String] {
    let result = try await Program.run(
      "sqlite3", ["-readonly", "-bail", folder.path("x/catalog.sqlite"), Self.views + query])
    try #require(result.messages == "", "\(query)")
    return result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  /// People with their names, memberships with all that is theirs, distances from Nevelberg.
  private static let views = """
    CREATE TEMP VIEW people AS SELECT *, given_name
      || CASE WHEN infix_name = '' THEN ' ' ELSE ' ' || infix_name || ' ' END || family_name AS name
      FROM photographers;
    CREATE TEMP VIEW places AS SELECT *, 2 * 6371 * asin(sqrt(
        pow(sin(radians(latitude - 52.02231) / 2), 2)
        + cos(radians(latitude)) * cos(radians(52.02231))
        * pow(sin(radians(longitude - 5.95478) / 2), 2))) AS km
      FROM organizations;
    CREATE TEMP VIEW members AS SELECT m.*, p.name, p.is_deceased, p.birthday, p.website, p.wikipedia, p.sort_key,
        p.folded_name, p.portrait_url, o.full_name AS club, o.folded_name AS folded_club, o.nick_name,
        o.folded_town, o.town, o.country, o.level, o.km
      FROM memberships m JOIN people p ON p.id = m.photographer_id
        JOIN places o ON o.id = m.organization_id;
    CREATE TEMP VIEW held AS SELECT members.*, role FROM members JOIN membership_roles ON membership_id = id;
    CREATE TEMP VIEW shows AS SELECT e.*, o.full_name AS club, o.country, coalesce(e.town, o.town) AS shown_town,
        coalesce(start_date, end_date) AS first, coalesce(end_date, start_date) AS last,
        CASE WHEN e.latitude IS NULL AND coalesce(e.town, o.town) = o.town THEN km
          ELSE 2 * 6371 * asin(sqrt(
        pow(sin(radians(e.latitude - 52.02231) / 2), 2) + cos(radians(e.latitude)) * cos(radians(52.02231))
        * pow(sin(radians(e.longitude - 5.95478) / 2), 2))) END AS km
      FROM exhibitions e JOIN places o ON o.id = e.organization_id;
    CREATE TEMP VIEW used AS SELECT photographer_id, id_string
      FROM photographer_keywords JOIN keywords ON id = keyword_id;

    """
}

/// A list in JSON.
struct ListAnswer: Decodable {
  let rows: [[String: Value]]

  /// A value as a text.
  struct Value: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        text = ""
      } else if let flag = try? container.decode(Bool.self) {
        text = flag ? "1" : "0"
      } else if let number = try? container.decode(Int.self) {
        text = String(number)
      } else if let number = try? container.decode(Double.self) {
        text = String(number)
      } else if let texts = try? container.decode([String].self) {
        text = texts.joined(separator: ", ")
      } else {
        text = try container.decode(String.self)
      }
    }
  }
}

extension Session {
  /// What a line answers, by way of a file; nothing when it answers nothing.
  func answer(_ line: String) throws -> String {
    let folder = try TemporaryFolder(inMemory: true)
    _ = try run("save \"\(folder.path("answer"))\"")
    _ = try run(line)
    return (try? String(contentsOfFile: folder.path("answer"), encoding: .utf8)) ?? ""
  }

  /// The query that a list is.
  func query(_ line: String) throws -> ListQuery {
    guard case .list(let syntax) = try CommandParser.parse(line) else {
      throw QueryError("not a list: \(line)")
    }
    return try query(try read(syntax))
  }
}
