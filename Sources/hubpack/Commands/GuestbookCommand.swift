import ArgumentParser
import Foundation
import HubBundle
import HubGuestbook
import HubModel
import HubServer
import HubShell
import Terminal

struct GuestbookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "guestbook",
    abstract: "List and decide what visitors left, and count their likes",
    discussion: helpText(EmbeddedTexts.guestbook_txt))

  enum Action: String, ExpressibleByArgument, CaseIterable {
    case list, approve, reject, delete, hide, forbid, allow, results
  }

  @Argument(help: "The guestbook: the file of 'serve --guestbook'", completion: .file())
  var file: String

  @Argument(help: "The action; without one, what waits for a decision is listed")
  var action: Action?

  @Argument(help: "Numbers of entries, or filters; for forbid and allow, a club or a picture")
  var words: [String] = []

  @Option(help: "Output format")
  var format = GuestbookFormat.text

  @Flag(help: "Put ' before CSV values that a spreadsheet would run as a formula")
  var safeCsv = false

  func run() throws {
    let guestbook = try Guestbook(path: file, hub: nil)
    switch action {
    case nil: try list("is:waiting", in: guestbook)
    case .list: try list(words.joined(separator: " "), in: guestbook)
    case .approve: try change(guestbook, "approved") { try guestbook.decide(.approved, on: $0) }
    case .reject: try change(guestbook, "rejected") { try guestbook.decide(.rejected, on: $0) }
    case .delete: try change(guestbook, "deleted") { try guestbook.delete($0) }
    case .hide:
      try change(guestbook, "whose picture is hidden now") {
        try guestbook.hidePictures(of: $0, at: Date())
      }
    case .forbid: try close(guestbook, true)
    case .allow: try close(guestbook, false)
    case .results: try tellResults(guestbook)
    }
  }

  // MARK: - Entries

  private func list(_ text: String, in guestbook: Guestbook) throws {
    guard let mode = format.mode else {
      throw UsageError("--format html is for 'results' (use \(GuestbookFormat.ofLists.asChoice))")
    }
    let query = try query(text)
    let rows = try guestbook.rows(of: query)
    try Output.paged { write in
      var writer = RowWriter(
        try EntryList.columns(of: query), as: mode, width: Style.output.screen?.width,
        style: .output, isSafeCSV: safeCsv, members: [("list", .text("entries"))], write: write)
      for row in rows { try writer.add(row.columns) }
      try writer.finish()
    }
    guard rows.isEmpty, mode == .table else { return }
    Message.write(action == nil ? "nothing waits for a decision" : "no entries")
  }

  private func query(_ text: String) throws -> ListQuery {
    do { return try EntryList.query(text) } catch let error as SyntaxError {
      throw UsageError("\(error)")
    }
  }

  /// Changes the entries that the words name: all numbers, or filters.
  private func change(
    _ guestbook: Guestbook, _ what: String, _ work: (Set<Int64>) throws -> Int
  ) throws {
    let name = action?.rawValue ?? ""
    guard !words.isEmpty else {
      throw UsageError(
        "\(name) needs numbers of entries or filters, as in '\(name) 3 5' or '\(name) is:tag'")
    }
    let numbers = words.compactMap { Int64($0) }
    let ids =
      try numbers.count == words.count
      ? numbers : guestbook.rows(of: query(words.joined(separator: " "))).map(\.id)
    let count = try work(Set(ids))
    if count > 0 || ids.isEmpty { try Output.write("\(count.of("entry", "entries")) \(what)\n") }
    guard count == Set(ids).count else {
      throw PlainError("\((Set(ids).count - count).of("entry", "entries")) not found")
    }
  }

  // MARK: - Clubs and pictures

  private func close(_ guestbook: Guestbook, _ isClosed: Bool) throws {
    let text = words.joined(separator: " ")
    let name = action?.rawValue ?? ""
    let hex = text.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
    let done = isClosed ? "only reports can be left at" : "visitors can leave something again at"
    if let digest = HexDigest(hex: hex) {
      try guestbook.close(digest, isClosed)
      return try Output.write("\(done) this picture\n")
    }
    guard let match = text.wholeMatch(of: /(.+?)\s*\((.+)\)/) else {
      throw UsageError(
        "\(name) needs a club with its town, as in \(name) 'Fotogroep Lumen (Nevelberg)', or the "
          + "asset or SHA-256 of a picture")
    }
    let club = OrganizationIdentity(fullName: String(match.1), town: String(match.2))
    if try !guestbook.clubs().contains(club) {
      Message.write(
        "note: nothing was left yet at pictures of \(club.displayName) (is the name right?)"
          .harmlessLine)
    }
    try guestbook.close(club, isClosed)
    try Output.write("\(done) the pictures of \(club.displayName)\n".harmless)
  }

  // MARK: - Results

  private func tellResults(_ guestbook: Guestbook) throws {
    let contest = try words.first.map { word in
      guard let contest = Guestbook.Contest(rawValue: word), words.count == 1 else {
        throw UsageError(
          "unknown results \"\(words.joined(separator: " "))\" "
            + "(use \(Guestbook.Contest.allCases.map(\.rawValue).asChoice))")
      }
      return contest
    }
    let contests = contest.map { [$0] } ?? Guestbook.Contest.allCases
    let results = try contests.map { (contest: $0, standings: try guestbook.standings(of: $0)) }
    let isBare = results.allSatisfy(\.standings.isEmpty)
    guard let mode = format.mode else {
      return try Output.write(ResultsPage(results, at: Date()).html)
    }
    guard mode == .table || mode == .markdown || contest != nil else {
      throw UsageError("--format \(mode) needs one of the results, such as 'results pictures'")
    }
    try Output.paged { write in
      for (contest, standings) in results where !standings.isEmpty || contests.count == 1 {
        if contests.count > 1 { try write(Style.output.bold(contest.title) + "\n") }
        var writer = RowWriter(
          contest.columns, as: mode, width: Style.output.screen?.width, style: .output,
          isSafeCSV: safeCsv, members: [("results", .text(contest.rawValue))], write: write)
        for standing in standings { try writer.add(contest.row(standing)) }
        try writer.finish()
        if contests.count > 1 { try write("\n") }
      }
    }
    if isBare, mode == .table { Message.write("no likes yet") }
  }
}

