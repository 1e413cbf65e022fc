extension Behaviour {
  /// Sends a body labelled with a true or false Content-Encoding, such as `br` on plain bytes.
  package static func encoded(
    _ bytes: [UInt8], as encoding: String, type: String = "application/json"
  ) -> Behaviour {
    answer(
      Answer(
        200, headers: [("Content-Encoding", encoding), ("Content-Type", type)], body: bytes[...]))
  }

  /// Sends 10 GiB of zeros in 10 MB of gzip, as fast as the client reads.
  package static func gzipBomb(type: String = "application/json") -> Behaviour {
    bomb(
      "gzip", type: type, start: Gzip.header, unit: Gzip.sixteenMebibytesOfZeros, count: 640,
      end: Gzip.endOfTenGibibytes)
  }

  /// Sends 1 GiB of zeros in three layers of gzip: 231 bytes.
  package static func nestedGzipBomb(type: String = "application/json") -> Behaviour {
    encoded(Gzip.nestedBomb, as: "gzip, gzip, gzip", type: type)
  }

  /// Sends 10 GiB of zeros in 320 kB of zstd: every block of 128 KiB is one repeated byte.
  package static func zstdBomb(type: String = "application/json") -> Behaviour {
    // The frame has the magic number, no content size and a window of 128 KiB. The header of a
    // block is its size << 3, its kind (1: repeated) << 1, and a flag for the last one.
    let block = { (isLast: Bool) -> [UInt8] in
      let header = 1 << 20 | 1 << 1 | (isLast ? 1 : 0)
      return [UInt8(header & 0xFF), UInt8(header >> 8 & 0xFF), UInt8(header >> 16), 0]
    }
    let many = Array(repeatElement(block(false), count: 1 << 10).joined())
    return bomb(
      "zstd", type: type, start: [0x28, 0xB5, 0x2F, 0xFD, 0x00, 0x38], unit: many, count: 79,
      end: Array(many.dropLast(4)) + block(true))
  }

  private static func bomb(
    _ encoding: String, type: String, start: [UInt8], unit: [UInt8], count: Int, end: [UInt8]
  ) -> Behaviour {
    Behaviour {
      try await $0.sendHead(
        200,
        [
          ("Content-Encoding", encoding), ("Content-Type", type), ("Transfer-Encoding", "chunked"),
        ])
      try await $0.sendChunk(start)
      for _ in 0..<count { try await $0.sendChunk(unit) }
      try await $0.sendChunk(end)
      try await $0.send("0\r\n\r\n")
    }
  }

  /// Sends half of a gzip stream in a complete response.
  package static func halfGzip(_ bytes: [UInt8], type: String = "application/json") -> Behaviour {
    let whole = Gzip.wrapped(bytes)
    return encoded(Array(whole.prefix(whole.count / 2)), as: "gzip", type: type)
  }
}
