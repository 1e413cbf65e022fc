import Foundation
import HubModel
import HubPictures
import HubSystem
import TestSupport
import Testing

/// Pictures without an end, or with other data behind their pixels, and data that are no profile.
struct PictureEndTests {
  private let folder: TemporaryFolder
  private let hidden = Array("HIDDENMARK".utf8)

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the facts of a file in words; nil if it is not a complete picture.
  private func words(_ bytes: some Collection<UInt8>) throws -> String? {
    try folder.write(Data(bytes), to: "in")
    return PictureFile(FileSlice(path: folder.path("in")))?.facts.inWords
  }

  /// Returns the bytes of the copy of a picture, which has to be its own copy.
  private func cleaned(_ bytes: some Collection<UInt8>) throws -> [UInt8] {
    try folder.write(Data(bytes), to: "in")
    let picture = try #require(PictureFile(FileSlice(path: folder.path("in"))))
    let copy = folder.path(UUID().uuidString)
    try CleanedPicture(picture).write(to: copy)
    let again = try #require(PictureFile(FileSlice(path: copy)))
    #expect(try CleanedPicture(again).isPicture)
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: copy)))
  }

  @Test(arguments: [SamplePicture.jpeg, .cmykJPEG])
  func `a JPEG without an end marker needs all its pixels`(sample: SamplePicture) throws {
    let whole = sample.bytes
    let facts = "jpeg \(sample.facts.width) × \(sample.facts.height), without its end marker"
    for bytes in [whole.dropLast(2), whole.dropLast(1)] {
      #expect(try words(bytes) == facts)
      #expect(try cleaned(bytes) == whole)
    }
    for missing in 3..<40 {
      #expect(try words(whole.dropLast(missing)) == nil, "\(missing)")
    }
  }

  /// The later scans of a progressive picture cannot be followed.
  @Test func `a progressive JPEG without an end marker is refused`() throws {
    #expect(try words(SamplePicture.progressiveJPEG.bytes.dropLast(2)) == nil)
  }

  @Test func `data behind the pixels of a JPEG are removed, without an end marker, too`() throws {
    let whole = SamplePicture.jpeg.bytes
    let starts: [[UInt8]] = [
      [], [0, 0, 0x30, 0x0A], [0xFF, 0x42], whole, [0xFF, 0xE1, 0, 4], [0xFF, 0xC0, 0, 11],
      [1, 2, 3, 0xFF, 0xD9],
    ]
    for data in starts.map({ $0 + hidden }) {
      #expect(try cleaned(whole + data) == whole)
      #expect(try words(whole.dropLast(2) + data)?.hasPrefix("jpeg 24 × 16") == true, "\(data)")
      #expect(try cleaned(whole.dropLast(2) + data) == whole, "\(data)")
    }
  }

  @Test func `a JPEG with marks of restarts is followed past them`() throws {
    let whole = SamplePicture.jpeg.bytes
    let scan = try #require(whole.indices.first { whole[$0...].starts(with: [0xFF, 0xDA]) })
    // With one unit between the marks, the second unit needs a mark that is not there.
    let restarted = whole.inserting(.segment(0xDD, [0, 1]), at: scan)
    #expect(try words(restarted) == "jpeg 24 × 16, plain")
    #expect(try words(restarted.dropLast(2)) == nil)
    // No mark follows the last unit.
    let rare = whole.inserting(.segment(0xDD, [0, 200]), at: scan)
    #expect(try words(rare.dropLast(2)) == "jpeg 24 × 16, without its end marker")
  }

  private func chunk(_ kind: String, _ contents: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + contents
    return .bigEndian(contents.count, 4) + body + .bigEndian(Int(CRC32.checksum(of: body)), 4)
  }

  /// The sample without its pixels, the offset at which they were, and their data.
  private func png() throws -> (rest: [UInt8], start: Int, pixels: [UInt8]) {
    let whole = SamplePicture.png.bytes
    let start = try #require(whole.offset(of: "IDAT")) - 4
    let length = whole[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    let rest = Array(whole[..<start]) + Array(whole[(start + 12 + length)...])
    return (rest, start, Array(whole[start + 8..<start + 8 + length]))
  }

  @Test func `bytes behind the compressed data of a PNG are removed`() throws {
    let (rest, start, pixels) = try png()
    let whole = SamplePicture.png.bytes
    func written(_ parts: [[UInt8]]) -> [UInt8] {
      rest.inserting(parts.flatMap { chunk("IDAT", $0) }, at: start)
    }
    #expect(try cleaned(written([pixels])) == whole)
    #expect(try cleaned(written([pixels + hidden])) == whole)
    #expect(try cleaned(written([pixels, hidden, hidden])) == whole)
    for cut in 1..<pixels.count {
      let parts = [Array(pixels[..<cut]), Array(pixels[cut...])]
      let split = written(parts)
      #expect(try cleaned(split) == split)
      #expect(try cleaned(written([parts[0], parts[1] + hidden, hidden])) == split)
    }
    // Data that cannot be followed are kept.
    let damaged = written([[0x78, 0x01, 7] + hidden])
    #expect(try cleaned(damaged) == damaged)
  }

  @Test func `bytes behind the data of a frame of a PNG are removed`() throws {
    let (_, _, pixels) = try png()
    let animation = chunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0])
    let whole = SamplePicture.png.bytes.inserting(animation, at: 33)
    func frames(_ parts: [[UInt8]]) -> [UInt8] {
      let extent = [UInt8].bigEndian(6, 4) + .bigEndian(4, 4)
      let frame = chunk("fcTL", [0, 0, 0, 0] + extent + [UInt8](repeating: 0, count: 14))
      let chunks = parts.enumerated().flatMap { number, part in
        chunk("fdAT", .bigEndian(number + 1, 4) + part)
      }
      return whole.inserting(frame + chunks, at: whole.count - 12)
    }
    #expect(try cleaned(frames([pixels + hidden, hidden])) == frames([pixels, []]))
    // Without an animation there are no frames.
    let still = SamplePicture.png.bytes
    let stray = chunk("fdAT", .bigEndian(0, 4) + hidden)
    #expect(try cleaned(still.inserting(stray, at: still.count - 12)) == still)
  }

  @Test(arguments: ["gAMA", "cHRM", "sRGB", "pHYs", "sBIT", "bKGD", "tRNS", "acTL"])
  func `a chunk of a PNG with more than it has room for is removed`(kind: String) throws {
    let whole = SamplePicture.png.bytes
    let long = chunk(kind, [UInt8](repeating: 0, count: 300) + hidden)
    #expect(try cleaned(whole.inserting(long, at: 33)) == whole)
  }

  /// A profile with this length in its header.
  private func profile(stating length: Int = 300) -> [UInt8] {
    .bigEndian(length, 4) + [UInt8](repeating: 7, count: 32) + Array("acsp".utf8)
      + [UInt8](repeating: 7, count: 260)
  }

  /// Each case: data that are said to be a profile, and whether they are.
  private var profiles: [([UInt8], Bool)] {
    [
      (profile(), true), (profile() + [0, 0, 0], true), (profile() + hidden, false),
      (profile(stating: 301), false), (profile().replacing(at: 36, with: [0]), false),
      (hidden, false), ([], false),
    ]
  }

  @Test func `data without the header of a profile are removed from a JPEG`() throws {
    let whole = SamplePicture.jpeg.bytes
    func segment(_ number: UInt8, _ count: UInt8, _ data: some Sequence<UInt8>) -> [UInt8] {
      .segment(0xE2, Array("ICC_PROFILE\0".utf8) + [number, count] + Array(data))
    }
    // After the JFIF segment, where the copy has it, too.
    func marked(_ segments: [UInt8]) -> [UInt8] { whole.inserting(segments, at: 20) }
    for (data, isProfile) in profiles {
      let one = marked(segment(1, 1, data))
      #expect(try cleaned(one) == (isProfile ? one : whole), "\(data)")
      let two = marked(segment(1, 2, data.prefix(150)) + segment(2, 2, data.dropFirst(150)))
      #expect(try cleaned(two) == (isProfile ? two : whole), "\(data)")
    }
    let half = profile().prefix(150)
    #expect(try cleaned(marked(segment(1, 2, half))) == whole)
    #expect(try cleaned(marked(segment(1, 1, profile()) + segment(1, 1, hidden))) == whole)
    #expect(try cleaned(marked(segment(2, 1, profile()))) == whole)
  }

  @Test func `data without the header of a profile are removed from a PNG`() throws {
    let whole = SamplePicture.png.bytes
    func marked(_ data: [UInt8]) -> [UInt8] {
      whole.inserting(chunk("iCCP", Array("name\0\0".utf8) + data), at: 33)
    }
    // A stream of one block that is not compressed, with its checksum (Adler-32).
    func stored(_ data: [UInt8]) -> [UInt8] {
      let lengths = [UInt8].littleEndian(data.count, 2) + .littleEndian(data.count ^ 0xFFFF, 2)
      let (low, high) = data.reduce((1, 0)) { sums, byte in
        let low = (sums.0 + Int(byte)) % 65_521
        return (low, (sums.1 + low) % 65_521)
      }
      return [0x78, 0x01, 1] + lengths + data + .bigEndian(high << 16 | low, 4)
    }
    for (data, isProfile) in profiles {
      let bytes = marked(stored(data))
      #expect(try cleaned(bytes) == (isProfile ? bytes : whole), "\(data)")
    }
    #expect(try cleaned(marked(stored(profile()) + hidden)) == marked(stored(profile())))
    #expect(try cleaned(marked(profile())) == whole)
  }

  /// A profile of 300 bytes, compressed by zlib with dynamic Huffman codes.
  @Test func `a compressed profile is read`() throws {
    let compressed = try #require(
      Data(
        base64Encoded: """
          eNoVkEEKQzEQQtv79FKjjuOy0PtD/ZBNRJ8mr9f7I0iCTxaVXJYZOQouTIa/L+f2dE5lRqPtBYg0mJnTcpbM3gY4
          6rgrbxm+uo3bAnyBkIo5yzZ47UNKor2XOYA4FHsxe7YL0sgxJ6x2piub74DJjuQpks2yE1h5bQ0Ru5CubbeecGa2
          rsGi80mnNX4iTfrpbBNq3f4E6ikJU1tfNvcH7aR0rQ==
          """, options: .ignoreUnknownCharacters))
    func marked(_ data: [UInt8]) -> [UInt8] {
      SamplePicture.png.bytes.inserting(chunk("iCCP", Array("name\0\0".utf8) + data), at: 33)
    }
    let bytes = marked([UInt8](compressed))
    #expect(try cleaned(bytes) == bytes)
    #expect(try cleaned(marked([UInt8](compressed) + hidden)) == bytes)
    #expect(try cleaned(marked([UInt8](compressed.dropLast()))) == SamplePicture.png.bytes)
  }

  @Test func `data without the header of a profile are removed from a WebP`() throws {
    func marked(_ data: [UInt8], flags: UInt8) -> [UInt8] {
      func chunk(_ kind: String, _ contents: [UInt8]) -> [UInt8] {
        Array(kind.utf8) + .littleEndian(contents.count, 4) + contents
          + [UInt8](repeating: 0, count: contents.count % 2)
      }
      let header = [flags, 0, 0, 0] + [UInt8].littleEndian(23, 3) + .littleEndian(15, 3)
      let profile = flags == 0 ? [] : chunk("ICCP", data)
      let body =
        Array("WEBP".utf8) + chunk("VP8X", header) + profile
        + Array(SamplePicture.webp.bytes[12...])
      return Array("RIFF".utf8) + .littleEndian(body.count, 4) + body
    }
    for (data, isProfile) in profiles {
      let bytes = marked(data, flags: 0x20)
      #expect(try cleaned(bytes) == (isProfile ? bytes : marked([], flags: 0)), "\(data)")
    }
  }
}
