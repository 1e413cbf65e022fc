import HubBundle
import HubModel

/// A line whose grammar was read, without the bundle.
enum Command: Equatable {
  case list(ListSyntax)
  /// - Parameter asked: The column of the one fact that is asked for.
  case show(Word, asked: String? = nil)
  /// The pictures of a person, in one club or in all.
  case portfolio(Word, club: Word?)
  case near(Word, kilometres: Double?)
  case stats
  /// The coming birthdays from a day (month and day) on; nil for the usual number.
  case birthdays(limit: Int?, from: String?)
  /// The birthdays in a month, or in the dates of a word.
  case birthdaysIn(Word)
  case set(name: Word?, values: [Word])
  case open(Word)
  case diff(Word)
  case info
  case verify
  case save(Word, replaces: Bool)
  case read(Word)
  case image(Word, file: Word?, replaces: Bool)
  case sql(String)
  case schema(Word?)
  case tables
  case help(Word?)
  case quit
  /// An empty line, or a comment.
  case nothing
  /// A line that begins with no command, such as a bare name.
  case unknown(Word, line: Word)
}

struct CommandParser {
  private let line: String
  private var name: Word
  private var words: ArraySlice<Word>

  /// The command of a line. O(length).
  static func parse(_ line: String) throws(SyntaxError) -> Command {
    var line = line
    if ["--", "/*"].contains(where: line.drop(while: \.isWhitespace).hasPrefix), line != "--help" {
      line = StatementText(line).withoutComments
    }
    var words = Word.split(line)
    guard let name = words.first, !name.text.hasPrefix("#") else { return .nothing }
    if name.isOpen { throw SyntaxError("missing closing quote", at: name) }
    let isSQL = name.keyword.map { $0 == "sql" || StatementText.beginnings.contains($0) } ?? false
    // A habit from SQL.
    while !isSQL, let word = words.last?.droppingLast(";") {
      words.removeLast()
      if !word.text.isEmpty { words.append(word) }
    }
    var phrases: Phrases?
    if !isSQL {
      phrases = Phrases(words)
      words = phrases?.words ?? words
    }
    guard let name = words.first else { return .nothing }
    if !isSQL, words.last?.keyword == "--help" { return .help(words.count > 1 ? name : nil) }
    var parser = CommandParser(line: line, name: name, words: words.dropFirst())
    let command = try parser.parse()
    if case .show(let name, _) = command { return .show(name, asked: phrases?.askedFact) }
    guard case .list(var syntax) = command, let phrases else { return command }
    syntax.isQuestion = phrases.isQuestion
    syntax.isRewritten = phrases.isGuess
    return .list(syntax)
  }

  private mutating func parse() throws(SyntaxError) -> Command {
    let name = self.name.keyword ?? ""
    if let list = try list(name) { return list }
    switch name {
    // Only SQL has its own way with quotes.
    case "sql": return .sql(try rest("sql SELECT full_name FROM organizations"))
    case _ where StatementText.beginnings.contains(name): return .sql(whole)
    case "show": return .show(try phrase("show \"Jane van den Doe\""))
    case "portfolio": return try portfolio()
    case "near": return try near()
    case "birthdays", "birthday": return try birthdays()
    case "set":
      let name = words.popFirst()
      return .set(name: name, values: Array(words))
    case "open": return .open(try phrase("open hub-2026.11.hubpack"))
    case "diff": return .diff(try phrase("diff hub-2026.05.hubpack"))
    case "save", "save!":
      return .save(try phrase("save members.csv"), replaces: name == "save!")
    case "read", "\\i": return .read(try phrase("read commands.txt"))
    case "image", "image!": return try image(replaces: name == "image!")
    // Some of these are what other programs with a prompt call them.
    case "schema", "\\d", ".schema": return .schema(try optionalWord())
    case ".tables", "\\dt": return try alone(.tables)
    case "help", "?", "\\?", "\\h", ".help": return .help(try optionalWord())
    case "stats": return try alone(.stats)
    case "info": return try alone(.info)
    case "verify": return try alone(.verify)
    case "quit", "exit", "q", "\\q", ".quit", ".exit", ":q": return try alone(.quit)
    default:
      if let meant = Self.habits[name] ?? nearest {
        throw SyntaxError.unknownCommand(self.name, meant: meant)
      }
      return .unknown(self.name, line: try joined([self.name] + words) ?? self.name)
    }
  }

  /// The list that a line asks for, or whose rows it counts: `count members in Delft`.
  private mutating func list(_ name: String) throws(SyntaxError) -> Command? {
    var subject = Subject(rawValue: name)
    let isCount = name == "count"
    if isCount {
      subject = words.first?.keyword.flatMap { Subject(rawValue: $0) }
      guard subject != nil else {
        let noun = words.first?.keyword ?? ""
        guard !noun.isEmpty else {
          throw SyntaxError(
            "missing list; for example: count members in Delft", at: words.first ?? self.name)
        }
        throw SyntaxError(
          "cannot count \"\(noun)\"",
          meant: Self.habits[noun]
            ?? Suggestion.nearest(to: noun, among: Phrases.lists.keys.sorted()),
          advice: "use one of " + Subject.allCases.map(\.rawValue).joined(separator: ", "),
          at: words.first ?? self.name)
      }
      self.name = words.removeFirst()
    }
    guard let subject else { return nil }
    var syntax = try ListParser.parse(subject, words)
    if isCount, syntax.grouping == nil { syntax.isCount = true }
    return .list(syntax)
  }

