/// An IPv4 or IPv6 address.
struct NetworkAddress: Hashable, Sendable {
  /// A network that no public web site uses.
  enum Reserved: String, Sendable {
    case loopback = "a loopback address"
    case privateNetwork = "a private address"
    case linkLocal = "a link-local address"
    case carrierGradeNAT = "a carrier-grade NAT address"
    case multicast = "a multicast address"
    case unusable = "an unusable address"
  }

  let bytes: [UInt8]

  /// The reserved network of the address; nil for a public address.
  ///
  /// The ranges are those of the special-purpose address registries (RFC 6890) that do not lead to
  /// a public host. An IPv4 address inside an IPv6 one is treated like the IPv4 address.
  var reserved: Reserved? {
    if bytes.count == 4 { return Self.reserved(bytes[0], bytes[1], bytes[2]) }
    if let inner = embedded { return inner.reserved }
    switch (bytes[0], bytes[1]) {
    case (0xFC...0xFD, _): return .privateNetwork
    case (0xFE, 0x80...0xBF): return .linkLocal
    case (0xFE, 0xC0...0xFF): return .privateNetwork  // site-local, deprecated
    case (0xFF, _): return .multicast
    default: break
    }
    if bytes.dropLast().allSatisfy({ $0 == 0 }) { return bytes[15] == 1 ? .loopback : .unusable }
    // These are discard-only (RFC 6666) and documentation (RFC 3849) addresses.
    if bytes.starts(with: [0x01, 0, 0, 0, 0, 0, 0, 0]) || bytes.starts(with: [0x20, 1, 0x0D, 0xB8])
    {
      return .unusable
    }
    return nil
  }

  /// The IPv4 address embedded in an IPv6 one: mapped (RFC 4291), compatible (deprecated),
  /// translated (RFC 2765, RFC 6052, RFC 8215), 6to4 (RFC 3056) or Teredo (RFC 4380).
  private var embedded: NetworkAddress? {
    if bytes.starts(with: [0x20, 0x02]) { return NetworkAddress(bytes: Array(bytes[2..<6])) }
    if bytes.starts(with: [0x20, 0x01, 0, 0]) {
      return NetworkAddress(bytes: bytes[12...].map { $0 ^ 0xFF })
    }
    let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
    let isCompatible =
      bytes[..<12].allSatisfy { $0 == 0 } && bytes[12...].contains { $0 != 0 }
      && !(bytes[12] == 0 && bytes[13] == 0)
    let isTranslated =
      bytes.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0, 0])
      || bytes.starts(with: [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0])
      || bytes.starts(with: [0, 0x64, 0xFF, 0x9B, 0, 1])
    return isMapped || isCompatible || isTranslated
      ? NetworkAddress(bytes: Array(bytes[12...])) : nil
  }

  private static func reserved(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Reserved? {
    switch (first, second, third) {
    case (127, _, _): .loopback
    case (10, _, _), (172, 16...31, _), (192, 168, _): .privateNetwork
    case (169, 254, _): .linkLocal
    case (100, 64...127, _): .carrierGradeNAT
    case (224...239, _, _): .multicast
    case (0, _, _), (240...255, _, _), (192, 0, 0), (192, 0, 2), (198, 18...19, _),
      (198, 51, 100), (203, 0, 113):
      .unusable
    default: nil
    }
  }
}
