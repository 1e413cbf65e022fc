import HubBundle

extension ViewerFiles {
  /// The largest number of clubs and museums on the start page.
  private static let nameLimit = 500

  /// The start page. Without scripts it says what it needs, in each language of the pages, and names
  /// the clubs and museums; the scripts replace that.
  func startPage(_ page: String) throws -> String {
    let names: [String] = try catalog.records(
      of: "SELECT full_name, town FROM organizations ORDER BY folded_name, folded_town, id"
    ) { row in
      let (name, town) = (try row.requiredText("full_name"), try row.requiredText("town"))
      return town.isEmpty || name.contains(town) ? name : "\(name) (\(town))"
    }
    var html = "<div class=\"plain\">\n<h1>\(Self.escaped(manifest.title ?? "Photo clubs"))</h1>\n"
    for language in Self.languages {
      html += "<p lang=\"\(language)\">\(Self.escaped(Self.needsScript(in: language)))</p>\n"
    }
    html += "<ul>\n"
    for name in names.prefix(Self.nameLimit) { html += "<li>\(Self.escaped(name))</li>\n" }
    html += "</ul>\n"
    if names.count > Self.nameLimit { html += "<p>+ \(names.count - Self.nameLimit)</p>\n" }
    return page.replacing("<!-- clubs -->", with: html + "</div>")
  }

  /// The sentence `needsScript` of the words of a language.
  private static func needsScript(in language: String) -> String {
    let file = language == "en" ? "start.js" : "words-\(language).js"
    let words = EmbeddedTexts.all.first { $0.name == file }?.text ?? ""
    return words.firstMatch(of: /(?m)^needsScript: "([^"]*)"/).map { String($0.1) } ?? ""
  }

  /// A text as HTML.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
