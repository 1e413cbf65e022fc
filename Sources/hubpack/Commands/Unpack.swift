import ArgumentParser
import Foundation
import HubBundle
import HubModel
import Terminal

/// `hubpack unpack`
struct Unpack: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unpack",
    abstract: "Write a bundle's content to a folder.",
    discussion: """
      Examples:
        hubpack unpack lumen-hub-2026.11.hubpack my-folder
        hubpack unpack lumen-hub-2026.11.hubpack my-hub --as-hub
        hubpack export my-hub

      Every byte is checked on its way. FOLDER appears when all of it is right, and only then; \
      nothing is written outside it.

      Exit codes: 0 fine; 2 wrong usage, a damaged bundle, or a folder that cannot be written, \
      and no folder, unless the message says that it is complete; 130 interrupted.
      """)

  @Argument(help: "The bundle.", completion: .bundle)
  var bundle: String

  @Argument(help: "The folder to make; it must not exist yet, or be empty.", completion: .directory)
  var folder: String

  @Flag(help: "Make a hub that exports again: level files under their published names.")
  var asHub = false

  func run() throws {
    guard folder != "-", !folder.isEmpty else { throw UsageError("FOLDER: name a folder") }
    let count = try withBundle(at: bundle) { bundle in
      try bundle.unpack(
        to: folder, as: asHub ? .hub : .entries,
        progress: { _, _ in try Task.checkCancellation() }, notice: Message.write)
    }
    Message.writeRaw("\(Style.messages.bold(folder.harmlessLine)): \(count.of("file"))")
  }
}
