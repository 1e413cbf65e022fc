/// Recognizes files that are mistaken for pictures: servers often send a page instead of a missing
/// picture.
enum Impostor {
  /// Returns the kind of file: "an HTML page"; nil if it is not recognized.
  static func name(_ head: [UInt8]) -> String? {
    if head.has("%PDF-") { return "a PDF file" }
    if head.has("PK\u{3}\u{4}") { return "a ZIP archive" }
    if head.starts(with: [0x1F, 0x8B]) { return "a compressed file" }
    let isFilm =
      head.has("ftyp", at: 4) || head.has("RIFF") && head.has("AVI ", at: 8)
      || head.starts(with: [0x1A, 0x45, 0xDF, 0xA3])
    if isFilm { return "a video" }
    guard let text = text(head) else { return nil }
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
    let isPage = ["<!doctype html", "<html", "<head", "<body", "<script"]
      .contains { start.hasPrefix($0) }
    let isHidden = ["<?xml", "<!--"].contains { start.hasPrefix($0) } && start.contains("<html")
    return isPage || isHidden ? "an HTML page" : "a text file"
  }

  /// Returns the kind of a picture in a format that browsers do not show: "a TIFF picture"; nil if
  /// it is not recognized.
  static func foreignPicture(_ head: [UInt8]) -> String? {
    let isRaw =
      head.has("II*\0") && head.has("CR", at: 8) || head.has("IIRO") || head.has("IIU\0")
      || head.has("FUJIFILMCCD-RAW") || head.has("ftypcrx ", at: 4)
    if isRaw { return "a raw picture of a camera" }
    if head.has("II*\0") || head.has("MM\0*") { return "a TIFF picture" }
    // "BM" alone begins texts as well; the size of the second header tells.
    if head.has("BM"), head.count >= 18,
      [12, 40, 52, 56, 64, 108, 124].contains(head.littleEndian(14, 4))
    {
      return "a BMP picture"
    }
    if head.has("8BPS") { return "a Photoshop file" }
    if head.has("jP  ", at: 4) || head.starts(with: [0xFF, 0x4F, 0xFF, 0x51]) {
      return "a JPEG 2000 picture"
    }
    if head.has("JXL ", at: 4) || head.starts(with: [0xFF, 0x0A]) { return "a JPEG XL picture" }
    return nil
  }

  /// Returns the head as text, which may end in the middle of a character; nil if it is not text.
  private static func text(_ head: [UInt8]) -> String? {
    for cut in 0...min(3, head.count) {
      guard let text = String(validating: head.dropLast(cut), as: UTF8.self) else { continue }
      let isReadable = text.unicodeScalars.allSatisfy { scalar in
        scalar.value >= 32 && scalar.value != 127 || "\t\n\r\u{C}".unicodeScalars.contains(scalar)
      }
      return isReadable && !text.isEmpty ? text : nil
    }
    return nil
  }
}
