import Foundation
import HubBundle
import HubFetching
import HubGeography
import HubModel
import HubSource
import HubSystem
import HubViewer

/// A running export: the data that it has collected so far, and its temporary files.
final class ExportRun {
  let exporter: Exporter
  let staging: StagingFolder
  /// The file with all parts that are packed as they are read or made.
  private let parts: StagingFile
  let catalog: CatalogWriter
  /// The entries of all assets, by digest.
  private var assets: [HexDigest: PackedEntry] = [:]
  private var borderTowns: TownAtlas?
  private var sourceFiles: [PackedEntry] = []
  /// The entries of the files that are stored, by location.
  private var storedSources: [String: EntryAccount] = [:]
  /// The files that are recorded as failed.
  private var unusedSources = Set<String>()
  private(set) var clubsLeftOut = 0
  private var hubName: String?
  private(set) var leftOutFiles: [String] = []
  private var phases: [(phase: ExportProgress.Phase, start: ContinuousClock.Instant)] = []
  private var failures = 0

  init(_ exporter: Exporter, staging: StagingFolder) throws {
    self.exporter = exporter
    self.staging = staging
    catalog = try CatalogWriter(
      path: staging.file("catalog.work"), wanted: exporter.options.assets)
    parts = try StagingFile(path: staging.file("parts"))
  }

  func report(_ phase: ExportProgress.Phase, _ done: Int, of total: Int, bytes: Int = 0) {
    if phases.last?.phase != phase { phases.append((phase, .now)) }
    exporter.report(
      ExportProgress(phase: phase, done: done, total: total, failures: failures, bytes: bytes))
  }

  /// Reads all levels while pictures are fetched, and then collects the pictures.
  func gather(_ processor: PictureProcessor) async throws {
    let (fetcher, options) = (exporter.fetcher, exporter.options)
    let ahead = PicturePrefetch(fetcher, processor, wanted: options.assets)
    async let _ = ahead.run()
    // A selection may need less than the earlier bundle has, so nothing is fetched in advance.
    let isSelecting = options.reading.isFiltering || options.exhibition != nil
    async let _: Void = isSelecting ? () : fetcher.prefetchEarlier()
    defer { ahead.finish() }
    try await readHub(ahead)
    ahead.finish()
    try await collectPictures(ahead)
  }

  /// Reads all levels into the catalog, clubs in Level 1 order.
  private func readHub(_ ahead: PicturePrefetch) async throws {
    report(.discovering, 0, of: 0)
    let reader = HubReader(
      exporter.fetcher, options: exporter.options.reading, pages: exporter.pages,
      earlier: exporter.base, carriesForward: exporter.options.carriesForward)
    let tree = try await reader.tree()
    hubName = tree.name
    try exporter.base?.check(tree, root: exporter.fetcher.root)
    clubsLeftOut = tree.clubsLeftOut
    borderTowns = TownAtlas(nearBordersNamed: tree.organizations.map(\.identity.town))
    try add(tree.sources, tree.problems)
    if let file = tree.levelZeroFile {
      try catalog.add(
        keywords: tree.levelZero.keywords, languages: tree.levelZero.languages, file: file)
    }
    var done = 0
    var knowsMembers = true
    let isOfOneExhibition = exporter.options.exhibition != nil
    try await withLookAhead(
      tree.organizations, width: exporter.fetcher.width,
      work: { club in
        let contents = try await reader.clubContents(of: club, in: tree)
        if !isOfOneExhibition { ahead.add(contents) }
        return contents
      },
      handle: { _, contents in
        try Task.checkCancellation()
        try add(contents)
        if contents.membersState == .unknown { knowsMembers = false }
        done += 1
        report(.clubs, done, of: tree.organizations.count)
      })
    try add([], reader.passedOver(in: tree, knowsMembers: knowsMembers, isRead: catalog.hasSource))
    guard let day = Release.day(of: exporter.options.created) else {
      throw PlainError("the time of creation must be between the years 1 and 9998")
    }
    try catalog.derive(on: day, isWhole: clubsLeftOut == 0)
    if let name = exporter.options.exhibition { try keepOnly(name, tree, ahead) }
  }

  /// Removes everything but an exhibition, and fetches its pictures.
  private func keepOnly(_ name: String, _ tree: HubTree, _ ahead: PicturePrefetch) throws {
    let all = try catalog.exhibitionRows()
    let index: Int
    do { index = try ExhibitionIdentity.index(of: name, among: all.map(\.identity)) } catch {
      throw PlainError("--exhibition: \(error)")
    }
    try catalog.keepOnly(exhibition: all[index].id, root: exporter.fetcher.root.description)
    sourceFiles = []
    clubsLeftOut = tree.clubs.subtracting([all[index].identity.organization]).count
    hubName = all[index].identity.name
    let variants = exporter.options.assets.variants
    ahead.add(
      try catalog.wantedPictures(after: 0, limit: .max).map { (HubLocation($0.location), variants) }
    )
  }

