/// Decodes the raw contents of JSON strings that the parser has accepted.
enum JSONString {
  static func decode(_ raw: ArraySlice<UInt8>) -> String {
    guard raw.contains(UInt8(ascii: "\\")) else { return String(decoding: raw, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    var rest = raw
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"): result.append(contentsOf: scalar(from: &rest).utf8)
      default: result.append(escape)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the scalar of `\uXXXX` or of a surrogate pair. The result is U+FFFD for an unpaired
  /// surrogate and for U+0000, at which C libraries would cut the text.
  private static func scalar(from rest: inout ArraySlice<UInt8>) -> String {
    let unit = hexNumber(rest.prefix(4))
    rest = rest.dropFirst(4)
    if unit == 0 { return "\u{FFFD}" }
    if let scalar = Unicode.Scalar(unit) { return String(scalar) }
    if isHighSurrogate(unit), let low = escapedUnit(rest), isLowSurrogate(low),
      let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
    {
      rest = rest.dropFirst(6)
      return String(scalar)
    }
    return "\u{FFFD}"
  }

  /// Returns the escapes that decode to U+FFFD; `start` is the offset of the raw text in the file.
  static func unusableEscapes(
    in raw: ArraySlice<UInt8>, at start: Int
  ) -> [JSONDocument.Oddity] {
    var found: [JSONDocument.Oddity] = []
    var rest = raw
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      rest = rest[backslash...]
      guard let unit = escapedUnit(rest) else {
        rest = rest.dropFirst(2)
        continue
      }
      rest = rest.dropFirst(6)
      let offset = start + backslash - raw.startIndex
      if isHighSurrogate(unit), let low = escapedUnit(rest), isLowSurrogate(low) {
        rest = rest.dropFirst(6)
      } else if isHighSurrogate(unit) || isLowSurrogate(unit) {
        found.append(.loneSurrogate(offset: offset))
      } else if unit == 0 {
        found.append(.nullCharacter(offset: offset))
      }
    }
    return found
  }

  /// Returns the code unit of the `\uXXXX` at the start of `text`, if there is one.
  private static func escapedUnit(_ text: ArraySlice<UInt8>) -> UInt32? {
    guard text.count >= 6, text.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
      return nil
    }
    return hexNumber(text.dropFirst(2).prefix(4))
  }

  private static func hexNumber(_ digits: ArraySlice<UInt8>) -> UInt32 {
    digits.reduce(0) { $0 << 4 | UInt32(Character(Unicode.Scalar($1)).hexDigitValue ?? 0) }
  }

  private static func isHighSurrogate(_ unit: UInt32) -> Bool { (0xD800...0xDBFF).contains(unit) }
  private static func isLowSurrogate(_ unit: UInt32) -> Bool { (0xDC00...0xDFFF).contains(unit) }
}
