/// An index that finds lines and columns in a text without counting from its start each time.
package struct LineIndex: Sendable {
  private static let stride = 512
  /// The positions of every 512th byte.
  private var marks: [Problem.Position] = []

  /// Creates an index. O(n) in the number of bytes up to `end`
  package init(_ bytes: [UInt8], upTo end: Int? = nil) {
    var position = Problem.Position.start
    for (offset, byte) in bytes[..<min(end ?? bytes.count, bytes.count)].enumerated() {
      if offset % Self.stride == 0 { marks.append(position) }
      position.pass(byte)
    }
    if marks.isEmpty { marks.append(position) }
  }

  /// Returns the line and column of an offset in the same text, both from 1, columns in scalars.
  /// O(1)
  package func position(ofByteAt offset: Int, in bytes: [UInt8]) -> Problem.Position {
    let offset = min(offset, bytes.count)
    let number = min(offset / Self.stride, marks.count - 1)
    var position = marks[number]
    for byte in bytes[(number * Self.stride)..<offset] { position.pass(byte) }
    return position
  }
}

extension Problem.Position {
  fileprivate mutating func pass(_ byte: UInt8) {
    if byte == 0x0A {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }
}