  private func add(_ sources: [SourceRecord], _ problems: [Problem]) throws {
    for source in sources {
      try Task.checkCancellation()
      try add(source)
    }
    for problem in problems {
      try Task.checkCancellation()
      try catalog.add(problem)
    }
  }

  private func add(_ source: SourceRecord) throws {
    let location = source.location.description
    let (state, reason, _) = source.state.recorded
    // Another record may have named the file before without owning it, or as something else.
    let isBetter = [.present, .stale].contains(state) && unusedSources.contains(location)
    if catalog.hasSource(location), !isBetter,
      source.contents == nil || storedSources[location] != nil
    {
      return
    }
    if state == .failed { unusedSources.insert(location) } else { unusedSources.remove(location) }
    if case .stale(let since, let reason) = source.state {
      try catalog.add(
        Problem(
          .sourceStale, file: location, message: "this file " + Self.useOfCopy(since, reason)))
    }
    if state == .failed || state == .stale { failures += 1 }
    if reason == "offline", source.role != .levelThree { leftOutFiles.append(location) }
    var entry = storedSources[location].flatMap {
      $0.digest == source.contentsDigest ? $0 : nil
    }
    if entry == nil, let contents = source.contents, let digest = source.contentsDigest {
      let number = sourceFiles.count + 1
      let name = EntryName.source(number: number, publishedName: source.fileName)
      let account = EntryAccount(name, contents.count, digest)
      sourceFiles.append((account, .file(try parts.append(contents))))
      storedSources[location] = account
      entry = account
    }
    try catalog.add(
      source, entry: entry,
      // The digest would make it possible to guess what was omitted: there are few birthdays.
      originalDigest: exporter.options.reading.omissions.isEmpty ? source.originalDigest : nil)
    guard let validators = source.validators else { return }
    // Many servers derive the entity tag from the digest, which would reveal as much. References in
    // the file start from the URL that answered.
    let isWhole = exporter.options.reading.omissions.isEmpty
    let kept = Validators(
      answeredBy: validators.answeredBy, entityTag: isWhole ? validators.entityTag : nil,
      lastModified: isWhole ? validators.lastModified : nil)
    if kept != Validators(answeredBy: nil, entityTag: nil, lastModified: nil) {
      try catalog.add(kept, of: location)
    }
  }

  private func add(_ contents: ClubContents) throws {
    try add(contents.sources, contents.problems)
    let club = contents.club
    let country = club.coordinates.flatMap {
      borderTowns?.country(of: club.identity.town, at: $0)
        ?? CountryAtlas.naturalEarth.country(at: $0)
    }
    try catalog.add(contents, country: country)
  }

  /// Records the outcome of every wanted picture, in the order in which they were first referenced.
  private func collectPictures(_ ahead: PicturePrefetch) async throws {
    let total = try catalog.wantedPictureCount()
    var done = 0
    var bytes = 0
    report(.pictures, 0, of: total)
    var last: Int64 = 0
    while case let batch = try catalog.wantedPictures(after: last, limit: 1000), !batch.isEmpty {
      for picture in batch {
        try Task.checkCancellation()
        bytes += try record(picture, await ahead.outcome(of: picture.location))
        last = picture.id
        done += 1
        report(.pictures, done, of: total, bytes: bytes)
      }
    }
  }

  /// Records the outcome of a picture; returns its size in bytes, or 0 if there is none.
  private func record(_ picture: WantedPicture, _ outcome: PictureOutcome) throws -> Int {
    switch outcome {
    case .had(let versions, let published, let freshness, let validators):
      if case .stale(let since, let reason) = freshness {
        try note(.pictureStale, about: picture, Self.useOfCopy(since, reason))
      }
      for version in [versions.largest, versions.thumbnail]
      where assets[version.asset.digest] == nil {
        assets[version.asset.digest] = (version.asset.account, version.bytes)
      }
      if let spent = versions.spent { unlink(spent.path) }
      try catalog.record(
        picture, versions, of: published, freshness,
        rights: versions.largest.rights.without(exporter.options.reading.omissions))
      // The target of a redirect is useless without a validator.
      if let validators, validators.entityTag != nil || validators.lastModified != nil {
        try catalog.add(validators, of: picture.location)
      }
      return versions.largest.asset.size
    case .failed(let failure):
      if let fatal = failure.fatal { throw fatal }
      if case .leftOut(let choice) = failure {
        try catalog.record(picture, state: .leftOut, reason: choice)
        return 0
      }
      try catalog.record(picture, state: .failed, reason: failure.reason)
      try note(
        failure.pictureProblemCode, about: picture, failure.reason,
        suggestion: spelling(of: picture.location, after: failure))
      return 0
    }
  }

  /// Records the problem of a picture that could not be fetched, where it was first mentioned.
  private func note(
    _ code: Problem.Code, about picture: WantedPicture, _ reason: String, suggestion: String? = nil
  ) throws {
    failures += 1
    let (file, position) = try catalog.firstMention(of: picture)
    try catalog.add(
      Problem(
        code, file: file, position: position, message: "the picture \(picture.location) \(reason)",
        suggestion: suggestion))
  }

