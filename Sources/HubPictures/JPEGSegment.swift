/// A segment of a JPEG (ITU-T T.81, annex B).
struct JPEGSegment {
  /// The second byte of its marker.
  let code: UInt8
  /// The range of the whole segment, without the pixels that may follow.
  let range: Range<Int>
  var data: Range<Int> { range.lowerBound + 4..<range.upperBound }

  /// Finds the next segment, past stray bytes; nil at the end of the picture.
  static func next(in bytes: PictureBytes, from start: Int) throws(CleaningFault) -> JPEGSegment? {
    var offset = start
    while let mark = try bytes.firstFF(from: offset) {
      let code = try bytes.byte(mark + 1)
      switch code {
      case 0xFF: offset = mark + 1
      // Stray bytes between segments.
      case 0x00, 0x01, 0xD0...0xD7: offset = mark + 2
      case 0xD9: return nil
      default:
        let size = try bytes.bytes(mark + 2, 2).bigEndian(0, 2)
        guard size >= 2 else { throw .unexpected }
        return JPEGSegment(code: code, range: mark..<mark + 2 + size)
      }
    }
    throw .unexpected
  }
}