enum GuestbookFormat: String, FormatArgument, CaseIterable {
  case text, json, csv, markdown, html

  static let ofLists = ["text", "json", "csv", "markdown"]

  /// The form of rows; nil for a page.
  var mode: RowMode? {
    switch self {
    case .text: .table
    case .json: .json
    case .csv: .csv
    case .markdown: .markdown
    case .html: nil
    }
  }
}

extension Guestbook.Contest {
  var title: String { rawValue.capitalizedFirst }

  var columns: [RowColumn] {
    let place = [
      RowColumn("place", heading: "Place", alignment: .trailing),
      RowColumn("tied", heading: "Tied"),
      RowColumn("likes", heading: "Likes", alignment: .trailing),
    ]
    let names =
      switch self {
      case .pictures: [("title", "Picture"), ("person", "Photographer"), ("club", "Club")]
      case .photographers: [("person", "Photographer"), ("club", "Club")]
      case .clubs: [("club", "Club")]
      }
    return place + names.map { RowColumn($0.0, heading: $0.1) }
      + [RowColumn("town", heading: "Town")]
  }

  func row(_ standing: Standing) -> [FieldValue] {
    let texts = [standing.title, standing.photographer, standing.club.fullName, standing.club.town]
    return [.integer(standing.place), .flag(standing.isTied), .integer(standing.likes)]
      + texts.compactMap { $0.map { $0.isEmpty ? .none : .text($0) } }
  }
}
