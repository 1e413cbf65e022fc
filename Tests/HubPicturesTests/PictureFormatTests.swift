import HubModel
import HubPictures
import TestSupport
import Testing

struct PictureFormatTests {
  @Test(arguments: SamplePicture.all)
  func `a picture is recognized by its bytes`(sample: SamplePicture) {
    #expect(PictureFormat(head: sample.bytes) == sample.facts.format)
  }

  @Test(arguments: [
    ("GIF87a", PictureFormat.gif), ("\0\0\0\u{1C}ftypavis", .avif), ("\0\0\0\u{1C}ftypheix", .heic),
    ("\0\0\0\u{1C}ftypmif1\0\0\0\0mif1avif", .avif),
    ("\0\0\0\u{1C}ftypmif1\0\0\0\0mif1heic", .heic),
    ("\0\0\0\u{1C}ftypmif1", .heic),
  ])
  func `less common signatures are recognized too`(head: String, format: PictureFormat) {
    #expect(PictureFormat(head: Array(head.utf8)) == format)
  }

  @Test(arguments: [
    "", "<html><body>404</body></html>", "<!DOCTYPE html>", "%PDF-1.4", "<svg/>", "BM1234",
    "GIF90a", "RIFF1234WAVE", "\0\0\0\u{1C}ftypmp42", "II*\0",
    "\0\0\0\u{1C}ftypisom\0\0\0\0isomheic",
  ])
  func `anything else is not a picture`(text: String) {
    #expect(PictureFormat(head: Array(text.utf8)) == nil)
  }

  @Test func `each format has an extension and a media type`() {
    #expect(
      PictureFormat.allCases.map(\.fileExtension) == ["jpg", "png", "gif", "webp", "avif", "heic"])
    #expect(PictureFormat.allCases.map(\.mediaType).prefix(2) == ["image/jpeg", "image/png"])
  }
}
