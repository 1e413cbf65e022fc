#if Imaging
  /// The chunks of a PNG file that influence its pixels.
  enum PNGChunks {
    private static let kept = Set(
      ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "eXIf"]
        .map { $0.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } })

    /// Removes all other chunks from a file, and returns the number of bytes that remain. O(size).
    ///
    /// libpng inflates every text chunk, and libvips keeps them: 20 chunks of 40 kB each may take
    /// 40 MB each.
    static func strip(_ file: UnsafeMutableRawBufferPointer) -> Int {
      func number(_ offset: Int) -> UInt32 {
        UInt32(bigEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      }
      guard file.count >= 8 else { return file.count }
      var (position, end) = (8, 8)
      // Each chunk consists of a length, a name, the contents and a checksum.
      while file.count - position >= 12 {
        let length = Int(number(position))
        // Decoders report a truncated chunk.
        let size = min(length, file.count - position - 12) + 12
        if kept.contains(number(position + 4)) {
          let chunk = UnsafeRawBufferPointer(rebasing: file[position..<position + size])
          UnsafeMutableRawBufferPointer(rebasing: file[end..<end + size]).copyMemory(from: chunk)
          end += size
        }
        position += size
      }
      return end
    }
  }
#endif
