import HubModel

/// The reason why bytes are not a picture that a bundle may contain.
package struct PictureFault: Error, Sendable, Hashable {
  package enum Code: String, Sendable, CaseIterable {
    case empty
    case notAPicture
    case incomplete
    /// The picture violates the rules of its format.
    case broken
    /// The picture has more pixels, frames or scans than ``PictureLimits`` allows.
    case tooLarge
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

  static func incomplete(_ format: PictureFormat) -> PictureFault {
    PictureFault(.incomplete, "the \(format.name) file ends too early")
  }

  static func broken(_ format: PictureFormat, _ clause: String) -> PictureFault {
    PictureFault(.broken, "the \(format.name) file is damaged: \(clause)")
  }

  static func tooLarge(width: Int, height: Int) -> PictureFault {
    PictureFault(
      .tooLarge,
      "the picture is too large: \(width.grouped) × \(height.grouped) pixels "
        + "(maximum \(PictureLimits.pixels.grouped) pixels, "
        + "\(PictureLimits.side.grouped) per side)")
  }

  static func tooManyFrames(_ format: PictureFormat) -> PictureFault {
    PictureFault(
      .tooLarge,
      "the frames of the \(format.name) animation have more than "
        + "\(PictureLimits.animationPixels.grouped) pixels in total")
  }

  static let tooManyScans = PictureFault(
    .tooLarge, "the JPEG file has more than \(PictureLimits.scans) scans")
}

extension PictureFault: CustomStringConvertible {
  package var description: String { reason }
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
