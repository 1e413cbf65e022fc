/// The name of a photographer, which is also their identity in a hub (Docs/Hub.md, "Words").
///
/// All parts are normalized texts (``Text/normalized(_:)``), compared exactly.
public struct PersonName: Hashable, Sendable {
  /// The given name: "Jane".
  public let givenName: String
  /// The infix: "van den", or "" if there is none.
  public let infixName: String
  /// The family name: "Doe".
  public let familyName: String

  /// Creates a name from normalized texts.
  public init(givenName: String, infixName: String = "", familyName: String) {
    self.givenName = givenName
    self.infixName = infixName
    self.familyName = familyName
  }

  /// The full name: "Jane van den Doe".
  public var fullName: String {
    [givenName, infixName, familyName].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The sort key, compared as UTF-8 bytes: family name, given name, infix, ignoring case and
  /// diacritics, so "van Aalst" is sorted under A (Docs/Hub.md, "How things are shown").
  public var sortKey: String {
    [familyName, givenName, infixName].map(Text.folded).joined(separator: "\u{1}")
  }
}
