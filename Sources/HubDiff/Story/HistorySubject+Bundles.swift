package import HubBundle
import HubModel

extension HistorySubject {
  /// Finds who or what is meant in the latest of some releases that knows the name.
  ///
  /// - Parameter bundles: Oldest first.
  /// - Returns: The hero, and the position of the release that calls it so.
  /// - Throws: ``HeroError`` when nothing or more than one thing is called that; ``BundleError``.
  package static func named(
    _ text: String, in bundles: [BundleFile]
  ) throws -> (subject: HistorySubject, index: Int) {
    for (index, bundle) in bundles.enumerated().reversed() {
      let catalog = try bundle.catalog()
      let things = try catalog.things(
        named: text, visibility: .everybody, presentation: Presentation(), limit: 20
      ).filter { $0.kind != .keyword && $0.kind != .exhibition }
      guard let thing = things.first else { continue }
      guard things.count == 1 else {
        throw HistorySubjectError.ambiguous(
          text, things.map(\.name), release: bundle.manifest.release)
      }
      if let subject = try subject(thing, catalog) { return (subject, index) }
    }
    let suggestion = try bundles.last.flatMap { try $0.catalog().suggestion(for: text) }
    throw HistorySubjectError.nobody(text, suggestion: suggestion)
  }

  private static func subject(_ thing: NamedThing, _ catalog: Catalog) throws -> HistorySubject? {
    thing.kind == .photographer
      ? try catalog.photographerFacts(of: [thing.id]).first.map { .photographer($0.name) }
      : try catalog.organizationIdentity(thing.id).map(HistorySubject.organization)
  }

  /// As people know it.
  package var name: String {
    switch self {
    case .organization(let identity): identity.displayName
    case .photographer(let name): name.fullName
    }
  }
}

/// A name that does not tell whose story is wanted.
package enum HistorySubjectError: Error, CustomStringConvertible {
  case nobody(String, suggestion: String?)
  case ambiguous(String, [String], release: String)

  package var description: String {
    switch self {
    case .nobody(let text, let suggestion):
      "no club, museum or photographer is called \"\(text)\" in any of these releases"
        + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "")
    case .ambiguous(let text, let names, let release):
      "several are called \"\(text)\" in \(release): \(names.joined(separator: ", ")). Give the whole name"
    }
  }
}
