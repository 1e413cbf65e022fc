import HubPictures
import Testing

/// The reasons given for files that are not pictures.
struct ImpostorTests {
  @Test(arguments: [
    "<!DOCTYPE html><title>404</title>", "\n\t <!doctype HTML>", "<html lang=nl>", "<HEAD>",
    "\u{FEFF}<html>", "<?xml version=\"1.0\"?>\n<html xmlns=\"http://www.w3.org/1999/xhtml\">",
    "<!-- cached --><html>",
  ])
  func `a page is recognized`(text: String) {
    #expect(verdict(text.utf8) == "it is an HTML page, not a picture")
    #expect(verdict((text + String(repeating: "é", count: 900)).utf8).contains("HTML"))
  }

  @Test(arguments: [
    "{\"error\": 404}", "Not Found\r\n", "<?xml version=\"1.0\"?><Error/>", "<svg/>", "é", " ",
  ])
  func `a text file is recognized`(text: String) {
    #expect(verdict(text.utf8) == "it is a text file, not a picture")
    // The inspected part may end in the middle of a character.
    #expect(verdict((text + String(repeating: "é", count: 900)).utf8).contains("a text file"))
    #expect(verdict((text + String(repeating: "€", count: 900)).utf8).contains("a text file"))
  }

  @Test func `other files are not pictures`() {
    #expect(verdict("%PDF-1.7\n".utf8) == "it is a PDF file, not a picture")
    #expect(verdict("PK\u{3}\u{4}\u{14}".utf8) == "it is a ZIP archive, not a picture")
    #expect(verdict([0x1F, 0x8B, 8, 0]) == "it is a compressed file, not a picture")
    #expect(verdict([0, 0, 0, 24] + Array("ftypmp42".utf8)) == "it is a video, not a picture")
    #expect(verdict([0, 1, 2, 3]) == "it is not a picture")
    #expect(verdict([0xFF, 0xD8]) == "it is not a picture")
    #expect(verdict([]) == "the file is empty")
  }

  @Test(arguments: [
    ("II*\0\u{8}\0\0\0\0\0", "a TIFF picture"), ("MM\0*\0\0\0\u{8}", "a TIFF picture"),
    ("BM\u{10}\0\0\0\0\0\0\0\u{1A}\0\0\0\u{28}\0\0\0", "a BMP picture"),
    ("8BPS\0\u{1}", "a Photoshop file"), ("\0\0\0\u{C}jP  \r\n", "a JPEG 2000 picture"),
    ("\0\0\0\u{C}JXL \r\n", "a JPEG XL picture"),
    ("II*\0\u{10}\0\0\0CR\u{2}\0", "a raw picture of a camera"),
    ("\0\0\0\u{18}ftypcrx ", "a raw picture of a camera"),
  ])
  func `a picture that browsers do not show is named`(head: String, name: String) {
    #expect(verdict(head.utf8) == "it is \(name), which browsers do not show")
    #expect(verdict("BMW-treffen 2026, foto's volgen".utf8) == "it is a text file, not a picture")
  }
}
