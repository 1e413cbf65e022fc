import HubSystem

/// An uncompressed PNG in which the test knows every pixel.
struct PaintedPicture {
  /// The samples of each pixel, row by row: three, or four with alpha.
  let rows: [[[UInt8]]]
  /// The chunks between the header and the pixels.
  var chunks: [UInt8] = []
  /// True if samples are stored in 16 bits.
  var isDeep = false
  /// The number of rows at the bottom that the header announces but the file does not have.
  var missingRows = 0

  /// Creates a picture from a function of the coordinates.
  init(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> [UInt8]) {
    rows = (0..<height).map { y in (0..<width).map { x in pixel(x, y) } }
  }

  private var width: Int { rows[0].count }

  /// Returns the picture as it must be stored to give this picture with an EXIF orientation.
  func stored(for orientation: Int) -> PaintedPicture {
    let (width, height) = (width, rows.count)
    // The position at which a stored pixel is shown, by EXIF's table of rows and columns.
    let isTurned = orientation > 4
    return PaintedPicture(isTurned ? height : width, isTurned ? width : height) { x, y in
      switch orientation {
      case 2: rows[y][width - 1 - x]
      case 3: rows[height - 1 - y][width - 1 - x]
      case 4: rows[height - 1 - y][x]
      case 5: rows[x][y]
      case 6: rows[x][width - 1 - y]
      case 7: rows[height - 1 - x][width - 1 - y]
      case 8: rows[height - 1 - x][y]
      default: rows[y][x]
      }
    }
  }

  /// The file.
  var png: [UInt8] {
    var pixels: [UInt8] = []
    for row in rows.dropLast(missingRows) {
      pixels.append(0)
      for sample in row.joined() { pixels += isDeep ? [sample, sample] : [sample] }
    }
    let header =
      Self.number(width) + Self.number(rows.count)
      + [isDeep ? 16 : 8, rows[0][0].count == 4 ? 6 : 2, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header) + chunks
      + Self.chunk("IDAT", Self.zlib(pixels)) + Self.chunk("IEND", [])
  }

  /// A chunk of a PNG.
  static func chunk(_ kind: String, _ contents: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + contents
    return number(contents.count) + body + number(Int(CRC32.checksum(of: body)))
  }

  /// Returns a zlib stream that stores its bytes uncompressed.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let isLast: UInt8 = block.endIndex == bytes.count ? 1 : 0
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      stream += [isLast, low, high, ~low, ~high] + block
    }
    var sums = (1, 0)
    for byte in bytes {
      sums.0 = (sums.0 + Int(byte)) % 65_521
      sums.1 = (sums.1 + sums.0) % 65_521
    }
    return stream + number(sums.1 << 16 | sums.0)
  }

  /// The number in four bytes, big-endian.
  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

/// An ICC profile with the primaries of Adobe RGB (1998), in its shortest form.
enum WideProfile {
  /// The profile as a chunk of a PNG.
  static var chunk: [UInt8] {
    PaintedPicture.chunk("iCCP", Array("wide\0\0".utf8) + PaintedPicture.zlib(bytes))
  }

  /// The profile: a header, a table of tags, and the tags.
  static var bytes: [UInt8] {
    let gamma: [UInt8] = Array("curv\0\0\0\0".utf8) + [0, 0, 0, 1, 2, 0x33, 0, 0]
    let tags: [(String, [UInt8])] = [
      ("desc", Array("desc\0\0\0\0\0\0\0\u{5}wide\0".utf8) + [UInt8](repeating: 0, count: 79)),
      ("cprt", Array("text\0\0\0\0none\0\0\0\0".utf8)),
      ("wtpt", color(0.9642, 1, 0.8249)),
      ("rXYZ", color(0.60974, 0.31111, 0.01947)), ("gXYZ", color(0.20528, 0.62567, 0.06087)),
      ("bXYZ", color(0.14919, 0.06322, 0.74457)),
      ("rTRC", gamma), ("gTRC", gamma), ("bTRC", gamma),
    ]
    var table = PaintedPicture.number(tags.count)
    var data: [UInt8] = []
    let start = 128 + 4 + 12 * tags.count
    for (name, tag) in tags {
      table += Array(name.utf8) + PaintedPicture.number(start + data.count)
      table += PaintedPicture.number(tag.count)
      data += tag + [UInt8](repeating: 0, count: (4 - tag.count % 4) % 4)
    }
    let size = start + data.count
    let head =
      PaintedPicture.number(size) + Array("none".utf8) + [2, 0x40, 0, 0]
      + Array("mntrRGB XYZ ".utf8) + [7, 0xD0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]
      + Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
      + color(0.9642, 1, 0.8249).dropFirst(8)
    return head + [UInt8](repeating: 0, count: 128 - head.count) + table + data
  }

  private static func color(_ values: Double...) -> [UInt8] {
    Array("XYZ \0\0\0\0".utf8)
      + values.flatMap { PaintedPicture.number(Int(($0 * 65_536).rounded())) }
  }
}
