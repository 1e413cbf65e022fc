import Foundation
import HubExport
import HubHelpers
import HubModel
import HubPictures
import HubSource
import HubSystem
import TestSupport
import Testing

/// The memory and number of helpers.
struct MemorySharesTests {
  @Test(arguments: [
    [24 << 30, 2, 2, 2 << 30], [4 << 30, 4, 4, 512 << 20], [4 << 30, 16, 4, 512 << 20],
    [2 << 30, 1, 1, 1 << 30], [256 << 20, 8, 1, 512 << 20], [Int.max, 0, 1, 2 << 30],
  ])
  func `helpers share half of the memory`(memoryWantedCountSize: [Int]) {
    let shares = MemoryShares(of: memoryWantedCountSize[0], for: memoryWantedCountSize[1])
    #expect([shares.count, shares.size] == Array(memoryWantedCountSize[2...]))
  }
}

#if Imaging
  /// Small files that expand to large ones.
  struct HostilePictureTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    private func reduce(_ imaging: Imaging, _ bytes: [UInt8]) async throws -> PictureFacts {
      let input = try folder.write(Data(bytes), to: UUID().uuidString)
      return try await imaging.reduce(
        FileSlice(path: input), format: .png, edge: 64, to: folder.path("out"))
    }

    #if os(Linux)
      @Test func `texts of a PNG are not inflated`() async throws {
        let imaging = Imaging(program: Program.imagingHelper, width: 1)
        var picture = PaintedPicture(8, 8) { x, y in [UInt8(x), UInt8(y), 7] }
        let plain = try await reduce(imaging, picture.png)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("out")))
        let text = Inflation.stream(of: 40_000_000)
        for number in 0..<20 {
          let isInternational = number % 2 == 1
          let head: String = isInternational ? "key \(number)\0\u{1}\0\0\0" : "key \(number)\0\0"
          picture.chunks += PaintedPicture.chunk(
            isInternational ? "iTXt" : "zTXt", Array(head.utf8) + text)
        }
        #expect(try await reduce(imaging, picture.png) == plain)
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("out"))) == bytes)
        #expect(try await peak(imaging) < 300_000)
      }

      @Test func `a compressed profile takes no more memory than its size`() async throws {
        let imaging = Imaging(program: Program.imagingHelper, width: 1)
        var picture = PaintedPicture(8, 8) { x, y in [UInt8(x), UInt8(y), 7] }
        picture.chunks = PaintedPicture.chunk(
          "iCCP", Array("wide\0\0".utf8) + Inflation.stream(of: 200_000_000))
        _ = try? await reduce(imaging, picture.png)
        #expect(try await peak(imaging) < 500_000)
        #expect(try await reduce(imaging, SamplePicture.png.bytes).width == 6)
      }

      /// The peak memory of the helper, in kB.
      private func peak(_ imaging: Imaging) async throws -> Int {
        guard let process = await imaging.processes().first else { return 0 }
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try #require(Int(line.filter(\.isNumber)))
      }
    #endif

    #if os(Linux)
      /// An interlaced picture of 10,000 × 10,000 pixels with eight bytes each, which must be in
      /// memory as a whole.
      @Test func `a picture that needs more memory than allowed is refused`() async throws {
        let imaging = Imaging(program: Program.imagingHelper, width: 1, memory: 1 << 30)
        let side = PaintedPicture.number(10_000)
        var png = Array(SamplePicture.png.bytes.prefix(8))
        png += PaintedPicture.chunk("IHDR", side + side + [16, 6, 0, 0, 1])
        png += PaintedPicture.chunk("IDAT", PaintedPicture.zlib([0, 0, 0]))
        png += PaintedPicture.chunk("IEND", [])
        let failure = await #expect(throws: HelperFailure.self) {
          try await reduce(imaging, png)
        }
        #expect(failure?.reason.contains("out of memory") == true)
        let process = await imaging.processes()
        #expect(try await reduce(imaging, SamplePicture.png.bytes).width == 6)
        #expect(await imaging.processes() == process)
      }
    #endif

    @Test func `the thinnest possible picture has a thumbnail`() async throws {
      let imaging = Imaging(program: Program.imagingHelper, width: 1)
      let wide = try await reduce(imaging, PaintedPicture(65_535, 1) { _, _ in [1, 2, 3] }.png)
      #expect(wide.width == 64 && wide.height == 1)
      let tall = try await reduce(imaging, PaintedPicture(1, 65_535) { _, _ in [1, 2, 3] }.png)
      #expect(tall.width == 1 && tall.height == 64)
    }
  }
#endif

/// A zlib stream that is far smaller than its contents.
enum Inflation {
  /// Creates a stream of at least a number of bytes, all of them "a".
  static func stream(of size: Int) -> [UInt8] {
    // A copy of 258 bytes from one byte before takes 13 bits, so 8 copies take 13 bytes.
    let copy: [UInt8] = [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]
    let rounds = size / (8 * 258) + 2
    // The last block, with fixed codes.
    var bits: [UInt8] = [1, 1, 0]
    for _ in 0..<16 { bits += copy }
    var packed: [UInt8] = []
    for start in stride(from: 0, to: 208, by: 8) {
      var byte: UInt8 = 0
      for bit in bits[start..<start + 8].reversed() { byte = byte << 1 | bit }
      packed.append(byte)
    }
    var stream: [UInt8] = [0x78, 0x01, 0, 1, 0, 0xFE, 0xFF, 0x61]
    stream += packed[..<13]
    for _ in 1..<rounds { stream += packed[13...] }
    // The rest of the last copy and the end of the block are zeros.
    stream += [0, 0]
    let count = 1 + rounds * 8 * 258
    let low: Int = (1 + count * 0x61) % 65_521
    let sum: Int = count * (count + 1) / 2 % 65_521
    let high: Int = (count + 0x61 * sum) % 65_521
    return stream + PaintedPicture.number(high << 16 | low)
  }
}
