/// The rights in a picture, as its own metadata states them.
public struct PictureRights: Sendable, Hashable {
  /// The maximum length of each text, in Unicode scalars.
  package static let longestText = 500
  /// The separator between several creators.
  package static let separator = "; "

  /// The makers of the picture, separated by semicolons.
  public var creator: String?
  /// The copyright notice: "© 2026 Jan Zonneschijn".
  public var copyright: String?
  /// The licence, in most cases its URL.
  public var license: String?
  /// The terms of use.
  public var usageTerms: String?

  /// Creates rights from texts of any origin. Each becomes one line without control characters, of
  /// bounded length; an empty text is an absent one.
  public init(
    creator: String? = nil, copyright: String? = nil, license: String? = nil,
    usageTerms: String? = nil
  ) {
    self.creator = creator.flatMap(Self.line)
    self.copyright = copyright.flatMap(Self.line)
    self.license = license.flatMap(Self.line)
    self.usageTerms = usageTerms.flatMap(Self.line)
  }

  /// True if the picture states no rights.
  public var isEmpty: Bool { self == PictureRights() }

  package var creators: [String] {
    (creator ?? "").split(separator: Self.separator).map(String.init)
  }

  /// Adds what only other metadata of the same picture states.
  package mutating func fill(from other: PictureRights) {
    creator = creator ?? other.creator
    copyright = copyright ?? other.copyright
    license = license ?? other.license
    usageTerms = usageTerms ?? other.usageTerms
  }

  /// Returns a text as one line; nil if nothing is left.
  private static func line(_ text: String) -> String? {
    // Normalizing can lengthen a text; what is much too long is cut before.
    let visible = text.unicodeScalars.prefix(8 * longestText).map { scalar in
      switch scalar.value {
      case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xA0: " " as Unicode.Scalar
      default: scalar
      }
    }
    .filter { scalar in
      // Characters that change the direction of writing, and noncharacters, which XML refuses.
      switch scalar.value {
      case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF: false
      default: true
      }
    }
    let words = String(String.UnicodeScalarView(visible)).split(separator: " ")
    guard let text = Text.normalized(words.joined(separator: " ")) else { return nil }
    guard text.unicodeScalars.count > longestText else { return text }
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestText - 1)))
    return Text.trimmed(start).flatMap { Text.normalized($0 + "…") }
  }
}
