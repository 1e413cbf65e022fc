/// Decodes the raw contents of JSON strings that the parser has accepted.
enum JSONString {
  static func decode(_ raw: ArraySlice<UInt8>) -> String {
    var oddities: [JSONDocument.Oddity] = []
    return decode(raw, noting: &oddities)
  }

  /// Decodes a slice of a file, and adds its escapes that become U+FFFD.
  static func decode(
    _ raw: ArraySlice<UInt8>, noting oddities: inout [JSONDocument.Oddity]
  ) -> String {
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
      case UInt8(ascii: "u"): result.append(contentsOf: scalar(from: &rest, &oddities).utf8)
      default: result.append(escape)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the scalar of the `\uXXXX` whose digits come next, or of a surrogate pair. The result is
  /// U+FFFD for an unpaired surrogate and for U+0000, at which C libraries would cut the text.
  private static func scalar(
    from rest: inout ArraySlice<UInt8>, _ oddities: inout [JSONDocument.Oddity]
  ) -> String {
    let offset = rest.startIndex - 2
    let unit = hexNumber(rest.prefix(4))
    rest = rest.dropFirst(4)
    if unit != 0, let scalar = Unicode.Scalar(unit) { return String(scalar) }
    if (0xD800...0xDBFF).contains(unit), let low = escapedUnit(rest),
      (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
    {
      rest = rest.dropFirst(6)
      return String(scalar)
    }
    oddities.append(unit == 0 ? .nullCharacter(offset: offset) : .loneSurrogate(offset: offset))
    return "\u{FFFD}"
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
}
