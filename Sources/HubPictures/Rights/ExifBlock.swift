import HubModel

/// The first directory of an EXIF block: a TIFF header and its entries.
struct ExifBlock {
  /// The mark before the TIFF header, in JPEG always, in other formats sometimes.
  static let mark = Array("Exif\0\0".utf8)
  private static let longestText = 1 << 14

  private static let orientationTag = 0x0112
  private static let artistTag = 0x013B
  private static let copyrightTag = 0x8298

  /// The orientation, 1...8; 1 if the block contains none or cannot be read.
  private(set) var orientation = 1
  /// The values of Artist and Copyright.
  private(set) var rights = StatedRights()

  /// Reads a TIFF header and its first directory, with or without an "Exif" mark. Everything that
  /// cannot be read is skipped.
  init(_ block: [UInt8]) {
    let tiff = block.has("Exif\0") && block.count >= 6 ? Array(block[6...]) : block
    let isLittle = tiff.has("II*\0")
    guard tiff.count >= 8, isLittle || tiff.has("MM\0*") else { return }
    func number(_ offset: Int, _ count: Int) -> Int {
      isLittle ? tiff.littleEndian(offset, count) : tiff.bigEndian(offset, count)
    }
    let directory = number(4, 4)
    guard directory + 2 <= tiff.count else { return }
    var seen = Set<Int>()
    for entry in 0..<number(directory, 2) {
      // An entry has a tag, a type, a count and a value: 2 + 2 + 4 + 4 bytes.
      let offset = directory + 2 + 12 * entry
      guard offset + 12 <= tiff.count else { return }
      let tag = number(offset, 2)
      guard [Self.orientationTag, Self.artistTag, Self.copyrightTag].contains(tag),
        seen.insert(tag).inserted
      else { continue }
      if tag == Self.orientationTag {
        // The value should be a SHORT, but some programs write a LONG.
        let value = number(offset + 8, number(offset + 2, 2) == 4 ? 4 : 2)
        orientation = (1...8).contains(value) ? value : 1
        continue
      }
      // A text of up to four bytes is in the entry itself.
      let length = number(offset + 4, 4)
      let start = length <= 4 ? offset + 8 : number(offset + 8, 4)
      guard start + length <= tiff.count else { continue }
      let text = Self.text(tiff[start..<start + min(length, Self.longestText)])
      rights.fill(
        from: tag == Self.artistTag ? StatedRights(creator: text) : StatedRights(copyright: text))
    }
  }

  /// Returns a text. Copyright may consist of two, of the photographer and of the editor, each with
  /// a byte 0 at its end.
  private static func text(_ bytes: ArraySlice<UInt8>) -> LegacyText {
    let parts = bytes.split(separator: 0)
      .filter { !$0.allSatisfy { $0 <= 0x20 } }
    return LegacyText(Array(parts.joined(separator: Array(PictureRights.separator.utf8))))
  }

  /// Returns a block, without the mark, with an orientation and rights; nil if there is nothing to
  /// state.
  static func encoded(orientation: Int, _ stated: StatedRights) -> [UInt8]? {
    var entries: [(tag: Int, type: Int, value: [UInt8])] = []
    if orientation != 1 { entries.append((orientationTag, 3, [0, UInt8(orientation)])) }
    for (tag, text, bytes) in [
      (artistTag, stated.rights.creator, stated.creatorBytes),
      (copyrightTag, stated.rights.copyright, stated.copyrightBytes),
    ] {
      if let text { entries.append((tag, 2, (bytes ?? Array(text.utf8)) + [0])) }
    }
    return entries.isEmpty ? nil : encoded(entries)
  }

  /// Returns true if a block, without the mark, has only rights, as ``encoded(orientation:_:)``
  /// writes them.
  func isOnlyRights(_ block: [UInt8]) -> Bool {
    block == Self.encoded(orientation: orientation, rights)
  }

  static let empty = encoded([])

  private static func encoded(_ entries: [(tag: Int, type: Int, value: [UInt8])]) -> [UInt8] {
    var directory = Array("MM\0*".utf8) + UInt8.bigEndian(8, 4) + UInt8.bigEndian(entries.count, 2)
    let start = 8 + 2 + 12 * entries.count + 4
    var values: [UInt8] = []
    for (tag, type, value) in entries {
      let count = type == 2 ? value.count : 1
      directory += UInt8.bigEndian(tag, 2) + UInt8.bigEndian(type, 2) + UInt8.bigEndian(count, 4)
      if value.count <= 4 {
        directory += value + [UInt8](repeating: 0, count: 4 - value.count)
      } else {
        directory += UInt8.bigEndian(start + values.count, 4)
        values += value.count % 2 == 0 ? value : value + [0]
      }
    }
    return directory + [0, 0, 0, 0] + values
  }
}

extension UInt8 {
  /// Returns a number in `count` bytes, highest byte first.
  static func bigEndian(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Returns a number in `count` bytes, lowest byte first.
  static func littleEndian(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
