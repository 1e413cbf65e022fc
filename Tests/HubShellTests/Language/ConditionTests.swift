import HubBundle
import HubModel
import Testing

@testable import HubShell

/// What filters mean.
struct ConditionTests {
  private static let most = Double.greatestFiniteMagnitude

  private static let cases: [(line: String, conditions: [Condition])] = [
    ("members jan", [Condition(.name, .contains("jan"))]),
    (
      "members \"Van Den\" doe",
      [Condition(.name, .contains("Van Den")), Condition(.name, .contains("doe"))]
    ),
    ("members -jan", [Condition(.name, isNegated: true, .contains("jan"))]),
    ("members -", [Condition(.name, .contains("-"))]),
    ("members \"-jan\"", [Condition(.name, .contains("-jan"))]),
    ("members -\"van de\"", [Condition(.name, isNegated: true, .contains("van de"))]),
    ("members \"name:x\"", [Condition(.name, .contains("name:x"))]),
    ("members NAME:x", [Condition(.name, .contains("x"))]),
    ("members name:=x", [Condition(.name, .equals("x"))]),
    ("members name=x", [Condition(.name, .contains("x"))]),
    ("members name==x", [Condition(.name, .equals("x"))]),
    ("members name='van den'", [Condition(.name, .contains("van den"))]),
    ("members fot*", [Condition(.name, .begins("fot"))]),
    ("members name:*club,*a*", [Condition(.name, .ends("club"), .contains("a"))]),
    ("members \"fot*\"", [Condition(.name, .contains("fot*"))]),
    ("members club:'a','b c'", [Condition(.club, .contains("a"), .contains("b c"))]),
    (
      "members o'brien d'or",
      [Condition(.name, .contains("o'brien")), Condition(.name, .contains("d'or"))]
    ),
    (
      "members 't korreltje",
      [Condition(.name, .contains("'t")), Condition(.name, .contains("korreltje"))]
    ),
    ("members club:a,\"b, c\"", [Condition(.club, .contains("a"), .contains("b, c"))]),
    ("members club:=a,b", [Condition(.club, .equals("a"), .contains("b"))]),
    (
      "members -status:Former,deceased",
      [Condition(.status, isNegated: true, .equals("former"), .equals("deceased"))]
    ),
    ("members \"limit\"", [Condition(.name, .contains("limit"))]),
    ("clubs members:5", [Condition(.members, .numbers(5...5))]),
    ("clubs members:=5", [Condition(.members, .numbers(5...5))]),
    ("clubs members>=5", [Condition(.members, .numbers(5...most))]),
    ("clubs members:>5", [Condition(.members, .numbers((5.0).nextUp...most))]),
    ("clubs members:<5", [Condition(.members, .numbers(-most...(5.0).nextDown))]),
    ("clubs members<=5", [Condition(.members, .numbers(-most...5))]),
    ("clubs members:2..5,9..", [Condition(.members, .numbers(2...5), .numbers(9...most))]),
    ("clubs fotobond:16.20", [Condition(.fotobond, .numbers(1620...1620))]),
    ("members fotobond:16.20.111", [Condition(.fotobond, .numbers(1_620_111...1_620_111))]),
    ("clubs members:16.20", [Condition(.members, .numbers(16.2...16.2))]),
    ("members joined:2019", [Condition(.joined, .dates(from: "2019", through: "2019"))]),
    ("members joined:>2019", [Condition(.joined, .dates(from: "2019~", through: nil))]),
    ("members joined:>=2019-05-03", [Condition(.joined, .dates(from: "2019-05-03", through: nil))]),
    ("members joined:<2019", [Condition(.joined, .dates(from: nil, through: "2018"))]),
    ("members joined:<2019-05", [Condition(.joined, .dates(from: nil, through: "2019-04"))]),
    ("members joined:<2019-01", [Condition(.joined, .dates(from: nil, through: "2019-00"))]),
    ("members joined:<=2019", [Condition(.joined, .dates(from: nil, through: "2019"))]),
    (
      "members joined:2019..2021-05", [Condition(.joined, .dates(from: "2019", through: "2021-05"))]
    ),
    (
      "members joined:2019-06..2019", [Condition(.joined, .dates(from: "2019-06", through: "2019"))]
    ),
    ("members joined:..2021", [Condition(.joined, .dates(from: nil, through: "2021"))]),
    ("members joined:this-year", [Condition(.joined, .dates(from: "2026", through: "2026"))]),
    ("members joined:>=Last-Month", [Condition(.joined, .dates(from: "2026-10", through: nil))]),
    ("members joined:>last-year", [Condition(.joined, .dates(from: "2025~", through: nil))]),
    (
      "members left:last-year..today",
      [Condition(.left, .dates(from: "2025", through: "2026-11-15"))]
    ),
    ("members joined:*", [Condition(.joined, .dates(from: nil, through: nil))]),
    (
      "people birthday:this-week",
      [Condition(.birthday, .dates(from: "11-09", through: "11-15"))]
    ),
    ("people birthday:next-month", [Condition(.birthday, .dates(from: "12", through: "12"))]),
    ("people birthday:10", [Condition(.birthday, .dates(from: "10", through: "10"))]),
    ("people birthday:02-29", [Condition(.birthday, .dates(from: "02-29", through: "02-29"))]),
    ("people birthday:2-9", [Condition(.birthday, .dates(from: "02-09", through: "02-09"))]),
    ("people birthday:1970-10-18", [Condition(.birthday, .dates(from: "10-18", through: "10-18"))]),
    ("people birthday:>=12", [Condition(.birthday, .dates(from: "12", through: nil))]),
    ("people birthday:12-15..01", [Condition(.birthday, .dates(from: "12-15", through: "01"))]),
  ]

