/// Recognizes files that are mistaken for pictures: servers often send a page instead of a missing
/// picture.
enum Impostor {
  /// Returns the kind of file: "an HTML page"; nil if it is not recognized.
  static func name(_ head: [UInt8]) -> String? {
    if head.has("%PDF-") { return "a PDF file" }
    if head.has("PK\u{3}\u{4}") { return "a ZIP archive" }
    if head.starts(with: [0x1F, 0x8B]) { return "a compressed file" }
    guard let text = text(head) else { return nil }
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
    let isPage = ["<!doctype html", "<html", "<head", "<body", "<script"]
      .contains { start.hasPrefix($0) }
    let isHidden = ["<?xml", "<!--"].contains { start.hasPrefix($0) } && start.contains("<html")
    return isPage || isHidden ? "an HTML page" : "a text file"
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
