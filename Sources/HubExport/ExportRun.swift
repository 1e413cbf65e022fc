import Foundation
import HubBundle
import HubGeography
import HubModel
import HubSource

/// One export under way: what it has gathered, and where.
final class ExportRun {
  let exporter: Exporter
  let staging: StagingFolder
  let catalog: CatalogWriter
  let assets: AssetStore
  private let atlas: CountryAtlas
  private var sourceFiles: [BundlePacker.SourceFile] = []
  private var storedSources = Set<String>()
  private var clubsLeftOut = 0
  private var leftOutFiles: [String] = []
  var failures = 0

  init(_ exporter: Exporter, staging: StagingFolder) throws {
    self.exporter = exporter
    self.staging = staging
    atlas = try CountryAtlas.naturalEarth
    catalog = try CatalogWriter(path: staging.file("catalog.work"))
    assets = AssetStore()
    try FileManager.default.createDirectory(
      atPath: staging.file("sources"), withIntermediateDirectories: false)
  }

  func report(_ phase: ExportProgress.Phase, _ done: Int, of total: Int, bytes: Int = 0) {
    exporter.report(
      ExportProgress(phase: phase, done: done, total: total, failures: failures, bytes: bytes))
  }

  /// Reads all levels into the catalog, clubs in Level 1 order.
  func readHub() async throws {
    report(.discovering, 0, of: 0)
    let reader = HubReader(exporter.fetcher, options: exporter.options.reading)
    let tree = try await reader.tree()
    clubsLeftOut = tree.clubsLeftOut
    try add(tree.sources, tree.problems)
    if let file = tree.levelZeroFile {
      try catalog.add(
        keywords: tree.levelZero.keywords, languages: tree.levelZero.languages, file: file)
    }
    var done = 0
    try await withLookAhead(
      tree.organizations, width: 4, work: { try await reader.harvest($0) },
      handle: { _, harvest in
        try Task.checkCancellation()
        try add(harvest)
        done += 1
        report(.clubs, done, of: tree.organizations.count)
      })
    guard let day = Release.day(of: exporter.options.created) else {
      throw ExportError("the time of creation is not between the years 1 and 9998")
    }
    try catalog.settle(on: day)
  }

  private func add(_ sources: [SourceRecord], _ problems: [Problem]) throws {
    for source in sources { try add(source) }
    for problem in problems { try catalog.add(problem) }
  }

  private func add(_ source: SourceRecord) throws {
    let location = source.location.description
    // Another member, or club, may have named the file before, and not have been its owner.
    if catalog.hasSource(location), source.contents == nil || storedSources.contains(location) {
      return
    }
    let (state, reason) = source.state.recorded
    if state == .failed { failures += 1 }
    if state == .leftOut, source.role != .levelThree { leftOutFiles.append(location) }
    var entry: (name: String, size: Int, digest: HexDigest)?
    if let contents = source.contents, let digest = source.contentsDigest {
      let number = sourceFiles.count + 1
      let name = EntryName.source(
        number: number, publishedName: source.location.lastComponent ?? "file")
      try staging.write(contents, to: "sources/\(number)")
      storedSources.insert(location)
      sourceFiles.append(
        BundlePacker.SourceFile(
          name: name, digest: digest, file: staging.file("sources/\(number)")))
      entry = (name, contents.count, digest)
    }
    try catalog.add(
      SourceRow(
        role: source.role.rawValue, location: location, state: state, reason: reason, entry: entry,
        // It would let one guess what was omitted: there are few birthdays.
        originalDigest: exporter.options.reading.omissions.isEmpty ? source.originalDigest : nil))
  }

