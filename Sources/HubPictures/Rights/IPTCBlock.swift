import HubModel

/// The by-lines and the copyright notice in IPTC-IIM (version 4.2), which Photoshop keeps among its
/// image resources.
enum IPTCBlock {
  private static let mostCreators = 20

  /// Returns the rights in the image resources of a JPEG; none if they contain no IPTC.
  static func rights(inPhotoshop resources: [UInt8]) -> StatedRights {
    let mark = "Photoshop 3.0\0"
    guard resources.has(mark) else { return StatedRights() }
    var offset = mark.utf8.count
    // A resource has a signature, a number, a name of even size, a size, and data of even size.
    while offset + 12 <= resources.count, resources.has("8BIM", at: offset) {
      let nameSize = Int(resources[offset + 6]) + 1
      let sizeOffset = offset + 6 + nameSize + nameSize % 2
      guard sizeOffset + 4 <= resources.count else { return StatedRights() }
      let size = resources.bigEndian(sizeOffset, 4)
      let start = sizeOffset + 4
      guard start + size <= resources.count else { return StatedRights() }
      if resources.bigEndian(offset + 4, 2) == 0x0404 {
        return rights(Array(resources[start..<start + size]))
      }
      offset = start + size + size % 2
    }
    return StatedRights()
  }

  private static func rights(_ sets: [UInt8]) -> StatedRights {
    var creators: [[UInt8]] = []
    var copyright: [UInt8]?
    var offset = 0
    // A data set has a mark, a record, a number, a size and a value.
    while offset + 5 <= sets.count, sets[offset] == 0x1C {
      let size = sets.bigEndian(offset + 3, 2)
      let start = offset + 5
      // Extended sets, with longer sizes, contain pictures.
      guard size < 0x8000, start + size <= sets.count else { break }
      let value = Array(sets[start..<start + size])
      switch (sets[offset + 1], sets[offset + 2]) {
      // The set 1:90 may declare UTF-8, but some programs declare it wrongly.
      case (2, 80): if creators.count < mostCreators { creators.append(value) }
      case (2, 116): copyright = copyright ?? value
      default: break
      }
      offset = start + size
    }
    let separator = Array(PictureRights.separator.utf8)
    var rights = StatedRights(creator: LegacyText(Array(creators.joined(separator: separator))))
    rights.fill(from: StatedRights(copyright: LegacyText(copyright ?? [])))
    return rights
  }
}
