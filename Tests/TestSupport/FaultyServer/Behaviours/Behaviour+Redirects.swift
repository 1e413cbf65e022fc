extension Behaviour {
  /// Redirects to a location as written: absolute, relative, or none at all.
  package static func redirect(_ status: Int = 302, to location: String?) -> Behaviour {
    let headers = location.map { [(name: "Location", value: $0)] } ?? []
    return answer(Answer(status, headers: headers, type: "text/plain", text: "Elsewhere.\n"))
  }

  /// Redirects to the path itself.
  package static var redirectLoop: Behaviour {
    Behaviour { try await redirect(to: $0.request.path).play($0) }
  }

  /// Redirects with another query each time, so that no URL occurs twice.
  package static var endlessRedirects: Behaviour {
    Behaviour { try await redirect(to: "\($0.request.path)?\($0.attempt)").play($0) }
  }
}

extension FaultyServer {
  /// Serves a chain: `path` redirects a number of times before the behaviour applies.
  package func serveRedirects(_ count: Int, from path: String, to last: Behaviour) {
    let step = { (number: Int) in number == 0 ? path : "\(path)-\(number)" }
    for number in 0..<count { serve(step(number), .redirect(to: step(number + 1))) }
    serve(step(count), last)
  }
}

/// Addresses on a private network, or on this machine, to which a public hub must not lead.
package enum PrivateHosts {
  /// Loopback addresses in all notations that a URL allows.
  package static let loopback = [
    "127.0.0.1", "127.0.0.1.", "127.255.255.254", "127.1", "127.0.1", "2130706433", "0x7f000001",
    "0x7f.0.0.1", "0x7f.1", "0177.0.0.1", "017700000001", "0177.0x0.0.01", "[::1]",
    "[0:0:0:0:0:0:0:1]",
    "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[0:0:0:0:0:ffff:7f00:0001]", "[::127.0.0.1]",
    "[64:ff9b::127.0.0.1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "localhost", "LOCALHOST",
    "localhost.", "%6c%6f%63%61%6c%68%6f%73%74", "%31%32%37.0.0.1", "127。0。0。1", "①②⑦.0.0.1",
  ]

  /// Private, link-local, shared, multicast, unspecified and reserved addresses.
  package static let other = [
    "0.0.0.0", "0", "0.1.2.3", "[::]", "10.0.0.1", "10.1", "0xa.0.0.1", "012.0.0.1", "167772161",
    "172.16.0.1", "172.31.255.254", "192.168.0.1", "192.168.1", "169.254.169.254", "2852039166",
    "[::ffff:169.254.169.254]", "[64:ff9b::a9fe:a9fe]", "100.64.0.1", "100.127.255.254",
    "192.0.0.8", "198.18.0.1", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255",
    "[fe80::1]", "[fe80::1%25eth0]", "[febf::1]", "[fec0::1]", "[fc00::1]", "[fd12:3456:789a::1]",
    "[ff02::1]", "[::ffff:10.0.0.1]", "[::10.0.0.1]", "[2002:a00:1::]", "[64:ff9b:1::a00:1]",
  ]

  /// Public addresses that resemble them.
  package static let publicNeighbours = [
    "9.255.255.255", "11.0.0.1", "100.63.255.255", "100.128.0.1", "126.255.255.255", "128.0.0.1",
    "169.253.255.255", "169.255.0.1", "172.15.255.255", "172.32.0.1", "192.167.255.255",
    "192.169.0.1", "223.255.255.255", "[2606:2800:220:1::1]", "[::ffff:9.9.9.9]",
  ]
}
