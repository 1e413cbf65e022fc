import HubBundle
import Testing

@testable import HubShell

/// What is wrong with a line, exactly where, and what was probably meant.
struct SyntaxErrorTests {
  /// Lines with the sign ^ under what is meant, in cells of one byte, and a part of the message.
  private static let cases: [(line: String, mark: String, message: String)] = [
    ("membres", "^^^^^^^", "unknown command \"membres\" (did you mean \"members\"?)"),
    ("clubz a", "^^^^^", "unknown command \"clubz\" (did you mean \"clubs\"?)"),
    ("countries", "^^^^^^^^^", "(did you mean \"clubs by country\"?)"),
    (
      "clubs columns name members", "                   ^^^^^^^",
      "columns are separated by commas (did you mean \"columns name,members\"?)"
    ),
    ("clubs by members", "         ^^^^^^^", "(did you mean \"sort -members\"?)"),
    ("members \"jan", "        ^^^^", "missing closing quote"),
    ("show \"jan", "     ^^^^", "missing closing quote"),
    ("members x | wc", "          ^", "unexpected \"|\"; 'save FILE'"),
    (
      "members keywrod:x", "        ^^^^^^^",
      "unknown field \"keywrod\" (did you mean \"keyword\"?)"
    ),
    ("museums joined:2019", "        ^^^^^^", "museums have no field \"joined\""),
    ("clubs town:", "      ^^^^", "missing value after \"town:\""),
    ("clubs town:a,,b", "      ^^^^", "missing value after \"town:\""),
    ("clubs members:>", "              ^", "missing value after \">\""),
    ("clubs members:many", "              ^^^^", "invalid number \"many\""),
    ("clubs members:9..3", "              ^", "empty range: 9 is greater than 3"),
    (
      "clubs members:..", "              ^^",
      "a range needs a start or an end, as in members:2019..2021"
    ),
    (
      "members joined:soon", "               ^^^^",
      "invalid date \"soon\" (use 2024, 2024-05, 2024-05-31 or this-year)"
    ),
    ("members joined:2019-13", "               ^^^^^^^", "invalid date"),
    ("members joined:2019-02-30", "               ^^^^^^^^^^", "invalid date"),
    ("members joined:+123", "               ^^^^", "invalid date"),
    ("members joined:2021..2019", "               ^^^^", "empty range: 2021 is after 2019"),
    (
      "people birthday:13", "                ^^",
      "invalid day of the year \"13\" (use 10, 10-18, october or this-week)"
    ),
    (
      "people birthday:>10", "                 ^^",
      "birthdays cannot be compared with < or >"
    ),
    (
      "clubs country:Germny", "              ^^^^^^",
      "unknown country \"Germny\" (did you mean \"Germany\"?)"
    ),
    ("clubs country:XX", "              ^^", "unknown country \"XX\""),
    (
      "members role:chairmen", "             ^^^^^^^^",
      "unknown value \"chairmen\" for role (did you mean \"chairman\"?)"
    ),
    ("clubs has:portfolio", "          ^^^^^^^^^", "(did you mean \"portfolios\"?)"),
    (
      "clubs town:>=5", "             ^",
      "town is text; only numbers and dates support comparisons and ranges"
    ),
    ("clubs distance:<5", "      ^^^^^^^^", "\"distance\" needs a town: add near:TOWN"),
    ("clubs sort distance", "           ^^^^^^^^", "\"distance\" needs a town: add near:TOWN"),
    ("clubs town:a within 5km", "      ^^^^^^", "needs a town: add near:TOWN"),
    (
      "clubs near:x within far", "                    ^^^",
      "invalid distance \"far\" (for example: 25km)"
    ),
    ("clubs within", "      ^^^^^^", "missing distance"),
    ("clubs sort", "      ^^^^", "missing column"),
    (
      "clubs sort nmae", "           ^^^^", "clubs have no column \"nmae\" (did you mean \"name\"?)"
    ),
    ("clubs columns name,twon", "                   ^^^^", "(did you mean \"town\"?)"),
    ("clubs columns", "      ^^^^^^^", "missing columns; for example: columns name,town"),
    ("clubs limit", "      ^^^^^", "missing number"),
    ("clubs limit -1", "            ^^", "invalid limit \"-1\""),
    (
      "clubs limit 99999999999999999999", "            ^^^^^^^^^^^^^^^^^^^^", "invalid limit"
    ),
    ("show", "^^^^", "missing argument; for example: show \"Jane van den Doe\""),
    ("portfolio @ x", "^^^^^^^^^", "missing argument"),
    ("portfolio a @", "^^^^^^^^^", "missing argument"),
    ("near x within", "       ^^^^^^", "missing distance"),
    ("birthdays ten", "          ^^^", "invalid number of birthdays \"ten\""),
    ("birthdays from 99", "          ^^^^", "missing day"),
    ("stats now", "      ^^^", "unexpected argument \"now\"; see 'help stats'"),
    ("image 1 to", "^^^^^", "missing argument"), ("sql", "^^^", "missing argument"),
  ]

  @Test(arguments: cases)
  func `the mark stands under what is wrong`(line: String, mark: String, message: String) throws {
    let error = try #require(throws: SyntaxError.self) { try Reading.query(line) }
    #expect(error.description.contains(message), "\(error)")
    let first = mark.utf8.prefix { $0 == 0x20 }.count
    #expect(error.range == first..<mark.utf8.count)
  }

  @Test(arguments: [
    ("members" + String(repeating: " a", count: 401), "more than 400 words", 1),
    (
      "members name:" + [String](repeating: "a", count: 401).joined(separator: ","),
      "more than 400 values", 801
    ),
    (
      "members columns " + [String](repeating: "id", count: 401).joined(separator: ","),
      "more than 400 columns", 1202
    ),
  ])
  func `more than anybody types is too much`(line: String, message: String, length: Int) throws {
    let error = try #require(throws: SyntaxError.self) { try Reading.query(line) }
    #expect(error.description.contains(message), "\(error)")
    #expect(error.range == (line.utf8.count - length)..<line.utf8.count)
  }

  @Test func `a field of something else says which fields there are`() throws {
    let error = try #require(throws: SyntaxError.self) { try Reading.query("languages town:x") }
    #expect(
      error.description == """
        languages have no field "town"; languages have name, language, is \
        (quote a word to search for a colon)
        """)
  }
}

/// Reads lists without a bundle.
enum Reading {
  /// The query that a line asks for; nil when it is another command. "Nowhere" is no place.
  @discardableResult
  static func query(_ line: String, in language: String = "en") throws -> ListQuery? {
    guard case .list(let syntax) = try CommandParser.parse(line) else { return nil }
    return try Resolver(
      countries: CountryNames(language: language),
      today: CalendarDay(year: 2026, month: 11, day: 15), coordinates: coordinates
    ).query(syntax)
  }
}
