package import HubModel

/// The contents of an earlier bundle of a hub, which let an update fetch only changed files.
///
/// Locations are in the form of ``HubLocation/description``.
package protocol EarlierRelease: Sendable {
  /// The level files and galleries that the bundle contains unfiltered, without web pages.
  var files: [(location: String, kind: FileKind)] { get }

  /// Returns a level file or gallery; nil if the bundle does not contain it unfiltered.
  func file(at location: String) -> EarlierFile?

  /// Returns the contents of such a file.
  ///
  /// - Throws: an error if that part of the bundle is damaged.
  func contents(of location: String) throws -> [UInt8]

  /// Returns the clubs whose member list the file is in the bundle.
  func clubs(listedIn location: String) -> [OrganizationIdentity]

  /// Returns the entry of a URL that the bundle records as a web page; nil for other URLs.
  func webPage(at location: String) -> EarlierFile?

  /// Returns a picture; nil if the bundle does not contain it.
  func picture(at location: String) -> EarlierPicture?
}

package struct EarlierFile: Sendable {
  /// The creation time of the last bundle that fetched the file from its server.
  package let since: String
  package let validators: Validators?

  package init(since: String, validators: Validators?) {
    self.since = since
    self.validators = validators
  }
}

package struct EarlierPicture: Sendable {
  /// The digest of the published bytes.
  package let published: HexDigest
  package let file: EarlierFile

  package init(published: HexDigest, file: EarlierFile) {
    self.published = published
    self.file = file
  }
}

/// The message that an earlier release cannot be used.
package struct EarlierReleaseFault: Error, CustomStringConvertible {
  /// A sentence for a person: what is wrong, and what to do about it.
  package let description: String

  /// - Parameter reason: the error, which names the file.
  package init(_ reason: any Error) {
    description =
      "the earlier bundle (--base) cannot be used: \(reason) (use another one, or export without "
      + "--base)"
  }
}
