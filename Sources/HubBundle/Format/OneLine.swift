/// Short texts on one line (Docs/Format.md, "The manifest"): the label of a release, a title.
package enum OneLine {
  /// Unicode scalars of the label of a release.
  package static let longestLabel = 200
  /// Unicode scalars of all others.
  package static let longest = 500

  /// Whether a text has one scalar or more, stands on one line, and has no space at its ends.
  package static func isValid(_ text: String, longest: Int = Self.longest) -> Bool {
    let scalars = text.unicodeScalars
    return (1...longest).contains(scalars.count) && scalars.first != " " && scalars.last != " "
      && !scalars.contains { scalar in
        switch scalar.value {
        // Controls; ends of lines; what changes the direction of writing.
        case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E,
          0x2066...0x2069:
          true
        default: false
        }
      }
  }
}