  private static let habits = WordTable.questions.meanings("habits")

  private var nearest: String? {
    Suggestion.nearest(
      to: name.text, among: Guide.commands.map(\.name) + Phrases.lists.keys.sorted())
  }

  /// The line without the blanks around it.
  private var whole: String {
    String(decoding: line.utf8.dropFirst(name.range.lowerBound), as: UTF8.self)
  }

  // MARK: - Arguments

  /// The rest of the line, as it was typed.
  private func rest(_ example: String) throws(SyntaxError) -> String {
    guard let first = words.first else { throw missing(example) }
    return String(decoding: line.utf8.dropFirst(first.range.lowerBound), as: UTF8.self)
  }

  /// The remaining words as one: a name needs no quotes.
  private mutating func phrase(_ example: String) throws(SyntaxError) -> Word {
    guard let phrase = try joined(words) else { throw missing(example) }
    words = []
    return phrase
  }

  private func joined(_ words: ArraySlice<Word>) throws(SyntaxError) -> Word? {
    guard let first = words.first, let last = words.last else { return nil }
    if last.isOpen { throw SyntaxError("missing closing quote", at: last) }
    let isQuoted = words.contains { !$0.isPlain }
    let piece = Word.Piece(
      text: words.map(\.text).joined(separator: " "), isQuoted: isQuoted,
      start: first.range.lowerBound)
    return Word(pieces: [piece], range: first.range.joined(last.range))
  }

  private mutating func optionalWord() throws(SyntaxError) -> Word? {
    guard words.count < 2 else { throw extra() }
    return words.popFirst()
  }

  private func alone(_ command: Command) throws(SyntaxError) -> Command {
    guard words.isEmpty else { throw extra() }
    return command
  }

  private func missing(_ example: String) -> SyntaxError {
    SyntaxError("missing argument; for example: \(example)", at: name)
  }

  private func extra() -> SyntaxError {
    let word = words.last ?? name
    return SyntaxError("unexpected argument \"\(word.text)\"; see 'help \(name.text)'", at: word)
  }

  // MARK: - Commands with several arguments

  private mutating func portfolio() throws(SyntaxError) -> Command {
    if words.count > 1, words.first?.keyword == "of" { words.removeFirst() }
    let at = words.firstIndex { $0.keyword == "@" }
    let (person, club) = try phrases(around: at, "portfolio Jane Doe @ Club F/8")
    return .portfolio(person, club: club)
  }

  /// The words before and after one of them, or all.
  private mutating func phrases(
    around index: Int?, _ example: String, missing other: String? = nil
  ) throws(SyntaxError) -> (Word, Word?) {
    guard let index else { return (try phrase(example), nil) }
    guard let before = try joined(words[..<index]), let after = try joined(words[(index + 1)...])
    else { throw missing(other ?? example) }
    return (before, after)
  }

  private mutating func near() throws(SyntaxError) -> Command {
    var kilometres: Double?
    if let within = words.lastIndex(where: { $0.keyword == "within" }) {
      var distance = words[(within + 1)...]
      if distance.count == 2, distance.last?.keyword == "km" { distance.removeLast() }
      guard let word = distance.first, distance.count == 1 else {
        throw SyntaxError("missing distance; for example: within 25km", at: words[within])
      }
      kilometres = try DistanceSyntax.kilometres(word)
      words = words[..<within]
    }
    return .near(try phrase("near Delft within 25km"), kilometres: kilometres)
  }

  private mutating func birthdays() throws(SyntaxError) -> Command {
    var limit: Int?
    var from: String?
    if let preposition = words.first?.keyword, ["in", "of", "on", "at"].contains(preposition) {
      let days = words.dropFirst().map(\.text).joined(separator: " ")
      guard !CalendarDay.isName(days), words.count > 1 else {
        words.removeFirst()
        return try birthdays()
      }
      return try birthdays(of: words)
    }
    if words.count > 2, words.first.flatMap({ CalendarDay.month($0.text) }) != nil {
      return try birthdays(of: words)
    }
    if let days = try joined(words), CalendarDay.isName(days.text) { return .birthdaysIn(days) }
    while let word = words.popFirst() {
      if word.keyword == "from" {
        guard let day = words.popFirst(), let text = CalendarDay.monthAndDay(day.text) else {
          throw SyntaxError("missing day; for example: birthdays from 12-01", at: word)
        }
        from = text
      } else if let number = Int(word.text), number > 0 {
        limit = number
      } else {
        throw SyntaxError(
          "invalid number of birthdays \"\(word.text)\" (such as birthdays 20, birthdays this-week or "
            + "birthdays december)", at: word)
      }
    }
    return .birthdays(limit: limit, from: from)
  }

  /// "birthdays of Zonnevlek", "birthdays in september of members of Zonnevlek"
  private func birthdays(of people: ArraySlice<Word>) throws(SyntaxError) -> Command {
    let range = name.range
    var people = people
    if people.prefix(3).contains(where: { CalendarDay.month($0.text) != nil }) {
      people = [Word("birthday", in: range)] + people
    }
    let list = ["has:birthday", "sort", "birthday", "columns", "birthday,name,clubs"]
    return .list(try ListParser.parse(.people, people + list.map { Word($0, in: range) }))
  }

  private mutating func image(replaces: Bool) throws(SyntaxError) -> Command {
    let to = words.lastIndex { $0.keyword == "to" }
    let (image, file) = try phrases(around: to, "image 12", missing: "image 12 to dunes.jpg")
    return .image(image, file: file, replaces: replaces)
  }
}
