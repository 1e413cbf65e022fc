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

  /// Words after which the name of a photographer stands.
  private static let words = WordTable.pages.phrases("credits")
  /// Those that stand before anything else, too.
  private static let shortWords = WordTable.pages.phrases("short credits")
  private static let notNames = WordTable.pages.words("names of others")
    .union(WordTable.pages.list("camera makers")).union(WordTable.pages.list("camera words"))
  private static let separators: Set<Character> = Set(" \t,;:–—-|/·•([\n")

  private let owner: String
  private let ownerWords: [String]
  private let members: [(name: String, folded: String)]
  private let club: Set<String>

  init(of owner: PortfolioOwner, in people: ClubPeople) {
    self.owner = Text.folded(owner.name)
    ownerWords = PersonWords.words(of: owner.name)
    members = people.members.map(\.fullName).filter { $0.contains(" ") }
      .map { ($0, Text.folded($0)) }
      .filter { [own = self.owner] in $0.1 != own }
    club = Set(PersonWords.words(of: people.club))
  }

  /// Returns who took a picture, by the lines beside it; nil if they do not say. The photographer's
  /// own name decides; then that of another member, wherever it stands, or any name after a word such
  /// as "photo by".
  func author(in lines: String) -> Author? {
    let folded = " \(spaced(Text.folded(lines))) "
    if owner.contains(" "), folded.contains(" \(spaced(owner)) ") { return .owner }
    let names = lines.split(separator: "\n").compactMap { clause(in: $0)?.name }
    if names.contains(where: isOwner) { return .owner }
    if let other = members.first(where: { folded.contains(" \(spaced($0.folded)) ") }) {
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
    for word in Self.words + Self.shortWords {
      guard let range = line.range(of: word, options: .caseInsensitive),
        range.lowerBound == line.startIndex
          || Self.separators.contains(line[line.index(before: range.lowerBound)]),
        word.last?.isLetter == false || range.upperBound == line.endIndex
          || !line[range.upperBound].isLetter
      else { continue }
      let rest = line[range.upperBound...].drop { !$0.isLetter && !$0.isNumber }
      // "© 2019 Nora Blik"
      let year = rest.prefix { $0.isNumber || " -–".contains($0) }
      let name = rest[year.endIndex...].prefix { !",;()–|\n".contains($0) }
      let trimmed = Text.trimmed(String(name)) ?? ""
      let isShort = Self.shortWords.contains(word)
      let isKnown = isOwner(trimmed) || isMember(trimmed)
      if isKnown && isCapitalized(trimmed)
        || !isShort && (isKnown || isPerson(trimmed) || isNoPerson(trimmed))
      {
        return (range.lowerBound, trimmed)
      }
    }
    return nil
  }

  private func spaced(_ name: String) -> String {
    name.split { !$0.isLetter }.joined(separator: " ")
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

  private func isCapitalized(_ name: String) -> Bool { name.first?.isUppercase == true }

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
