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
    return codes.merging(Self.variants.map { (Text.folded($0), $1) }) { _, variant in variant }
  }()

  /// The code of a country by its code or its name, without regard to case and diacritics.
  func code(of text: String) -> String? {
    codes[Text.folded(text)]
  }

  /// True for a name that people use beside the official one.
  static func isVariant(_ text: String) -> Bool {
    variants.keys.contains { Text.folded($0) == Text.folded(text) }
  }

  /// CLDR's short and variant English names, which Foundation does not give, and parts of countries
  /// that people name instead. The European Union writes EL for Greece.
  private static let variants = [
    "UK": "GB", "U.K.": "GB", "Britain": "GB", "Great Britain": "GB", "England": "GB",
    "Scotland": "GB", "Wales": "GB", "Northern Ireland": "GB", "EL": "GR", "Hellas": "GR",
    "USA": "US", "U.S.": "US", "U.S.A.": "US", "US": "US", "America": "US",
    "United States of America": "US", "Holland": "NL", "The Netherlands": "NL", "China": "CN",
    "PRC": "CN", "Hong Kong": "HK", "Macao": "MO", "Macau": "MO", "Korea": "KR",
    "Republic of Korea": "KR", "South Korea": "KR", "North Korea": "KP", "Czech Republic": "CZ",
    "Czechia": "CZ", "Turkey": "TR", "Türkiye": "TR", "Burma": "MM", "Myanmar": "MM",
    "Ivory Coast": "CI", "Cape Verde": "CV", "Cabo Verde": "CV", "East Timor": "TL",
    "Swaziland": "SZ", "Macedonia": "MK", "Bosnia": "BA", "Palestine": "PS", "Vatican": "VA",
    "Holy See": "VA", "Congo (DRC)": "CD", "DR Congo": "CD", "Congo (Republic)": "CG",
    "Falkland Islands": "FK", "Russian Federation": "RU", "UAE": "AE", "Éire": "IE",
    "Republic of Ireland": "IE", "Viet Nam": "VN", "Brasil": "BR", "Aotearoa": "NZ",
    "Dutch": "NL", "Belgian": "BE", "Flemish": "BE", "German": "DE", "French": "FR",
    "British": "GB",
    "English": "GB", "Scottish": "GB", "Welsh": "GB", "Irish": "IE", "American": "US",
    "Canadian": "CA", "Japanese": "JP", "Icelandic": "IS", "Polish": "PL", "Swedish": "SE",
    "Norwegian": "NO", "Danish": "DK", "Finnish": "FI", "Spanish": "ES", "Portuguese": "PT",
    "Italian": "IT", "Swiss": "CH", "Austrian": "AT", "Turkish": "TR", "Greek": "GR",
    "Nederlandse": "NL", "Belgische": "BE", "Duitse": "DE", "Franse": "FR", "Engelse": "GB",
    "Aotearoa New Zealand": "NZ", "The Gambia": "GM", "The Bahamas": "BS", "The Philippines": "PH",
  ]
}
