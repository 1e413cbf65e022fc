// embed-pages OUTPUT PAGE… writes a Swift file with the names of pages and, as string literals, their texts.
// The build runs it, for SwiftPM's own way to embed a file is a list of numbers, which compiles slowly.
import Foundation

let arguments = CommandLine.arguments.dropFirst()
let members = try arguments.dropFirst().map { page in
  let url = URL(fileURLWithPath: page)
  let text = try String(contentsOf: url, encoding: .utf8)
  return "    (\(url.lastPathComponent.debugDescription), \(text.debugDescription)),\n"
}
let code = """
  /// The viewer's pages.
  enum PageTexts {
    static let files: [(name: String, text: String)] = [
  \(members.joined())  ]
  }

  """
try code.write(toFile: arguments.first ?? "", atomically: true, encoding: .utf8)
