import HubPictures
import TestSupport
import Testing

struct JPEGTests {
  private let jpeg = SamplePicture.jpeg.bytes

  /// Returns the sample with a segment after its first two bytes.
  private func with(_ code: UInt8, _ contents: String) -> [UInt8] {
    jpeg.inserting(.segment(code, Array(contents.utf8)), at: 2)
  }

  private func broken(_ clause: String) -> String { "the JPEG file is damaged: \(clause)" }

  /// The offset of the header with height, width and colours.
  private var frame: Int { jpeg.indices.first { jpeg[$0...].starts(with: [0xFF, 0xC0]) } ?? 0 }
  private var scan: Int { jpeg.indices.first { jpeg[$0...].starts(with: [0xFF, 0xDA]) } ?? 0 }

  @Test(arguments: 1...8)
  func `the orientation is that of EXIF`(orientation: Int) {
    for isLittle in [true, false] {
      let block = Array("Exif\0\0".utf8) + [UInt8].exif(orientation, isLittle: isLittle)
      let turned = jpeg.inserting(.segment(0xE1, block), at: 2)
      let words = orientation == 1 ? "" : ", orientation \(orientation)"
      #expect(verdict(turned) == "jpeg 24 × 16" + words)
    }
  }

  @Test func `an invalid orientation is ignored`() {
    for value in [0, 9, 65_535] {
      let block = Array("Exif\0\0".utf8) + [UInt8].exif(value, isLittle: true)
      #expect(verdict(jpeg.inserting(.segment(0xE1, block), at: 2)) == "jpeg 24 × 16")
    }
    let block = Array("Exif\0\0".utf8) + [UInt8].exif(6, isLittle: true)
    for length in 6..<block.count - 10 {
      let cut = jpeg.inserting(.segment(0xE1, Array(block.prefix(length))), at: 2)
      #expect(verdict(cut) == "jpeg 24 × 16", "\(length)")
    }
  }

  @Test func `the thumbnail inside EXIF neither ends nor describes the picture`() {
    let block = Array("Exif\0\0".utf8) + [UInt8].exif(6, isLittle: false) + jpeg
    let whole = SamplePicture.progressiveJPEG.bytes.inserting(.segment(0xE1, block), at: 2)
    #expect(verdict(whole) == "jpeg 24 × 16, orientation 6")
    #expect(verdict(whole.dropLast(2)) == "the JPEG file ends too early")
    #expect(verdict(whole.prefix(block.count + 60)) == "the JPEG file ends too early")
  }

  @Test func `a picture with data that a thumbnail would strip is not plain`() {
    for (code, contents) in [
      (0xE1, "http://ns.adobe.com/xap/1.0/\0<x/>"), (0xE2, "ICC_PROFILE\0\u{1}\u{1}"),
      (0xE2, "MPF\0"), (0xED, "Photoshop 3.0\0"), (0xFE, "made by me"), (0xE0, "JFXX\0"),
      (0xEB, "what is this"), (0xFE, ""),
    ] as [(UInt8, String)] {
      #expect(verdict(with(code, contents)) == "jpeg 24 × 16", "\(contents)")
    }
    let adobe = with(0xEE, "Adobe\0\u{64}\0\0\0\0\u{1}")
    #expect(verdict(adobe) == "jpeg 24 × 16, plain")
    #expect(verdict(jpeg.replacing(at: frame + 4, with: [12])) == "jpeg 24 × 16")
  }

  @Test func `stray bytes, restarts and fill bytes are accepted`() {
    #expect(verdict(jpeg.inserting([0xFF, 0xFF, 0xFF], at: scan)) == "jpeg 24 × 16, plain")
    #expect(verdict(jpeg.inserting([0, 0, 7], at: scan)) == "jpeg 24 × 16")
    let inScan = scan + 14
    for bytes: [UInt8] in [[0xFF, 0xD0], [0xFF, 0x00], [0xFF, 0xD7, 0xFF, 0x00]] {
      #expect(verdict(jpeg.inserting(bytes, at: inScan)) == "jpeg 24 × 16, plain")
    }
  }

  @Test func `unexpected markers are faults`() {
    #expect(
      verdict(jpeg.inserting(jpeg, at: scan + 14)) == broken("unexpected start of another picture"))
    #expect(
      verdict(jpeg.inserting([0xFF, 0x42], at: scan + 14))
        == broken("unknown marker FF42"))
    #expect(
      verdict(jpeg.inserting([0xFF, 0xE5, 0, 1], at: 2)) == broken("invalid segment length"))
    #expect(
      verdict(jpeg.inserting(Array(jpeg[frame..<frame + 19]), at: scan))
        == broken("more than one header"))
    #expect(
      verdict(jpeg.replacing(at: frame + 3, with: [16]))
        == broken("invalid header length"))
    #expect(
      verdict(jpeg.replacing(at: scan + 5, with: [9])).contains("a missing colour component"))
    #expect(
      verdict(jpeg.replacing(at: scan + 4, with: [5])) == broken("invalid scan header"))
  }

  @Test func `an end before the complete picture is a fault`() {
    let end: [UInt8] = [0xFF, 0xD9]
    let nothing = broken("no picture data")
    #expect(verdict(jpeg.prefix(scan) + end) == nothing)
    #expect(verdict(jpeg.prefix(scan + 14) + end) == nothing)
    #expect(verdict(jpeg.prefix(2) + end) == nothing)
    // This is one of three scans, each with one colour.
    let oneColour: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 5, 5]
    #expect(verdict(jpeg.prefix(scan) + oneColour + end) == nothing)
  }

  @Test func `the height may come after the first scan`() {
    let without = jpeg.replacing(at: frame + 5, with: [0, 0])
    #expect(verdict(without) == broken("no picture data"))
    let late = without.inserting(.segment(0xDC, [0, 16]), at: without.count - 2)
    #expect(verdict(late) == "jpeg 24 × 16, plain")
  }

  @Test func `a picture with too many scans is rejected`() {
    let oneScan = Array(jpeg[scan..<jpeg.count - 2])
    func repeated(_ count: Int) -> String {
      verdict(jpeg.prefix(scan) + (0..<count).flatMap { _ in oneScan } + [0xFF, 0xD9])
    }
    #expect(repeated(100) == "jpeg 24 × 16, plain")
    #expect(repeated(101) == "the JPEG file has more than 100 scans")
  }

  @Test func `a picture without width or with too many pixels is rejected`() {
    func sized(_ width: Int, _ height: Int) -> String {
      verdict(jpeg.replacing(at: frame + 5, with: .bigEndian(height, 2) + .bigEndian(width, 2)))
    }
    #expect(sized(0, 16) == broken("the width or height is 0"))
    #expect(sized(10_000, 10_000) == "jpeg 10000 × 10000, plain")
    #expect(
      sized(10_000, 10_001)
        == "the picture is too large: 10,000 × 10,001 pixels "
        + "(maximum 100,000,000 pixels, 65,535 per side)")
    #expect(sized(65_535, 1500) == "jpeg 65535 × 1500, plain")
  }
}
