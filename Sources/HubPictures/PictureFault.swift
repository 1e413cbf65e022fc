import HubModel

/// The reason why bytes are not a picture that a bundle may contain, or why its metadata cannot be
/// removed without decoding its pixels.
package struct PictureFault: Error, Sendable, Hashable {
  package enum Code: String, Sendable, CaseIterable {
    case empty
    case notAPicture
    case incomplete
    /// The picture violates the rules of its format.
    case broken
    /// The picture has more pixels, frames or scans than ``PictureLimits`` allows.
    case tooLarge
    case changed
    case uncleanable
  }

  package let code: Code
  /// A clause for reports: "the JPEG file ends too early".
  package let reason: String

  private init(_ code: Code, _ reason: String) {
    self.code = code
    self.reason = reason
  }

  static let empty = PictureFault(.empty, "the file is empty")

  static func notAPicture(head: [UInt8]) -> PictureFault {
    if let format = Impostor.foreignPicture(head) {
      return PictureFault(.notAPicture, "it is \(format), which browsers do not show")
    }
    let what = Impostor.name(head)
    return PictureFault(
      .notAPicture, what.map { "it is \($0), not a picture" } ?? "it is not a picture")
  }

  static let changed = PictureFault(.changed, "it was changed during the export (export again)")

  init(_ fault: StructureFault, in format: PictureFormat) {
    let name = format.name
    switch fault {
    case .incomplete: self.init(.incomplete, "the \(name) file ends too early")
    case .broken(let clause): self.init(.broken, "the \(name) file is damaged: \(clause)")
    case .tooLarge(let width, let height):
      self.init(
        .tooLarge,
        "the picture is too large: \(width.grouped) × \(height.grouped) pixels "
          + "(maximum \(PictureLimits.pixels.grouped) pixels, "
          + "\(PictureLimits.side.grouped) per side)")
    case .tooManyFrames:
      self.init(
        .tooLarge,
        "the frames of the \(name) animation have more than "
          + "\(PictureLimits.animationPixels.grouped) pixels in total")
    case .tooManyScans:
      self.init(.tooLarge, "the \(name) file has more than \(PictureLimits.scans) scans")
    case .changed: self = .changed
    case .uncleanable(let clause):
      self.init(.uncleanable, "its metadata cannot be removed (\(clause))")
    }
  }
}

extension PictureFault: CustomStringConvertible {
  package var description: String { reason }
}

/// The reason why a reader cannot follow the structure of a picture.
enum StructureFault: Error {
  case incomplete
  case broken(String)
  case tooLarge(width: Int, height: Int)
  case tooManyFrames
  case tooManyScans
  case changed
  /// The picture is valid, but its metadata cannot be told from its pixels.
  case uncleanable(String)
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

extension Int {
  /// The number with thousands separators: "40,000".
  fileprivate var grouped: String {
    let digits = String(self)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }
}
