import Testing

@testable import HubServer

/// The addresses of this machine for others.
struct NetworkAddressTests {
  private static let addresses = [
    "127.0.0.1", "::1", "2001:db8::7", "fe80::7", "192.0.2.7", "169.254.1.7",
  ]

  @Test(
    arguments: [
      ("0.0.0.0", ["192.0.2.7", "169.254.1.7"]),
      ("::", ["192.0.2.7", "169.254.1.7", "2001:db8::7"]),
    ])
  func `only addresses that other machines can open are told`(
    _ wildcard: String, _ expected: [String]
  ) {
    #expect(NetworkAddresses.reachable(Self.addresses, for: wildcard) == expected)
  }
}
