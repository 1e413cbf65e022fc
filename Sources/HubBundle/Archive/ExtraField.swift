/// The extra field of a header: a sequence of numbered blocks (Docs/Format.md, "Extra fields").
enum ExtraField {
  /// The error message for a field that ``zip64Blocks(in:_:)`` refuses.
  static let refusal = "malformed extra field, or one that gives another name"
  /// The block for Info-ZIP's Unicode path, a name that some programs prefer to the header's.
  private static let unicodePath = 0x7075

  /// Returns the byte ranges of the data of all ZIP64 blocks; nil if the last block is cut off, or
  /// if a block holds another name.
  static func zip64Blocks(in bytes: [UInt8], _ field: Range<Int>) -> [Range<Int>]? {
    var found: [Range<Int>] = []
    var offset = field.lowerBound
    while offset < field.upperBound {
      guard field.upperBound - offset >= 4 else { return nil }
      let id = bytes.integer(at: offset, width: 2)
      let length = bytes.integer(at: offset + 2, width: 2)
      offset += 4
      guard length <= field.upperBound - offset, id != unicodePath else { return nil }
      if id == 1 { found.append(offset..<(offset + length)) }
      offset += length
    }
    return found
  }

  /// Replaces the values that do not fit into 32 bits with those of the ZIP64 block. Without a
  /// block, all values are taken literally.
  ///
  /// - Returns: False if the block does not hold exactly these values, or if there are two blocks.
  static func widen(_ values: inout [Int], from bytes: [UInt8], _ blocks: [Range<Int>]) -> Bool {
    guard let block = blocks.first else { return true }
    let missing = values.indices.filter { values[$0] == 0xFFFF_FFFF }
    guard blocks.count == 1, block.count == 8 * missing.count else { return false }
    for (index, offset) in zip(missing, stride(from: block.lowerBound, to: block.upperBound, by: 8))
    {
      guard bytes[offset + 7] < 0x40 else { return false }
      values[index] = bytes.integer(at: offset, width: 8)
    }
    return true
  }
}
