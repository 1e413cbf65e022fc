import HubPictures
import TestSupport
import Testing

/// HEIC and AVIF files.
struct BoxTests {
  private func box(_ type: String, _ contents: [UInt8]...) -> [UInt8] {
    let body = contents.flatMap { $0 }
    return .bigEndian(body.count + 8, 4) + Array(type.utf8) + body
  }

  private let start: [UInt8] = .bigEndian(16, 4) + Array("ftypavif\0\0\0\0".utf8)

  /// Returns the meta box of an item with one extent and the given properties, in order.
  private func meta(_ properties: [[UInt8]], offset: Int, length: Int, method: Int = 0) -> [UInt8] {
    box(
      "meta", [0, 0, 0, 0], box("pitm", [0, 0, 0, 0, 0, 1]),
      box(
        "iloc", [1, 0, 0, 0, 0x44, 0, 0, 1, 0, 1], .bigEndian(method, 2), [0, 0, 0, 1],
        .bigEndian(offset, 4), .bigEndian(length, 4)),
      box(
        "iprp", box("ipco", properties.flatMap { $0 }),
        box(
          "ipma", [0, 0, 0, 0, 0, 0, 0, 1, 0, 1, UInt8(properties.count)],
          properties.indices.map { UInt8($0 + 1) })))
  }

  private func size(_ width: Int, _ height: Int) -> [UInt8] {
    box("ispe", [0, 0, 0, 0], .bigEndian(width, 4), .bigEndian(height, 4))
  }

  private func rotation(_ quarters: UInt8) -> [UInt8] { box("irot", [quarters]) }
  private func mirror(_ axis: UInt8) -> [UInt8] { box("imir", [axis]) }

  /// Returns a complete file with these properties.
  private func file(_ properties: [[UInt8]]) -> [UInt8] {
    start + meta(properties, offset: 16, length: 0) + box("mdat", [1, 2, 3])
  }

  private func broken(_ clause: String) -> String { "the AVIF file is damaged: \(clause)" }

  @Test func `rotation and mirroring give the EXIF orientation`() {
    for (properties, orientation) in [
      ([], 1), ([mirror(1)], 2), ([rotation(2)], 3), ([mirror(0)], 4),
      ([rotation(1), mirror(0)], 5),
      ([rotation(3)], 6), ([rotation(1), mirror(1)], 7), ([rotation(1)], 8),
      ([mirror(1), rotation(1)], 5), ([mirror(0), mirror(1)], 3), ([rotation(3), rotation(1)], 1),
    ] as [([[UInt8]], Int)] {
      let words = orientation == 1 ? "" : ", orientation \(orientation)"
      #expect(verdict(file([size(30, 20)] + properties)) == "avif 30 × 20" + words)
    }
  }

  @Test func `a clean aperture determines the size`() {
    let crop = box("clap", [29, 1, 19, 1].flatMap { [UInt8].bigEndian($0, 4) })
    #expect(verdict(file([size(30, 20), crop, rotation(3)])) == "avif 29 × 19, orientation 6")
    #expect(verdict(file([size(28, 20), crop])) == broken("the crop is larger than the picture"))
  }

  @Test func `the limits also apply to the sizes of parts`() {
    #expect(verdict(file([size(0, 20)])) == broken("the width or height is 0"))
    #expect(
      verdict(file([size(70_000, 1)])).hasPrefix("the picture is too large: 70,000 × 1 pixels"))
    #expect(
      verdict(file([size(20_000, 20_000), size(30, 20)])).hasPrefix(
        "the picture is too large: 20,000 × 20,000"))
    #expect(verdict(file([])) == broken("the picture size is missing"))
  }

  @Test func `the bytes of all items are inside the file`() {
    let properties = [size(30, 20)]
    let length = start.count + meta(properties, offset: 0, length: 0).count
    let data = box("mdat", [1, 2, 3, 4])
    func placed(_ offset: Int, _ count: Int, method: Int = 0) -> String {
      verdict(start + meta(properties, offset: offset, length: count, method: method) + data)
    }
    #expect(placed(length + 8, 4) == "avif 30 × 20")
    #expect(placed(length + 8, 5) == "the AVIF file ends too early")
    #expect(placed(0xFFFF_FFFF, 0xFFFF_FFFF) == "the AVIF file ends too early")
    #expect(placed(length + 8, 500, method: 1) == "avif 30 × 20")
    #expect(
      verdict(start + meta(properties, offset: 16, length: 1)) == "the AVIF file ends too early")
    #expect(
      verdict(start + meta(properties, offset: 0, length: 5, method: 1)) == "avif 30 × 20")
  }

  @Test func `boxes may have long lengths, and the last one none`() {
    let head = start + meta([size(30, 20)], offset: 16, length: 1)
    let long: [UInt8] = [0, 0, 0, 1] + Array("mdat".utf8) + .bigEndian(19, 7 + 1) + [1, 2, 3]
    #expect(verdict(head + long) == "avif 30 × 20")
    #expect(verdict(head + long.dropLast()) == "the AVIF file ends too early")
    #expect(verdict(head + [0, 0, 0, 0] + Array("mdat123".utf8)) == "avif 30 × 20")
    #expect(
      verdict(head + [0, 0, 0, 1] + Array("mdat".utf8) + [UInt8](repeating: 0xFF, count: 8))
        == broken("invalid box length"))
    #expect(verdict(head + [0, 0, 0, 4] + Array("mdat".utf8)) == broken("invalid box length"))
    #expect(verdict(head + [0, 0, 0, 9, 1, 2, 3, 4]) == broken("invalid box type"))
  }

  @Test func `an invalid meta box is a fault`() {
    let whole = file([size(30, 20)])
    for offset in 16 + 8..<whole.count - 11 {
      for byte: UInt8 in [0, 0x7F, 0xFF] {
        let said = verdict(whole.replacing(at: offset, with: [byte]))
        #expect(
          said.hasPrefix("avif ") || said.hasPrefix("the AVIF file")
            || said.hasPrefix("the picture is"))
      }
    }
    #expect(
      verdict(start + box("meta", [0, 0, 0, 0], box("pitm", [])) + box("mdat", [1]))
        == broken("invalid meta box"))
    #expect(verdict(start + box("mdat", [1])) == broken("the meta box is missing"))
    let huge = box("meta", [UInt8](repeating: 0, count: 300_000))
    #expect(verdict(start + huge) == broken("the meta box is too large"))
  }

  @Test func `countless empty extents do not take hours`() {
    let items = (0..<30_000).flatMap { _ in [0, 1, 0, 0, 0, 0, 0xFF, 0xFF] as [UInt8] }
    let locations = box("iloc", [1, 0, 0, 0, 0, 0] + .bigEndian(30_000, 2) + items)
    #expect(
      verdict(start + box("meta", [0, 0, 0, 0], locations) + box("mdat", [1]))
        == broken("invalid meta box"))
  }
}
