package import HubModel

/// The first page of a portfolio, as that by which links are judged: which lead to the same site, and
/// which to a further page.
///
/// The page that answered counts, not the one that was asked for. If a whole site has moved, links to
/// where it was are taken for links to where it is.
package struct PortfolioFolder: Sendable {
  /// The page that answered.
  private let page: HubLocation
  /// The page that was asked for, if the site has moved to another host.
  private let former: HubLocation?

  /// - Parameters:
  ///   - page: The page that answered.
  ///   - published: The page that was asked for. The site has moved if only the host is another one.
  package init(of page: HubLocation, publishedAt published: HubLocation? = nil) {
    self.page = page.page
    former = published.flatMap { $0.hasMoved(to: page) ? $0.page : nil }
  }

  /// Returns what all links to a page have in common.
  func address(of link: HubLocation) -> String {
    let address = link.address
    guard let former else { return address }
    let host = address.prefix { $0 != "/" }
    guard host == former.address.prefix(while: { $0 != "/" }) else { return address }
    return String(page.address.prefix { $0 != "/" } + address.dropFirst(host.count))
  }

  func isPage(_ link: HubLocation) -> Bool { address(of: link) == page.address }

  package func isOnSite(_ link: HubLocation) -> Bool {
    link.host == page.host || former != nil && link.host == former?.host
  }

  /// True if a page is beside the first one, or in a folder there.
  package func isBeside(_ link: HubLocation) -> Bool {
    let folder = page.sibling("")
    return folder == .local("") || address(of: link).hasPrefix(folder.address)
  }

  /// True if a page is in the folder, or is the first page with another query.
  package func contains(_ link: HubLocation) -> Bool {
    let own = path(page)
    let other = path(link)
    if other == own { return true }
    if own.hasSuffix("/") { return other.hasPrefix(own) }
    // anna/index.html stands for its folder.
    let slash = own.lastIndex(of: "/") ?? own.startIndex
    let dot = own[slash...].lastIndex(of: ".")
    let stem = dot.map { own[..<$0] } ?? own[...]
    if stem.hasSuffix("/index") { return other.hasPrefix(stem.dropLast("index".count)) }
    // anna.html, anna-2.html, anna/page/2, but not anna-maria.html
    guard other.hasPrefix(stem) else { return false }
    let rest = other.dropFirst(stem.count)
    return rest.isEmpty || rest.first == "/" || rest.wholeMatch(of: Self.number) != nil
  }

  /// True if a page differs from the first one only in the number at the end of its name, or is a
  /// numbered one in its folder: `1.htm`, `2.htm`. It may be another member's page.
  func isInSeries(_ link: HubLocation) -> Bool {
    guard let number = Self.number(of: link) else { return false }
    let stem = number.stem
    return isOnSite(link) && (Self.number(of: page)?.stem == stem || path(page) == stem)
  }

  /// Returns the number at the end of a page's name, and what is before it.
  static func number(of link: HubLocation) -> (stem: Substring, number: Substring)? {
    guard let match = link.path.wholeMatch(of: /(.*?)(\d{1,4})(?:\.[a-z]{3,5})?/) else {
      return nil
    }
    return (match.1, match.2)
  }

  /// The end of a further page, after the name of the first: `-2.html`, `_page2.html`.
  nonisolated(unsafe) private static let number =
    /[-_.]?(page|pagina|seite|p)?[-_]?\d{1,4}([.\/].*)?/

  private func path(_ link: HubLocation) -> String {
    if case .local(let path) = link { return "/" + path }
    return String(address(of: link).prefix { $0 != "?" })
  }
}

extension HubLocation {
  /// True if another host has the same page: a redirect leads from a former host to it.
  package func hasMoved(to other: HubLocation) -> Bool {
    guard let host, let otherHost = other.host, host != otherHost else { return false }
    return folderPath == other.folderPath
  }

  /// The path without the slash at its end.
  private var folderPath: Substring { path.hasSuffix("/") ? path.dropLast() : path[...] }
}
