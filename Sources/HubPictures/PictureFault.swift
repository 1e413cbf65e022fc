import HubModel

/// The reason why bytes are not a picture that a bundle may contain, or why its metadata cannot be
/// removed without decoding its pixels.
package struct PictureFault: Error, Hashable, CustomStringConvertible {
  /// A clause for reports: "the JPEG file ends too early".
  package let reason: String

  package var description: String { reason }

  /// The name of the format in a reason, as long as its thrower does not know it.
  private static let format = "{format}"

  func named(_ format: PictureFormat) -> PictureFault {
    PictureFault(reason: reason.replacing(Self.format, with: format.name))
  }

  static let empty = PictureFault(reason: "the file is empty")

  static func notAPicture(head: [UInt8]) -> PictureFault {
    if let format = Impostor.foreignPicture(head) {
      return PictureFault(reason: "it is \(format), which browsers do not show")
    }
    let what = Impostor.name(head)
    return PictureFault(reason: what.map { "it is \($0), not a picture" } ?? "it is not a picture")
  }

  /// The picture is not, or no longer, what was inspected.
  package static let changed = PictureFault(
    reason: "it was changed or became unreadable during the export (export again)")

  static let incomplete = PictureFault(reason: "the \(format) file ends too early")

  /// The picture violates a rule of its format.
  static func broken(_ clause: String) -> PictureFault {
    PictureFault(reason: "the \(format) file is damaged: \(clause)")
  }

  static func tooLarge(width: Int, height: Int) -> PictureFault {
    PictureFault(
      reason: "the picture is too large: \(width.grouped) × \(height.grouped) pixels "
        + "(maximum \(PictureLimits.pixels.grouped) pixels, "
        + "\(PictureLimits.side.grouped) per side)")
  }

  static let tooManyFrames = PictureFault(
    reason: "the frames of the \(format) animation have more than "
      + "\(PictureLimits.animationPixels.grouped) pixels in total")

  static let tooManyScans = PictureFault(
    reason: "the \(format) file has more than \(PictureLimits.scans) scans")

  /// The picture is valid, but its metadata cannot be told from its pixels.
  static func uncleanable(_ clause: String) -> PictureFault {
    PictureFault(reason: "its metadata cannot be removed (\(clause))")
  }
}

/// The limits for a picture. Larger pictures cannot reasonably be displayed.
package enum PictureLimits {
  /// The maximum number of pixels; displaying one takes at least four bytes.
  package static let pixels = 100_000_000
  /// The maximum number of pixels along one side, which is that of JPEG.
  package static let side = 65_535
  /// The maximum number of pixels in all frames of an animation.
  package static let animationPixels = 1_000_000_000
  /// The maximum number of scans of a JPEG. Programs write about ten, and each may cover all pixels
  /// in a few bytes.
  package static let scans = 100
}
