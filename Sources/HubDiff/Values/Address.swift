/// URLs in the forms in which they are compared.
package enum Address {
  /// Returns the form that equal URLs share: letter case of scheme and host, default port, trailing
  /// slash (also before a fragment), empty query and empty fragment do not count (Docs/Hub.md, "What surprises people").
  package static func sameForm(_ address: String) -> String {
    guard let scheme = address.firstRange(of: "://") else { return trimmed(address) }
    let rest = address[scheme.upperBound...]
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    var host = rest[..<end].lowercased()
    let name = address[..<scheme.lowerBound].lowercased()
    for (known, port) in [("http", ":80"), ("https", ":443")]
    where name == known && host.hasSuffix(port) {
      host.removeLast(port.count)
    }
    return name + "://" + host + trimmed(String(rest[end...]))
  }

  /// True for a URL at a host that documentation uses: example.com, example.org or example.net.
  static func isPlaceholder(_ address: String) -> Bool {
    let host =
      sameForm(address).split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
      .dropFirst(2).first?.prefix { !"/?#:".contains($0) } ?? ""
    return ["example.com", "example.org", "example.net"].contains {
      host == $0 || host.hasSuffix("." + $0)
    }
  }

  private static func trimmed(_ path: String) -> String {
    var path = path[...]
    while let last = path.last, "#?/".contains(last) { path.removeLast() }
    // ".../x/#a" is a part of the same page as ".../x#a".
    if let fragment = path.firstIndex(of: "#") {
      var page = path[..<fragment]
      while let last = page.last, "?/".contains(last) { page.removeLast() }
      return page + String(path[fragment...])
    }
    return String(path)
  }
}

extension Address {
  /// Returns the form that two URLs of one page for people share: ``sameForm(_:)`` without scheme,
  /// "www." and fragment, in lower case. Good for evidence, too coarse for equality.
  package static func normalized(_ address: String) -> String {
    String(decoding: normalized(ofLowercase: ArraySlice(address.lowercased().utf8)), as: UTF8.self)
  }

  /// Returns a hash of the form ``normalized(_:)``, which differs in each run of the program. Hubs
  /// have hundreds of thousands of URLs, so the form is not turned into a text.
  static func normalizedHash(_ address: UnsafeRawBufferPointer) -> UInt64 {
    let isASCII = address.allSatisfy { $0 < 0x80 }
    return hash(
      ofNormalized: normalized(
        ofLowercase: isASCII
          ? address.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }[...]
          : ArraySlice(String(decoding: address, as: UTF8.self).lowercased().utf8)))
  }

  /// Returns the same hash for the bytes of a URL that is in the form ``normalized(_:)`` already.
  static func hash(ofNormalized form: ArraySlice<UInt8>) -> UInt64 {
    var hasher = Hasher()
    form.withUnsafeBytes { hasher.combine(bytes: $0) }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  private static func normalized(ofLowercase address: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var form = address
    if let scheme = address.indices.dropLast(2).first(where: { begins(address[$0...], "://") }) {
      form = address[(scheme + 3)...]
      let end = form.firstIndex(where: isEmptyEnd) ?? form.endIndex
      let name = address[..<scheme]
      let port: StaticString =
        name.elementsEqual("http".utf8) ? ":80" : name.elementsEqual("https".utf8) ? ":443" : ""
      let start = end - port.utf8CodeUnitCount
      if start >= form.startIndex, start < end, begins(form[start...], port) {
        form.removeSubrange(start..<end)
      }
    }
    if begins(form, "www.") { form.removeFirst(4) }
    if let fragment = form.firstIndex(of: UInt8(ascii: "#")) { form = form[..<fragment] }
    while let last = form.last, isEmptyEnd(last) { form = form.dropLast() }
    return form
  }

  private static func begins(_ bytes: ArraySlice<UInt8>, _ letters: StaticString) -> Bool {
    let count = letters.utf8CodeUnitCount
    guard bytes.count >= count else { return false }
    return (0..<count).allSatisfy { bytes[bytes.startIndex + $0] == letters.utf8Start[$0] }
  }

  private static func isEmptyEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }
}
