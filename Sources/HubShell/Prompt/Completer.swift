import Foundation
import HubBundle
import HubModel

struct Completer {
  let catalog: Catalog
  let settings: Settings
  private let most = 200

  func completions(for line: String) -> Completions {
    var words = Word.split(line)
    let end = line.utf8.count
    let isNew = words.last.map { !$0.isOpen && $0.range.upperBound < end } ?? true
    if isNew { words.append(Word(pieces: [], range: end..<end)) }
    let current = words.removeLast()
    guard let command = words.first?.keyword else {
      return plain(Guide.commands.map(\.name), current)
    }
    // An error must not end the session.
    return (try? completions(command, words.dropFirst(), current, line)) ?? .none
  }

  private func completions(
    _ command: String, _ words: ArraySlice<Word>, _ current: Word, _ line: String
  ) throws -> Completions {
    if let subject = Subject(rawValue: command) { return try list(subject, words, current) }
    if ["count", "list", "show"].contains(command) {
      if let subject = words.first?.keyword.flatMap({ Subject(rawValue: $0) }) {
        return try list(subject, words.dropFirst(), current)
      }
      if command != "show" { return plain(Subject.allCases.map(\.rawValue), current) }
    }
    switch command {
    case "show", "portfolio", "near", "image", "image!":
      return try phrase(command, words, current, line)
    case "set": return set(words, current)
    case "help": return plain(Guide.commands.map(\.name) + ["filters", "settings"], current)
    case "schema", "sql": return plain(try catalog.tableNames(), current)
    case "open", "diff", "read", "save", "save!": return files(current)
    default: return .none
    }
  }

  // MARK: - Lists

  private func list(_ subject: Subject, _ words: ArraySlice<Word>, _ current: Word) throws
    -> Completions
  {
    switch words.last?.keyword {
    case "sort", "columns": return plain(subject.columns.map(\.name), lastPart(of: current))
    case "limit", "within": return .none
    case "by": return plain(Grouping.words(of: subject), current)
    case let word? where Interpretation.words.contains(word):
      return try names(after: word, subject, current)
    default: break
    }
    let word = current.dropping("-") ?? current
    if let (name, value) = word.cut(at: ":"), let field = Field(rawValue: name.text.lowercased()),
      subject.fields.contains(field)
    {
      let part = lastPart(of: value)
      return quoted(try values(of: field, in: subject, part.text), part)
    }
    let typed = word.text.lowercased()
    let fields = subject.fields.map(\.rawValue).filter { $0.hasPrefix(typed) }.map {
      Completions.Candidate($0 + ":", isWhole: false)
    }
    let clauses = (ListParser.clauses + Interpretation.offered).filter {
      !typed.isEmpty && $0.hasPrefix(typed)
        || ["sort", "limit", "columns"].contains($0) && $0.hasPrefix(typed)
    }
    .map { Completions.Candidate($0) }
    return Completions(start: word.range.lowerBound, candidates: fields + clauses)
  }

  private func names(after preposition: String, _ subject: Subject, _ current: Word) throws
    -> Completions
  {
    var fields: [Field] = []
    for field in Interpretation.candidates(after: preposition).map(\.field)
    where subject.fields.contains(field) && !fields.contains(field) { fields.append(field) }
    return quoted(try fields.flatMap { try values(of: $0, in: subject, current.text) }, current)
  }

  private func values(of field: Field, in subject: Subject, _ text: String) throws -> [String] {
    guard field == .country else {
      return try catalog.names(of: field, in: subject, startingWith: text, limit: most)
    }
    let countries = CountryNames(language: settings.language)
    let codes = try catalog.names(of: .country, in: subject, startingWith: "", limit: most)
    let wanted = Text.folded(text)
    return codes.map(countries.name).filter { Text.folded($0).hasPrefix(wanted) }.sorted()
  }

  /// The part after the last comma of a word.
  private func lastPart(of word: Word) -> Word {
    let last = word.alternatives.last ?? word
    return last.dropping("-") ?? last
  }

  // MARK: - Other commands

  /// Names without quotes, as nothing else follows the command.
  private func phrase(
    _ command: String, _ words: ArraySlice<Word>, _ current: Word, _ line: String
  ) throws -> Completions {
    let start = words.first?.range.lowerBound ?? current.range.lowerBound
    let typed = (Array(words) + [current]).map(\.text).joined(separator: " ")
    let names =
      switch command {
      case "show": try catalog.names(startingWith: typed, limit: most)
      case "near":
        try catalog.names(of: .near, in: .clubs, startingWith: typed, limit: most)
      default: try catalog.names(of: .person, in: .members, startingWith: typed, limit: most)
      }
    return Completions(start: start, candidates: names.map { Completions.Candidate($0) })
  }

  private func set(_ words: ArraySlice<Word>, _ current: Word) -> Completions {
    guard let name = words.first?.text else {
      return plain(Guide.settings.map(\.name), current)
    }
    if name == "columns" {
      guard words.count > 1, let subject = words.last.flatMap({ Subject(rawValue: $0.text) }) else {
        return plain(Subject.allCases.map(\.rawValue), current)
      }
      return plain(subject.columns.map(\.name), lastPart(of: current))
    }
    let values = Guide.settings.first { $0.name == name }?.values.split(separator: "|") ?? []
    return plain(values.map(String.init).filter { $0 == $0.lowercased() }, current)
  }

  private func files(_ current: Word) -> Completions {
    let typed = current.text
    let start = typed.lastIndex(of: "/").map(typed.index(after:)) ?? typed.startIndex
    let (prefix, last) = (String(typed[..<start]), typed[start...])
    let path = (prefix.isEmpty ? "." : prefix).expandingTilde
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let found = names.sorted().filter {
      $0.hasPrefix(last) && (last.hasPrefix(".") || !$0.hasPrefix("."))
    }
    return Completions(
      start: current.range.lowerBound,
      candidates: found.map { name in
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
        let path = prefix + name + (isFolder.boolValue ? "/" : "")
        return Completions.Candidate(Word.quote(path), label: name, isWhole: !isFolder.boolValue)
      })
  }

  // MARK: - Candidates

  private func plain(_ candidates: [String], _ word: Word) -> Completions {
    let typed = word.text.lowercased()
    return Completions(
      start: word.range.lowerBound,
      candidates: candidates.filter { $0.lowercased().hasPrefix(typed) }.map {
        Completions.Candidate($0)
      })
  }

  private func quoted(_ candidates: [String], _ word: Word) -> Completions {
    Completions(
      start: word.range.lowerBound,
      candidates: candidates.map { Completions.Candidate(Word.quote($0), label: $0) })
  }
}
