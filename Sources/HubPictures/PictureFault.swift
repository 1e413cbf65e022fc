import HubModel

/// Why bytes are no picture that a bundle may hold.
package struct PictureFault: Error, Sendable, Hashable {
  /// Kinds of faults.
  package enum Code: String, Sendable, CaseIterable {
    /// There are no bytes.
    case empty
    /// They are something else.
    case notAPicture
    /// The picture begins, and the end is missing.
    case incomplete
    /// The picture contradicts the rules of its format.
    case broken
    /// The picture has more pixels, frames or scans than ``PictureLimits`` allows.
    case tooLarge
  }

  /// What kind of fault it is.
  package let code: Code
  /// A clause for reports: "the jpeg file ends too early".
  package let reason: String

  private init(_ code: Code, _ reason: String) {
    self.code = code
    self.reason = reason
  }

  static let empty = PictureFault(.empty, "the file is empty")

  static func notAPicture(_ what: String?) -> PictureFault {
    PictureFault(.notAPicture, what.map { "it is \($0), not a picture" } ?? "it is not a picture")
  }

  static func incomplete(_ format: PictureFormat) -> PictureFault {
    PictureFault(.incomplete, "the \(format.rawValue) file ends too early")
  }

  static func broken(_ format: PictureFormat, _ clause: String) -> PictureFault {
    PictureFault(.broken, "the \(format.rawValue) file is broken: \(clause)")
  }

  static func tooLarge(width: Int, height: Int) -> PictureFault {
    PictureFault(
      .tooLarge,
      "it has \(width.grouped) × \(height.grouped) pixels, more than the "
        + "\(PictureLimits.pixels.grouped), and \(PictureLimits.side.grouped) a side, "
        + "that a picture may have")
  }

  static func tooManyFrames(_ format: PictureFormat) -> PictureFault {
    PictureFault(
      .tooLarge,
      "the frames of the \(format.rawValue) animation have more than "
        + "\(PictureLimits.animationPixels.grouped) pixels together")
  }

  static let tooManyScans = PictureFault(
    .tooLarge, "the jpeg file has more than \(PictureLimits.scans) scans")
}

extension PictureFault: CustomStringConvertible {
  /// The clause.
  package var description: String { reason }
}

extension Int {
  /// "40,000"
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
