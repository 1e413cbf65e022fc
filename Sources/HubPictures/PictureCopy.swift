/// A copy of a picture without metadata but rights: new bytes, and parts of the picture.
struct PictureCopy: Sendable {
  enum Piece: Sendable, Equatable {
    case copy(Range<Int>)
    case bytes([UInt8])
  }

  /// The maximum number of pieces. A picture of more consists of little else than their heads.
  private static let mostPieces = 1 << 16

  static let unexpected = "its structure is unexpected"
  static let tooManyParts = "it has too many parts"

  private(set) var pieces: [Piece] = []
  /// The reason why the metadata cannot be removed.
  var fault: String?

  init() {}

  /// Creates a copy with new bytes at its beginning and end.
  init(_ head: [UInt8], _ kept: PictureCopy, end: [UInt8]) {
    pieces = [.bytes(head)] + kept.pieces + [.bytes(end)]
    fault = kept.fault
  }

  mutating func keep(_ range: Range<Int>) {
    if case .copy(let before)? = pieces.last, before.upperBound == range.lowerBound {
      pieces[pieces.count - 1] = .copy(before.lowerBound..<range.upperBound)
    } else if pieces.count >= Self.mostPieces {
      fault = Self.tooManyParts
    } else if !range.isEmpty {
      pieces.append(.copy(range))
    }
  }

  mutating func add(_ bytes: [UInt8]) { pieces.append(.bytes(bytes)) }

  mutating func add(_ other: PictureCopy) {
    pieces += other.pieces
    fault = fault ?? other.fault
  }

  var size: Int { pieces.reduce(0) { $0 + $1.size } }

  /// The offsets at which the pieces end. O(pieces)
  var ends: [Int] {
    var end = 0
    return pieces.map { piece in
      end += piece.size
      return end
    }
  }

  /// Returns the bytes in a range of the copy. O(log pieces + the pieces in the range)
  ///
  /// - Parameter ends: ``ends``, which the caller has kept.
  func bytes(
    _ range: Range<Int>, ends: [Int], of picture: PictureBytes
  ) throws(PictureFault) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var (index, last) = (0, pieces.count)
    while index < last {
      let middle = (index + last) / 2
      if ends[middle] <= range.lowerBound { index = middle + 1 } else { last = middle }
    }
    while result.count < range.count, index < pieces.count {
      let start = ends[index] - pieces[index].size
      let (lower, upper) = (
        max(range.lowerBound - start, 0), min(range.upperBound - start, pieces[index].size)
      )
      switch pieces[index] {
      case .bytes(let new): result += new[lower..<upper]
      case .copy(let kept):
        result += try picture.bytes((kept.lowerBound + lower)..<(kept.lowerBound + upper))
      }
      index += 1
    }
    return result
  }
}

extension PictureCopy.Piece {
  var size: Int {
    switch self {
    case .copy(let range): range.count
    case .bytes(let bytes): bytes.count
    }
  }
}
