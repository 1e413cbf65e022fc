#if Imaging
  import CVips

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// A maker of thumbnails that uses libvips, one picture at a time.
  struct Reducer {
    /// The error that a thumbnail cannot be made; the reason is a clause.
    struct Refusal: Error {
      let reason: String
    }

    /// The loaders by format: the class of libvips, and the operation that must exist.
    private static let loaders: [String: (blocked: String, operation: String)] = [
      "jpeg": ("VipsForeignLoadJpeg", "jpegload_source"),
      "png": ("VipsForeignLoadPng", "pngload_source"),
      "gif": ("VipsForeignLoadNsgif", "gifload_source"),
      "webp": ("VipsForeignLoadWebp", "webpload_source"),
      "avif": ("VipsForeignLoadHeif", "heifload_source"),
      "heic": ("VipsForeignLoadHeif", "heifload_source"),
    ]

    /// Starts libvips; nil if that fails.
    init?() {
      // With one thread, libvips gives the same result everywhere; two helpers use two cores.
      setenv("VIPS_CONCURRENCY", "1", 1)
      // Large pictures are kept in memory, which is limited, not in temporary files.
      setenv("VIPS_DISC_THRESHOLD", "8g", 1)
      guard vips_init("hubpack-imaging") == 0 else { return nil }
      vips_concurrency_set(1)
      vips_cache_set_max(0)
      vips_block_untrusted_set(1)
      // A class of libvips may load libraries when it is first used, so use it now.
      for loader in Self.loaders.values {
        let type = vips_type_find("VipsOperation", loader.operation)
        if type != 0 { g_type_class_ref(type) }
      }
      vips_operation_block_set("VipsForeignLoad", 1)
    }

    /// Makes a thumbnail of a black square, because some parts of libvips start with the first
    /// picture and need something that is blocked later.
    func warmUp() {
      guard let black = try? step({ hubpack_vips_black($0, 200) }),
        let png = try? encoded(black, as: hubpack_vips_png)
      else { return }
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: png.bytes.count, alignment: 16)
      defer { copy.deallocate() }
      copy.copyMemory(from: png.bytes)
      _ = try? thumbnail(of: copy, ["png", "50", "80"])
    }

    /// Returns a thumbnail: a PNG if a part of it is transparent, otherwise a JPEG.
    ///
    /// - Parameters:
    ///   - file: The bytes of the picture, which may be modified.
    ///   - words: The format, of which alone a loader is tried; the largest number of pixels of each
    ///     side; and the quality of a JPEG.
    func thumbnail(
      of file: UnsafeMutableRawBufferPointer, _ words: [String]
    ) throws(Refusal) -> EncodedPicture {
      guard words.count == 3, let edge = Int32(words[1]), (1...16_384).contains(edge),
        let quality = Int32(words[2]), (1...100).contains(quality)
      else { throw Refusal(reason: "the request is invalid") }
      let format = words[0]
      guard let loader = Self.loaders[format],
        vips_type_find("VipsOperation", loader.operation) != 0
      else {
        throw Refusal(reason: "this libvips does not support \(format)")
      }
      // Only the loader of the requested format is available while the picture is read.
      vips_operation_block_set(loader.blocked, 0)
      defer { vips_operation_block_set(loader.blocked, 1) }
      vips_error_clear()

      let size = format == "png" ? PNGChunks.strip(file) : file.count
      let picture = try pixels(of: UnsafeRawBufferPointer(rebasing: file[..<size]), edge)
      func jpeg(_ picture: VipsPicture) throws(Refusal) -> EncodedPicture {
        try encoded(picture) { hubpack_vips_jpeg($0, $1, $2, quality) }
      }
      guard vips_image_hasalpha(picture.pointer) != 0 else { return try jpeg(picture) }
      let alpha = try step { hubpack_vips_bands(picture.pointer, $0, 3, 1) }
      var lowest = 0.0
      guard hubpack_vips_min(alpha.pointer, &lowest) == 0 else { throw refusal() }
      guard lowest >= 255 else { return try encoded(picture, as: hubpack_vips_png) }
      return try jpeg(try step { hubpack_vips_bands(picture.pointer, $0, 0, 3) })
    }

    /// Returns the pixels in memory: libvips computes pixels on each access, and they are accessed
    /// twice.
    private func pixels(
      of file: UnsafeRawBufferPointer, _ edge: Int32
    ) throws(Refusal) -> VipsPicture {
      guard let source = vips_source_new_from_memory(file.baseAddress, file.count) else {
        throw refusal()
      }
      defer { g_object_unref(source) }
      let small = try step { hubpack_vips_thumbnail(source, $0, edge) }
      let colours = try step { hubpack_vips_to_srgb(small.pointer, $0) }
      guard let copy = vips_image_copy_memory(colours.pointer) else { throw refusal() }
      return VipsPicture(copy)
    }

    private func step(
      _ operation: (UnsafeMutablePointer<UnsafeMutablePointer<VipsImage>?>) -> Int32
    ) throws(Refusal) -> VipsPicture {
      var out: UnsafeMutablePointer<VipsImage>?
      guard operation(&out) == 0, let out else { throw refusal() }
      return VipsPicture(out)
    }

    private func encoded(
      _ picture: VipsPicture,
      as encoder: (
        UnsafeMutablePointer<VipsImage>, UnsafeMutablePointer<UnsafeMutableRawPointer?>,
        UnsafeMutablePointer<Int>
      ) -> Int32
    ) throws(Refusal) -> EncodedPicture {
      var bytes: UnsafeMutableRawPointer?
      var size = 0
      guard encoder(picture.pointer, &bytes, &size) == 0, let bytes else { throw refusal() }
      return EncodedPicture(UnsafeRawBufferPointer(start: bytes, count: size))
    }

    /// Returns the last error of libvips, in one line.
    private func refusal() -> Refusal {
      let complaint = String(cString: vips_error_buffer())
      vips_error_clear()
      guard let line = complaint.split(whereSeparator: \.isNewline).last else {
        return Refusal(reason: "libvips cannot decode it (no reason given)")
      }
      return Refusal(reason: "libvips cannot decode it: \(line)")
    }
  }

  final class VipsPicture {
    let pointer: UnsafeMutablePointer<VipsImage>

    init(_ pointer: UnsafeMutablePointer<VipsImage>) {
      self.pointer = pointer
    }

    deinit { g_object_unref(pointer) }
  }

  /// A picture file in memory, allocated by libvips.
  final class EncodedPicture {
    let bytes: UnsafeRawBufferPointer

    /// Takes ownership of the memory.
    init(_ bytes: UnsafeRawBufferPointer) {
      self.bytes = bytes
    }

    deinit { g_free(UnsafeMutableRawPointer(mutating: bytes.baseAddress)) }
  }

  /// The chunks of a PNG file that influence its pixels.
  private enum PNGChunks {
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
