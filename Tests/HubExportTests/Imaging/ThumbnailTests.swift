import Foundation
import HubExport
import HubHelpers
import HubModel
import HubPictures
import HubSource
import HubSystem
import TestSupport
import Testing

#if Imaging
  /// Thumbnails made by the real helper.
  struct ThumbnailTests {
    private let folder: TemporaryFolder
    private let imaging = Imaging(program: Program.imagingHelper, width: 1)

    init() throws {
      folder = try TemporaryFolder()
    }

    /// A picture that looks different in each orientation.
    private let quarters = PaintedPicture(12, 8) { x, y in
      [x < 6 ? 250 : 20, y < 4 ? 30 : 200, x < 3 && y < 2 ? 255 : 0]
    }

    /// Returns the thumbnail of a picture.
    private func reduce(
      _ bytes: [UInt8], _ format: PictureFormat = .png, edge: Int = 640
    ) async throws -> (picture: PictureFacts, bytes: Data) {
      let input = try folder.write(Data(bytes), to: UUID().uuidString)
      let output = folder.path("out")
      let picture = try await imaging.reduce(
        FileSlice(path: input), format: format, edge: edge, to: output)
      return (picture, try Data(contentsOf: URL(fileURLWithPath: output)))
    }

    private func refusal(_ bytes: [UInt8], _ format: PictureFormat) async throws -> String {
      let error = await #expect(throws: HelperFailure.self) { try await reduce(bytes, format) }
      return try #require(error).reason
    }

    @Test(arguments: SamplePicture.all)
    func `thumbnails can be made from every format, and are never enlarged`(
      sample: SamplePicture
    ) async throws {
      let (picture, bytes) = try await reduce(sample.bytes, sample.facts.format)
      #expect(picture.format == .jpeg)
      #expect(picture.width == sample.facts.width && picture.height == sample.facts.height)
      #expect(try PictureFacts(of: [UInt8](bytes)).isPlain)
    }

    @Test func `a thumbnail fits within the edge`() async throws {
      let wide = PaintedPicture(300, 20) { x, _ in [UInt8(x % 256), 0, 0] }
      let picture = try await reduce(wide.png, edge: 100).picture
      #expect(picture.width == 100 && picture.height == 7)
      let tall = wide.stored(for: 6)
      let turned = try await reduce(tall.png, edge: 100).picture
      #expect(turned.width == 7 && turned.height == 100)
    }

    /// Thumbnails have the same bytes if their pixels are the same.
    @Test(arguments: 1...8)
    func `a picture is turned upright`(orientation: Int) async throws {
      var stored = quarters.stored(for: orientation)
      stored.chunks = PaintedPicture.chunk("eXIf", Self.exif(orientation))
      let upright = try await reduce(quarters.png)
      let turned = try await reduce(stored.png)
      #expect(turned.picture.width == 12 && turned.picture.height == 8)
      #expect(turned.bytes == upright.bytes)
    }

    @Test func `a JPEG is turned upright, and its location is removed`() async throws {
      var all: Set<Data> = []
      for orientation in 1...8 {
        let block = Array("Exif\0\0".utf8) + Self.exif(orientation)
        let head: [UInt8] = [0xFF, 0xE1, 0, UInt8(block.count + 2)]
        let jpeg = SamplePicture.jpeg.bytes
        let (picture, bytes) = try await reduce(jpeg.prefix(2) + head + block + jpeg[2...], .jpeg)
        #expect(picture.width == (orientation > 4 ? 16 : 24))
        #expect(bytes.range(of: Data("Exif".utf8)) == nil)
        #expect(bytes.range(of: Data("N 52 5".utf8)) == nil)
        all.insert(bytes)
      }
      #expect(all.count == 8)
      #expect(all.contains(try await reduce(SamplePicture.jpeg.bytes, .jpeg).bytes))
    }

    /// A TIFF header with an orientation and a text.
    private static func exif(_ orientation: Int) -> [UInt8] {
      Array("MM\0*\0\0\0\u{8}\0\u{2}".utf8) + [0x01, 0x0E, 0, 2, 0, 0, 0, 8, 0, 0, 0, 38]
        + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0] + [0, 0, 0, 0]
        + Array("N 52 5\0\0".utf8)
    }

    @Test func `the same picture gives the same bytes`() async throws {
      let picture = PaintedPicture(200, 150) { x, y in
        [UInt8(x), UInt8(y), UInt8((x * y) % 256)]
      }
      let first = try await reduce(picture.png, edge: 64).bytes
      await imaging.shutDown()
      #expect(try await reduce(picture.png, edge: 64).bytes == first)
    }

    /// The sRGB value of (100, 150, 100) in Adobe RGB was computed with another program. A pixel is
    /// transparent, so that the thumbnail is a PNG and keeps its colours exactly.
    @Test func `colours are converted to sRGB`() async throws {
      func picture(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> PaintedPicture {
        PaintedPicture(8, 8) { x, y in [red, green, blue, x + y == 0 ? 0 : 255] }
      }
      var wide = picture(100, 150, 100)
      wide.chunks = WideProfile.chunk
      let converted = try await reduce(wide.png).bytes
      var near: Set<Data> = []
      for (red, green, blue) in [(66, 151, 97), (65, 151, 97), (66, 151, 96), (66, 150, 97)] {
        near.insert(try await reduce(picture(UInt8(red), UInt8(green), UInt8(blue)).png).bytes)
      }
      // Without a conversion, colours do not change.
      #expect(near.count == 4)
      #expect(near.contains(converted))
    }

    @Test func `a transparent picture stays transparent, and only then is the thumbnail a PNG`()
      async throws
    {
      let glass = PaintedPicture(12, 8) { x, _ in [200, 100, 50, x < 6 ? 128 : 255] }
      let (picture, bytes) = try await reduce(glass.png)
      #expect(picture.format == .png && picture.width == 12)
      var deep = glass
      deep.isDeep = true
      #expect(try await reduce(deep.png).bytes == bytes)
      let opaque = PaintedPicture(12, 8) { _, _ in [200, 100, 50, 255] }
      let solid = PaintedPicture(12, 8) { _, _ in [200, 100, 50] }
      #expect(try await reduce(opaque.png).bytes == (try await reduce(solid.png).bytes))
    }

    @Test func `only the loader of the format is used`() async throws {
      let reason = try await refusal(SamplePicture.png.bytes, .jpeg)
      #expect(reason.hasPrefix("libvips cannot decode it: "))
      #expect(try await reduce(SamplePicture.png.bytes, .png).picture.format == .jpeg)
    }

    @Test func `missing pixels are reported, which an inspection cannot detect`() async throws {
      var cut = PaintedPicture(300, 300) { x, y in [UInt8(x % 251), UInt8(y % 241), 7] }
      cut.missingRows = 100
      _ = try PictureFacts(of: cut.png)
      let reason = try await refusal(cut.png, .png)
      #expect(reason.hasPrefix("libvips cannot decode it: "))
      #expect(!reason.contains(folder.url.path))
    }

    @Test func `a picture in a part of a file is reduced like a whole file, and no copy is left`()
      async throws
    {
      let picture = PaintedPicture(300, 200) { x, y in [UInt8(x % 251), UInt8(y % 241), 7] }.png
      let alone = try await reduce(picture, edge: 64)
      let pile = try folder.write(Data([1, 2, 3] + picture + [4, 5]), to: "pile")
      try FileManager.default.createDirectory(
        atPath: folder.path("drafts"), withIntermediateDirectories: false)
      let output = folder.path("drafts/out")
      let slice = FileSlice(path: pile, range: 3..<(3 + picture.count))
      let reduced = try await imaging.reduce(slice, format: .png, edge: 64, to: output)
      #expect(reduced == alone.picture)
      #expect(try Data(contentsOf: URL(fileURLWithPath: output)) == alone.bytes)
      let cut = FileSlice(path: pile, range: 3..<(picture.count + 100))
      let gone = await #expect(throws: HelperFailure.self) {
        try await imaging.reduce(cut, format: .png, edge: 64, to: output)
      }
      #expect(gone?.reason == "it was removed during the export (export again)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("drafts")) == ["out"])
    }

    @Test func `a missing picture is a refusal, a missing output folder is not`() async throws {
      let reason = await #expect(throws: HelperFailure.self) {
        try await imaging.reduce(
          FileSlice(path: folder.path("gone")), format: .png, edge: 64, to: folder.path("out"))
      }
      #expect(reason?.reason == "it was removed during the export (export again)")
      let input = try folder.write(Data(SamplePicture.png.bytes), to: "a.png")
      let other = await #expect(throws: HelperFailure.self) {
        try await imaging.reduce(
          FileSlice(path: input), format: .png, edge: 64, to: folder.path("no/out"))
      }
      let slice = folder.path("no/out")
      #expect(other == .storage("cannot write \(slice): No such file or directory"))
    }
  }
#endif
