package import HubModel

/// What a picture's bytes say of it.
package struct PictureFacts: Sendable, Hashable {
  /// What the bytes are, whatever the file is called.
  package let format: PictureFormat
  /// In pixels, as stored: before the picture is turned by its ``orientation``.
  package let width: Int
  /// In pixels, as stored.
  package let height: Int
  /// How a viewer has to turn the picture, as EXIF numbers it: 1...8, and 1 when it says nothing.
  ///
  /// Of HEIC and AVIF it is what their own turning and mirroring amounts to; readers of these
  /// formats have to ignore EXIF's orientation.
  package let orientation: Int
  /// Whether the picture is upright, has nothing but its pixels, and needs no conversion.
  ///
  /// Such a picture, when it is small, can serve as its own thumbnail. JFIF and Adobe marks of a
  /// JPEG and the sRGB, gamma and density chunks of a PNG are fine. EXIF, XMP, IPTC, ICC profiles,
  /// comments, texts, times, unknown segments and bytes behind the end are not, nor are CMYK JPEGs,
  /// animations, HEIC and AVIF.
  package let isPlain: Bool

  /// Facts with all their parts.
  package init(format: PictureFormat, width: Int, height: Int, orientation: Int, isPlain: Bool) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
    self.isPlain = isPlain
  }
}
