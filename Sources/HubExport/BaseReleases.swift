import HubBundle
package import HubFetching
package import HubModel
import HubSource

/// The bundles that an export updates or merges. Each question is answered by the first of them that
/// holds the file, otherwise by the first that knows it.
package struct BaseReleases: EarlierRelease {
  package let bases: [BaseRelease]

  package init(_ bases: [BaseRelease]) { self.bases = bases }

  /// The id of the base; nil if there are several.
  var id: String? { bases.count == 1 ? bases[0].id : nil }

  /// Returns what all manifests state alike; nil if they differ.
  func agreed(_ value: KeyPath<Manifest, String?>) -> String? {
    let stated = Set(bases.map { $0.manifest[keyPath: value] })
    return stated.count == 1 ? stated.first ?? nil : nil
  }

  func check(_ tree: HubTree, root: HubLocation) throws {
    for base in bases { try base.check(tree, root: root) }
  }

  package var files: [(location: String, kind: FileKind)] { bases.flatMap(\.files) }

  package func file(at location: String, as kind: FileKind) -> EarlierFile? {
    first(about: location) { $0.file(at: location, as: kind) }
  }

  package func contents(of location: String) throws -> [UInt8] {
    // The bytes have to be those of the base whose validators were sent.
    let base = first(about: location) {
      $0.file(at: location, as: .levelFile) == nil ? nil : $0
    }
    return try (base ?? bases[0]).contents(of: location)
  }

  package func clubs(listedIn location: String) -> [OrganizationIdentity] {
    bases.flatMap { $0.clubs(listedIn: location) }
  }

  package func list(of club: OrganizationIdentity) -> String? { first { $0.list(of: club) } }

  /// Returns the first answer of a base.
  func first<Answer, Failure: Error>(
    _ ask: (BaseRelease) throws(Failure) -> Answer?
  ) throws(Failure) -> Answer? {
    for base in bases {
      if let answer = try ask(base) { return answer }
    }
    return nil
  }

  /// Returns the first answer about a location. Bases that hold the file are asked before those that
  /// only record why they do not.
  func first<Answer, Failure: Error>(
    about location: String, _ ask: (BaseRelease) throws(Failure) -> Answer?
  ) throws(Failure) -> Answer? {
    if bases.count == 1 { return try ask(bases[0]) }
    let knowing = bases.map { ($0, $0.holds(location)) }
    for isHeld in [true, false] {
      for (base, holds) in knowing where holds == isHeld {
        if let answer = try ask(base) { return answer }
      }
    }
    return nil
  }
}
