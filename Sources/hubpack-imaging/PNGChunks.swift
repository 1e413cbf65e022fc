#if Imaging
  /// The chunks of a PNG file that pixels are made of.
  enum PNGChunks {
    private static let kept = Set(
      ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "eXIf"]
        .map { $0.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } })

    /// Takes all other chunks out of the file; returns how many bytes of it are left. O(size)
    ///
    /// libpng inflates every text, and libvips keeps them: 20 texts of 40 kB in a file may be 40 MB each.
    static func strip(_ file: UnsafeMutableRawBufferPointer) -> Int {
      func number(_ offset: Int) -> UInt32 {
        UInt32(bigEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      }
      guard file.count >= 8 else { return file.count }
      var (position, end) = (8, 8)
      // Length and name come before the contents, a checksum after.
      while file.count - position >= 12 {
        let length = Int(number(position))
        // Of a chunk that is cut off, decoders say so.
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
