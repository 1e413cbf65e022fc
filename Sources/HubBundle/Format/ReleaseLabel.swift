/// The label of a release: a short text on one line (Docs/Format.md, "Manifest").
package enum ReleaseLabel {
  /// Unicode scalars of a label.
  package static let longest = 200

  /// Whether a text can be a label.
  package static func isValid(_ text: String) -> Bool {
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
