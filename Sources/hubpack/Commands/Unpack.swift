import ArgumentParser
import Foundation
import HubBundle
import HubModel
import Terminal

struct Unpack: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unpack",
    abstract: "Write the contents of a bundle to a folder",
    discussion: helpText(EmbeddedTexts.unpack_txt))

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
