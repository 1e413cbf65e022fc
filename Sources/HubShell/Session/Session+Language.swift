import Foundation
import HubBundle

extension Session {
  /// - Throws: ``QueryError`` if the language is unknown.
  package func checkLanguage() throws {
    if let message = try unknown(settings.language) { throw QueryError(message) }
  }

  /// - Throws: ``SyntaxError``.
  func checkLanguage(_ code: String, at word: Word) throws {
    if let message = try unknown(code) { throw SyntaxError(message, at: word) }
  }

  /// The message for a code that is neither an ISO code of a language nor one of the bundle's; nil for others. A
  /// language without texts in the bundle is useful, too: names of countries follow it.
  private func unknown(_ code: String) throws -> String? {
    if Locale.LanguageCode(code).isISOLanguage { return nil }
    let known = try bundle.catalog.languagesInUse()
    if known.contains(code) { return nil }
    return "unknown language \"\(code)\" (this bundle has \(known.joined(separator: ", ")))"
  }
}
