import Foundation
import HubModel

/// The names of the world's countries in one language, made on demand because that takes a while.
package final class CountryNames {
  let language: String

  /// Names in a language, such as "nl".
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