  private func add(_ harvest: ClubHarvest) throws {
    try add(harvest.sources, harvest.problems)
    let club = harvest.club
    var row = OrganizationRow(
      kind: club.kind, identity: club.identity, nickName: club.nickName ?? club.identity.fullName,
      file: club.file)
    row.coordinates = club.coordinates
    row.country = club.coordinates.flatMap {
      atlas.country(latitude: $0.latitude, longitude: $0.longitude)
    }
    row.website = club.website
    row.wikipedia = club.wikipedia
    row.contactEmail = club.contactEmail
    row.fotobondNumber = club.fotobondNumber
    row.levelTwoURL = club.levelTwoURL
    row.memberFile = harvest.levelTwoFile
    row.remarks = club.remarks.map { ($0.text, $0.file) }
    let id = try catalog.add(row)
    guard let file = harvest.levelTwoFile else { return }
    for member in harvest.members {
      try catalog.add(
        MembershipRow(member, file: file, wanted: exporter.options.assets),
        gallery: member.gallery.map { GalleryRow($0, wanted: exporter.options.assets) }, to: id)
    }
  }

  /// Fetches, checks and hashes every wanted picture.
  func collectPictures() async throws {
    let total = try catalog.wantedPictureCount()
    let fetcher = exporter.fetcher
    var last: Int64 = 0
    var done = 0
    var bytes = 0
    report(.pictures, 0, of: total)
    while true {
      let batch = try catalog.wantedPictures(after: last, limit: 1000)
      guard let end = batch.last else { break }
      last = end.id
      try await withLookAhead(
        batch, width: 4, work: { await fetcher.outcome(of: $0) },
        handle: { picture, outcome in
          try Task.checkCancellation()
          bytes += try settle(picture, outcome)
          done += 1
          report(.pictures, done, of: total, bytes: bytes)
        })
    }
  }

  /// Records what became of a picture; its size, when it is there.
  private func settle(
    _ picture: WantedPicture, _ outcome: Result<FetchedPicture, FetchFailure>
  ) throws -> Int {
    switch outcome {
    case .success(let fetched):
      let asset = Asset(
        digest: fetched.digest, fileExtension: fetched.format.fileExtension,
        mediaType: fetched.format.mediaType, size: fetched.size)
      if try catalog.settle(picture, as: asset) { assets.add(asset, file: fetched.file.path) }
      return fetched.size
    case .failure(.cancelled):
      throw CancellationError()
    case .failure(.leftOut(let choice)):
      try catalog.settle(picture, state: .leftOut, reason: choice)
      return 0
    case .failure(let failure):
      failures += 1
      try catalog.settle(picture, state: .failed, reason: failure.reason)
      let (file, position) = try catalog.firstMention(of: picture)
      try catalog.add(
        Problem(
          failure.pictureProblemCode, file: file, position: position,
          message: "the picture \(picture.location) \(failure.reason)"))
      return 0
    }
  }

  /// Packs what was gathered and gives it its name.
  func publish(at path: String) throws -> ExportResult {
    let (counts, contentDigest) = try catalog.summary()
    let catalogFile = staging.file("catalog.sqlite")
    try catalog.finish(to: catalogFile)
    let options = exporter.options
    let manifest = Manifest(
      release: exporter.release, created: Release.timestamp(of: options.created),
      root: exporter.fetcher.root.description, generator: options.generator, counts: counts,
      leftOut: try catalog.leftOut(
        assets: options.assets.rawValue,
        omitted: options.reading.omissions.map(\.rawValue).sorted(), clubs: clubsLeftOut),
      contentDigest: contentDigest, entries: [try BundlePacker.account(for: catalogFile)])
    let total = (manifest.entries.first?.size ?? 0) + counts.assetBytes
    var packed = 0
    try BundlePacker.pack(
      manifest, catalog: catalogFile, sources: sourceFiles, assets: assets.forEach,
      to: staging.file("bundle"),
      progress: { [self] count in
        try Task.checkCancellation()
        packed += count
        report(.packing, packed, of: max(total, packed), bytes: packed)
      })
    let size = try BundleFile(path: staging.file("bundle")).size
    try staging.publish("bundle", replacing: options.replacesExisting)
    return ExportResult(
      path: path, manifest: manifest, size: size, leftOutFiles: leftOutFiles,
      problems: try catalog.problems())
  }
}

extension HubFetcher {
  /// A picture, or why it could not be had.
  fileprivate func outcome(of picture: WantedPicture) async -> Result<FetchedPicture, FetchFailure>
  {
    do throws(FetchFailure) {
      return .success(try await self.picture(at: HubLocation(picture.location)))
    } catch {
      return .failure(error)
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
