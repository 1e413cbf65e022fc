/// The spellings of one URL, which often differ between the clubs of a hub.
enum AddressSpelling {
  /// Returns a URL without the parts that say nothing: the scheme, "www.", the case of the host, a
  /// trailing slash, an empty query or fragment.
  static func form(of url: String) -> String {
    let rest = url.trimmingPrefix(/(?i)https?:\/\/(www\.)?/)
    let host = rest.prefix { !"/?#".contains($0) }
    var path = rest[host.endIndex...]
    while let last = path.last, "/?#".contains(last) { path.removeLast() }
    return host.lowercased() + path
  }
}
