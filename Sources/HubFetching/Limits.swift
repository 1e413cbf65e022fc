/// Hard bounds on what a hub may ask of us. A hub that is larger than this is not a photo hub.
package enum Limits {
  /// Bytes of one level file; the largest known has 130 thousand.
  package static let levelFileBytes = 32 << 20
  /// Bytes of one JuiceBox `config.xml`; libxml2 refuses more.
  package static let galleryBytes = 10_000_000
  /// Bytes of one picture.
  package static let pictureBytes = 256 << 20
  /// Bytes of a web page that are looked at; no more are fetched.
  package static let webPageBytes = 64 << 10
  /// How often a request may be redirected.
  package static let redirects = 5
  /// Bytes of the map of a hub; a file takes about 200.
  package static let mapBytes = 1 << 30
  /// Bytes of one reference to a file or picture.
  package static let referenceBytes = 2048
}
