import Foundation
import HubModel
import HubPictures
import TestSupport
import Testing

/// Tests for pictures of every format.
struct PictureInspectionTests {
  @Test(arguments: SamplePicture.all)
  func `a complete picture has the expected properties`(sample: SamplePicture) {
    #expect(verdict(sample.bytes) == sample.facts.inWords)
  }

  @Test(arguments: SamplePicture.all)
  func `a picture that is cut off anywhere is rejected`(sample: SamplePicture) {
    for length in 1..<sample.bytes.count {
      let said = verdict(sample.bytes.prefix(length))
      #expect(said != sample.facts.inWords, "\(length) bytes")
      // The first bytes of a signature are not enough to recognize the format.
      if length > 40 {
        #expect(
          said == "the \(sample.facts.format.name) file ends too early", "\(length) bytes")
      }
    }
    #expect(verdict(sample.bytes.prefix(0)) == "the file is empty")
  }

  @Test(arguments: SamplePicture.all)
  func `the size of the chunks does not matter`(sample: SamplePicture) {
    for chunk in [1, 2, 3, 7, 13, 511, 512, 513] {
      #expect(verdict(sample.bytes, chunk: chunk) == sample.facts.inWords, "\(chunk)")
      let cut = sample.bytes.dropLast(3)
      #expect(verdict(cut, chunk: chunk) == verdict(cut), "\(chunk)")
    }
  }

  @Test(arguments: SamplePicture.all)
  func `bytes after the end are accepted but not plain`(sample: SamplePicture) {
    let said = sample.facts.inWords.replacingOccurrences(of: ", plain", with: "")
    for trailer in [[UInt8](repeating: 0, count: 5000), [1, 2, 3, 4, 5, 6, 7, 8, 9]] {
      #expect(verdict(sample.bytes + trailer) == said)
      #expect(verdict(sample.bytes + trailer, chunk: 1) == said)
    }
  }

  @Test func `the pictures of the sample hubs are complete and plain`() throws {
    let folder = Checkout.path("Bundles/2026.11/lumen-hub")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".jpg") || $0.hasSuffix(".png") }
    #expect(names.count > 100)
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
      #expect(verdict(bytes).hasSuffix(", plain"), "\(name)")
      #expect(verdict(bytes.dropLast()).hasSuffix("ends too early"), "\(name)")
    }
  }

  @Test func `a fault is found before the end of the file`() throws {
    var page = PictureInspection()
    let text = [UInt8](repeating: 0x20, count: 512)
    #expect(throws: PictureFault.self) { try page.consume(text) }
    var broken = PictureInspection()
    let png = SamplePicture.png.bytes.replacing(at: 20, with: [0xFF])
    #expect(throws: PictureFault.self) {
      try broken.consume(png + [UInt8](repeating: 0, count: 512))
    }
  }

  @Test(arguments: SamplePicture.all)
  func `mutated pictures are checked without a crash, in chunks of any size`(sample: SamplePicture)
  {
    let seed: UInt64 = 20_261_121
    var random = SeededGenerator(seed: seed)
    let interesting: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF]
    for round in 0..<400 {
      var bytes = sample.bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let offset = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[offset] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[offset] = interesting[Int.random(in: 0..<5, using: &random)]
        case 2: bytes.remove(at: offset)
        case 3: bytes.insert(contentsOf: bytes.suffix(from: offset).prefix(40), at: offset)
        default: bytes[offset] ^= 1 << UInt8.random(in: 0...7, using: &random)
        }
      }
      let said = verdict(bytes)
      #expect(
        verdict(bytes, chunk: 1 + round % 17) == said,
        "\(sample.name), seed \(seed), round \(round)")
    }
  }
}
