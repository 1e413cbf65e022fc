import ArgumentParser
import Foundation
import HubBundle
import HubModel
import Terminal

/// `hubpack unpack`
struct Unpack: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unpack",
    abstract: "Write the contents of a bundle to a folder",
    discussion: """
      Examples:
        hubpack unpack lumen-hub-2026.11.hubpack my-folder
        hubpack unpack lumen-hub-2026.11.hubpack my-hub --as-hub
        hubpack export my-hub

      Every byte is checked. FOLDER appears when everything is written, and only then. \
      --force replaces a folder that 'unpack' wrote earlier, and refuses one that holds any other \
      file.

      Exit codes: 0 success; 2 wrong usage, a damaged bundle, or a folder that cannot be \
      written, and no new folder, unless the message says that it is complete; 130 interrupted.
      """)

  @Argument(help: "The bundle; - for standard input", completion: .bundle)
  var bundle: String

  @Argument(help: "The folder to create; an empty one is used", completion: .directory)
  var folder: String

  @Flag(help: "Make a hub that exports again: level files under their published names")
  var asHub = false

  @Flag(help: "Replace a folder that an earlier 'unpack' wrote")
  var force = false

  func run() throws {
    guard folder != "-", !folder.isEmpty else {
      throw UsageError("FOLDER: name a folder ('unpack' cannot write to standard output)")
    }
    let count = try withBundle(at: bundle) { bundle in
      try bundle.unpack(
        to: folder, as: asHub ? .hub : .entries, replacing: force,
        progress: { _, _ in try Task.checkCancellation() }, notice: Message.write)
    }
    Message.writeRaw("\(Style.messages.bold(folder.harmlessLine)): \(count.of("file"))")
  }
}
