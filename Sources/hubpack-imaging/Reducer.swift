#if Imaging
  import CVips
  import Foundation
  import ImagingMessages

  /// Makes thumbnails with libvips, one at a time.
  struct Reducer {
    /// Why there is no thumbnail: a clause.
    struct Refusal: Error {
      let reason: String
    }

    /// By format: the class of libvips that loads it, and the operation that has to be there for it.
    private static let loaders: [String: (blocked: String, operation: String)] = [
      "jpeg": ("VipsForeignLoadJpeg", "jpegload_source"),
      "png": ("VipsForeignLoadPng", "pngload_source"),
      "gif": ("VipsForeignLoadNsgif", "gifload_source"),
      "webp": ("VipsForeignLoadWebp", "webpload_source"),
      "avif": ("VipsForeignLoadHeif", "heifload_source"),
      "heic": ("VipsForeignLoadHeif", "heifload_source"),
    ]

    /// Nil when libvips does not start.
    init?() {
      // In one thread, libvips computes the same everywhere; and two helpers use two cores.
      setenv("VIPS_CONCURRENCY", "1", 1)
      // Large pictures are kept in memory, which is limited, not in temporary files.
      setenv("VIPS_DISC_THRESHOLD", "8g", 1)
      guard vips_init("hubpack-imaging") == 0 else { return nil }
      vips_concurrency_set(1)
      vips_cache_set_max(0)
      vips_block_untrusted_set(1)
      vips_operation_block_set("VipsForeignLoad", 1)
    }

    /// Does what is asked, and says how it went.
    func answer(to request: ImagingRequest) -> ImagingAnswer {
      do throws(Refusal) {
        return try reduce(request)
      } catch {
        return .refused(reason: error.reason)
      }
    }

    private func reduce(_ request: ImagingRequest) throws(Refusal) -> ImagingAnswer {
      guard (1...16_384).contains(request.edge), (1...100).contains(request.quality) else {
        throw Refusal(reason: "is wanted in a size or quality that makes no sense")
      }
      guard let loader = Self.loaders[request.format],
        vips_type_find("VipsOperation", loader.operation) != 0
      else { throw Refusal(reason: "cannot be read: this libvips does not know \(request.format)") }
      // Only the loader of that format exists while its picture is read.
      vips_operation_block_set(loader.blocked, 0)
      defer { vips_operation_block_set(loader.blocked, 1) }
      vips_error_clear()

      let picture = try pixels(of: request)
      let width = Int(vips_image_get_width(picture.pointer))
      let height = Int(vips_image_get_height(picture.pointer))
      if vips_image_hasalpha(picture.pointer) == 0 {
        try write(picture, request, asPNG: false)
        return .reduced(format: "jpeg", width: width, height: height)
      }
      let alpha = try step(request) { hubpack_vips_bands(picture.pointer, $0, 3, 1) }
      var lowest = 0.0
      guard hubpack_vips_min(alpha.pointer, &lowest) == 0 else { throw refusal(request) }
      let isOpaque = lowest >= 255
      let visible =
        isOpaque ? try step(request) { hubpack_vips_bands(picture.pointer, $0, 0, 3) } : picture
      try write(visible, request, asPNG: !isOpaque)
      return .reduced(format: isOpaque ? "jpeg" : "png", width: width, height: height)
    }

    /// The thumbnail in memory: libvips computes what is looked at, and this is looked at twice.
    private func pixels(of request: ImagingRequest) throws(Refusal) -> VipsPicture {
      guard let source = vips_source_new_from_file(request.input) else { throw refusal(request) }
      defer { g_object_unref(source) }
      let small = try step(request) { hubpack_vips_thumbnail(source, $0, Int32(request.edge)) }
      let colours = try step(request) { hubpack_vips_to_srgb(small.pointer, $0) }
      guard let copy = vips_image_copy_memory(colours.pointer) else { throw refusal(request) }
      return VipsPicture(copy)
    }

    private func step(
      _ request: ImagingRequest,
      _ operation: (UnsafeMutablePointer<UnsafeMutablePointer<VipsImage>?>) -> Int32
    ) throws(Refusal) -> VipsPicture {
      var out: UnsafeMutablePointer<VipsImage>?
      guard operation(&out) == 0, let out else { throw refusal(request) }
      return VipsPicture(out)
    }

    private func write(
      _ picture: VipsPicture, _ request: ImagingRequest, asPNG: Bool
    ) throws(Refusal) {
      var bytes: UnsafeMutableRawPointer?
      var size = 0
      let code =
        asPNG
        ? hubpack_vips_png(picture.pointer, &bytes, &size)
        : hubpack_vips_jpeg(picture.pointer, &bytes, &size, Int32(request.quality))
      guard code == 0, let bytes else { throw refusal(request) }
      let data = Data(
        bytesNoCopy: bytes, count: size, deallocator: .custom { bytes, _ in g_free(bytes) })
      do {
        try data.write(to: URL(fileURLWithPath: request.output))
      } catch {
        throw Refusal(
          reason: "has a thumbnail that cannot be written: \(error.localizedDescription)")
      }
    }

    /// What libvips last complained about, in one line, without the name of the file.
    private func refusal(_ request: ImagingRequest) -> Refusal {
      let complaint = String(cString: vips_error_buffer())
      vips_error_clear()
      let line =
        complaint.replacingOccurrences(of: request.input, with: "the file")
        .split(whereSeparator: \.isNewline).last.map(String.init) ?? "libvips does not say why"
      return Refusal(reason: "cannot be decoded: \(line)")
    }
  }

  /// A reference to an image of libvips.
  final class VipsPicture {
    let pointer: UnsafeMutablePointer<VipsImage>

    /// Takes over a reference.
    init(_ pointer: UnsafeMutablePointer<VipsImage>) {
      self.pointer = pointer
    }

    deinit { g_object_unref(pointer) }
  }
#endif
