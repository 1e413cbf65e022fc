import Foundation
import HubBundle
import HubModel
import Testing

@testable import HubShell

/// Sorting by any column of any list.
struct SortTests {
  @Test(arguments: Subject.allCases)
  func `each column sorts up and down, with what is not known last`(subject: Subject) async throws {
    let hub = try await SampleHub.shared
    let special: Set = ["distance"]
    for column in subject.columns where !special.contains(column.name) {
      for direction in ["asc", "desc"] {
        let line = "\(subject.rawValue) sort \(column.name) \(direction) columns \(column.name)"
        let values = try Self.values(of: line, column, in: hub)
        let known = Array(values.prefix { $0 != nil }).compactMap { $0 }
        #expect(values.dropFirst(known.count).allSatisfy { $0 == nil }, "\(line)")
        let sorted = known.sorted(by: Self.isBefore)
        #expect(known == (direction == "asc" ? sorted : sorted.reversed()), "\(line)")
      }
    }
  }

  /// What the rows sort by: nil where nothing is known.
  private static func values(
    of line: String, _ column: Column, in hub: SampleHub
  ) throws -> [String?] {
    try hub.rows(line).map { text in
      guard !text.isEmpty else { return nil }
      return switch column.kind {
      case .text where column.name == "name" || column.name == "person": "by parts"
      case .text, .list, .town: Text.folded(text)
      case .country: Text.folded(CountryNames(language: "en").name(of: text))
      case .birthday: String(text.suffix(5))
      default: text
      }
    }
  }

  private static func isBefore(_ one: String, _ other: String) -> Bool {
    if let first = Double(one), let second = Double(other) { return first < second }
    return Array(one.utf8).lexicographicallyPrecedes(Array(other.utf8))
  }

  @Test func `names of people sort by family name, given name and infix, down as well as up`()
    async throws
  {
    let hub = try await SampleHub.shared
    let expected = try await hub.sql(
      "SELECT given_name, infix_name, family_name FROM people WHERE NOT is_deceased"
    ).map { $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init) }
      .sorted { one, other in
        [one[2], one[0], one[1]].map(Text.folded).lexicographicallyPrecedes(
          [other[2], other[0], other[1]].map(Text.folded)
        ) { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
      }.map { $0.filter { !$0.isEmpty }.joined(separator: " ") }
    #expect(try hub.rows("people columns name") == expected)
    #expect(try hub.rows("people sort name desc columns name") == expected.reversed())
    #expect(try hub.rows("people sort -name columns name") == expected.reversed())
  }

  @Test
  func `distances sort from near to far, and an organization without coordinates comes last`()
    async throws
  {
    let hub = try await SampleHub.shared
    let line = "museums -near:Nevelberg sort distance columns name"
    #expect(
      try hub.rows(line)
        == (await hub.sql(
          "SELECT full_name FROM places WHERE kind = 'museum' ORDER BY km IS NULL, km")))
  }

  @Test func `clubs and museums near a town come nearest first, unless asked otherwise`()
    async throws
  {
    let hub = try await SampleHub.shared
    #expect(
      try hub.rows("clubs near Nevelberg within 150 km columns name")
        == (await hub.sql(
          "SELECT full_name FROM places WHERE kind = 'club' AND km <= 150 ORDER BY km")))
    #expect(
      try hub.rows("clubs near Nevelberg within 150 km sort name columns name")
        == (await hub.sql(
          "SELECT full_name FROM places WHERE kind = 'club' AND km <= 150 ORDER BY folded_name")))
  }

  @Test func `countries sort by their names in the language of choice`() async throws {
    let hub = try await SampleHub.shared
    let line = "museums -country:JP has:country sort country columns country"
    let codes = try hub.rows(line)
    #expect(codes == ["FJ", "FR", "FR", "DE", "NL", "PL", "ES", "SE", "TR", "GB", "US"])
    let german = try hub.rows(line) { $0.language = "de" }
    #expect(german == ["DE", "FJ", "FR", "FR", "NL", "PL", "SE", "ES", "TR", "US", "GB"])
  }

  @Test func `rows that are alike stay in the list's own order, and several columns sort in turn`()
    async throws
  {
    let hub = try await SampleHub.shared
    #expect(
      try hub.rows("clubs sort level desc columns level,name")
        == (await hub.sql(
          """
          SELECT level, full_name FROM organizations WHERE kind = 'club'
          ORDER BY level DESC, folded_name
          """)))
    #expect(
      try hub.rows("members sort -joined,club columns name,club,joined limit 12")
        == (await hub.sql(
          """
          SELECT name, club, start_date FROM members WHERE NOT is_deceased
          ORDER BY start_date IS NULL, start_date DESC, folded_club, sort_key, id LIMIT 12
          """)))
  }

  @Test func `every list sorts by any two of its columns, and has the same rows`() async throws {
    let hub = try await SampleHub.shared
    for subject in Subject.allCases {
      let names = subject.columns.map(\.name).filter { $0 != "distance" }
      let column = try #require(names.first)
      let all = try hub.rows("\(subject.rawValue) columns \(column)").sorted()
      for first in names {
        for second in names where second != first {
          let line = "\(subject.rawValue) sort \(first),-\(second) columns \(column)"
          #expect(try hub.rows(line).sorted() == all, "\(line)")
        }
      }
    }
  }

  @Test(arguments: [0, 1, 5, 1000])
  func `a limit keeps the first rows`(limit: Int) async throws {
    let hub = try await SampleHub.shared
    let all = try hub.rows("people columns name")
    #expect(try hub.rows("people columns name limit \(limit)") == Array(all.prefix(limit)))
  }
}
