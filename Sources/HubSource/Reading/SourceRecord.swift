import Crypto
package import HubFetching
package import HubModel

package struct SourceRecord: Sendable {
  package enum Role: String, Sendable {
    /// Keywords and languages.
    case levelZero = "level0"
    /// Organizations.
    case levelOne = "level1"
    /// Members of a club.
    case levelTwo = "level2"
    /// A gallery.
    case levelThree = "level3"
    /// A web page of which a record of its pictures is stored.
    case pageGallery = "page-gallery"
    /// A page that is linked to but not stored.
    case webPage = "web-page"
  }

  package let role: Role
  package let location: HubLocation
  package let state: FetchState
  /// The contents for the bundle, if any.
  package let contents: [UInt8]?
  package let contentsDigest: HexDigest?
  /// The digest of the bytes as fetched, before filtering; that of the record for a page.
  package let originalDigest: HexDigest?
  package let validators: Validators?

  /// - Parameter original: the file as fetched; its freshness applies if the state is
  ///   ``FetchState/present``.
  init(
    _ role: Role, _ location: HubLocation, _ state: FetchState, original: FetchedFile? = nil,
    contents: [UInt8]? = nil
  ) {
    self.role = role
    self.location = location
    self.state = state == .present ? FetchState(original?.freshness ?? .current) : state
    self.contents = contents
    contentsDigest = contents.map { HexDigest(bytes: SHA256.hash(data: $0)) }
    // A record takes the place of the page, whether it was fetched now or for an earlier bundle.
    originalDigest =
      role == .pageGallery
      ? contentsDigest : original.map { HexDigest(bytes: SHA256.hash(data: $0.contents)) }
    validators = original?.validators
  }
}

extension SourceRecord {
  /// The name of the file in a bundle, after its number: the published one, or that of the page
  /// whose record it is.
  package var fileName: String {
    guard role == .pageGallery else { return location.lastComponent ?? "file" }
    let path = location.path.split(separator: "/").last.map(String.init) ?? "page"
    return "\(path.split(separator: ".").first ?? "page").page.json"
  }
}
