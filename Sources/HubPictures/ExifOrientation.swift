/// The orientation of a picture according to EXIF.
enum ExifOrientation {
  /// Returns the orientation, 1...8; 1 if the block contains none or cannot be read.
  ///
  /// - Parameter block: a TIFF header and its first directory, with or without an "Exif" mark.
  static func of(_ block: [UInt8]) -> Int {
    let tiff = block.has("Exif\0") && block.count >= 6 ? Array(block[6...]) : block
    let isLittle = tiff.has("II*\0")
    guard tiff.count >= 8, isLittle || tiff.has("MM\0*") else { return 1 }
    func number(_ offset: Int, _ count: Int) -> Int {
      isLittle ? tiff.littleEndian(offset, count) : tiff.bigEndian(offset, count)
    }
    let directory = number(4, 4)
    guard directory + 2 <= tiff.count else { return 1 }
    for entry in 0..<number(directory, 2) {
      // An entry has a tag, a type, a count and a value: 2 + 2 + 4 + 4 bytes.
      let offset = directory + 2 + 12 * entry
      guard offset + 12 <= tiff.count else { return 1 }
      guard number(offset, 2) == 0x0112 else { continue }
      // The value should be a SHORT, but some programs write a LONG.
      let value = number(offset + 8, number(offset + 2, 2) == 4 ? 4 : 2)
      return (1...8).contains(value) ? value : 1
    }
    return 1
  }
}
