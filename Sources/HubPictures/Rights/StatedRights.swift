package import HubModel

/// The rights that a picture states, as they are shown and as they are written into its versions.
///
/// A text whose encoding can only be guessed is shown as the best reading, but a version of the
/// picture has its bytes: it never states what the picture did not.
package struct StatedRights: Sendable, Hashable {
  package private(set) var rights: PictureRights
  /// The bytes of the creator, if its encoding can only be guessed.
  private(set) var creatorBytes: [UInt8]?
  /// The bytes of the copyright notice, if its encoding can only be guessed.
  private(set) var copyrightBytes: [UInt8]?

  /// Creates rights whose texts are certain.
  package init(_ rights: PictureRights = PictureRights()) {
    self.rights = rights
  }

  init(creator: LegacyText) {
    rights = PictureRights(creator: creator.text)
    creatorBytes = rights.creator == nil ? nil : creator.guessedFrom
  }

  init(copyright: LegacyText) {
    rights = PictureRights(copyright: copyright.text)
    copyrightBytes = rights.copyright == nil ? nil : copyright.guessedFrom
  }

  /// The rights without the guessed texts.
  var certain: PictureRights {
    var certain = rights
    if creatorBytes != nil { certain.creator = nil }
    if copyrightBytes != nil { certain.copyright = nil }
    return certain
  }

  /// Adds what only other metadata of the same picture states.
  mutating func fill(from other: StatedRights) {
    if rights.creator == nil { creatorBytes = other.creatorBytes }
    if rights.copyright == nil { copyrightBytes = other.copyrightBytes }
    rights.fill(from: other.rights)
  }
}
