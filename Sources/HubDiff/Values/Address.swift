/// URLs in the forms in which they are compared.
package enum Address {
  /// Returns the form that equal URLs share: letter case of scheme and host, default port, trailing
  /// slash, empty query and empty fragment do not count (Docs/Hub.md, "What surprises people").
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

  private static func trimmed(_ path: String) -> String {
    var path = path[...]
    while let last = path.last, "#?/".contains(last) { path.removeLast() }
    return String(path)
  }
}
