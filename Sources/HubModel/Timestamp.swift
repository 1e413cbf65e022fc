/// Times as bundles declare them (Docs/Format.md, "The manifest").
package enum Timestamp {
  /// Whether a text has the form of `2026-11-21T12:00:00Z`.
  package static func isValid(_ text: String) -> Bool {
    let form = "0000-00-00T00:00:00Z".utf8
    return text.utf8.count == form.count
      && zip(text.utf8, form).allSatisfy { byte, mark in
        mark == UInt8(ascii: "0") ? (0x30...0x39).contains(byte) : byte == mark
      }
  }
}
