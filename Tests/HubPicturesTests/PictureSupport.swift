import HubModel
import HubPictures
import TestSupport

/// Returns the verdict on bytes: the facts in words, or the fault.
func verdict(_ bytes: some Collection<UInt8>) -> String {
  do throws(PictureFault) {
    return try PictureFacts(of: Array(bytes)).inWords
  } catch {
    return error.reason
  }
}

extension PictureFacts {
  /// The facts in words: "jpeg 24 × 16, orientation 6, plain".
  var inWords: String {
    "\(format.rawValue) \(width) × \(height)"
      + (orientation == 1 ? "" : ", orientation \(orientation)") + (isPlain ? ", plain" : "")
      + (lacksEnd ? ", without its end marker" : "")
  }
}

extension [UInt8] {
  /// Returns the bytes with others inserted at an offset.
  func inserting(_ bytes: [UInt8], at offset: Int) -> [UInt8] {
    Array(self[..<offset]) + bytes + Array(self[offset...])
  }

  /// Returns the bytes with as many others at an offset.
  func replacing(at offset: Int, with bytes: [UInt8]) -> [UInt8] {
    Array(self[..<offset]) + bytes + Array(self[(offset + bytes.count)...])
  }

  /// Returns the offset of a text.
  func offset(of text: String) -> Int? {
    let wanted = Array(text.utf8)
    return indices.first { self[$0...].starts(with: wanted) }
  }

  /// Returns a number in `count` bytes, highest byte first.
  static func bigEndian(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Returns a number in `count` bytes, lowest byte first.
  static func littleEndian(_ value: Int, _ count: Int) -> [UInt8] {
    bigEndian(value, count).reversed()
  }

  /// Returns a segment of a JPEG.
  static func segment(_ code: UInt8, _ contents: [UInt8]) -> [UInt8] {
    [0xFF, code] + bigEndian(contents.count + 2, 2) + contents
  }

  /// Returns a TIFF header with an orientation and an unrelated second entry.
  static func exif(_ orientation: Int, isLittle: Bool) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      isLittle ? littleEndian(value, count) : bigEndian(value, count)
    }
    let header = Array((isLittle ? "II*\0" : "MM\0*").utf8) + number(8, 4)
    let other = number(0x010E, 2) + number(2, 2) + number(2, 4) + Array("a\0\0\0".utf8)
    let entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
    return header + number(2, 2) + other + entry + number(0, 4)
  }
}
