import Foundation
import HubModel
import HubSystem
import TestSupport
import Testing

@testable import HubPictures

/// Copies of pictures without their metadata, read by exiftool.
struct CleanedPictureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func picture(_ name: String) throws -> PictureFile {
    try #require(PictureFile(FileSlice(path: folder.path(name))))
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
  }

  /// Writes the copy of a file and returns the rights that were found.
  @discardableResult
  private func clean(_ name: String, to copy: String) throws -> PictureRights {
    let cleaned = try CleanedPicture(picture(name))
    try cleaned.write(to: folder.path(copy))
    return cleaned.rights.rights
  }

  @Test(arguments: MarkedPicture.copied)
  func `only rights stay`(sample: SamplePicture) async throws {
    try await MarkedPicture.write(sample, to: folder.path("in"))
    #expect(MarkedPicture.marks(in: try bytes("in")).count > 1)
    #expect(try clean("in", to: "out") == MarkedPicture.rights)
    #expect(MarkedPicture.marks(in: try bytes("out")) == [])
    let found = try await MarkedPicture.metadata(of: folder.path("out"))
    let groups = Set(found.keys.map { String($0.prefix { $0 != ":" }) })
    #expect(!groups.contains { $0 == "GPS" || $0.hasPrefix("IPTC") || $0.hasPrefix("ExifIFD") })
    let xmp = groups.filter { $0.hasPrefix("XMP-") }
    #expect(xmp.subtracting(["XMP-dc", "XMP-xmpRights", "XMP-cc", "XMP-rdf", "XMP-x"]) == [])
    #expect(found["XMP-dc:Creator"] == MarkedPicture.rights.creator)
    #expect(found["XMP-dc:Rights"] == MarkedPicture.rights.copyright)
    #expect(found["XMP-xmpRights:UsageTerms"] == MarkedPicture.rights.usageTerms)
    #expect(found["XMP-cc:License"] == MarkedPicture.rights.license)
    if sample.facts.format != .gif {
      #expect(found["IFD0:Artist"] == MarkedPicture.rights.creator)
      #expect(found["IFD0:Copyright"] == MarkedPicture.rights.copyright)
    }
    #expect(found["ExifTool:Warning"] == nil && found["ExifTool:Error"] == nil, "\(found)")
  }

  @Test(arguments: MarkedPicture.copied)
  func `the copy is as large, as upright, and its own copy`(sample: SamplePicture) async throws {
    try await MarkedPicture.write(sample, to: folder.path("in"), orientation: 6)
    try clean("in", to: "out")
    let (old, new) = (try picture("in").facts, try picture("out").facts)
    #expect((old.width, old.height) == (new.width, new.height))
    #expect(old.orientation == new.orientation && old.format == new.format)
    #expect(try CleanedPicture(picture("out")).isPicture)
    try clean("out", to: "again")
    #expect(try bytes("again") == bytes("out"))
  }

  @Test(arguments: SamplePicture.all)
  func `a picture without metadata is its own copy`(sample: SamplePicture) throws {
    try folder.write(Data(sample.bytes), to: "in")
    let cleaned = try CleanedPicture(picture("in"))
    #expect(cleaned.rights.rights.isEmpty)
    #expect(cleaned.isPicture)
    try cleaned.write(to: folder.path("out"))
    #expect(try bytes("out").count == sample.bytes.count)
  }

  @Test(arguments: [SamplePicture.avif, .heic])
  func `an AVIF or HEIC with metadata has no copy, but its rights are read`(
    sample: SamplePicture
  ) async throws {
    try await MarkedPicture.write(sample, to: folder.path("in"))
    let marked = try picture("in")
    let fault = #expect(throws: PictureFault.self) { try CleanedPicture(marked) }
    #expect(fault?.reason == "its metadata cannot be removed (it has to be encoded anew)")
    #expect(try CleanedPicture.rights(of: marked).rights == MarkedPicture.rights)
  }

  /// Each case: what precedes or follows the boxes of an AVIF, and whether there is a copy.
  @Test(arguments: [
    ("free", "", true), ("free", "HIDDEN", false), ("uuid", "HIDDEN", false), ("mdat", "", true),
    ("mdat", "HIDDEN", false),
  ])
  func `an AVIF is copied only if its data are those of images`(
    type: String, contents: String, isCopied: Bool
  ) throws {
    let box = [UInt8].bigEndian(8 + contents.utf8.count, 4) + Array((type + contents).utf8)
    let whole = SamplePicture.avif.bytes
    // Between the structure and the data, to which the offset of the only image is moved.
    let data = try #require(whole.offset(of: "mdat")) - 4
    let location = try #require(whole.offset(of: "iloc")) + 18
    let moved = whole.replacing(at: location, with: .bigEndian(data + 8 + box.count, 4))
    try folder.write(Data(moved.inserting(box, at: data)), to: "in")
    let copy = try? CleanedPicture(picture("in"))
    #expect((copy?.isPicture == true) == isCopied && (copy == nil) == !isCopied)
    // What follows the image is cut off.
    try folder.write(Data(whole + box), to: "behind")
    try clean("behind", to: "out")
    #expect(try bytes("out") == Data(whole))
  }

  @Test func `any range of a copy is that of its parts, one after another`() throws {
    let published = (0..<2000).map { UInt8(truncatingIfNeeded: $0 &* 97) }
    let picture = PictureBytes(published)
    var chance = SeededGenerator(seed: 7)
    var (copy, whole) = (PictureCopy(), [UInt8]())
    for _ in 0..<300 {
      let start = Int.random(in: 0..<1990, using: &chance)
      let part = start..<(start + Int.random(in: 0...9, using: &chance))
      copy.keep(part)
      copy.add(Array(published[part].reversed()))
      whole += published[part] + published[part].reversed()
    }
    for _ in 0..<500 {
      let start = Int.random(in: 0...whole.count, using: &chance)
      let range = start..<Int.random(in: start...whole.count, using: &chance)
      #expect(try copy.bytes(range, ends: copy.ends, of: picture) == Array(whole[range]))
    }
    #expect(try PictureBytes(copy, of: picture).bytes(0, whole.count) == whole)
  }

  @Test func `without rights nothing is written`() async throws {
    try await MarkedPicture.write(.jpeg, to: folder.path("in"), rights: [])
    #expect(try clean("in", to: "out").isEmpty)
    #expect([UInt8](try bytes("out")) == SamplePicture.jpeg.bytes)
  }

  @Test(arguments: [SamplePicture.jpeg, .png])
  func `a small picture with nothing but rights is plain`(sample: SamplePicture) async throws {
    try await MarkedPicture.write(sample, to: folder.path("in"))
    #expect(!(try picture("in").facts.isPlain))
    try clean("in", to: "out")
    #expect(try picture("out").facts.isPlain)
  }

  @Test func `XMP prevails over IPTC, and IPTC over EXIF`() async throws {
    let all = ["-EXIF:Artist=E", "-IPTC:By-line=I", "-XMP-dc:Creator=X", "-EXIF:Copyright=© É"]
    for (count, creator) in [(1, "E"), (2, "I"), (3, "X")] {
      try await MarkedPicture.write(
        .jpeg, to: folder.path("in"), rights: Array(all.prefix(count)) + all.suffix(1))
      let rights = try clean("in", to: "out\(count)")
      #expect(rights == PictureRights(creator: creator, copyright: "© É"))
    }
  }

  @Test func `the texts of a PNG count`() async throws {
    try await MarkedPicture.write(
      .png, to: folder.path("in"), rights: ["-PNG:Author=Ans", "-PNG:Copyright=© Ans"])
    #expect(try clean("in", to: "out") == PictureRights(creator: "Ans", copyright: "© Ans"))
  }

  /// Each case: the bytes of a by-line, how it is shown, and whether that is certain.
  @Test(
    arguments: [
      ([0x4A, 0x61, 0x6E, 0x92, 0x73, 0x20, 0x46, 0x6F, 0x74, 0x6F, 0x92, 0x73], "Jan’s Foto’s"),
      (
        [0xA9, 0x20, 0x93, 0x4A, 0x61, 0x6E, 0x94, 0x20, 0x32, 0x30, 0x96, 0x32, 0x36],
        "© “Jan” 20–26"
      ),
      ([0x8A, 0x6B, 0x6F, 0x64, 0x61, 0x92, 0x73], "Škoda’s"),
      ([0x4A, 0x6F, 0x73, 0xE9, 0x20, 0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72], "José Müller"),
      ([0x4A, 0x6F, 0x73, 0x8E, 0x20, 0x4D, 0x9F, 0x6C, 0x6C, 0x65, 0x72], "José Müller"),
      ([0x46, 0x72, 0x61, 0x6E, 0x8D, 0x6F, 0x69, 0x73], "François"),
      (Array("José Müller".utf8), "José Müller"),
    ] as [([UInt8], String)], [true, false])
  func `a text of unknown encoding is read, and its bytes stay`(
    name: ([UInt8], String), saysUTF8: Bool
  ) throws {
    let flag: [UInt8] = saysUTF8 ? [0x1C, 1, 90, 0, 3, 0x1B, 0x25, 0x47] : []
    let sets = flag + [0x1C, 2, 80, 0, UInt8(name.0.count)] + name.0
    let resource =
      Array("Photoshop 3.0\u{0}8BIM".utf8) + [4, 4, 0, 0] + [UInt8].bigEndian(sets.count, 4) + sets
    let bytes = SamplePicture.jpeg.bytes.inserting([UInt8].segment(0xED, resource), at: 2)
    try folder.write(Data(bytes), to: "in")
    #expect(try clean("in", to: "out") == PictureRights(creator: name.1))
    #expect(try self.bytes("out").range(of: Data(name.0 + [0])) != nil)
    let isCertain = String(validating: name.0, as: UTF8.self) != nil
    let hasPacket = try self.bytes("out").range(of: Data("<rdf:li>".utf8)) != nil
    #expect(hasPacket == isCertain)
    // The copy is its own copy, and states the same.
    #expect(try CleanedPicture(picture("out")).isPicture)
    #expect(try CleanedPicture.rights(of: picture("out")).rights.creator == name.1)
    #expect(try picture("out").facts.isPlain)
  }

  @Test func `a damaged chunk of a PNG states nothing and is removed`() throws {
    func chunk(_ kind: String, _ text: String) -> [UInt8] {
      [UInt8].bigEndian(text.utf8.count, 4) + Array((kind + text).utf8) + [1, 2, 3, 4]
    }
    let damaged = chunk("tEXt", "Author\0Ans") + chunk("pHYs", "123456789") + chunk("tIME", "now")
    try folder.write(Data(SamplePicture.png.bytes.inserting(damaged, at: 33)), to: "in")
    #expect(try clean("in", to: "out") == PictureRights())
    #expect(try self.bytes("out") == Data(SamplePicture.png.bytes))
  }

  @Test func `a rights statement is used if there is no licence`() async throws {
    try await MarkedPicture.write(
      .jpeg, to: folder.path("in"), rights: ["-XMP-xmpRights:WebStatement=https://ans.example/"])
    #expect(try clean("in", to: "out") == PictureRights(license: "https://ans.example/"))
  }

  @Test func `a text of rights is one line of bounded length`() {
    let rights = PictureRights(
      creator: " A\u{202E}ns\n\tAfdruk\0 ", copyright: String(repeating: "x", count: 5000),
      usageTerms: "\u{7}")
    #expect(rights.creator == "Ans Afdruk")
    #expect(rights.copyright == String(repeating: "x", count: 499) + "…")
    #expect(rights.usageTerms == nil)
    #expect(
      PictureRights(copyright: rights.copyright) == PictureRights(copyright: rights.copyright))
  }

  /// Rights are read back as they were written, whatever characters they consist of.
  @Test func `rights survive every round`() throws {
    try folder.write(Data(SamplePicture.jpeg.bytes), to: "in")
    var generator = SeededGenerator(seed: 26)
    for number in 0..<200 {
      func text() -> String {
        let scalars = (0..<Int.random(in: 0...40, using: &generator)).compactMap { _ in
          Unicode.Scalar(UInt32.random(in: 0...0x3000, using: &generator))
        }
        return String(String.UnicodeScalarView(scalars))
      }
      let rights = PictureRights(
        creator: text(), copyright: text(), license: text(), usageTerms: text())
      let copy = try CleanedPicture(picture("in"), rights: StatedRights(rights))
      try copy.write(to: folder.path("\(number)"))
      #expect(try CleanedPicture.rights(of: picture("\(number)")) == StatedRights(rights))
    }
  }

  /// A reader of XML is not led elsewhere, and long or deep packets cost little.
  @Test func `hostile XMP states nothing`() throws {
    let packets = [
      "<!DOCTYPE x [<!ENTITY a \"b\">]><x>&a;</x>", String(repeating: "<a>", count: 20_000),
      "<r:RDF xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><r:Description",
    ]
    for (number, packet) in packets.enumerated() {
      let text = Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Array(packet.utf8)
      try folder.write(
        Data(SamplePicture.jpeg.bytes.inserting(.segment(0xE1, text), at: 2)), to: "in\(number)")
      #expect(try clean("in\(number)", to: "out\(number)").isEmpty)
      #expect([UInt8](try bytes("out\(number)")) == SamplePicture.jpeg.bytes)
    }
  }
}

