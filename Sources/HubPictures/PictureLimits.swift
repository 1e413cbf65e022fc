/// Hard bounds on a picture. What goes beyond them is too large to be shown.
package enum PictureLimits {
  /// Pixels; who shows them needs four bytes or more for each.
  package static let pixels = 100_000_000
  /// Pixels along one side, the most that a JPEG can have.
  package static let side = 65_535
  /// Pixels of all frames of an animation together.
  package static let animationPixels = 1_000_000_000
  /// Scans of one JPEG; programs make about ten. Each of them may be of all pixels, in a few bytes.
  package static let scans = 100
}
