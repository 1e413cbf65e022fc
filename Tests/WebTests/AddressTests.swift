import Foundation
import HubModel
import TestSupport
import Testing

@testable import HubFetching
@testable import HubSource

/// A hub on the public internet must not lead into a private network, however the address is
/// written.
struct AddressTests {
  private func verdict(
    on host: String, rootHost: String? = nil, allowsEverything: Bool = false,
    isResolved: Bool = true
  ) async -> String {
    let policy = AddressPolicy(rootHost: rootHost, allowsEverything: allowsEverything)
    do {
      let url = try RequestURL.fetchable("http://\(host)/a.json")
      try await policy.check(url.host, isResolved: isResolved)
      return "fine"
    } catch {
      return AttemptFailure(error, limit: 0).failure.reason
    }
  }

  @Test(arguments: PrivateHosts.loopback + PrivateHosts.other)
  func `a private address is rejected in every spelling`(host: String) async {
    let verdict = await verdict(on: host)
    // Some spellings are names that no resolver knows.
    #expect(
      verdict.contains(" address (use --allow-private-network")
        || verdict.contains("unknown host"), "\(verdict)")
  }

  /// An IPv4 address that is translated for an IPv6 network (RFC 2765).
  @Test(arguments: ["[::ffff:0:127.0.0.1]", "[::ffff:0:7f00:1]", "[0:0:0:0:ffff:0:a00:1]"])
  func `a private address is rejected if it is translated`(host: String) async {
    #expect(await verdict(on: host).contains(" address (use --allow-private-network"))
  }

  @Test(arguments: PrivateHosts.publicNeighbours)
  func `public addresses beside private ones are accepted`(host: String) async {
    #expect(await verdict(on: host) == "fine")
  }

  @Test func `hosts in the network of the root are accepted, other private ones are not`() async {
    #expect(await verdict(on: "127.0.0.2", rootHost: "127.0.0.1") == "fine")
    #expect(await verdict(on: "10.0.0.1", rootHost: "127.0.0.1").contains("a private address"))
    #expect(await verdict(on: "192.168.7.7", rootHost: "10.0.0.1") == "fine")
    #expect(await verdict(on: "127.0.0.1", rootHost: "10.0.0.1").contains("a loopback address"))
    #expect(await verdict(on: "169.254.169.254", rootHost: "9.9.9.9").contains("link-local"))
  }

  @Test func `private addresses are accepted if the option allows them`() async {
    #expect(await verdict(on: "10.0.0.1", allowsEverything: true) == "fine")
    #expect(await verdict(on: "[fe80::1]", allowsEverything: true) == "fine")
  }

  @Test func `behind a proxy, addresses are checked and names are not`() async {
    #expect(await verdict(on: "0x7f.1", isResolved: false).contains(" address (use --allow"))
    #expect(await verdict(on: "10.0.0.1", isResolved: false).contains(" address (use --allow"))
    #expect(await verdict(on: "localhost", isResolved: false) == "fine")
    #expect(await verdict(on: "hub.nl", isResolved: false) == "fine")
  }

  @Test(arguments: [
    ("HTTP://Hub.NL:80/a b/é.json?q#f", "http://hub.nl/a%20b/%C3%A9.json?q"),
    ("https://hub.nl:443", "https://hub.nl/"), ("https://hub.nl:8443/x", "https://hub.nl:8443/x"),
    ("http://[::1]:80/x", "http://[::1]/x"),
  ])
  func `a URL is sent in one spelling`(published: String, sent: String) throws {
    #expect(try RequestURL(published).text == sent)
  }

  @Test(arguments: [
    "", "nowhere", "ftp://hub.nl/x", "http://", "http:///x", "http://me:secret@hub.nl/x",
    "http://hub.nl:99999/x", "mailto:a@b.nl",
  ])
  func `a URL that cannot be requested is rejected`(published: String) {
    #expect(throws: InvalidURL.self) { try RequestURL(published) }
  }
}
