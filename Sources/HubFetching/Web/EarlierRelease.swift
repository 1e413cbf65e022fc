package import HubModel

/// The contents of an earlier bundle of a hub, which let an update fetch only changed files.
///
/// Locations are in the form of ``HubLocation/description``.
package protocol EarlierRelease: Sendable {
  /// The level files and galleries that the bundle contains unfiltered, without web pages.
  var files: [(location: String, kind: FileKind)] { get }

  /// Returns a file; nil if the bundle does not contain it unfiltered or, for a web page, does not
  /// record it as one.
  func file(at location: String, as kind: FileKind) -> EarlierFile?

  /// Returns the contents of a level file or gallery.
  ///
  /// - Throws: an error if that part of the bundle is damaged.
  func contents(of location: String) throws -> [UInt8]

  /// Returns the clubs whose member list the file is in the bundle.
  func clubs(listedIn location: String) -> [OrganizationIdentity]

  /// Returns the location of a club's member list in the bundle; nil if it has none there.
  func list(of club: OrganizationIdentity) -> String?
}

package struct EarlierFile: Sendable {
  /// The creation time of the last bundle that fetched the file from its server.
  package let since: String
  package let validators: Validators?
  package let published: HexDigest?

  package init(since: String, validators: Validators?, published: HexDigest? = nil) {
    self.since = since
    self.validators = validators
    self.published = published
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
