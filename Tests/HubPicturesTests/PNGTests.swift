import HubModel
import HubPictures
import HubSystem
import TestSupport
import Testing

struct PNGTests {
  private let png = SamplePicture.png.bytes
  /// The offset of the first chunk after the header.
  private let second = 33

  private func chunk(_ kind: String, _ contents: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + contents
    return .bigEndian(contents.count, 4) + body + .bigEndian(Int(CRC32.checksum(of: body)), 4)
  }

  private func header(_ width: Int, _ height: Int, _ rest: [UInt8] = [2, 3, 0, 0, 0]) -> [UInt8] {
    Array(png[..<8]) + chunk("IHDR", .bigEndian(width, 4) + .bigEndian(height, 4) + rest)
      + Array(png[second...])
  }

  private func broken(_ clause: String) -> String { "the PNG file is damaged: \(clause)" }

  @Test func `every byte of a chunk is checked`() {
    for offset in 8..<png.count {
      let flipped = verdict(png.replacing(at: offset, with: [png[offset] ^ 0x20]))
      #expect(!flipped.hasPrefix("png "), "byte \(offset): \(flipped)")
    }
    #expect(
      verdict(png.replacing(at: 23, with: [0xFF]))
        == broken("checksum mismatch in chunk IHDR"))
  }

  @Test func `a damaged chunk without which all pixels can be shown is tolerated`() {
    for kind in ["tEXt", "zTXt", "iTXt", "tIME", "pHYs", "iCCP"] {
      let damaged = chunk(kind, [1, 2, 3, 4]).replacing(at: 8, with: [9])
      #expect(verdict(png.inserting(damaged, at: second)) == "png 6 × 4", "\(kind)")
    }
    let exif = chunk("eXIf", .exif(8, isLittle: false)).replacing(at: 20, with: [9])
    #expect(verdict(png.inserting(exif, at: second)) == "png 6 × 4")
    for kind in ["tRNS", "acTL", "fdAT", "iDAT", "PLTE", "vpAg"] {
      let damaged = chunk(kind, [1, 2, 3, 4]).replacing(at: 8, with: [9])
      #expect(
        verdict(png.inserting(damaged, at: second)) == broken("checksum mismatch in chunk \(kind)"))
    }
  }

  @Test func `a picture with data that a thumbnail would strip is not plain`() {
    for kind in ["tEXt", "zTXt", "iTXt", "iCCP", "tIME", "cICP", "vpAg", "eXIf"] {
      #expect(verdict(png.inserting(chunk(kind, [1, 2]), at: second)) == "png 6 × 4", "\(kind)")
    }
    for kind in ["sRGB", "gAMA", "cHRM", "pHYs", "tRNS", "bKGD"] {
      let bytes = png.inserting(chunk(kind, [1, 2]), at: second)
      #expect(verdict(bytes) == "png 6 × 4, plain", "\(kind)")
    }
  }

  @Test func `the orientation may come before or after the pixels`() {
    let exif = chunk("eXIf", .exif(8, isLittle: false))
    #expect(verdict(png.inserting(exif, at: second)) == "png 6 × 4, orientation 8")
    #expect(verdict(png.inserting(exif, at: png.count - 12)) == "png 6 × 4, orientation 8")
    let long = chunk("eXIf", .exif(8, isLittle: false) + [UInt8](repeating: 0, count: 70_000))
    #expect(verdict(png.inserting(long, at: second)) == "png 6 × 4")
  }

  @Test func `unexpected chunks are faults`() {
    let end = png.count - 12
    let start = Array(png[..<8])
    #expect(verdict(start + png[second...]) == broken("the header is not the first chunk"))
    #expect(
      verdict(png.inserting(Array(png[8..<second]), at: second))
        == broken("the header is not the first chunk"))
    #expect(
      verdict(png[..<second] + png[end...]) == broken("no picture data"))
    #expect(verdict(png.inserting(chunk("a1 b", []), at: second)) == broken("invalid chunk type"))
    #expect(
      verdict(png.inserting([0xFF, 0, 0, 0] + Array("tEXt".utf8), at: second))
        == broken("invalid chunk type"))
    #expect(
      verdict(start + chunk("IHDR", [1])) == broken("invalid length of chunk IHDR"))
    #expect(verdict(header(6, 4, [3, 3, 0, 0, 0])) == broken("invalid header"))
    #expect(verdict(header(6, 4)) == "png 6 × 4, plain")
  }

  @Test func `a required palette must exist`() throws {
    let palette = try #require(png.offset(of: "PLTE"))
    let length = png[palette - 4..<palette].reduce(0) { $0 << 8 | Int($1) }
    let without = png[..<(palette - 4)] + png[(palette + 8 + length)...]
    #expect(verdict(without) == broken("no palette"))
  }

  @Test func `sizes are within the limits`() {
    #expect(verdict(header(0, 4)) == broken("the width or height is 0"))
    #expect(verdict(header(65_535, 1000)) == "png 65535 × 1000, plain")
    #expect(
      verdict(header(65_536, 1)).hasPrefix("the picture is too large: 65,536 × 1 pixels (maximum"))
    #expect(
      verdict(header(0xFFFF_FFFF, 0xFFFF_FFFF)).hasPrefix(
        "the picture is too large: 4,294,967,295 × "))
  }

  @Test func `an animation is not plain, and its frames have a common limit`() {
    let animated = png.inserting(chunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0]), at: second)
    #expect(verdict(animated) == "png 6 × 4")
    let frame = chunk(
      "fcTL",
      [0, 0, 0, 0] + .bigEndian(60_000, 4) + .bigEndian(1000, 4) + [UInt8](repeating: 0, count: 14))
    let sixteen = (0..<16).flatMap { _ in frame }
    #expect(verdict(png.inserting(sixteen, at: second)) == "png 6 × 4")
    #expect(
      verdict(png.inserting(sixteen + frame, at: second))
        == "the frames of the PNG animation have more than 1,000,000,000 pixels in total")
  }
}