  @Test(arguments: cases)
  func `filters mean their conditions`(line: String, conditions: [Condition]) throws {
    #expect(try Reading.query(line)?.conditions == conditions)
  }

  @Test(arguments: [
    ("NL", "en", "NL"), ("nl", "en", "NL"), ("Netherlands", "en", "NL"), ("germany", "en", "DE"),
    ("Duitsland", "nl", "DE"), ("duitsland", "nl", "DE"), ("Germany", "nl", "DE"),
    ("TÜRKEI", "de", "TR"),
    ("turkei", "de", "TR"), ("日本", "ja", "JP"), ("Japan", "ja", "JP"),
    ("\"United Kingdom\"", "is", "GB"), ("China", "en", "CN"), ("USA", "nl", "US"),
    ("korea", "en", "KR"), ("Holland", "de", "NL"), ("\"Czech Republic\"", "en", "CZ"),
    ("UK", "en", "GB"), ("England", "en", "GB"), ("EL", "en", "GR"), ("\"hong kong\"", "en", "HK"),
    ("Turkey", "en", "TR"), ("\"The Netherlands\"", "nl", "NL"),
  ])
  func `countries go by code, by name in the language of choice, and by name in English`(
    name: String, language: String, code: String
  ) throws {
    let query = try Reading.query("clubs country:\(name)", in: language)
    #expect(query?.conditions == [Condition(.country, .equals(code))])
  }

  @Test(arguments: [
    ("within 50km", 50.0), ("within 50", 50), ("within 2.5 km", 2.5), ("within 50KM", 50), ("", 25),
  ])
  func `near reaches as far as within says, or 25 km`(clause: String, kilometres: Double) throws {
    let center = try #require(Reading.middle)
    for line in ["clubs near:Delft \(clause)", "clubs \(clause) near:52.1,5.3"] {
      let query = try #require(try Reading.query(line))
      #expect(query.center == center)
      #expect(query.conditions == [Condition(.near, .near(center, kilometres: kilometres))])
    }
  }

  @Test func `clauses stand anywhere, and their columns go by name or heading`() throws {
    var expected = ListQuery(.members)
    expected.conditions = [Condition(.name, .contains("jan")), Condition(.role, .equals("admin"))]
    expected.limit = 5
    expected.order = [.init("joined", isDescending: true), .init("familyName")]
    expected.columns = ["name", "familyName", "club"]
    for line in [
      "members jan sort -joined,familyname limit 5 role:admin columns name,FAMILYNAME,club",
      "members columns name,\"Family name\",Club limit 5 jan sort -Joined,familyName asc role:ADMIN",
      "MEMBERS SORT -joined,familyName COLUMNS name,familyName,club jan role:admin Limit 5",
    ] {
      #expect(try Reading.query(line) == expected, "\(line)")
    }
    #expect(try Reading.query("clubs sort name desc")?.order == [.init("name", isDescending: true)])
    #expect(
      try Reading.query("clubs sort name,-town asc")?.order == [.init("name"), .init("town")])
  }
}
