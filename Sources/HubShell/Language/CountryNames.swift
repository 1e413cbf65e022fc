import Foundation
import HubModel

/// The names of the world's countries in one language. Finding them takes a while, so only those that
/// are asked for are looked up.
package struct CountryNames: Sendable {
  private let language: String

  /// Names in a language, such as "nl".
  package init(language: String) {
    self.language = language
  }

  /// Kept by Foundation once it is made, which takes long.
  private var locale: Locale { Locale(identifier: language) }

  /// The name of the country with a code of ISO 3166-1 alpha-2; the code where there is none.
  package func name(of code: String) -> String {
    locale.localizedString(forRegionCode: code) ?? code
  }

  /// Every country's name by its code.
  package var byCode: [String: String] {
    let codes = Locale.Region.isoRegions.map(\.identifier).filter { $0.utf8.count == 2 }
    return Dictionary(uniqueKeysWithValues: Set(codes).map { ($0, name(of: $0)) })
  }

  /// The code of a country by its code or its name, without regard to case and diacritics.
  func code(of text: String) -> String? {
    // What people write, and what the European Union does.
    let aliases = ["UK": "GB", "EL": "GR"]
    let code = aliases[text.uppercased()] ?? text.uppercased()
    if code.utf8.count == 2, Locale.Region(code).isISORegion { return code }
    let folded = Text.folded(text)
    func named(_ names: [String: String]) -> String? {
      names.first { Text.folded($0.value) == folded }?.key
    }
    // English is understood in every language.
    return named(byCode) ?? named(CountryNames(language: "en").byCode)
  }
}
