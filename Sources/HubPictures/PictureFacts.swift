package import HubModel
package import HubSystem

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

  /// Checks a picture and reads its properties.
  ///
  /// The file name and the server's media type are ignored. The structure of the file is followed
  /// to its end, so that an incomplete picture is detected; the pixels are not decoded. It takes
  /// O(size) time and a bounded amount of memory.
  ///
  /// - Throws: ``PictureFault`` if the file is not a picture or not complete.
  package init(of slice: FileSlice, size: Int) throws(PictureFault) {
    self = try PictureBytes(slice, size: size).reader().facts
  }

  /// Checks the first bytes of a file, as soon as there are enough of them.
  ///
  /// - Throws: ``PictureFault`` if they are not those of a picture.
  package static func check(head: UnsafeRawBufferPointer) throws(PictureFault) {
    let head = Array(head.prefix(PictureFormat.headLength))
    if head.count == PictureFormat.headLength, PictureFormat(head: head) == nil {
      throw .notAPicture(head: head)
    }
  }

  package init(of bytes: [UInt8]) throws(PictureFault) {
    self = try PictureBytes(bytes).reader().facts
  }
}
