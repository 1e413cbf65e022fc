extension Behaviour {
  /// Sends a correct body in chunks of a size.
  package static func chunked(_ bytes: [UInt8], size: Int = 1000) -> Behaviour {
    Behaviour { exchange in
      try await exchange.sendChunks(bytes, size: size)
      try await exchange.send("0\r\n\r\n")
    }
  }

  /// The faults of chunks.
  package enum ChunkFault: Sendable {
    /// A size that is not a number.
    case nonsenseSize
    /// A negative size.
    case negativeSize
    /// A size that does not fit any integer.
    case overflowingSize
    /// A size that is larger than the data before the connection closes.
    case exaggeratedSize
    /// A size that is smaller than the data.
    case understatedSize
    /// A missing last chunk: the connection closes instead.
    case missingLastChunk
    /// A size line that never ends.
    case endlessSizeLine
    /// Both Transfer-Encoding and a contradictory Content-Length.
    case contradictedLength
  }

  /// Sends a body in chunks, the last of which has a fault.
  package static func chunked(_ bytes: [UInt8], fault: ChunkFault) -> Behaviour {
    Behaviour { exchange in
      if fault == .contradictedLength {
        try await exchange.sendChunks(bytes, size: 1000, headers: [("Content-Length", "3")])
        return try await exchange.send("0\r\n\r\n")
      }
      try await exchange.sendChunks(bytes, size: 1000)
      switch fault {
      case .nonsenseSize: try await exchange.send("xyz\r\nabc\r\n0\r\n\r\n")
      case .negativeSize: try await exchange.send("-3\r\nabc\r\n0\r\n\r\n")
      case .overflowingSize: try await exchange.send("fffffffffffffffff0\r\nabc")
      case .exaggeratedSize: try await exchange.send("7fffffff\r\nabc")
      case .understatedSize: try await exchange.send("1\r\nabc\r\n0\r\n\r\n")
      case .endlessSizeLine:
        let digits = String(repeating: "0", count: 1 << 16)
        while true { try await exchange.send(digits) }
      case .missingLastChunk, .contradictedLength: break
      }
      try await exchange.close()
    }
  }
}

extension Exchange {
  fileprivate func sendChunks(
    _ bytes: [UInt8], size: Int, headers: [(name: String, value: String)] = []
  ) async throws {
    try await sendHead(200, headers + [("Transfer-Encoding", "chunked")])
    var rest = bytes[...]
    while !rest.isEmpty {
      try await sendChunk(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
  }
}
