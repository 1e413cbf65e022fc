package import HubModel

/// What an earlier bundle of a hub holds, so that an update fetches only what has changed.
///
/// Locations are those of ``HubLocation/description``.
package protocol EarlierRelease: Sendable {
  /// The level files and galleries that it holds whole, but for web pages.
  var files: [(location: String, kind: FileKind)] { get }

  /// A level file or gallery as it was published; nil when the bundle does not hold it whole.
  func file(at location: String) -> EarlierFile?

  /// The bytes of such a file.
  ///
  /// - Throws: when the bundle is damaged there.
  func contents(of location: String) throws -> [UInt8]

  /// Whether it keeps the address as that of a web page, and since when.
  func webPage(at location: String) -> EarlierFile?

  /// A picture; nil when the bundle does not hold it.
  func picture(at location: String) -> EarlierPicture?
}

/// A file of an earlier bundle.
package struct EarlierFile: Sendable {
  /// The time of creation of the bundle that last had it from its server.
  package let since: String
  /// What lets one ask whether it is still the same.
  package let validators: Validators?

  /// A file with all its parts.
  package init(since: String, validators: Validators?) {
    self.since = since
    self.validators = validators
  }
}

/// A picture of an earlier bundle.
package struct EarlierPicture: Sendable {
  /// Of its bytes as they were published.
  package let published: HexDigest
  /// Where it was from.
  package let file: EarlierFile

  /// A picture with all its parts.
  package init(published: HexDigest, file: EarlierFile) {
    self.published = published
    self.file = file
  }
}
