import HubModel

/// The by-lines and the copyright notice in IPTC-IIM (version 4.2), which Photoshop keeps among its
/// image resources.
enum IPTCBlock {
  /// The maximum number of by-lines.
  private static let mostCreators = 20

  /// Returns the rights in the image resources of a JPEG; none if they contain no IPTC.
  static func rights(inPhotoshop resources: [UInt8]) -> PictureRights {
    let mark = "Photoshop 3.0\0"
    guard resources.has(mark) else { return PictureRights() }
    var offset = mark.utf8.count
    // A resource has a signature, a number, a name of even size, a size, and data of even size.
    while offset + 12 <= resources.count, resources.has("8BIM", at: offset) {
      let nameSize = Int(resources[offset + 6]) + 1
      let sizeOffset = offset + 6 + nameSize + nameSize % 2
      guard sizeOffset + 4 <= resources.count else { return PictureRights() }
      let size = resources.bigEndian(sizeOffset, 4)
      let start = sizeOffset + 4
      guard start + size <= resources.count else { return PictureRights() }
      if resources.bigEndian(offset + 4, 2) == 0x0404 {
        return rights(Array(resources[start..<start + size]))
      }
      offset = start + size + size % 2
    }
    return PictureRights()
  }

  /// Returns the rights in the data sets of IPTC-IIM.
  private static func rights(_ sets: [UInt8]) -> PictureRights {
    var isUTF8 = false
    var creators: [String] = []
    var copyright: String?
    var offset = 0
    // A data set has a mark, a record, a number, a size and a value.
    while offset + 5 <= sets.count, sets[offset] == 0x1C {
      let size = sets.bigEndian(offset + 3, 2)
      let start = offset + 5
      // Extended sets, with longer sizes, contain pictures.
      guard size < 0x8000, start + size <= sets.count else { break }
      let value = sets[start..<start + size]
      func text() -> String {
        isUTF8 ? String(decoding: value, as: UTF8.self) : LegacyText.decoded(value)
      }
      switch (sets[offset + 1], sets[offset + 2]) {
      case (1, 90): isUTF8 = Array(value) == [0x1B, 0x25, 0x47]
      case (2, 80): if creators.count < mostCreators { creators.append(text()) }
      case (2, 116): copyright = copyright ?? text()
      default: break
      }
      offset = start + size
    }
    return PictureRights(
      creator: creators.joined(separator: PictureRights.separator), copyright: copyright)
  }
}
