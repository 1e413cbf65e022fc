import ArgumentParser
import Foundation
import HubBundle
import HubExport
import HubFetching
import HubModel
import HubSource
import Terminal

/// `hubpack export`
struct Export: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Snapshot a hub into one bundle.",
    discussion: """
      Examples:
        hubpack export Bundles/2026.11/lumen-hub
        hubpack export my-hub --release 2026.11 --assets all --image-edge 1920
        hubpack export my-hub --title 'Clubs of the north' --license CC-BY-4.0
        hubpack export https://hub.example/root_.level1.json --report report.json
        hubpack export https://hub.example/root_.level1.json --base hub-2026.05.hubpack
        hubpack export my-hub --exclude-club 'Fotogroep *' --omit birthdays,emails

      SOURCE is a folder with root_.level1.json (or root.level1.json), a Level 1 file, or the URL \
      of one. What a folder's hub keeps on the web is fetched, too, unless --offline is given. What \
      an interrupted export had fetched is not fetched again by the next one. Proxies are taken \
      from http_proxy, https_proxy, all_proxy and no_proxy, and trusted certificates from \
      SSL_CERT_FILE where that is set.

      A bundle copies pictures that hubs promise their clubs only to link to. Which clubs are in \
      it is your choice: --include-club and --exclude-club.

      Exit codes: 0 complete; 2 wrong usage or trouble, and no new bundle, unless the message \
      says that it is complete (only its report could not be written, or its folder not synced to \
      the disk); 3 a bundle was made, but a level file or a wanted picture could not be had; 130 \
      interrupted, and no new bundle.
      """)

  @Argument(help: "The hub: a folder, a Level 1 file, or the URL of one.", completion: .hub)
  var source: String?

  @Option(
    name: .shortAndLong, help: "The bundle to write. (default: <hub>-<release>.hubpack)",
    completion: .bundle)
  var output: String?

  @Flag(help: "Replace a bundle that is there already.")
  var force = false

  @Option(
    help: ArgumentHelp(
      "What the collection is called, on one line. (default: that of --base)",
      valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp(
      "Who makes the bundle, a person or an organization. (default: that of --base)",
      valueName: "text"))
  var maker: String?

  @Option(
    help: ArgumentHelp(
      """
      The terms under which the contents may be used: an SPDX identifier such as CC0-1.0, a URL, \
      or a short text. (default: that of --base)
      """, valueName: "text"))
  var license: String?

  @Option(help: "The label of the release. (default: the day of creation, such as 2026.11.21)")
  var release: String?

  @Option(
    help: """
      The declared time of creation, 2026-11-21 or 2026-11-21T12:00:00Z. (default: \
      SOURCE_DATE_EPOCH, else now)
      """)
  var created: String?

  @Option(help: "Which pictures: none, thumbnails (and portraits and featured images), or all.")
  var assets = AssetSelection.thumbnails

  @Option(
    help: ArgumentHelp(
      """
      The longest side of portraits, featured images and thumbnails: larger ones are made smaller, \
      and all are turned upright and freed of metadata; 0 keeps them as they are. (default: 640)
      """, valueName: "px"))
  var thumbnailEdge: Int?

  @Option(
    help: ArgumentHelp(
      "The same for full images, with --assets all. (default: kept as they are)", valueName: "px"))
  var imageEdge: Int?

  @Flag(
    inversion: .prefixedNo,
    help: "Put in the pages that show the bundle in a browser, without a network: index.html.")
  var viewer = true

  @Option(help: "Leave out facts about people, from the level files too: birthdays,emails.")
  var omit: [String] = []

  @Option(
    help: ArgumentHelp(
      "An earlier bundle of the hub: what has not changed since is not fetched again.",
      valueName: "bundle"), completion: .bundle)
  var base: String?

  @Flag(help: "Let the base's content stand in, marked as stale, for what cannot be reached.")
  var carryForward = false

  @Option(
    help: ArgumentHelp(
      "Write what was fetched from where, and what is missing, as JSON; - for standard output.",
      valueName: "file"), completion: .file())
  var report: String?

  @OptionGroup(title: "Reading the hub") var reading: SourceOptions

  @Flag(name: .shortAndLong, help: "Print nothing but errors.")
  var quiet = false

  func run() async throws {
    guard let source else { throw MissingSource(command: "export") }
    let hub = try SourceArgument(source)
    let options = try options(levelZero: reading.level0.map(hub.levelZero))
    let base = try base.map { path in try withBundle(at: path) { try BaseRelease($0) } }
    guard base != nil || !carryForward else {
      throw UsageError("--carry-forward: needs --base, the bundle whose content is to stand in")
    }
    if let report {
      let bundles = [output, self.base].compactMap(\.self)
      try ExportReport.checkPlace(report, replaces: force, bundles: bundles)
    }
    for (option, path) in [("--output", output), ("--report", report)] {
      guard let path, hub.holds(path) else { continue }
      throw UsageError("\(option): \(path): is a file of the hub itself; name another")
    }
    let choice = try ImagingChoice(thumbnailEdge: thumbnailEdge, imageEdge: imageEdge)
    let outcome = try await withHub(
      at: hub, reading, carriesForward: carryForward, base: base
    ) { hub in
      let line = ProgressLine(isEnabled: !quiet)
      defer { line.clear() }
      async let _ = line.keepFresh(hub.web)
      let exporter = Exporter(
        hub.fetcher, options: options, base: base, imaging: choice.imaging,
        pictureFolder: hub.pictureFolder, report: line.show, notice: Message.write)
      let result: ExportResult
      do {
        result = try await exporter.export(hubName: hub.name)
      } catch {
        await choice.imaging?.shutDown()
        throw error
      }
      await choice.imaging?.shutDown()
      return (result, await hub.web?.report)
    }
    let (result, fetched) = outcome
    ExportSummary(result, fetched, isQuiet: quiet, remark: choice.remark).write()
    if let report { try ExportReport(result, fetched).write(to: report, replaces: force) }
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
    func check(_ option: String, _ value: String?, _ what: String, longest: Int) throws {
      guard let value, !OneLine.isValid(value, longest: longest) else { return }
      throw UsageError(
        "\(option): \(what) has 1 to \(longest) characters, none of them a control character, and no "
          + "space at its ends")
    }
    try check("--release", release, "a label, such as 2026.11,", longest: OneLine.longestLabel)
    for (option, value) in [("--title", title), ("--maker", maker), ("--license", license)] {
      try check(option, value, "a text on one line", longest: OneLine.longest)
    }
    for (name, edge) in [("--thumbnail-edge", thumbnailEdge), ("--image-edge", imageEdge)] {
      guard let edge, edge != 0, !(16...16_384).contains(edge) else { continue }
      throw UsageError("\(name): is a number of pixels from 16 to 16384, or 0")
    }
    if let imageEdge, imageEdge > 0, imageEdge < thumbnailEdge ?? 640 {
      throw UsageError(
        "--image-edge: full images cannot be smaller than thumbnails (--thumbnail-edge)")
    }
    if report?.isEmpty == true {
      throw UsageError("--report: name a file, or - for standard output")
    }
    if output == "-" || output?.isEmpty == true {
      throw UsageError("--output: name a file; a bundle appears at once, and a stream cannot")
    }
    return ExportOptions(
      reading: ReadingOptions(
        omissions: Set(omissions),
        selection: reading.selection, levelZero: levelZero),
      assets: assets, thumbnailEdge: edge(thumbnailEdge ?? 640), imageEdge: edge(imageEdge ?? 0),
      includesViewer: viewer, title: title, maker: maker, license: license, release: release,
      created: try CreationTime.parse(created), output: output, replacesExisting: force,
      generator: Version.generator)
  }
}

/// 0 stands for pictures as they are.
private func edge(_ pixels: Int) -> Int? { pixels == 0 ? nil : pixels }

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
