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

  func run() throws {
    if Action(rawValue: file) != nil, !FileManager.default.fileExists(atPath: file) {
      throw UsageError("the file comes first, as in 'hubpack guestbook FILE \(file)'")
    }
    let guestbook = try Guestbook(path: file, hub: nil)
    switch action {
    case nil: try list(["is:waiting"], in: guestbook)
    case .list: try list(words, in: guestbook)
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

  private func list(_ words: [String], in guestbook: Guestbook) throws {
    guard let mode = format.mode else {
      throw UsageError("--format html is for 'results' (use \(GuestbookFormat.ofLists.asChoice))")
    }
    let numbers = try numbers(words)
    let query = try query(numbers == nil ? words : [])
    let rows = try guestbook.rows(of: query).filter { numbers?.contains($0.id) ?? true }
    try Output.paged { write in
      var writer = RowWriter(
        try EntryList.columns(of: query), as: mode, width: Style.output.screen?.width,
        style: .output, isSafeCSV: true, members: [("list", .text("entries"))], write: write)
      for row in rows { try writer.add(row.columns) }
      try writer.finish()
    }
    guard rows.isEmpty, mode == .table else { return }
    Message.write(action == nil ? "nothing waits for a decision" : "no entries")
  }

  /// The filters that words stand for: `comments waiting` is `is:comment is:waiting`.
  private func query(_ words: [String]) throws -> ListQuery {
    let kinds = EntryKind.allCases.map(\.rawValue)
    let known = kinds + Decision.allCases.map(\.rawValue)
    let filters = words.map { word in
      let name = word.lowercased()
      let singular = name.hasSuffix("s") ? String(name.dropLast()) : name
      if let match = [name, singular].first(where: known.contains) { return "is:\(match)" }
      // The shell has taken the quotes of a name with a space.
      guard let match = word.wholeMatch(of: /(-?\w+:)([^:"']+ [^:"']+)/),
        match.2.firstMatch(of: /\b(?:sort|limit|columns)\b/) == nil
      else { return name == "all" ? "" : word }
      return "\(match.1)\"\(match.2)\""
    }
    do { return try EntryList.query(filters.joined(separator: " ")) } catch let error as SyntaxError
    {
      throw UsageError("\(error)")
    }
  }

  /// The numbers of entries that words are; nil if they are filters.
  private func numbers(_ words: [String]) throws -> Set<Int64>? {
    let parts = words.flatMap { $0.split(separator: ",") }.filter { !$0.isEmpty }
    let numbers = parts.compactMap { Int64($0) }
    guard let first = parts.first, first.first?.isNumber == true else { return nil }
    guard numbers.count == parts.count else {
      throw UsageError("entries are named by numbers, as in 3 5 8, or by filters, not by both")
    }
    return Set(numbers)
  }

  /// Changes the entries that the words name.
  private func change(
    _ guestbook: Guestbook, _ what: String, _ work: (Set<Int64>) throws -> Int
  ) throws {
    let name = action?.rawValue ?? ""
    guard !words.isEmpty else {
      throw UsageError(
        "\(name) needs numbers of entries or filters, as in '\(name) 3 5' or '\(name) is:tag'")
    }
    let ids = try numbers(words) ?? Set(guestbook.rows(of: query(words)).map(\.id))
    let count = try work(ids)
    if count > 0 || ids.isEmpty { try Output.write("\(count.of("entry", "entries")) \(what)\n") }
    guard count == ids.count else {
      throw PlainError("\((ids.count - count).of("entry", "entries")) not found")
    }
  }

  // MARK: - Clubs and pictures

  private func close(_ guestbook: Guestbook, _ isClosed: Bool) throws {
    let text = words.joined(separator: " ")
    let name = action?.rawValue ?? ""
    let closed = try guestbook.closed()
    if text.isEmpty {
      let lines = closed.clubs.map(\.displayName) + closed.pictures
      return try Output.write(lines.map { $0.harmlessLine + "\n" }.joined())
    }
    let done = isClosed ? "only reports can be left at" : "visitors can leave something again at"
    let hex = text.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
    let hasChanged: Bool
    let what: String
    if let digest = HexDigest(hex: hex) {
      what = "this picture"
      hasChanged = try guestbook.close(digest, isClosed)
    } else if let match = text.wholeMatch(of: /(.+?)\s*\((.+)\)/) {
      let typed = OrganizationIdentity(fullName: String(match.1), town: String(match.2))
      let known = try guestbook.clubs().first {
        Text.folded($0.fullName) == Text.folded(typed.fullName)
          && Text.folded($0.town) == Text.folded(typed.town)
      }
      if isClosed, known == nil {
        Message.write(
          "note: nothing was left yet at pictures of \(typed.displayName) (is the name right?)"
            .harmlessLine)
      }
      what = "the pictures of \((known ?? typed).displayName)"
      hasChanged = try guestbook.close(known ?? typed, isClosed)
    } else {
      throw UsageError(
        "\(name) needs a club with its town, as in "
          + "\(name) 'Fotogroep Morgenlicht (Nevelberg)', or the asset of a picture "
          + "(hubpack query BUNDLE 'images columns person,title,asset')")
    }
    guard hasChanged || isClosed else {
      throw PlainError("nothing is forbidden at \(what)".harmlessLine)
    }
    try Output.write("\(done) \(what)\n".harmless)
  }

  // MARK: - Results

  private func tellResults(_ guestbook: Guestbook) throws {
    let contest = try words.first.map { word in
      let name = word.lowercased()
      guard words.count == 1,
        let contest = Guestbook.Contest(rawValue: name) ?? Guestbook.Contest(rawValue: name + "s")
      else {
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
          isSafeCSV: true, members: [("results", .text(contest.rawValue))], write: write)
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
    let names = zip(["title", "person", "club"].suffix(headings.count), headings)
    return place + names.map { RowColumn($0, heading: $1) } + [RowColumn("town", heading: "Town")]
  }

  func row(_ standing: Standing) -> [FieldValue] {
    let texts = [standing.title, standing.photographer, standing.club.fullName, standing.club.town]
    return [.integer(standing.place), .flag(standing.isTied), .integer(standing.likes)]
      + texts.compactMap { $0.map { $0.isEmpty ? .none : .text($0) } }
  }
}
