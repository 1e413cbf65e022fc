import HubPictures
import TestSupport
import Testing

struct GIFTests {
  private let gif = SamplePicture.gif.bytes

  /// The offset of the image, after the header and a palette of four colours.
  private var image: Int { 13 + 12 }

  private func broken(_ clause: String) -> String { "the GIF file is damaged: \(clause)" }

  /// Returns an extension with sub-blocks.
  private func block(_ label: UInt8, _ texts: String...) -> [UInt8] {
    [0x21, label] + texts.flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) } + [0]
  }

  @Test func `the sample has the structure that these tests expect`() {
    #expect(gif[image] == 0x2C || gif[image] == 0x21)
  }

  @Test func `a picture with data that a thumbnail would strip is not plain`() {
    #expect(verdict(gif.inserting(block(0xFE, "made by me"), at: image)) == "gif 6 × 4")
    #expect(verdict(gif.inserting(block(0xFF, "XMP DataXMP", "<x/>"), at: image)) == "gif 6 × 4")
    #expect(verdict(gif.inserting(block(0x01, "text"), at: image)) == "gif 6 × 4")
    let loop = block(0xFF, "NETSCAPE2.0", "\u{1}\0\0")
    #expect(verdict(gif.inserting(loop, at: image)) == "gif 6 × 4, plain")
    #expect(
      verdict(gif.inserting(block(0xF9, "\0\0\0\0"), at: image)) == "gif 6 × 4, plain")
  }

  @Test func `an end mark inside a block is ignored`() {
    let comment = block(0xFE, ";;;;")
    #expect(verdict(gif[..<image] + comment.prefix(5)) == "the GIF file ends too early")
    #expect(verdict(gif[..<image] + comment + [0x3B]) == broken("no picture data"))
  }

  @Test func `unexpected blocks are faults`() {
    #expect(verdict(gif.inserting([0x42], at: image)) == broken("unknown block"))
    #expect(verdict(gif.inserting([0], at: image)) == "gif 6 × 4, plain")
    let start = gif[..<image]
    let place: [UInt8] = [0x2C, 0, 0, 0, 0, 6, 0, 4, 0, 0]
    #expect(verdict(start + place + [2, 0, 0x3B]) == broken("no picture data"))
    #expect(verdict(start + place + [12, 1, 1, 0, 0x3B]) == broken("invalid code size"))
    #expect(verdict(start + place + [2, 1, 1, 0, 0x3B]) == "gif 6 × 4, plain")
  }

  @Test func `an image may have its own palette and extend beyond the screen`() {
    let palette = [UInt8](repeating: 0x3B, count: 6)
    let place: [UInt8] = [0x2C, 1, 0, 2, 0, 9, 0, 9, 0, 0x80]
    #expect(
      verdict(gif[..<image] + place + palette + [2, 1, 1, 0, 0x3B]) == "gif 10 × 11, plain")
    #expect(
      verdict(gif[..<image] + place + palette.dropLast()) == "the GIF file ends too early")
  }

  @Test func `the frames have a common limit`() {
    let place: [UInt8] = [0x2C, 0, 0, 0, 0] + .littleEndian(10_000, 2) + .littleEndian(10_000, 2)
    let frame = place + [0, 2, 1, 1, 0]
    let ten = (0..<10).flatMap { _ in frame }
    #expect(verdict(gif[..<image] + ten + [0x3B]) == "gif 10000 × 10000")
    #expect(
      verdict(gif[..<image] + ten + frame + [0x3B])
        == "the frames of the GIF animation have more than 1,000,000,000 pixels in total")
    let huge: [UInt8] = [0x2C, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0]
    #expect(
      verdict(gif[..<image] + huge).hasPrefix(
        "the picture is too large: 65,535 × 65,535 pixels (maximum"))
    #expect(
      verdict(gif[..<image] + place.prefix(5) + [0, 0, 0, 0, 0])
        == broken("the width or height is 0"))
  }
}
