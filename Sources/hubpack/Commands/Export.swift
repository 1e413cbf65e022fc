import ArgumentParser
import Foundation
import HubBundle
import HubExport
import HubFetching
import HubModel
import HubSource
import Terminal

struct Export: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export a hub to a bundle",
    usage: "hubpack export <source> [<options>]",
    discussion: helpText(EmbeddedTexts.export_txt))

  @Argument(help: "The hub: a folder, a Level 1 file, or the URL of one", completion: .hub)
  var source: String?

  @Option(
    name: .shortAndLong, help: "The bundle to write (default: <hub>-<release>.hubpack)",
    completion: .bundle)
  var output: String?

  @Flag(help: "Overwrite an existing bundle or report")
  var force = false

  @Option(
    help: ArgumentHelp(
      "Title of the bundle, on one line (default: the title of --base, or the name in the hub's URL)",
      valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp(
      "Maker of the bundle: a person or an organization (default: the maker of --base)",
      valueName: "text"))
  var maker: String?

  @Option(
    help: ArgumentHelp(
      """
      Terms of use of the contents: an SPDX identifier such as CC0-1.0, a URL, or a short text \
      (default: the terms of --base)
      """, valueName: "text"))
  var license: String?

  @Option(
    help: ArgumentHelp(
      """
      On whose word the pictures were copied, such as 'the boards of all clubs, 3 March 2026' \
      (default: the statement of --base)
      """, valueName: "text"))
  var consent: String?

  @Option(
    help: "Label of the release, such as 2026.11 (default: the day of creation, such as 2026.11.21)"
  )
  var release: String?

  @Option(
    help: """
      Time of creation to record, such as 2026-11-21 or 2026-11-21T12:00:00Z (default: \
      $SOURCE_DATE_EPOCH if it is set, otherwise now)
      """)
  var created: String?

  @Option(
    help: ArgumentHelp(
      "Include only this exhibition, with its club or museum, texts and pictures",
      valueName: "name"))
  var exhibition: String?

  @Option(
    help: "Pictures to include; 'thumbnails' also includes portraits and featured images")
  var assets = AssetSelection.thumbnails

  @Option(
    help: ArgumentHelp(
      """
      Longest side of portraits, featured images and thumbnails: larger ones are resized, and all \
      are turned upright; 0 keeps their size (default: 640)
      """, valueName: "px"))
  var thumbnailEdge: Int?

  @Option(
    help: ArgumentHelp(
      "Longest side of full-size pictures; needs --assets all (default: their size is kept)",
      valueName: "px"))
  var imageEdge: Int?

  @Flag(
    help: """
      Keep all metadata of pictures that keep their size, such as where and with which camera they \
      were taken (default: keep only what states rights)
      """)
  var keepMetadata = false

  @Flag(help: "Omit the viewer: index.html and the other pages that show the bundle in a browser")
  var noViewer = false

  @Option(
    help: ArgumentHelp(
      "Omit birthdays, emails, or both (birthdays,emails), from the level files too",
      valueName: "what"),
    completion: .words(Omission.allCases.map(\.rawValue)))
  var omit: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      An earlier bundle of the hub, or of a branch of it: files unchanged since then are not fetched \
      again (repeatable)
      """, valueName: "bundle"), completion: .bundle)
  var base: [String] = []

  @Flag(
    help: "Merge bundles: take everything from --base, and fetch nothing from the web")
  var basesOnly = false

  @Flag(
    help:
      "Use files and pictures of --base, marked as stale, instead of those that cannot be fetched")
  var carryForward = false

  @Option(
    help: ArgumentHelp(
      "Write a JSON report of the files fetched and missing; - for standard output",
      valueName: "file"), completion: .file())
  var report: String?

  @OptionGroup(title: "Reading the hub") var reading: SourceOptions

  @Flag(name: .shortAndLong, help: "Print only warnings and errors")
  var quiet = false

  func run() async throws {
    guard let source else { throw MissingSource(command: "export") }
    let hub = try SourceArgument(source)
    let options = try options(levelZero: reading.level0.map(hub.levelZero))
    for (option, isGiven) in [("--carry-forward", carryForward), ("--bases-only", basesOnly)] {
      guard isGiven, self.base.isEmpty else { continue }
      throw UsageError("\(option) needs --base")
    }
    for (option, isGiven) in [("--offline", reading.offline), ("--carry-forward", carryForward)] {
      guard isGiven, basesOnly else { continue }
      throw UsageError("--bases-only excludes \(option)")
    }
    let base = try openBases()
    if let report {
      let bundles = [output].compactMap(\.self) + self.base
      try ExportReport.check(report, replaces: force, bundles: bundles)
    }
    for (option, path) in [("--output", output), ("--report", report)] {
      guard let path, hub.holds(path) else { continue }
      throw UsageError("\(option): \(path) is a file of the hub itself (name another file)")
    }
    let pages = try reading.pages()
    let choice = try ImagingChoice(thumbnailEdge: thumbnailEdge, imageEdge: imageEdge)
    var warnings: [String] = []
    for base in base?.bases ?? [] where !basesOnly {
      warnings += [
        UpdateWarning.text(
          base.manifest, options.reading, choosesClubs: options.exhibition == nil),
        UpdateWarning.pictures(base.manifest, options),
      ].compactMap(\.self).filter { !warnings.contains($0) }
    }
    for warning in warnings { Message.write("warning: \(warning)") }
    if base?.bases.contains(where: \.hasPageGalleries) == true, pages == nil {
      Message.write(
        "warning: the earlier bundle (--base) has portfolios from web pages, which stay links in "
          + "this one (repeat --page-galleries to read them again)")
    }
    let outcome = try await withHub(
      at: hub, reading, carriesForward: carryForward, base: base, basesOnly: basesOnly
    ) { hub in
      let line = ProgressLine(isEnabled: !quiet)
      defer { line.clear() }
      async let _ = line.keepFresh(hub.web)
      let exporter = Exporter(
        hub.fetcher, options: options, base: base, imaging: choice.imaging, pages: pages,
        pictureFolder: hub.pictureFolder, report: line.show, notice: Message.write)
      if keepMetadata, assets != .none { tellMetadata(exporter.unresized) }
      let result: ExportResult
      do {
        if basesOnly { try exporter.checkOptionsOfBases() }
        result = try await exporter.export(hubName: hub.name)
      } catch {
        await choice.imaging?.shutDown()
        throw error
      }
      await choice.imaging?.shutDown()
      return (result, hub.web?.report)
    }
    let (result, fetched) = outcome
    if basesOnly, let file = result.leftOutFiles.first {
      let count = result.leftOutFiles.count.of("level file")
      Message.write("warning: not in any earlier bundle (--base): \(count), such as \(file)")
    }
    if output == nil, let release, !result.path.hasSuffix("-\(release).hubpack") {
      Message.write(
        "note: wrote \(result.path) (a file name cannot contain \"\(release)\")")
    }
    ExportSummary(
      result: result, fetched: fetched, isQuiet: quiet,
      remark: assets == .none ? nil : choice.remark, readsPages: pages != nil
    ).write()
    if case .local = hub, let fetched,
      UnreachableHosts(result.problems).areAll(in: fetched)
    {
      Message.write(UnreachableHosts.noNetwork)
    }
    if let report { try ExportReport(result, fetched).write(to: report, replaces: force) }
    if !result.isComplete { throw ExitStatus.incomplete }
  }

  private func openBases() throws -> BaseReleases? {
    guard !base.isEmpty else { return nil }
    return BaseReleases(
      try base.map { path in
        guard !BundleInput.isURL(path) else {
          throw UsageError(
            "--base needs a file (fetch it first, or keep one up to date with 'hubpack pull')")
        }
        return try withBundle(at: path) { try BaseRelease($0, named: path) }
      })
  }

  private func tellMetadata(_ pictures: Manifest.UnresizedPictures?) {
    guard let pictures else {
      return Message.write(
        "note: --keep-metadata has no effect, because no picture keeps its size "
          + "(use --assets all or --thumbnail-edge 0)")
    }
    Message.write(
      "warning: \(pictures.rawValue) keep all metadata (--keep-metadata), perhaps where they were "
        + "taken")
  }

  private func options(levelZero: String?) throws -> ExportOptions {
    let words = omit.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let omissions = try words.map { word in
      let word = word.trimmingCharacters(in: .whitespaces).lowercased()
      guard let omission = Omission(rawValue: word) else {
        let known = Omission.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("unknown value \"\(word)\" for --omit (use \(known))")
      }
      return omission
    }
    func check(_ option: String, _ value: String?, _ what: String, longest: Int) throws {
      guard let value, !OneLine.isValid(value, longest: longest) else { return }
      throw UsageError(
        "\(option): invalid \(what) (use 1 to \(longest) characters, without control characters, "
          + "and without leading or trailing spaces)")
    }
    try check("--release", release, "label", longest: OneLine.longestLabel)
    for (option, value) in [
      ("--title", title), ("--maker", maker), ("--license", license), ("--consent", consent),
    ] {
      try check(option, value, "text", longest: OneLine.longest)
    }
    for (name, edge) in [("--thumbnail-edge", thumbnailEdge), ("--image-edge", imageEdge)] {
      guard let edge, edge != 0, !(16...16_384).contains(edge) else { continue }
      throw UsageError("\(name): invalid number of pixels \(edge) (use 16 to 16384, or 0)")
    }
    guard exhibition == nil || reading.selection.isEverything else {
      throw UsageError("--exhibition excludes --include-club and --exclude-club")
    }
    guard imageEdge == nil || assets == .all else {
      throw UsageError(
        "--image-edge needs --assets all (full-size pictures are not included otherwise)")
    }
    if let imageEdge, imageEdge > 0, imageEdge < thumbnailEdge ?? 640 {
      throw UsageError(
        "--image-edge: full-size pictures cannot be smaller than thumbnails (--thumbnail-edge)")
    }
    if report?.isEmpty == true {
      throw UsageError("--report: empty name (use a file, or - for standard output)")
    }
    if output == "-" || output?.isEmpty == true {
      throw UsageError("--output: name a file (a bundle cannot go to standard output)")
    }
    var options = ExportOptions(
      created: try CreationTime.parse(created), generator: Version.generator)
    options.reading = ReadingOptions(
      omissions: Set(omissions), selection: reading.selection, levelZero: levelZero)
    options.exhibition = exhibition
    options.assets = assets
    if let thumbnailEdge { options.thumbnailEdge = thumbnailEdge == 0 ? nil : thumbnailEdge }
    options.imageEdge = imageEdge == 0 ? nil : imageEdge
    options.keepsMetadata = keepMetadata
    options.includesViewer = !noViewer
    options.title = title
    options.maker = maker
    options.license = license
    options.consent = consent
    options.carriesForward = carryForward
    options.mergesBases = basesOnly
    options.release = release
    options.output = output
    options.replacesExisting = force
    return options
  }
}

/// The warning that an update contains more about people than its base.
enum UpdateWarning {
  /// Returns the warning for an update of a bundle with that manifest; nil if the update omits at
  /// least as much, as far as that can be told.
  static func text(
    _ base: Manifest, _ reading: ReadingOptions, choosesClubs: Bool = true
  ) -> String? {
    let words = base.leftOut.omitted.filter { word in
      !reading.omissions.contains { $0.rawValue == word }
    }
    // A manifest does not name the clubs.
    let clubs = choosesClubs && reading.selection.isEverything ? base.leftOut[.clubs] : 0
    let omitted = words + (clubs > 0 ? [clubs.of("club")] : [])
    guard !omitted.isEmpty else { return nil }
    let options =
      (words.isEmpty ? [] : ["--omit \(base.leftOut.omitted.joined(separator: ","))"])
      + (clubs > 0 ? ["--exclude-club or --include-club"] : [])
    return
      "the earlier bundle (--base) omitted \(omitted.joined(separator: ", ")); this one does not "
      + "(repeat \(options.joined(separator: " and ")) to omit them again)"
  }

  /// Returns the warning for an update without the full-size pictures of its base, or with larger
  /// ones; nil if there is none.
  static func pictures(_ base: Manifest, _ options: ExportOptions) -> String? {
    let edge = base.imageEdge.map { " --image-edge \($0)" } ?? ""
    switch (base.leftOut.assets, options.assets) {
    case ("all", .all):
      guard let size = base.imageEdge, options.imageEdge == nil else { return nil }
      return "full-size pictures of the earlier bundle (--base) are reduced to \(size) pixels, and "
        + "those of this one are not (repeat\(edge) to reduce them again)"
    case ("all", _):
      return "the earlier bundle (--base) has full-size pictures; this one does not "
        + "(repeat --assets all\(edge) to keep them)"
    default: return nil
    }
  }
}

enum CreationTime {
  static func parse(
    _ text: String?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Date {
    if let text { return try date(text) }
    if let epoch = environment["SOURCE_DATE_EPOCH"], !epoch.isEmpty {
      guard let seconds = Int(epoch), (0...253_000_000_000).contains(seconds) else {
        throw UsageError("SOURCE_DATE_EPOCH: invalid \"\(epoch)\" (use seconds since 1970-01-01)")
      }
      return Date(timeIntervalSince1970: TimeInterval(seconds))
    }
    return Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
  }

  private static func date(_ text: String) throws -> Date {
    let time = text.utf8.count == 10 ? text + "T00:00:00Z" : text
    // Foundation's parser takes 30 February for 2 March.
    guard Timestamp.isValid(time), let date = try? Date(time, strategy: .iso8601) else {
      throw UsageError(
        "--created: invalid time \"\(text)\" (such as 2026-11-15 or 2026-11-15T12:00:00Z)")
    }
    return date
  }
}
