import Foundation
package import HubModel

/// The people who may have taken the pictures of a portfolio, and what the texts beside a picture say
/// of them (Docs/Galleries.md, "Pictures and furniture").
struct Credits {
  /// Who took a picture, by the texts beside it.
  enum Author: Equatable {
    case owner
    case other(String)
  }

  /// Texts after which the name of a photographer stands, as words, by their first word.
  private static let words = Dictionary(
    grouping: (WordTable.pages.phrases("credits") + WordTable.pages.phrases("short credits")).map {
      $0.split(separator: " ").map(String.init)
    }, by: { $0[0] })
  /// Those that stand before anything else, too.
  private static let shortWords = WordTable.pages.words("short credits")
  private static let notNames = WordTable.pages.words("names of others")
    .union(WordTable.pages.list("camera makers")).union(WordTable.pages.list("camera words"))
  private static let separators: Set<Character> = Set(" \t,;:–—-|/·•([\n")

  private let owner: String
  private let ownerWords: [String]
  /// The other members, with their names in lower case, and as words with spaces around them.
  private let members: [(name: String, folded: String, words: String)]
  private let club: Set<String>

  init(of owner: PortfolioOwner, in people: ClubPeople) {
    self.owner = Text.folded(owner.name)
    ownerWords = PersonWords.words(of: owner.name)
    members = people.members.map(\.fullName).filter { $0.contains(" ") }
      .map { ($0, Text.folded($0), Self.spaced(Text.folded($0))) }
      .filter { [own = self.owner] in $0.1 != own }
    club = Set(PersonWords.words(of: people.club))
  }

  /// Returns who took a picture, by the lines beside it; nil if they do not say. The photographer's
  /// own name decides; then that of another member, wherever it stands, or any name after a word such
  /// as "photo by".
  func author(in lines: String) -> Author? {
    let folded = Self.spaced(Text.folded(lines))
    if owner.contains(" "), folded.contains(Self.spaced(owner)) { return .owner }
    let names = lines.split(separator: "\n").compactMap { clause(in: $0)?.name }
    if names.contains(where: isOwner) { return .owner }
    if let other = members.first(where: { folded.contains($0.words) }) {
      return .other(other.name)
    }
    return names.first(where: isPerson).map { .other($0) }
  }

  /// Returns the other member whose name is one of the lines, as on a list of members.
  func member(in lines: String) -> String? {
    let lines = lines.split(separator: "\n").map { Text.folded(String($0)) }
    return members.first { lines.contains($0.folded) }?.name
  }

  func isOwnName(_ title: String) -> Bool {
    let title = Text.folded(title)
    return !owner.isEmpty && title.count < 60 && (title == owner || title.hasSuffix(" " + owner))
  }

  /// Returns a text without what it says of the photographer; nil if nothing is left.
  func withoutCredit(_ text: String) -> String? {
    let lines = text.split(separator: "\n").compactMap { line -> Substring? in
      guard let clause = clause(in: line) else { return line }
      var rest = line[..<clause.start]
      while let last = rest.last, Self.separators.contains(last) { rest.removeLast() }
      return rest.isEmpty ? nil : rest
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Returns the name after a word such as "photo by", and the start of that word. A short word counts
  /// only before the name of a member, and others only before what can be a name, a club, a camera or
  /// a year.
  private func clause(in line: Substring) -> (start: Substring.Index, name: String)? {
    let tokens = Self.tokens(of: line)
    for (index, token) in tokens.enumerated() {
      for phrase in Self.words[token.lowercased()] ?? [] {
        let rest = tokens[index...].prefix(phrase.count)
        guard rest.elementsEqual(phrase, by: { $0.lowercased() == $1 }), let last = rest.last else {
          continue
        }
        // "© 2019 Nora Blik"
        let after = line[last.endIndex...].drop { !$0.isLetter && !$0.isNumber }
        let year = after.prefix { $0.isNumber || " -–".contains($0) }
        let name = after[year.endIndex...].prefix { !",;()–|".contains($0) }
        if isName(Text.trimmed(String(name)) ?? "", afterShort: Self.shortWords.contains(phrase[0]))
        {
          return (token.startIndex, Text.trimmed(String(name)) ?? "")
        }
      }
    }
    return nil
  }

  private func isName(_ name: String, afterShort isShort: Bool) -> Bool {
    if isOwner(name) || isMember(name) { return !isShort || name.first?.isUppercase == true }
    return !isShort && (isPerson(name) || isNoPerson(name))
  }

  /// Returns the words of a line; a colon and "©" end one.
  private static func tokens(of line: Substring) -> [Substring] {
    var tokens: [Substring] = []
    var start = line.startIndex
    for index in line.indices {
      let character = line[index]
      let isEnd = character == ":" || character == "©"
      guard isEnd || character.isWhitespace || "([".contains(character) else { continue }
      let next = line.index(after: index)
      let token = line[start..<(isEnd ? next : index)]
      if !token.isEmpty { tokens.append(token) }
      // "(c)" is a word.
      start = character == "(" && line[next...].lowercased().hasPrefix("c)") ? index : next
    }
    if start < line.endIndex { tokens.append(line[start...]) }
    return tokens
  }

  /// Returns the words of a text, with spaces around each.
  private static func spaced(_ name: String) -> String {
    " " + name.split { !$0.isLetter }.joined(separator: " ") + " "
  }

  /// True if a name shares a word with the photographer's.
  private func isOwner(_ name: String) -> Bool {
    let words = PersonWords.words(of: name)
    return ownerWords.isEmpty ? !words.isEmpty : ownerWords.contains(where: words.contains)
  }

  private func isMember(_ name: String) -> Bool {
    let name = Text.folded(name)
    return members.contains { name == $0.folded || name.hasPrefix($0.folded + " ") }
  }

  /// True for nothing, a year, a camera, or the name of a club.
  private func isNoPerson(_ name: String) -> Bool {
    let words = PersonWords.all(in: name)
    return words.allSatisfy { Int($0) != nil } || !Self.notNames.isDisjoint(with: words)
      || !club.isEmpty && club.isSubset(of: words)
  }

  /// True for two to five words that are written as names are.
  private func isPerson(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    return (2...5).contains(words.count) && !isNoPerson(name) && !name.contains(where: \.isNumber)
      && words.first?.first?.isUppercase == true && words.last?.first?.isUppercase == true
  }
}

/// The names of a club and its members, among which the author of a picture is looked for.
package struct ClubPeople: Sendable {
  let club: String
  let members: [PersonName]

  package init(club: String, members: [PersonName]) {
    (self.club, self.members) = (club, members)
  }
}
