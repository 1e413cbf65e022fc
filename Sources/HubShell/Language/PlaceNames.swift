import Foundation
import HubBundle
import HubGeography
import HubModel

/// The names of the world's countries in one language, made on demand because that takes a while.
package final class CountryNames {
  /// A code, such as "nl".
  let language: String

  package init(language: String) {
    self.language = language
  }

  /// Foundation keeps it once it is made, which takes long.
  private var locale: Locale { Locale(identifier: language) }

  /// The name of the country with a code of ISO 3166-1 alpha-2; the code where there is none.
  package func name(of code: String) -> String {
    locale.localizedString(forRegionCode: code) ?? code
  }

  package var byCode: [String: String] {
    let codes = Locale.Region.isoRegions.map(\.identifier).filter { $0.utf8.count == 2 }
    return Dictionary(uniqueKeysWithValues: Set(codes).map { ($0, name(of: $0)) })
  }

  /// The codes of all countries by their folded names and codes, in this language, in English and in
  /// others that clubs write in, and by the names that people use beside the official ones.
  private lazy var codes: [String: String] = {
    var codes: [String: String] = [:]
    for language in ["en", language, "nl", "de", "fr", "es", "it", "pl"] {
      for (code, name) in CountryNames(language: language).byCode {
        codes[Text.folded(code)] = code
        if codes[Text.folded(name)] == nil { codes[Text.folded(name)] = code }
      }
    }
    return codes.merging(Self.variants) { _, variant in variant }
  }()

  /// The code of a country by its code or its name, without regard to case and diacritics.
  func code(of text: String) -> String? {
    codes[Text.folded(text)]
  }

  /// The country with the most similar name in the language; nil if none is similar.
  func nearest(to text: String) -> String? {
    Suggestion.nearest(to: text, among: byCode.values.sorted())
  }

  /// True for a name that people use beside the official one.
  static func isVariant(_ text: String) -> Bool { variants[Text.folded(text)] != nil }

  /// The codes by the folded names that people use beside the official ones.
  private static let variants = Dictionary(
    WordTable.questions.names("countries").map { (Text.folded($0), $1) }
  ) { first, _ in first }
}

/// The towns of a bundle and what they are called in other languages than the hub's.
struct TownNames {
  /// The names by language, for each town as the hub writes it; towns with one name are not in it.
  private var names: [String: [String: String]] = [:]
  private var known: Set<String> = []

  func knows(_ town: String) -> Bool { known.contains(town) }

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

extension TownNames {
  /// Reads the towns of a bundle. Takes some milliseconds.
  ///
  /// - Throws: ``BundleError``.
  init(_ catalog: Catalog) throws { try learn(nil, from: catalog) }
}
