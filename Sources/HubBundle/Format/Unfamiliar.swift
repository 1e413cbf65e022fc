/// A part of a bundle that this code does not know because a later version wrote it. It is kept,
/// but not interpreted.
///
/// Its members appear in JSON documents; members may be added, but are never removed or renamed.
public struct Unfamiliar: Sendable, Hashable, Encodable {
  /// The kind of the part: "table", "column", "role", "entry".
  public let kind: String
  /// The name, cut after ``longestName`` characters. It may contain anything: "exhibitions",
  /// "memberships.mood", "photo-editor".
  public let name: String
  /// The number of rows with this word; nil if the part is not a word.
  public let count: Int?
  /// The length of the longest ``name``, in characters.
  public static let longestName = 100

  init(_ kind: String, _ name: String, count: Int? = nil) {
    self.kind = kind
    self.name = String(name.prefix(Self.longestName))
    self.count = count
  }
}
