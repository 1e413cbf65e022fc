package import HubBundle
import HubModel
import HubSystem

extension HubValues {
  /// Loads two bundles without most of what they have in common, which does not affect their
  /// ``BundleDifference``. Takes O(rows) numbers, and values for what differs.
  ///
  /// - Organizations, exhibitions, keywords, languages and problems are all loaded, on both sides.
  /// - A person is loaded, with all memberships, if anything about them or any of their memberships
  ///   differs, because the facts of a person are derived from all their clubs.
  /// - Of the level files, those that differ are loaded.
  ///
  /// - Throws: `BundleError`.
  package static func differing(
    _ old: BundleFile, _ new: BundleFile
  ) throws -> (HubValues, HubValues) {
    let opened = try inParallel([old, new]) { ($0.manifest, try $0.catalog()) }
    return try differing(opened[0].get(), opened[1].get())
  }

  /// A release whose catalog is open.
  typealias Opened = (manifest: Manifest, catalog: Catalog)

  /// Loads two bundles that are open.
  static func differing(_ old: Opened, _ new: Opened) throws -> (HubValues, HubValues) {
    let rows = try differingRows(old, new)
    let values = try inParallel([(rows.old, old.manifest), (rows.new, new.manifest)]) {
      try HubValues($0, $1)
    }
    return (try values[0].get(), try values[1].get())
  }

  /// Loads a whole bundle. O(rows).
  ///
  /// - Throws: `BundleError`.
  static func whole(_ opened: Opened) throws -> HubValues {
    let owners = try fingerprints(of: opened).addresses
    return try HubValues(Rows(catalog: opened.catalog, owners: owners), opened.manifest)
  }

  /// The rows to load: the ids of the people and of the files; nil for all.
  private struct Rows: Sendable {
    let catalog: Catalog
    var people: [Int64]?
    var sources: [Int64]?
    let owners: AddressOwners
  }

  /// Finds the rows that differ. The fingerprints are freed on return, because they take as much
  /// memory as the rows that are loaded next.
  private static func differingRows(
    _ old: Opened, _ new: Opened
  ) throws -> (old: Rows, new: Rows) {
    let prints = try inParallel([old, new]) { try fingerprints(of: $0) }
    let (oldPrints, newPrints) = (try prints[0].get(), try prints[1].get())
    let people = Fingerprint.differing(oldPrints.people, newPrints.people)
    let sources = Fingerprint.differing(oldPrints.sources, newPrints.sources)
    return (
      Rows(
        catalog: old.catalog, people: people.old, sources: sources.old, owners: oldPrints.addresses),
      Rows(
        catalog: new.catalog, people: people.new, sources: sources.new, owners: newPrints.addresses)
    )
  }

  private static func fingerprints(of opened: Opened) throws -> Fingerprints {
    try opened.catalog.fingerprints(
      on: opened.manifest.day, addressHash: Address.normalizedHash)
  }

  private init(_ rows: Rows, _ manifest: Manifest) throws {
    let catalog = rows.catalog
    try self.init(withoutPeople: catalog)
    day = manifest.day
    try add(peopleOf: catalog, on: manifest.day, rows.people)
    let files = try rows.sources.map { try catalog.sources(of: $0) }
    sources = byKey(try files ?? catalog.sources(), \.location)
    gaps = Gaps(try catalog.sourcesOfGaps(), manifest.leftOut)
    gaps.lackingColumns = catalog.lackingColumns
    let hashes = Dictionary(
      addresses.lazy.map(Address.normalized).map {
        ($0, Address.hash(ofNormalized: Array($0.utf8)[...]))
      }
    ) { first, _ in first }
    let shared = rows.owners.shared(among: Set(hashes.values))
    sharedAddresses = Set(hashes.lazy.filter { shared.contains($0.value) }.map(\.key))
  }
}

extension HubValues {
  /// Loads the parts that are never large: organizations, exhibitions, keywords, languages and
  /// problems.
  init(withoutPeople catalog: Catalog) throws {
    organizations = byKey(try catalog.organizationFacts(), \.identity)
    exhibitions = byKey(try catalog.exhibitionFacts(), \.identity)
    keywords = byKey(try catalog.keywordFacts(), \.key)
    languages = byKey(try catalog.languageFacts(), \.code)
    problems = try catalog.problems()
  }

  /// - Parameters:
  ///   - day: The day of the bundle's creation.
  ///   - people: The ids of the people to add; nil for all.
  mutating func add(
    peopleOf catalog: Catalog, on day: String, _ people: [Int64]? = nil
  ) throws {
    photographers = byKey(try catalog.photographerFacts(of: people), \.name)
    memberships = byKey(try catalog.membershipFacts(on: day, of: people), \.identity)
  }
}

extension Manifest {
  var day: String { String(created.prefix(10)) }
}

extension Gaps {
  /// Derives the gaps from the states of the files and the choices of the maker.
  init(_ sources: [RecordedSource], _ leftOut: Manifest.LeftOut) {
    for source in sources where source.role == "level1" && !source.isInBundle {
      levelOneFiles[source.location] = source.whyUnknown
    }
    knowsLevelZero = sources.contains { $0.role == "level0" && $0.isInBundle }
    omitted = Set(leftOut.omitted)
    // With `--omit`, other people's files are skipped too, so "filtered" then says nothing about
    // clubs.
    let isFiltered = omitted.isEmpty && sources.contains { $0.reason == "filtered" }
    hasSelection = leftOut[.clubs] > 0 || isFiltered
    pictures =
      leftOut[.pictures] > 0 ? 1 : ["none": 0, "thumbnails": 2, "all": 3][leftOut.assets] ?? 0
  }
}

extension RecordedSource {
  /// True if the content of the file is in the bundle.
  var isInBundle: Bool { state == .present || state == .stale }

  /// The reason why the content is unknown, to follow the name of the file.
  fileprivate var whyUnknown: String {
    state == .leftOut ? SkippedText.clause(reason) : reason ?? "could not be fetched"
  }
}

/// Returns values by their keys. A catalog with a key twice is hostile, and the first value counts.
func byKey<Key: Hashable, Value>(
  _ values: [Value], _ key: (Value) -> Key
) -> [Key: Value] {
  var all = [Key: Value](minimumCapacity: values.count)
  // In reverse, so that the first value is set last.
  for value in values.reversed() { all[key(value)] = value }
  return all
}
