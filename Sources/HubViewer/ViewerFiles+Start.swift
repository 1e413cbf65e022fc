import HubBundle

extension ViewerFiles {
  /// The largest number of clubs and museums on the start page.
  private static let nameLimit = 500
  /// Stands in the page where the names are.
  private static let mark = "<!-- clubs -->"

  /// The start page. Without scripts it says what it needs, in each language of the pages, and names
  /// the clubs and museums; the scripts replace that.
  func startPage(_ page: String) throws -> String {
    let names = try catalog.records(
      of: "SELECT full_name, town FROM organizations ORDER BY folded_name, folded_town, id"
    ) { (name: try $0.requiredText("full_name"), town: try $0.requiredText("town")) }
    let items = names.prefix(Self.nameLimit).map { one in
      let place = one.town.isEmpty || one.name.contains(one.town) ? "" : " (\(one.town))"
      return "<li>\(Self.escaped(one.name + place))</li>\n"
    }
    let others = names.count - items.count
    let advice = Self.needsScript.map { "<p lang=\"\($0.language)\">\($0.text)</p>\n" }
    return page.replacing(
      Self.mark,
      with: """
        <div class="plain">
        <h1>\(Self.escaped(manifest.title ?? "Photo clubs"))</h1>
        \(advice.joined())<ul>
        \(items.joined())</ul>
        \(others > 0 ? "<p>+ \(others)</p>\n" : "")</div>
        """)
  }

  /// The sentence `needsScript` of the words of each language.
  private static let needsScript: [(language: String, text: String)] = languages.compactMap {
    code in
    let file = code == "en" ? "start.js" : "words-\(code).js"
    let words = EmbeddedTexts.all.first { $0.name == file }?.text ?? ""
    return words.firstMatch(of: /(?m)^ +needsScript: "([^"]*)"/)
      .map { (code, escaped(String($0.1))) }
  }

  /// A text as HTML.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