/// Damaged pictures with metadata: no crash, and never a mark in a copy.
struct DamagedMetadataTests {
  /// Returns a PNG with valid checksums, without which hardly any damage would be accepted.
  private func resealed(_ bytes: [UInt8]) -> [UInt8] {
    var (bytes, offset) = (bytes, 8)
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length
      guard end + 4 <= bytes.count else { break }
      let sum = Int(CRC32.checksum(of: bytes[offset + 4..<end]))
      bytes.replaceSubrange(end..<end + 4, with: [UInt8].bigEndian(sum, 4))
      offset = end + 4
    }
    return bytes
  }

  @Test(arguments: MarkedPicture.samples)
  func `no damage lets metadata through`(sample: SamplePicture) async throws {
    let folder = try TemporaryFolder(inMemory: true)
    try await MarkedPicture.write(sample, to: folder.path("in"))
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.path("in"))))
    var generator = SeededGenerator(seed: 4711)
    var copies = 0
    for _ in 0..<600 {
      var bytes = whole
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &generator)))
      case 1:
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        bytes.removeSubrange(
          start..<min(bytes.count, start + Int.random(in: 1...30, using: &generator)))
      default:
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
            in: 0...255, using: &generator)
        }
      }
      if sample.facts.format == .png { bytes = resealed(bytes) }
      let (input, output) = (folder.path("damaged"), folder.path("copy"))
      try Data(bytes).write(to: URL(fileURLWithPath: input))
      try? FileManager.default.removeItem(atPath: output)
      guard let picture = PictureFile(FileSlice(path: input)),
        let cleaned = try? CleanedPicture(picture), (try? cleaned.write(to: output)) != nil
      else { continue }
      copies += 1
      let copy = try Data(contentsOf: URL(fileURLWithPath: output))
      // A tag that damage has turned into one of rights is kept as such.
      let rights = cleaned.rights.rights
      let stated = [rights.creator, rights.copyright, rights.license, rights.usageTerms]
        .compactMap(\.self).joined()
      let marks = MarkedPicture.marks(in: copy).filter { Data(stated.utf8).range(of: $0) == nil }
      #expect(marks == [], "\(marks.map { String(decoding: $0, as: UTF8.self) })")
    }
    // Hardly any damage makes metadata of an AVIF or HEIC disappear.
    #expect(copies > 20 || [.avif, .heic].contains(sample.facts.format))
  }
}
