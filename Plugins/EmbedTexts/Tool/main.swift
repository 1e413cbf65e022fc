// embed-texts OUTPUT TEXT… writes a Swift file with the names of text files and their contents as
// string literals.
// The build uses this tool because SwiftPM embeds files as arrays of numbers, which compile slowly.
import Foundation

let arguments = CommandLine.arguments.dropFirst()
let texts = try arguments.dropFirst().map { file in
  let url = URL(fileURLWithPath: file)
  let name = url.lastPathComponent
  return (
    name: name, constant: name.replacing(#/[^A-Za-z0-9]/#, with: "_"),
    text: try String(contentsOf: url, encoding: .utf8)
  )
}
let constants = texts.map { "  static let \($0.constant) = \($0.text.debugDescription)\n" }
let pairs = texts.map { "    (\($0.name.debugDescription), \($0.constant)),\n" }
let code = """
  /// The text files of this target. The constant for `catalog.sql` is `catalog_sql`.
  enum EmbeddedTexts {
  \(constants.joined())
    static let all: [(name: String, text: String)] = [
  \(pairs.joined())  ]
  }

  """
try code.write(toFile: arguments.first ?? "", atomically: true, encoding: .utf8)
