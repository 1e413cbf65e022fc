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

  /// That of an address that is in ``placeForm(_:)`` already.
  static func hash(ofPlace form: some Collection<UInt8>) -> UInt64 {
    var hasher = Hasher()
    for byte in form { hasher.combine(byte) }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  private static func place(ofLowercase address: [UInt8]) -> [UInt8] {
    var form = address[...]
    if let scheme = address.firstRange(of: "://".utf8) {
      form = withoutPort(form[scheme.upperBound...], scheme: address[..<scheme.lowerBound])
    }
    if form.starts(with: "www.".utf8) { form = form.dropFirst(4) }
    if let fragment = form.firstIndex(of: UInt8(ascii: "#")) { form = form[..<fragment] }
    while let last = form.last, isEmptyEnd(last) { form.removeLast() }
    return Array(form)
  }

  /// Host and path without the port that the scheme has anyway.
  private static func withoutPort(
    _ rest: ArraySlice<UInt8>, scheme: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8> {
    let end = rest.firstIndex(where: isEmptyEnd) ?? rest.endIndex
    for (known, port) in [("http", ":80"), ("https", ":443")]
    where scheme.elementsEqual(known.utf8)
      && rest[..<end].suffix(port.utf8.count).elementsEqual(port.utf8)
    {
      return rest[..<(end - port.utf8.count)] + rest[end...]
    }
    return rest
  }

  /// A slash, a question mark or a number sign.
  private static func isEmptyEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }
}
