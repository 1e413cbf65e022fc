/// The difference between two hubs.
package struct BundleDifference: Hashable, Sendable {
  /// The changes, sorted by club, then by person; then keywords, languages, problems and files.
  package let changes: [Change]
  /// The facts that one side does not know.
  package let unknown: [Unknown]
}

extension BundleDifference {
  /// The part of the difference that belongs to these aspects.
  package func only(_ aspects: Set<Aspect>) -> BundleDifference {
    BundleDifference(
      changes: changes.filter { !$0.aspects.isDisjoint(with: aspects) },
      unknown: unknown.filter { !$0.aspects.isDisjoint(with: aspects) })
  }
}
