import HubPictures
import Testing

/// What is said of files that are no pictures.
struct ImpostorTests {
  @Test(arguments: [
    "<!DOCTYPE html><title>404</title>", "\n\t <!doctype HTML>", "<html lang=nl>", "<HEAD>",
    "\u{FEFF}<html>", "<?xml version=\"1.0\"?>\n<html xmlns=\"http://www.w3.org/1999/xhtml\">",
    "<!-- cached --><html>",
  ])
  func `a page is named as one`(text: String) {
    #expect(verdict(text.utf8) == "it is an HTML page, not a picture")
    #expect(verdict((text + String(repeating: "é", count: 900)).utf8, chunk: 1).contains("HTML"))
  }

  @Test(arguments: [
    "{\"error\": 404}", "Not Found\r\n", "<?xml version=\"1.0\"?><Error/>", "<svg/>", "é", " ",
  ])
  func `a text is named as one`(text: String) {
    #expect(verdict(text.utf8) == "it is a text file, not a picture")
    // The part that is looked at may end amid a letter.
    #expect(verdict((text + String(repeating: "é", count: 900)).utf8).contains("a text file"))
    #expect(verdict((text + String(repeating: "€", count: 900)).utf8).contains("a text file"))
  }

  @Test func `other files are no pictures`() {
    #expect(verdict("%PDF-1.7\n".utf8) == "it is a PDF file, not a picture")
    #expect(verdict("PK\u{3}\u{4}\u{14}".utf8) == "it is a ZIP archive, not a picture")
    #expect(verdict([0x1F, 0x8B, 8, 0]) == "it is a compressed file, not a picture")
    #expect(verdict([0, 1, 2, 3]) == "it is not a picture")
    #expect(verdict([0xFF, 0xD8]) == "it is not a picture")
    #expect(verdict([]) == "the file is empty")
  }

  @Test func `a fault tells its kind`() {
    var inspection = PictureInspection()
    let fault = #expect(throws: PictureFault.self) {
      try inspection.consume([UInt8](repeating: 7, count: 600))
    }
    #expect(fault?.code == .notAPicture && fault?.description == fault?.reason)
  }
}
