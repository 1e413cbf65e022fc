package import HubModel

/// The properties of a picture, read from its bytes.
package struct PictureFacts: Sendable, Hashable {
  /// The format of the bytes, whatever the file name.
  package let format: PictureFormat
  /// The width in pixels as stored, before the ``orientation`` is applied.
  package let width: Int
  /// The height in pixels as stored.
  package let height: Int
  /// The EXIF orientation to apply for display: 1...8; 1 if there is none.
  ///
  /// For HEIC and AVIF it combines their own rotation and mirroring; readers of these formats have
  /// to ignore the EXIF orientation.
  package let orientation: Int
  /// True if the picture is upright, consists only of its pixels, and needs no conversion.
  ///
  /// Such a picture, if it is small, can serve as its own thumbnail. The JFIF and Adobe marks of a
  /// JPEG, the sRGB, gamma and density chunks of a PNG, and in both the rights as
  /// ``CleanedPicture`` writes them are accepted. Other EXIF and XMP, IPTC, ICC profiles, comments,
  /// texts, times, unknown segments, stray bytes and bytes after the end are not, nor are CMYK
  /// JPEGs, animations, HEIC and AVIF.
  package let isPlain: Bool
  /// True if it is a JPEG with all pixels but without its end marker. Browsers show it; decoders
  /// that refuse truncated pictures refuse it, but not its ``CleanedPicture``.
  package let lacksEnd: Bool

  package init(
    format: PictureFormat, width: Int, height: Int, orientation: Int, isPlain: Bool,
    lacksEnd: Bool = false
  ) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
    self.isPlain = isPlain
    self.lacksEnd = lacksEnd
  }
}
