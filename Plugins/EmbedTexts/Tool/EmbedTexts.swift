import Foundation

/// `embed-texts OUTPUT TEXT…` writes a Swift file with the names of text files and their contents
/// as string literals. If one of them is an HTML page that begins with a JavaScript module, the
/// modules are embedded as plain scripts, and the page loads the first (`ModuleJoiner`); its style
/// sheets lose their comments and indentation, too.
///
/// The build uses this tool because SwiftPM embeds files as arrays of numbers, which compile slowly.
@main
struct EmbedTexts {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    var texts: [String: String] = [:]
    for file in arguments.dropFirst() {
      let url = URL(fileURLWithPath: file)
      texts[url.lastPathComponent] = try String(contentsOf: url, encoding: .utf8)
    }
    do {
      try code(of: joined(texts)).write(
        toFile: arguments.first ?? "", atomically: true, encoding: .utf8)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  /// The texts, with plain scripts in place of the modules of a page.
  private static func joined(_ texts: [String: String]) throws -> [String: String] {
    let start = /<script type="module" src="(?:[^"]*\/)?([\w-]+\.js)">/
    var texts = texts
    for (page, text) in texts where page.hasSuffix(".html") {
      guard let match = text.firstMatch(of: start) else { continue }
      let joiner = ModuleJoiner(
        texts.filter { $0.key.hasSuffix(".js") }, entry: String(match.1))
      texts = try texts.filter { !$0.key.hasSuffix(".js") }.merging(joiner.scripts()) { $1 }
      for (name, style) in texts where name.hasSuffix(".css") {
        texts[name] = style.withoutComments
      }
      texts[page] = text.replacing("<script type=\"module\" ", with: "<script defer ")
    }
    return texts
  }

  private static func code(of texts: [String: String]) -> String {
    let embedded = texts.sorted { $0.key < $1.key }.map { name, text in
      (name: name, constant: name.replacing(/[^A-Za-z0-9]/, with: "_"), text: text)
    }
    let constants = embedded.map { "  static let \($0.constant) = \($0.text.debugDescription)\n" }
    let pairs = embedded.map { "    (\($0.name.debugDescription), \($0.constant)),\n" }
    return """
      /// The text files of this target. The constant for `catalog.sql` is `catalog_sql`.
      enum EmbeddedTexts {
      \(constants.joined())
        static let all: [(name: String, text: String)] = [
      \(pairs.joined())  ]
      }

      """
  }
}
