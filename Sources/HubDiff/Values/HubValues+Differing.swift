package import HubBundle
import HubModel

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
    let parts = try Part.differing(old, new)
    return try inParallel(
      { try HubValues(parts.0, old.manifest) }, { try HubValues(parts.1, new.manifest) })
  }

  /// Loads a whole bundle. O(rows).
  ///
  /// - Throws: `BundleError`.
  static func whole(_ bundle: BundleFile) throws -> HubValues {
    try HubValues(try Part(whole: bundle), bundle.manifest)
  }

  /// The rows to load from one of the two bundles.
  private struct Part: Sendable {
    let catalog: Catalog
    /// The ids of the people and of the files; nil for all.
    let people: [Int64]?
    let sources: [Int64]?
    let addresses: AddressOwners

    /// Finds the rows that differ. The fingerprints are freed on return, because they take as much
    /// memory as the rows that are loaded next.
    static func differing(_ old: BundleFile, _ new: BundleFile) throws -> (Part, Part) {
      let (old, new) = try inParallel({ try Side(old) }, { try Side(new) })
      let people = Fingerprint.differing(old.prints.people, new.prints.people)
      let sources = Fingerprint.differing(old.prints.sources, new.prints.sources)
      return (
        Part(old, people: people.old, sources: sources.old),
        Part(new, people: people.new, sources: sources.new)
      )
    }

    init(whole bundle: BundleFile) throws {
      self.init(try Side(bundle), people: nil, sources: nil)
    }

    private init(_ side: Side, people: [Int64]?, sources: [Int64]?) {
      catalog = side.catalog
      addresses = side.prints.addresses
      self.people = people
      self.sources = sources
    }
  }

  private struct Side: Sendable {
    let catalog: Catalog
    let prints: Fingerprints

    init(_ bundle: BundleFile) throws {
      catalog = try bundle.catalog()
      prints = try catalog.fingerprints(
        on: bundle.manifest.day, addressHash: Address.normalizedHash)
    }
  }

  private init(_ part: Part, _ manifest: Manifest) throws {
    try self.init(withoutPeople: part.catalog)
    day = manifest.day
    try add(peopleOf: part.catalog, on: manifest.day, part.people)
    let files = try part.sources.map { try part.catalog.sourceFacts(of: $0) }
    sources = byKey(try files ?? part.catalog.sourceFacts(), \.location)
    gaps = Gaps(try part.catalog.sourceFactsOfGaps(), manifest.leftOut)
    filesOfSomeoneElse = Set(problems.filter { $0.code == .galleryOfSomeoneElse }.map(\.file))
    // A Level 0 file under a wrong name.
    if problems.contains(where: { $0.code == .levelZeroMissing }),
      problems.contains(where: { $0.code == .fileUnused && $0.file.contains("level0.") })
    {
      gaps.knowsLevelZero = false
    }
    gaps.lackingColumns = part.catalog.lackingColumns
    let hashes = Dictionary(
      addresses.lazy.map(Address.normalized).map {
        ($0, Address.hash(ofNormalized: Array($0.utf8)[...]))
      }
    ) { first, _ in first }
    let shared = part.addresses.shared(among: Set(hashes.values))
    sharedAddresses = Set(hashes.lazy.filter { shared.contains($0.value) }.map(\.key))
  }
}
