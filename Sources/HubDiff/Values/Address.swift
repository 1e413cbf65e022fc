/// Addresses of the web, in the forms in which they are compared.
package enum Address {
  /// What two addresses share that mean the same: the letter case of scheme and host, a default port, a
  /// slash at the end, a query or fragment of nothing do not count (DOMAIN.md, "Peculiarities").
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

  /// What two addresses share that lead to one place for people: ``sameForm(_:)`` without scheme, "www."
  /// and fragment, in lower case. Good for evidence, too coarse for equality.
  package static func placeForm(_ address: String) -> String {
    var form = sameForm(address).lowercased()
    if let scheme = form.firstRange(of: "://") { form.removeSubrange(..<scheme.upperBound) }
    if form.hasPrefix("www.") { form.removeFirst(4) }
    if let fragment = form.firstIndex(of: "#") { form.removeSubrange(fragment...) }
    return trimmed(form)
  }

  private static func trimmed(_ path: String) -> String {
    var path = path[...]
    while let last = path.last, "#?/".contains(last) { path.removeLast() }
    return String(path)
  }
}
