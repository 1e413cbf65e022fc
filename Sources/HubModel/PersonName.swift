/// The name of a photographer, which is also their identity in a hub (Docs/Hub.md, "Words").
///
/// All parts are normalized texts (``Text/normalized(_:)``), compared exactly.
public struct PersonName: Hashable, Sendable {
  /// "Jane"
  public let givenName: String
  /// "van den", or "" when there is none
  public let infixName: String
  /// "Doe"
  public let familyName: String

  /// A name of parts that are normalized already.
  public init(givenName: String, infixName: String = "", familyName: String) {
    self.givenName = givenName
    self.infixName = infixName
    self.familyName = familyName
  }

  /// "Jane van den Doe"
  public var fullName: String {
    [givenName, infixName, familyName].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Sorts, as UTF-8 bytes, by family name, then given name, then infix, without regard to case
  /// and diacritics: "van Aalst" stands at A (Docs/Hub.md, "How things are shown").
  public var sortKey: String {
    [familyName, givenName, infixName].map(Text.folded).joined(separator: "\u{1}")
  }
}
