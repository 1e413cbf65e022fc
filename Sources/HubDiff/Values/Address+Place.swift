extension Address {
  /// What two addresses share that lead to one place for people: ``sameForm(_:)`` without scheme, "www."
  /// and fragment, in lower case. Good for evidence, too coarse for equality.
  package static func placeForm(_ address: String) -> String {
    String(decoding: place(ofLowercase: Array(address.lowercased().utf8)), as: UTF8.self)
  }

  /// The same for two addresses with the same ``placeForm(_:)``, and else hardly ever; another in each run
  /// of the program. Hubs have hundreds of thousands of addresses, so it makes texts of few of them.
  static func placeHash(_ address: UnsafeRawBufferPointer) -> UInt64 {
    let isASCII = address.allSatisfy { $0 < 0x80 }
    return hash(
      ofPlace: place(
        ofLowercase: isASCII
          ? address.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
          : Array(String(decoding: address, as: UTF8.self).lowercased().utf8)))
  }

  /// That of the bytes of an address that is in ``placeForm(_:)`` already.
  static func hash(ofPlace form: [UInt8]) -> UInt64 {
    var hasher = Hasher()
    form.withUnsafeBytes { hasher.combine(bytes: $0) }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  private static func place(ofLowercase address: [UInt8]) -> [UInt8] {
    var form = address
    if let scheme = (0..<max(0, address.count - 2)).first(where: { begins(address, $0, "://") }) {
      form = Array(address[(scheme + 3)...])
      let end = form.firstIndex(where: isEmptyEnd) ?? form.count
      let port: StaticString =
        scheme == 4 && begins(address, 0, "http")
        ? ":80" : scheme == 5 && begins(address, 0, "https") ? ":443" : ""
      let start = end - port.utf8CodeUnitCount
      if start >= 0, begins(form, start, port) { form.removeSubrange(start..<end) }
    }
    if begins(form, 0, "www.") { form.removeFirst(4) }
    if let fragment = form.firstIndex(of: UInt8(ascii: "#")) {
      form.removeLast(form.count - fragment)
    }
    while let last = form.last, isEmptyEnd(last) { form.removeLast() }
    return form
  }

  /// Whether some ASCII letters stand at a place.
  private static func begins(_ bytes: [UInt8], _ start: Int, _ letters: StaticString) -> Bool {
    let count = letters.utf8CodeUnitCount
    guard bytes.count - start >= count else { return false }
    return (0..<count).allSatisfy { bytes[start + $0] == letters.utf8Start[$0] }
  }

  /// A slash, a question mark or a number sign.
  private static func isEmptyEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }
}