  /// Returns the reason why an old copy is used for a file or picture that could not be fetched.
  private static func useOfCopy(_ since: String, _ reason: String) -> String {
    "\(reason); the copy in the earlier bundle (--base, \(since.prefix(10))) is used"
  }

  /// Returns the suggestion of a file whose path differs only in case from that of a missing one.
  private func spelling(of location: String, after failure: FetchFailure) -> String? {
    guard case .missing = failure else { return nil }
    return exporter.fetcher.spelling(of: HubLocation(location)).map { "did you mean \"\($0)\"?" }
  }

  func publish(at path: String) throws -> ExportResult {
    report(.pages, 0, of: 0)
    let (counts, contentDigests) = try catalog.summary()
    let catalogFile = FileSlice(path: staging.file("catalog.sqlite"))
    try catalog.finish(to: catalogFile.path)
    var entries = [
      try BundlePacker.entry(catalogFile, as: EntryName.catalog),
      try BundlePacker.entry(
        parts.append(BundlePacker.formatDescription), as: EntryName.formatDescription),
    ]
    let (options, base) = (exporter.options, exporter.base)
    var manifest = Manifest(
      release: exporter.release, created: Release.timestamp(of: options.created),
      generator: options.generator, root: exporter.fetcher.root.description,
      contentDigests: contentDigests, counts: counts,
      leftOut: try catalog.leftOut(
        assets: options.assets.rawValue,
        omitted: options.reading.omissions.map(\.rawValue).sorted(), clubs: clubsLeftOut),
      entries: entries.map(\.account))
    manifest.formatDescription = EntryName.formatDescription
    // An earlier bundle may be of another exhibition, or of the whole hub.
    let title = options.exhibition == nil ? base?.agreed(\.title) : nil
    manifest.title = options.title ?? title ?? hubName
    manifest.maker = options.maker ?? base?.agreed(\.maker)
    manifest.license = options.license ?? base?.agreed(\.license)
    manifest.consent = options.consent ?? base?.agreed(\.consent)
    manifest.base = base?.id
    manifest.thumbnailEdge = exporter.thumbnailEdge
    manifest.imageEdge = exporter.imageEdge
    manifest.pictureMetadata = exporter.keepsMetadata ? "all" : "rights"
    let pages = options.includesViewer ? try viewer(of: catalogFile.path, manifest) : []
    manifest.entries += pages.map(\.account)
    try parts.close()
    entries += sourceFiles + pages
    entries += assets.values.sorted { $0.account.digest < $1.account.digest }
    let total = manifest.entries.reduce(0) { $0 + $1.size } + counts[.assetBytes]
    var packed = 0
    do {
      try BundlePacker.pack(manifest, entries, to: staging.file("bundle")) { [self] count in
        try Task.checkCancellation()
        packed += count
        report(.packing, packed, of: max(total, packed), bytes: packed)
      }
    } catch let error as BundleError where error.entry != nil {
      // The only entries that are read are those of earlier bundles.
      throw EarlierReleaseFault(named(error))
    }
    // Nothing may fail once the bundle is published.
    let bundle = try BundleFile(path: staging.file("bundle"))
    let problems = try catalog.problems()
    try staging.publish("bundle", replacing: options.replacesExisting)
    return ExportResult(
      path: path, manifest: manifest, size: bundle.size, id: bundle.id,
      isComplete: counts.isComplete && (leftOutFiles.isEmpty || !options.mergesBases),
      leftOutFiles: leftOutFiles, problems: problems, phases: durations)
  }

  /// Returns an error about a picture with the name of the base that it is copied from.
  private func named(_ error: BundleError) -> any Error {
    let picture = assets.values.first { $0.account.name == error.entry }
    guard case .bundle(let bundle)? = picture?.bytes else { return error }
    return exporter.base?.bases.first { $0.bundle === bundle }?.named(error) ?? error
  }

  /// Makes the viewer's files.
  private func viewer(of catalog: String, _ manifest: Manifest) throws -> [PackedEntry] {
    let files = try ViewerFiles(Catalog(finished: catalog), manifest: manifest)
    var entries: [PackedEntry] = []
    try files.makeAll { name, contents in
      report(.pages, entries.count, of: files.names.count)
      entries.append(try BundlePacker.entry(parts.append(contents), as: name))
    }
    return entries
  }

  private var durations: [(phase: ExportProgress.Phase, seconds: Double)] {
    let ends = phases.dropFirst().map(\.start) + [.now]
    return zip(phases, ends).map { begun, end in
      (begun.phase, begun.start.duration(to: end).inSeconds)
    }
  }
}

extension FetchFailure {
  fileprivate var pictureProblemCode: Problem.Code {
    switch self {
    case .missing: .pictureMissing
    case .outsideHub: .sourceOutsideHub
    default: .pictureUnreadable
    }
  }
}
