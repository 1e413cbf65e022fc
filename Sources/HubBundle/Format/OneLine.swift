/// The rule for short one-line texts, such as the label of a release or a title (Docs/Format.md,
/// "The manifest").
package enum OneLine {
  /// The longest label of a release, in Unicode scalars.
  package static let longestLabel = 200
  /// The longest text of any other kind, in Unicode scalars.
  package static let longest = 500

  /// True if a text is not empty and not too long, has no line breaks, and no space at its ends.
  package static func isValid(_ text: String, longest: Int = Self.longest) -> Bool {
    let scalars = text.unicodeScalars
    return (1...longest).contains(scalars.count) && scalars.first != " " && scalars.last != " "
      && !scalars.contains { scalar in
        switch scalar.value {
        // Control characters, line separators, and characters that change the direction of writing.
        case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E,
          0x2066...0x2069:
          true
        default: false
        }
      }
  }
}
