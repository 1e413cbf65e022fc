import ArgumentParser
import Foundation
import HubBundle
import HubModel
import Terminal

struct Unpack: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unpack",
    abstract: "Write the contents of a bundle to a folder",
    discussion: """
      Examples:
        hubpack unpack lumen-hub-2026.11.hubpack my-folder
        hubpack unpack lumen-hub-2026.11.hubpack my-hub --as-hub
        hubpack export my-hub

      Every byte is checked. FOLDER appears only when it is complete. --force replaces a folder \
      that 'unpack' wrote earlier, unless it contains any other file.

      Exit codes: 0 success; 2 usage error, a damaged bundle, or a folder that cannot be written \
      (there is no new folder, unless the message says that it was written); 130 interrupted.
      """)

  @Argument(help: "The bundle; - for standard input", completion: .bundle)
  var bundle: String

  @Argument(help: "The folder to create; an existing one must be empty", completion: .directory)
  var folder: String

  @Flag(help: "Write a hub that can be exported again: level files with their published names")
  var asHub = false

  @Flag(help: "Replace a folder that an earlier 'unpack' wrote")
  var force = false

  @Flag(name: .shortAndLong, help: "Print only warnings and errors")
  var quiet = false

  func run() throws {
    guard folder != "-", !folder.isEmpty else {
      throw UsageError("FOLDER: name a folder ('unpack' cannot write to standard output)")
    }
    let count = try withBundle(at: bundle) { bundle in
      try bundle.unpack(
        to: folder, as: asHub ? .hub : .entries, replacing: force,
        progress: { _, _ in try Task.checkCancellation() }, notice: Message.write)
    }
    if quiet { return }
    Message.writeRaw("\(Style.messages.bold(folder.harmlessLine)): \(count.of("file"))")
  }
}
