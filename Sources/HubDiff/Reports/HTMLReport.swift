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
    _ report: DiffReport, pictures: ReportPictures? = nil,
    write: @escaping (String) throws -> Void
  ) {
    self.report = report
    self.pictures = HTMLPictures(pictures)
    self.write = write
  }

  package func tell(isSummary: Bool = false) throws {
    let chapters = isSummary ? [] : Chapter.all(of: report)
    try tellHead(chapters)
    try tellSummary()
    try chapters.forEach(tell)
    try tellFoot()
  }

  private func tellHead(_ chapters: [Chapter]) throws {
    let title = "Changes from \(report.before.release) to \(report.after.release)".asHTML
    let days = "\(report.before.dayInWords) to \(report.after.dayInWords)".asHTML
    let titles = chapters.map(\.title)
    let contents =
      titles == [Chapter.unknown]
      ? "" : titles.map { "<a href=\"#\($0.anchor)\">\($0.asHTML)</a>" }.joined(separator: " ")
    try write(
      """
      \(PageStyle.head(title))
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
    for row in report.difference.tally {
      try write(
        "<div><dt>\(row.title)</dt><dd><strong>\(row.total.grouped)</strong> "
          + "\(row.parts.joined(separator: ", ").asHTML)</dd></div>\n")
    }
    try write("</dl></section>\n")
  }

  private func tell(_ chapter: Chapter) throws {
    let title = chapter.title
    let isArticle = title != Chapter.unknown
    try write("<section id=\"\(title.anchor)\">\n<h2>\(title.asHTML)</h2>\n")
    for group in chapter.groups {
      if isArticle { try write("<article>\n") }
      if let heading = group.heading { try write("<h3><bdi>\(heading.asHTML)</bdi></h3>\n") }
      try write("<ul>\n")
      try group.entries.forEach(tell)
      try write(isArticle ? "</ul>\n</article>\n" : "</ul>\n")
    }
    try write("</section>\n")
  }

  private func tell(_ entry: Chapter.Entry) throws {
    if let person = entry.person {
      try write("<li class=\"person\"><b><bdi>\(person.asHTML)</bdi></b>\n<ul>\n")
    }
    for (sentence, parts) in entry.lines {
      let why = sentence.reasons(atMost: Shortening.mostReasons).map {
        " <small>(<bdi>\($0.asHTML)</bdi>)</small>"
      }
      try write("<li class=\"\(sentence.tone)\">\(parts.map(\.html).joined())\(why ?? "")")
      try pictures.tell(sentence.pictures, to: write)
      try write("</li>\n")
    }
    if entry.person != nil { try write("</ul></li>\n") }
  }
}

extension Phrase.Part {
  fileprivate var html: String {
    switch self {
    case .words(let text): text.asHTML
    case .name(let text): "<b><bdi>\(text.asHTML)</bdi></b>"
    case .value(let text), .message(let text): "<bdi>\(text.asHTML)</bdi>"
    case .edit(let edit):
      "<del><bdi>\(edit.before.asHTML)</bdi></del> → <ins><bdi>\(edit.after.asHTML)</bdi></ins>"
    case .list(let texts): texts.map { "<bdi>\($0.asHTML)</bdi>" }.joined(separator: ", ")
    }
  }
}

extension String {
  /// The text with all markup escaped, also for use in an attribute.
  package var asHTML: String {
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

  fileprivate var anchor: String { lowercased().replacing(" ", with: "-") }
}

package enum PageStyle {
  /// The content security policy. It allows ``css``, by its digest, and pictures inside the page,
  /// so that a browser fetches and runs nothing, whatever stands in the data.
  package static let policy =
    "default-src 'none'; style-src \(source); img-src data:; base-uri 'none'; form-action 'none'"

  /// The source of ``css`` in a policy.
  package static let source = "'sha256-HTV4+qZRUa1GAUmyhaSNKHmqZpg7xQifCetRGpueD7A='"

  package static let css = "\n" + EmbeddedTexts.report_css

  /// The elements that keep a page in a file from fetching anything.
  private static let alone = """
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="referrer" content="no-referrer">
    """

  /// Returns the beginning of a page, up to its body.
  ///
  /// - Parameters:
  ///   - title: The title, as HTML.
  ///   - more: Further elements of the head, instead of those of a page in a file.
  package static func head(_ title: String, _ more: String? = nil) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    \(more ?? alone)
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <style>\(css)</style>
    </head>
    <body>
    """
  }
}
