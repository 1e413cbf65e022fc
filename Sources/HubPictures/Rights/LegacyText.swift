/// Texts of metadata whose encoding is not stated.
enum LegacyText {
  /// Returns a text in UTF-8, which most programs write, otherwise in ISO 8859-1.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self) ?? latin(bytes)
  }

  /// Returns a text in ISO 8859-1.
  static func latin(_ bytes: ArraySlice<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
