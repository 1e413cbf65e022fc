package import HubBundle
import HubModel
import Terminal

extension HistorySubject {
  /// Finds the subject with a name in the latest release that has one.
  ///
  /// - Parameter bundles: The releases, oldest first.
  /// - Returns: The subject, and the index of the release in which it has the name.
  /// - Throws: ``HistorySubjectError`` if nothing or more than one thing matches; ``BundleError``.
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
    let suggestion = try bundles.last.flatMap { try $0.catalog().nearest(to: text) }
    throw HistorySubjectError.nobody(text, suggestion: suggestion)
  }

  private static func subject(_ thing: NamedThing, _ catalog: Catalog) throws -> HistorySubject? {
    thing.kind == .photographer
      ? try catalog.photographerFacts(of: [thing.id]).first.map { .photographer($0.name) }
      : try catalog.organizationIdentity(thing.id).map(HistorySubject.organization)
  }

  /// The name for people, with the town of an organization.
  package var name: String {
    switch self {
    case .organization(let identity): identity.displayName
    case .photographer(let name): name.fullName
    }
  }
}

/// The error for a name that matches no subject, or several.
package enum HistorySubjectError: Error, CustomStringConvertible {
  case nobody(String, suggestion: String?)
  case ambiguous(String, [String], release: String)

  package var description: String {
    switch self {
    case .nobody(let text, let suggestion):
      "no club, museum or person matches \"\(text)\" in these releases"
        + (suggestion.map { " (did you mean \"\($0)\"?)" } ?? "")
    case .ambiguous(let text, let names, let release):
      "\"\(text)\" is ambiguous in \(release): " + names.asChoice
    }
  }
}
