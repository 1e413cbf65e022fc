import HubSource
import TestSupport
import Testing

/// Bytes that begin and end as pictures do.
enum Pictures {
  static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + Array("dunes".utf8) + [0xFF, 0xD9]
  static let gif = Array("GIF89a....;".utf8)
  static let webp = Array("RIFF".utf8) + [8, 0, 0, 0] + Array("WEBPVP8 ".utf8)
  static let avif = [0, 0, 0, 28] + Array("ftypavif".utf8) + [UInt8](repeating: 1, count: 60)
  static let heic = [0, 0, 0, 28] + Array("ftypheic".utf8) + [UInt8](repeating: 1, count: 60)

  static var all: [(format: PictureFormat, bytes: [UInt8])] {
    [
      (.jpeg, jpeg), (.png, Array(SmallPicture.png("a"))), (.gif, gif), (.webp, webp),
      (.avif, avif), (.heic, heic),
    ]
  }
}

struct PictureFormatTests {
  private func isComplete(_ bytes: [UInt8]) -> Bool? {
    let head = Array(bytes.prefix(64))
    return PictureFormat(head: head)?
      .isComplete(head: head, tail: Array(bytes.suffix(4096)), size: bytes.count)
  }

  @Test func `a picture is told by its bytes`() {
    for (format, bytes) in Pictures.all {
      #expect(PictureFormat(head: Array(bytes.prefix(64))) == format)
      #expect(isComplete(bytes) == true, "\(format)")
    }
    for text in ["GIF87a", "\0\0\0\u{1C}ftypavis", "\0\0\0\u{1C}ftypheix", "\0\0\0\u{1C}ftypmif1"] {
      #expect(PictureFormat(head: Array(text.utf8)) != nil, "\(text)")
    }
  }

  @Test(arguments: [
    "", "<html><body>404</body></html>", "<!DOCTYPE html>", "%PDF-1.4", "<svg/>", "BM1234",
    "GIF90a", "RIFF1234WAVE", "\0\0\0\u{1C}ftypmp42", "II*\0",
  ])
  func `anything else is none`(text: String) {
    #expect(PictureFormat(head: Array(text.utf8)) == nil)
  }

  @Test func `a cut picture is not whole`() {
    #expect(isComplete(Pictures.jpeg.dropLast()) == false)
    #expect(isComplete(Array(SmallPicture.png("a").dropLast(6))) == false)
    #expect(isComplete(Pictures.gif.dropLast()) == false)
    #expect(isComplete(Pictures.webp.dropLast()) == false)
    #expect(isComplete(Array(Pictures.avif.prefix(40))) == false)
    #expect(isComplete(Array(Pictures.heic.prefix(40))) == false)
  }

  @Test func `bytes after the end mark do no harm, as far as the tail reaches`() {
    let rest = [UInt8](repeating: 0, count: 3000)
    #expect(isComplete(Pictures.jpeg + rest) == true)
    #expect(isComplete(Array(SmallPicture.png("a")) + rest) == true)
    #expect(isComplete(Pictures.gif + rest) == true)
    #expect(isComplete(Pictures.webp + rest) == true)
    #expect(isComplete(Pictures.jpeg + [UInt8](repeating: 0, count: 5000)) == false)
  }

  @Test func `each format has an extension and a media type`() {
    #expect(
      PictureFormat.allCases.map(\.fileExtension) == ["jpg", "png", "gif", "webp", "avif", "heic"])
    #expect(PictureFormat.allCases.map(\.mediaType).prefix(2) == ["image/jpeg", "image/png"])
  }
}
