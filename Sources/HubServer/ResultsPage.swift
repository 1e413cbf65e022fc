package import Foundation
import HubDiff
package import HubGuestbook
import HubModel

/// The audience award as a page to print, without network access, scripts or other files.
package struct ResultsPage {
  private let results: [(contest: Guestbook.Contest, standings: [Standing])]
  private let time: Date

  package init(
    _ results: [(contest: Guestbook.Contest, standings: [Standing])], at time: Date
  ) {
    (self.results, self.time) = (results, time)
  }

  package var html: String {
    let day = time.formatted(
      Date.FormatStyle(locale: Locale(identifier: "en_GB")).day().month(.wide).year())
    return """
      \(PageStyle.head("Audience award"))
      <header>
      <h1>Audience award</h1>
      <p class="days">\(day.asHTML)</p>
      </header>
      <main>
      \(results.map(Self.section).joined())</main>
      </body>
      </html>

      """
  }

  /// A heading and a table of a contest.
  static func section(_ contest: Guestbook.Contest, _ standings: [Standing]) -> String {
    let rows = standings.map { standing in
      let names = [standing.title, standing.photographer, standing.club.displayName]
        .compactMap { $0 }.map { "<td><bdi>\($0.asHTML)</bdi></td>" }
      let place = "\(standing.place)\(standing.isTied ? " (tied)" : "")"
      return "<tr><th scope=\"row\">\(place)</th>\(names.joined())<td>\(standing.likes)</td></tr>\n"
    }
    let heads = (["Place"] + contest.headings + ["Likes"])
      .map { "<th scope=\"col\">\($0)</th>" }
    let table =
      "<table>\n<thead><tr>\(heads.joined())</tr></thead>\n<tbody>\n\(rows.joined())"
      + "</tbody>\n</table>\n"
    return "<section>\n<h2>\(contest.rawValue.capitalizedFirst)</h2>\n"
      + (standings.isEmpty ? "<p>No likes.</p>\n" : table) + "</section>\n"
  }
}
