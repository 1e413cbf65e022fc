/// The limits for a hub. A hub that exceeds them is not a photo hub.
package enum Limits {
  /// The maximum size in bytes of a level file; the largest known one has 130 thousand.
  package static let levelFileBytes = 32 << 20
  /// The maximum size in bytes of a JuiceBox `config.xml`; libxml2 refuses more.
  package static let galleryBytes = 10_000_000
  package static let pictureBytes = 256 << 20
  /// The maximum size in bytes of a page whose pictures are read; the largest known ones, of site
  /// builders, have two million.
  package static let galleryPageBytes = 8 << 20
  /// The maximum size in bytes of a `robots.txt`; at least 500 KiB have to be read (RFC 9309,
  /// section 2.5).
  package static let robotsBytes = 1 << 20
  /// The number of bytes of a web page that are fetched at most.
  package static let webPageBytes = 64 << 10
  package static let redirects = 5
  /// The maximum size in bytes of the map of a hub; a file takes about 200.
  package static let mapBytes = 1 << 30
  /// The maximum number of folders that are searched for level files; no hub has more.
  package static let folders = 10_000
  package static let referenceBytes = 2048
}
