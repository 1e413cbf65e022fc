import ArgumentParser
import Foundation
import HubBundle
import HubExport
import HubModel
import HubSource

/// `hubpack export`
struct Export: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Snapshot a hub into one bundle.",
    discussion: """
      Examples:
        hubpack export Bundles/2026.11/lumen-hub
        hubpack export my-hub --release 2026.11 --assets all
        hubpack export my-hub --exclude-club 'Fotogroep *' --omit birthdays,emails

      SOURCE is a folder with root_.level1.json (or root.level1.json), or a Level 1 file. What the \
      hub keeps on the web counts as left out by choice; so far hubpack reads folders only.

      A bundle copies pictures that hubs promise their clubs only to link to. Which clubs are in \
      it is your choice: --include-club and --exclude-club.

      Exit codes: 0 complete; 2 wrong usage or trouble, and no bundle; 3 a bundle was made, but a \
      level file or a wanted picture could not be had; 130 interrupted, and no bundle.
      """)

  @Argument(help: "The hub: a folder, or a Level 1 file.")
  var source: String

  @Option(name: .shortAndLong, help: "The bundle to write. (default: <hub>-<release>.hubpack)")
  var output: String?

  @Flag(help: "Replace a bundle that is there already.")
  var force = false

  @Option(help: "The label of the release. (default: the day of creation, 2026.11.21)")
  var release: String?

  @Option(
    help: """
      The declared time of creation, 2026-11-21 or 2026-11-21T12:00:00Z. (default: \
      SOURCE_DATE_EPOCH, else now)
      """)
  var created: String?

  @Option(help: "Which pictures: none, thumbnails (and portraits and featured images), or all.")
  var assets = AssetSelection.thumbnails

  @Option(help: "Take only clubs with this name, nickname or glob; may be repeated.")
  var includeClub: [String] = []

  @Option(help: "Leave out clubs with this name, nickname or glob; may be repeated.")
  var excludeClub: [String] = []

  @Option(help: "Leave out facts about people, from the level files too: birthdays,emails.")
  var omit: String?

  @Option(help: "Where Level 0 is. (default: root.level0.json beside the root)")
  var level0: String?

  @Flag(help: "Fetch nothing from the web.")
  var offline = false

  @Flag(name: .shortAndLong, help: "Print nothing but errors.")
  var quiet = false

  func run() async throws {
    let options = try options()
    let fetcher = try FolderFetcher(path: try HubPath.folder(of: source))
    let line = ProgressLine(isEnabled: !quiet)
    defer { line.clear() }
    let result = try await Exporter(fetcher, options: options, report: line.show)
      .export(hubName: fetcher.hubName)
    line.clear()
    ExportSummary(result, isQuiet: quiet).write()
    if !result.isComplete { throw ExitStatus.incomplete }
  }

  private func options() throws -> ExportOptions {
    let omissions = try (omit?.split(separator: ",") ?? []).map { word in
      guard let omission = Omission(rawValue: word.trimmingCharacters(in: .whitespaces)) else {
        let known = Omission.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("--omit: \"\(word)\" is none of \(known)")
      }
      return omission
    }
    return ExportOptions(
      reading: ReadingOptions(
        omissions: Set(omissions),
        selection: ClubSelection(included: includeClub, excluded: excludeClub), levelZero: level0),
      assets: assets, release: release, created: try CreationTime.parse(created), output: output,
      replacesExisting: force, generator: "hubpack \(Hubpack.version)")
  }
}

/// The folder or file that a source names.
enum HubPath {
  /// A path, also from a `file:` URL.
  static func folder(of source: String) throws -> String {
    guard let colon = source.range(of: "://") else { return source }
    switch source[..<colon.lowerBound].lowercased() {
    case "file":
      guard let url = URL(string: source), url.host() == nil || url.host() == "" else {
        throw ValidationError("\(source): a file URL names a file of this machine, file:///…")
      }
      return url.path(percentEncoded: false)
    default:
      throw ValidationError(
        "\(source): this version of hubpack reads folders and files only; download the hub first")
    }
  }
}

/// When a bundle says that it was made.
enum CreationTime {
  static func parse(
    _ text: String?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Date {
    if let text {
      let full = text.contains("T") ? text : text + "T00:00:00Z"
      guard let date = try? Date(full, strategy: .iso8601) else {
        throw ValidationError(
          "--created: \"\(text)\" is no time; write 2026-11-21 or 2026-11-21T12:00:00Z")
      }
      return date
    }
    if let epoch = environment["SOURCE_DATE_EPOCH"], !epoch.isEmpty {
      guard let seconds = Int(epoch), (0...253_000_000_000).contains(seconds) else {
        throw ValidationError("SOURCE_DATE_EPOCH: \"\(epoch)\" is no number of seconds")
      }
      return Date(timeIntervalSince1970: TimeInterval(seconds))
    }
    return Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
  }
}
