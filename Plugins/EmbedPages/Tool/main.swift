// embed-pages OUTPUT PAGE… writes a Swift file with the names of pages and their texts as string
// literals.
// The build uses this tool because SwiftPM embeds files as arrays of numbers, which compile slowly.
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
