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
