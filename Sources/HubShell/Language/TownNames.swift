import HubBundle
import HubGeography
import HubModel

/// The towns of a bundle and what they are called in other languages than the hub's.
struct TownNames {
  /// The names by language, for each town as the hub writes it; towns with one name are not in it.
  private var names: [String: [String: String]] = [:]
  /// The towns that were looked up.
  private var known: Set<String> = []

  init() {}

  func knows(_ town: String) -> Bool { known.contains(town) }

  /// Reads the towns of a bundle. Takes some milliseconds.
  ///
  /// - Throws: ``BundleError``.
  init(_ catalog: Catalog) throws { try learn(nil, from: catalog) }

  /// Reads some towns of a bundle, or all.
  ///
  /// - Throws: ``BundleError``.
  mutating func learn(_ wanted: Set<String>?, from catalog: Catalog) throws {
    let towns = try catalog.towns(named: wanted)
    known.formUnion(wanted ?? Set(towns.map(\.name)))
    let atlas = TownAtlas(named: Set(towns.map(\.name)))
    // Two towns may have one name in the hub, and several in another language.
    let learned = Dictionary(grouping: towns, by: \.name).compactMapValues { places in
      let known = Set(places.map { atlas.names(of: places[0].name, at: $0.coordinates) })
      return known.count == 1 ? known.first.flatMap { $0.isEmpty ? nil : $0 } : nil
    }
    names.merge(learned) { $1 }
  }

  /// The name of a town in a language; as the hub writes it where there is no other.
  func name(of town: String, in language: String) -> String {
    names[town]?[language] ?? town
  }

  /// The names in a language, by those that the hub writes; only those that differ.
  func byTown(in language: String) -> [String: String] {
    names.compactMapValues { $0[language] }.filter { $0 != $1 }
  }

  /// The towns, as the hub writes them, with a name in any language that meets a condition.
  ///
  /// - Parameter isWanted: Gets folded names.
  func towns(where isWanted: (String) -> Bool) -> [String] {
    names.filter { $0.value.values.contains { isWanted(Text.folded($0)) } }.keys.sorted()
  }
}
