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
