import HubModel
import Terminal

/// A report as one self-contained web page, without network access, scripts or other files.
package struct HTMLReport {
  private let report: DiffReport
  private let pictures: HTMLPictures
  private let write: (String) throws -> Void

  /// - Parameters:
  ///   - pictures: The pictures beside the sentences.
  ///   - write: Receives one part of the page after another.
  package init(
    _ report: DiffReport, pictures: ReportPictures = ReportPictures(),
    write: @escaping (String) throws -> Void
  ) {
    self.report = report
    self.pictures = HTMLPictures(pictures)
    self.write = write
  }

  /// Writes the report, or its summary alone.
  package func tell(isSummary: Bool = false) throws {
    let chapters = isSummary ? [] : ChapterBuilder.chapters(of: report)
    try tellHead(chapters)
    try tellSummary()
    for chapter in chapters { try tell(chapter) }
    if !isSummary { try tellUnknown() }
    try tellFoot()
  }

  // MARK: - Head and foot

  private func tellHead(_ chapters: [Chapter]) throws {
    let title = "Changes from \(report.before.release) to \(report.after.release)".asHTML
    let days = "\(report.before.dayInWords) to \(report.after.dayInWords)".asHTML
    var links = chapters.map(\.title)
    if !report.difference.unknown.isEmpty, !chapters.isEmpty { links.append(Self.unknownTitle) }
    let contents = links.map { "<a href=\"#\($0.anchor)\">\($0.asHTML)</a>" }.joined(separator: " ")
    try write(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(PageStyle.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(title)</title>
      <style>\(PageStyle.css)</style>
      </head>
      <body>
      <header>
      <h1>\(title)</h1>
      <p class="days">\(days)</p>
      \(contents.isEmpty ? "" : "<nav aria-label=\"Contents\">\(contents)</nav>")
      </header>
      <main>

      """)
  }

  private func tellFoot() throws {
    let missing = pictures.leftOut
    let note =
      missing > 0
      ? "<p>\(missing.of("picture")) not shown, to keep this page small.</p>\n" : ""
    let ids = [report.before, report.after].map { "<li>\($0.release.asHTML): \($0.id.hex)</li>" }
    try write(
      "</main>\n<footer>\n\(note)<details><summary>Compared bundles</summary>"
        + "<ul>\(ids.joined())</ul></details>\n</footer>\n</body>\n</html>\n")
  }

  private func tellSummary() throws {
    guard report.hasChanges else { return try write("<p class=\"none\">No differences.</p>\n") }
    try write("<section aria-label=\"Summary\"><dl class=\"summary\">\n")
    for row in Tally(report.difference).rows {
      try write(
        "<div><dt>\(row.title)</dt><dd><strong>\(row.total.grouped)</strong> "
          + "\(row.parts.joined(separator: ", ").asHTML)</dd></div>\n")
    }
    try write("</dl></section>\n")
  }

  // MARK: - Chapters

  private func tell(_ chapter: Chapter) throws {
    let title = chapter.title
    try write("<section id=\"\(title.anchor)\">\n<h2>\(title.asHTML)</h2>\n")
    for group in chapter.groups {
      try write("<article>\n")
      if let heading = group.heading { try write("<h3><bdi>\(heading.asHTML)</bdi></h3>\n") }
      try write("<ul>\n")
      for entry in group.entries { try tell(entry) }
      try write("</ul>\n</article>\n")
    }
    try write("</section>\n")
  }

  private func tell(_ entry: Chapter.Entry) throws {
    guard let person = entry.person else {
      for sentence in entry.sentences { try tell(sentence, sentence.whole) }
      return
    }
    try write("<li class=\"person\"><b><bdi>\(person.asHTML)</bdi></b>\n<ul>\n")
    for sentence in entry.sentences { try tell(sentence, sentence.parts) }
    try write("</ul></li>\n")
  }

  private func tell(_ sentence: Sentence, _ parts: [Sentence.Part]) throws {
    let why =
      sentence.reasons(atMost: Shortening.mostReasons).map {
        " <small>(<bdi>\($0.asHTML)</bdi>)</small>"
      } ?? ""
    try write("<li class=\"\(sentence.tone)\">\(parts.map(\.html).joined())\(why)")
    try pictures.tell(sentence.pictures, to: write)
    try write("</li>\n")
  }

  private static let unknownTitle = "Unknown"

  private func tellUnknown() throws {
    guard !report.difference.unknown.isEmpty else { return }
    let title = Self.unknownTitle
    try write("<section id=\"\(title.anchor)\">\n<h2>\(title)</h2>\n<ul>\n")
    for sentence in report.difference.unknown.map(Sentence.init) {
      try tell(sentence, sentence.whole)
    }
    try write("</ul>\n</section>\n")
  }
}

extension Sentence.Part {
  fileprivate var html: String {
    switch self {
    case .words(let text): text.asHTML
    case .name(let text): "<b><bdi>\(text.asHTML)</bdi></b>"
    case .value(let text), .message(let text): "<bdi>\(text.asHTML)</bdi>"
    case .edit(let before, let after):
      "<del><bdi>\(before.asHTML)</bdi></del> → <ins><bdi>\(after.asHTML)</bdi></ins>"
    case .list(let texts): texts.map { "<bdi>\($0.asHTML)</bdi>" }.joined(separator: ", ")
    }
  }
}

extension String {
  /// The text with all markup escaped, also for use in an attribute.
  var asHTML: String {
    // In bytes, because += on the scalars of a text copies all of them.
    var result: [UInt8] = []
    for byte in harmlessLine.utf8 {
      switch byte {
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      case UInt8(ascii: "\""): result += "&quot;".utf8
      case UInt8(ascii: "'"): result += "&#39;".utf8
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The id of a section with this title.
  fileprivate var anchor: String { lowercased().replacing(" ", with: "-") }
}
