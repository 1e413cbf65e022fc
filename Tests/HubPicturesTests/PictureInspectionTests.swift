import Foundation
import HubModel
import HubPictures
import HubSystem
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
        let isWhole = said.hasSuffix(", without its end marker") && length >= sample.bytes.count - 2
        #expect(
          isWhole || said == "the \(sample.facts.format.name) file ends too early",
          "\(length) bytes")
      }
    }
    #expect(verdict(sample.bytes.prefix(0)) == "the file is empty")
  }

  @Test(arguments: SamplePicture.all)
  func `a file has the properties of its bytes`(sample: SamplePicture) throws {
    let folder = try TemporaryFolder(inMemory: true)
    let path = try folder.write(Data(Array("pile".utf8) + sample.bytes + [7]), to: "pile")
    let slice = FileSlice(path: path, range: 4..<4 + sample.bytes.count)
    #expect(try PictureFacts(of: slice, size: sample.bytes.count) == sample.facts)
  }

  @Test(arguments: SamplePicture.all)
  func `bytes after the end are accepted but not plain`(sample: SamplePicture) {
    let said = sample.facts.inWords.replacingOccurrences(of: ", plain", with: "")
    for trailer in [[UInt8](repeating: 0, count: 5000), [1, 2, 3, 4, 5, 6, 7, 8, 9]] {
      #expect(verdict(sample.bytes + trailer) == said)
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

  @Test func `the first bytes of a file tell that it is not a picture`() throws {
    let text = [UInt8](repeating: 0x20, count: 512)
    #expect(throws: PictureFault.self) {
      try text.withUnsafeBytes { try PictureFacts.check(head: $0) }
    }
    // Fewer bytes may not be enough.
    try text.dropLast().withUnsafeBytes { try PictureFacts.check(head: $0) }
    let picture = SamplePicture.jpeg.bytes
    #expect(picture.count > 512)
    try picture.withUnsafeBytes { try PictureFacts.check(head: $0) }
  }

  @Test(arguments: SamplePicture.all)
  func `mutated pictures are checked without a crash`(sample: SamplePicture) throws {
    let folder = try TemporaryFolder(inMemory: true)
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
      let path = try folder.write(Data(bytes), to: "in")
      let words = PictureFile(FileSlice(path: path))?.facts.inWords
      #expect(words == nil || words == said, "\(sample.name), seed \(seed), round \(round)")
    }
  }
}
