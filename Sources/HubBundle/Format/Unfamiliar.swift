/// Something in a bundle that this code does not know, so a later version wrote it. It is kept, and not understood.
/// Its members are those that JSON documents have, additive for ever.
public struct Unfamiliar: Sendable, Hashable, Encodable {
  /// The kind of thing: "table", "column", "role", "entry".
  public let kind: String
  /// Its name, of which no more than ``longestName`` characters are kept; it may hold anything: "exhibitions",
  /// "memberships.mood", "photo-editor".
  public let name: String
  /// How many rows have the word; nil for what is no word.
  public let count: Int?
  /// In characters.
  public static let longestName = 100

  init(_ kind: String, _ name: String, count: Int? = nil) {
    self.kind = kind
    self.name = String(name.prefix(Self.longestName))
    self.count = count
  }
}
