import HubPictures
import TestSupport
import Testing

struct WebPTests {
  private func chunk(_ kind: String, _ contents: [UInt8]) -> [UInt8] {
    Array(kind.utf8) + .littleEndian(contents.count, 4) + contents
      + (contents.count.isMultiple(of: 2) ? [] : [0])
  }

  private func file(_ chunks: [UInt8]...) -> [UInt8] {
    let body = Array("WEBP".utf8) + chunks.flatMap { $0 }
    return Array("RIFF".utf8) + .littleEndian(body.count, 4) + body
  }

  /// The header of an extended file.
  private func extended(_ width: Int, _ height: Int, flags: UInt8 = 0) -> [UInt8] {
    chunk("VP8X", [flags, 0, 0, 0] + .littleEndian(width - 1, 3) + .littleEndian(height - 1, 3))
  }

  private let lossy = Array(SamplePicture.webp.bytes[12...])
  private let lossless = Array(SamplePicture.losslessWebP.bytes[12...])

  private func broken(_ clause: String) -> String { "the WebP file is damaged: \(clause)" }

  @Test func `an extended file may contain all kinds of chunks`() {
    #expect(verdict(file(extended(24, 16), lossy)) == "webp 24 × 16, plain")
    let alpha = chunk("ALPH", [0, 1, 2])
    #expect(verdict(file(extended(24, 16, flags: 16), alpha, lossy)) == "webp 24 × 16, plain")
    for kind in ["ICCP", "XMP ", "ABCD"] {
      #expect(verdict(file(extended(24, 16), chunk(kind, [1]), lossless)) == "webp 24 × 16")
    }
    for block in [
      [UInt8].exif(6, isLittle: true), Array("Exif\0\0".utf8) + .exif(6, isLittle: false),
    ] {
      #expect(
        verdict(file(extended(24, 16, flags: 8), lossy, chunk("EXIF", block)))
          == "webp 24 × 16, orientation 6")
    }
  }

  @Test func `the size in the header is compared with the file`() {
    let whole = SamplePicture.webp.bytes
    let size = whole.count - 8
    #expect(
      verdict(whole.replacing(at: 4, with: .littleEndian(size + 2, 4)))
        == "the WebP file ends too early")
    #expect(
      verdict(whole.replacing(at: 4, with: .littleEndian(size - 2, 4)))
        == broken("a chunk is larger than the file"))
    #expect(
      verdict(whole.replacing(at: 16, with: .littleEndian(0xFFFF_FFFF, 4)))
        == broken("a chunk is larger than the file"))
  }

  @Test func `unexpected chunks are faults`() {
    #expect(
      verdict(file(chunk("EXIF", [1, 2]), lossy)) == broken("the header is not the first chunk"))
    #expect(
      verdict(file(extended(24, 16), extended(24, 16), lossy))
        == broken("the header is not the first chunk"))
    #expect(verdict(file(extended(24, 16))) == broken("no picture data"))
    #expect(verdict(file(lossy, lossless)) == broken("more than one picture"))
    #expect(
      verdict(file(extended(25, 16), lossy))
        == broken("the picture size differs from the header"))
    #expect(verdict(file(chunk("VP8L", [1, 2, 3]))) == broken("invalid chunk length"))
    #expect(
      verdict(file(chunk("VP8L", [0x2E, 0, 0, 0, 0, 0])))
        == broken("invalid picture data"))
    #expect(
      verdict(SamplePicture.webp.bytes.replacing(at: 23, with: [0]))
        == broken("invalid picture data"))
    #expect(
      verdict(SamplePicture.webp.bytes.replacing(at: 22, with: [0xFF]))
        == broken("incomplete picture data"))
  }

  @Test func `an animation consists of frames`() {
    let frame = chunk(
      "ANMF",
      [UInt8](repeating: 0, count: 6) + .littleEndian(9_999, 3) + .littleEndian(9_999, 3)
        + [0, 0, 0, 0] + lossy)
    let start = extended(24, 16, flags: 2)
    let control = chunk("ANIM", [0, 0, 0, 0, 0, 0])
    #expect(verdict(file(start, control)) == broken("no picture data"))
    let ten = (0..<10).flatMap { _ in frame }
    #expect(verdict(file(start, control, ten)) == "webp 24 × 16")
    #expect(verdict(file(start, control, ten, frame)).hasPrefix("the frames of the WebP animation"))
    #expect(verdict(file(lossy, frame)) == broken("a frame is empty"))
  }

  @Test func `a canvas is within the limits`() {
    #expect(
      verdict(file(extended(16_000, 16_000), lossy)).hasPrefix(
        "the picture is too large: 16,000 × 16,000 pixels"))
  }
}
