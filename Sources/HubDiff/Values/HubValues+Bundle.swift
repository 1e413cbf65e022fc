import HubBundle
import HubModel

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
  /// The day on which the bundle was made: "2026-11-15".
  var day: String { String(created.prefix(10)) }
}

extension Gaps {
  /// Derives the gaps from the states of the files and the choices of the maker.
  init(_ sources: [SourceFacts], _ leftOut: Manifest.LeftOut) {
    for source in sources where source.role == "level1" && !source.isKnown {
      levelOneFiles[source.location] = source.whyUnknown
    }
    let levelZero = sources.filter { $0.role == "level0" }
    knowsLevelZero = levelZero.isEmpty || levelZero.contains(where: \.isKnown)
    omitted = Set(leftOut.omitted)
    // With `--omit`, other people's files are skipped too, so "filtered" then says nothing about
    // clubs.
    let isFiltered = omitted.isEmpty && sources.contains { $0.reason == "filtered" }
    hasSelection = leftOut[.clubs] > 0 || isFiltered
    pictures =
      leftOut[.pictures] > 0 ? 1 : ["none": 0, "thumbnails": 2, "all": 3][leftOut.assets] ?? 0
  }
}

extension SourceFacts {
  /// True if the content of the file is in the bundle.
  var isKnown: Bool { state == "present" || state == "stale" }

  /// The reason why the content is unknown, to follow the name of the file.
  fileprivate var whyUnknown: String {
    state == "left-out" ? SkippedText.clause(reason) : reason ?? "could not be fetched"
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
