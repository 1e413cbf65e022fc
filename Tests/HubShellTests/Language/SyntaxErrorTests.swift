import HubBundle
import Testing

@testable import HubShell

/// What is wrong with a line, exactly where, and what was probably meant.
struct SyntaxErrorTests {
  /// Lines with the sign ^ under what is meant, in cells of one byte, and a part of the message.
  private static let cases: [(line: String, mark: String, message: String)] = [
    ("membres", "^^^^^^^", "there is no command \"membres\" (did you mean \"members\"?)"),
    ("xyzzyx a", "^^^^^^", "there is no command \"xyzzyx\"; 'help' lists them"),
    ("members \"jan", "        ^^^^", "the quote is not closed"),
    ("show \"jan", "     ^^^^", "the quote is not closed"),
    ("members x | wc", "          ^", "there are no pipes inside a query"),
    (
      "members keywrod:x", "        ^^^^^^^",
      "there is no field \"keywrod\" (did you mean \"keyword\"?)"
    ),
    ("museums joined:2019", "        ^^^^^^", "museums cannot be asked for \"joined\""),
    ("clubs town:", "      ^^^^", "there is nothing after \"town:\""),
    ("clubs town:a,,b", "      ^^^^", "there is nothing after \"town:\""),
    ("clubs members:>", "              ^", "there is nothing after \">\""),
    ("clubs members:many", "              ^^^^", "\"many\" is no number"),
    ("clubs members:9..3", "              ^", "9 is more than 3"),
    (
      "clubs members:..", "              ^^",
      "a range needs a beginning or an end: members:2019..2021"
    ),
    (
      "members joined:soon", "               ^^^^",
      "\"soon\" is no date; 2024, 2024-05 and 2024-05-31 are"
    ),
    ("members joined:2019-13", "               ^^^^^^^", "is no date"),
    ("members joined:2019-02-30", "               ^^^^^^^^^^", "is no date"),
    ("members joined:+123", "               ^^^^", "is no date"),
    ("members joined:2021..2019", "               ^^^^", "2021 is after 2019"),
    ("people birthday:13", "                ^^", "\"13\" is no day of the year; 10 and 10-18 are"),
    ("people birthday:>10", "                 ^^", "days compare with >=, <= and ranges"),
    (
      "clubs country:Germny", "              ^^^^^^",
      "no country is called \"Germny\" (did you mean \"Germany\"?)"
    ),
    ("clubs country:XX", "              ^^", "no country is called \"XX\""),
    (
      "members role:chairmen", "             ^^^^^^^^",
      "role: knows no \"chairmen\" (did you mean \"chairman\"?)"
    ),
    ("clubs has:portfolio", "          ^^^^^^^^^", "(did you mean \"portfolios\"?)"),
    ("clubs town:>=5", "             ^", "\"town\" is no number or date to compare"),
    ("clubs distance:<5", "      ^^^^^^^^", "distance from what? Add near:PLACE"),
    ("clubs sort distance", "           ^^^^^^^^", "distance from what? Add near:PLACE"),
    ("clubs town:a within 5km", "      ^^^^^^", "of what? Add near:PLACE"),
    (
      "clubs near:x within far", "                    ^^^",
      "\"far\" is no distance; for example: 25km"
    ),
    ("clubs within", "      ^^^^^^", "within what distance?"),
    ("clubs sort", "      ^^^^", "sort by what?"),
    (
      "clubs sort nmae", "           ^^^^", "clubs have no column \"nmae\" (did you mean \"name\"?)"
    ),
    ("clubs columns name,twon", "                   ^^^^", "(did you mean \"town\"?)"),
    ("clubs columns", "      ^^^^^^^", "which columns? For example: columns name,town"),
    ("clubs limit", "      ^^^^^", "how many?"),
    ("clubs limit -1", "            ^^", "\"-1\" is no number of rows"),
    (
      "clubs limit 99999999999999999999", "            ^^^^^^^^^^^^^^^^^^^^", "is no number of rows"
    ),
    ("show", "^^^^", "show what? For example: show \"Jane van den Doe\""),
    ("portfolio @ x", "^^^^^^^^^", "portfolio what?"),
    ("portfolio a @", "^^^^^^^^^", "portfolio what?"),
    ("near x within", "       ^^^^^^", "within what distance?"),
    ("birthdays ten", "          ^^^", "\"ten\" is no number of birthdays"),
    ("birthdays from 99", "          ^^^^", "from which day?"),
    ("stats now", "      ^^^", "\"now\" is too much here: 'help stats'"),
    ("image 1 to", "^^^^^", "image what?"), ("sql", "^^^", "sql what?"),
  ]

  @Test(arguments: cases)
  func `the mark stands under what is wrong`(line: String, mark: String, message: String) throws {
    let error = try #require(throws: SyntaxError.self) { try Reading.query(line) }
    #expect(error.description.contains(message), "\(error)")
    let first = mark.utf8.prefix { $0 == 0x20 }.count
    #expect(error.range == first..<mark.utf8.count)
  }

  @Test func `a field of something else says which fields there are`() throws {
    let error = try #require(throws: SyntaxError.self) { try Reading.query("languages town:x") }
    #expect(
      error.description == """
        languages cannot be asked for "town"; languages know name, language, is. \
        Words with a colon can be put in quotes
        """)
  }
}

/// Reads lists without a bundle.
enum Reading {
  /// The query that a line asks for; nil when it is another command. "Nowhere" is no place.
  @discardableResult
  static func query(_ line: String, in language: String = "en") throws -> ListQuery? {
    guard case .list(let syntax) = try CommandParser.parse(line) else { return nil }
    return try Resolver(countries: CountryNames(language: language), coordinates: coordinates)
      .query(syntax)
  }
}
