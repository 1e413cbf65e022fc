import HubBundle
import HubModel

extension HubValues {
  /// What is never large: organizations, exhibitions, keywords, languages and problems.
  init(withoutPeople catalog: Catalog) throws {
    organizations = byKey(try catalog.organizationFacts(), \.identity)
    exhibitions = byKey(try catalog.exhibitionFacts(), \.identity)
    keywords = byKey(try catalog.keywordFacts(), \.key)
    languages = byKey(try catalog.languageFacts(), \.code)
    problems = try catalog.problems()
  }

  /// Adds photographers and their memberships.
  ///
  /// - Parameters:
  ///   - day: of the bundle's creation.
  ///   - people: the ids of those who are wanted; nil for all.
  mutating func add(
    peopleOf catalog: Catalog, on day: String, _ people: [Int64]? = nil
  ) throws {
    photographers = byKey(try catalog.photographerFacts(of: people), \.name)
    memberships = byKey(try catalog.membershipFacts(on: day, of: people), \.identity)
  }
}

extension Manifest {
  /// On which the bundle was made: "2026-11-15".
  var day: String { String(created.prefix(10)) }
}

extension Gaps {
  /// What the states of the files and the choices of the maker leave unknown.
  init(_ sources: [SourceFacts], _ leftOut: Manifest.LeftOut) {
    for source in sources where source.role == "level1" && !source.isKnown {
      levelOneFiles[source.location] = source.whyUnknown
    }
    let levelZero = sources.filter { $0.role == "level0" }
    knowsLevelZero = levelZero.isEmpty || levelZero.contains(where: \.isKnown)
    omitted = Set(leftOut.omitted)
    // Where facts were omitted, other people's files were left out with them.
    let isFiltered = omitted.isEmpty && sources.contains { $0.reason == "filtered" }
    hasSelection = leftOut.clubs > 0 || isFiltered
  }
}

extension SourceFacts {
  /// Whether its content is in the bundle.
  fileprivate var isKnown: Bool { state == "present" || state == "stale" }

  /// Completes a sentence that begins with its name.
  fileprivate var whyUnknown: String {
    state == "left-out" ? "was left out (\(reason ?? "unknown"))" : reason ?? "could not be had"
  }
}

/// Values by what makes each the same one. A catalog that has one twice is hostile: the first counts.
func byKey<Key: Hashable, Value>(
  _ values: [Value], _ key: (Value) -> Key
) -> [Key: Value] {
  var all = [Key: Value](minimumCapacity: values.count)
  // The last to be set is the first.
  for value in values.reversed() { all[key(value)] = value }
  return all
}
