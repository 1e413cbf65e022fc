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
  var omit: [String] = []

  @Option(
    help:
      "Where Level 0 is. A file in the hub's folder. (default: root.level0.json beside the root)")
  var level0: String?

  @Flag(help: "Fetch nothing from the web.")
  var offline = false

  @Flag(name: .shortAndLong, help: "Print nothing but errors.")
  var quiet = false

  func run() async throws {
    let path = try HubPath.folder(of: source)
    let options = try options(levelZero: level0.map { try HubPath.inside(path, $0) })
    let fetcher = try FolderFetcher(path: path)
    let line = ProgressLine(isEnabled: !quiet)
    defer { line.clear() }
    let result = try await Exporter(fetcher, options: options, report: line.show)
      .export(hubName: fetcher.hubName)
    line.clear()
    ExportSummary(result, isQuiet: quiet).write()
    if !result.isComplete { throw ExitStatus.incomplete }
  }

  private func options(levelZero: String?) throws -> ExportOptions {
    let words = omit.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let omissions = try words.map { word in
      let word = word.trimmingCharacters(in: .whitespaces).lowercased()
      guard let omission = Omission(rawValue: word) else {
        let known = Omission.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--omit: \"\(word)\" is none of \(known)")
      }
      return omission
    }
    if let release,
      !(1...100).contains(release.count) || release != release.harmless
        || release.allSatisfy(\.isWhitespace) || release.contains(where: \.isNewline)
    {
      throw UsageError("--release: a label is a short text, such as 2026.11")
    }
    if output == "-" || output?.isEmpty == true {
      throw UsageError("--output: name a file; a bundle appears at once, and a stream cannot")
    }
    return ExportOptions(
      reading: ReadingOptions(
        omissions: Set(omissions),
        selection: ClubSelection(included: includeClub, excluded: excludeClub), levelZero: levelZero
      ),
      assets: assets, release: release, created: try CreationTime.parse(created), output: output,
      replacesExisting: force, generator: "hubpack \(Hubpack.version)")
  }
}

/// The folder or file that a source names.
enum HubPath {
  /// The reference inside the hub's folder that leads to a file of it.
  static func inside(_ source: String, _ file: String) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue
    else { throw UsageError("--level0: \(file): there is no such file") }
    let source = URL(fileURLWithPath: source)
    let isHubFolder = (try? source.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    let folder = (isHubFolder ? source : source.deletingLastPathComponent())
      .resolvingSymlinksInPath().path
    let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    guard path.hasPrefix(folder + "/") else {
      throw UsageError("--level0: \(file): is outside the hub's folder; copy it there first")
    }
    let reference = path.dropFirst(folder.count + 1)
    return reference.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
      ?? String(reference)
  }

  /// A path, also from a `file:` URL.
  static func folder(of source: String) throws -> String {
    guard !source.isEmpty else { throw UsageError("SOURCE is empty; name a folder") }
    guard let colon = source.range(of: "://") else { return source }
    switch source[..<colon.lowerBound].lowercased() {
    case "file":
      guard let url = URL(string: source), url.host() == nil || url.host() == "" else {
        throw UsageError("\(source): a file URL names a file of this machine, file:///…")
      }
      return url.path(percentEncoded: false)
    default:
      throw UsageError(
        "\(source): this version of hubpack reads folders and files only; download the hub first")
    }
  }
}

/// When a bundle says that it was made.
enum CreationTime {
  static func parse(
    _ text: String?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Date {
    if let text { return try date(text) }
    if let epoch = environment["SOURCE_DATE_EPOCH"], !epoch.isEmpty {
      guard let seconds = Int(epoch), (0...253_000_000_000).contains(seconds) else {
        throw UsageError("SOURCE_DATE_EPOCH: \"\(epoch)\" is no number of seconds since 1970")
      }
      return Date(timeIntervalSince1970: TimeInterval(seconds))
    }
    return Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
  }

  /// Foundation's parser would take 30 February for 2 March.
  private static func date(_ text: String) throws -> Date {
    let form = /(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}):(\d{2})Z)?/
    guard let match = text.wholeMatch(of: form)?.output,
      PartialDate(year: Int(match.1), month: Int(match.2) ?? 0, day: Int(match.3) ?? 0)?.year
        != nil,
      (Int(match.4 ?? "0") ?? 24) < 24, (Int(match.5 ?? "0") ?? 60) < 60,
      (Int(match.6 ?? "0") ?? 60) < 60,
      let date = try? Date(match.4 == nil ? text + "T00:00:00Z" : text, strategy: .iso8601)
    else {
      throw UsageError(
        "--created: \"\(text)\" is no time; write 2026-11-15 or 2026-11-15T12:00:00Z (UTC)")
    }
    return date
  }
}
