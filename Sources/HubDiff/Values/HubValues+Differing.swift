package import HubBundle
import HubModel

extension HubValues {
  /// What two bundles say, without most of what both say: what is left out of both changes nothing about
  /// their ``Difference``. O(rows) numbers, and values for what differs.
  ///
  /// - Organizations, keywords, languages and problems are all there, on both sides.
  /// - A person is there, with all memberships, when anything about them or any of their memberships
  ///   differs: their clubs settle together what is known of them.
  /// - Of the level files, those that differ are there.
  ///
  /// - Throws: `BundleError`.
  package static func differing(
    _ old: BundleFile, _ new: BundleFile
  ) throws -> (HubValues, HubValues) {
    let (oldSide, newSide) = try inParallel({ try Side(old) }, { try Side(new) })
    let people = Fingerprint.differing(oldSide.prints.people, newSide.prints.people)
    let sources = Fingerprint.differing(oldSide.prints.sources, newSide.prints.sources)
    return try inParallel(
      { try oldSide.values(people: people.old, sources: sources.old) },
      { try newSide.values(people: people.new, sources: sources.new) })
  }

  /// One of the two bundles.
  private struct Side: Sendable {
    let catalog: Catalog
    let manifest: Manifest
    let prints: Fingerprints

    init(_ bundle: BundleFile) throws {
      catalog = try bundle.catalog()
      manifest = bundle.manifest
      prints = try catalog.fingerprints(on: manifest.day, addressHash: Address.placeHash)
    }

    func values(people: [Int64], sources: [Int64]) throws -> HubValues {
      var values = try HubValues(withoutPeople: catalog)
      try values.add(peopleOf: catalog, on: manifest.day, people)
      values.sources = byKey(try catalog.sourceFacts(of: sources), \.location)
      values.gaps = Gaps(try catalog.sourceFactsOfGaps(), manifest.leftOut)
      values.sharedAddresses = Set(
        values.addresses.lazy.map(Address.placeForm).filter { form in
          prints.sharedAddresses.contains(Address.hash(ofPlace: Array(form.utf8)))
        })
      return values
    }
  }
}
