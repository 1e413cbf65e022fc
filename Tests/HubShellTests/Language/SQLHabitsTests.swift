import Testing

@testable import HubShell

/// Conditions as they are written in SQL.
struct SQLHabitsTests {
  private func filters(_ line: String) throws -> [String] {
    guard case .list(let syntax) = try CommandParser.parse(line) else { return [] }
    return syntax.terms.map(\.label)
  }

  @Test(arguments: [
    ("clubs country = NL", "country:=NL"), ("clubs country == 'NL'", "country:=NL"),
    ("clubs members >= 8", "members:>=8"), ("clubs country != NL", "-country:NL"),
    ("clubs country!=NL", "-country:NL"), ("clubs country <> 'NL'", "-country:NL"),
    ("clubs NOT country:NL", "-country:NL"), ("clubs not town:\"A B\"", "-town:\"A B\""),
    ("clubs country IN (NL, BE)", "country:NL,BE"),
    ("clubs country not in ('NL','BE')", "-country:NL,BE"),
    ("members joined between 2019 and 2021", "joined:2019..2021"),
    ("members website is null", "-has:website"), ("members website is not null", "has:website"),
    // Words that are no conditions.
    ("clubs in NL", "\"in\" \"NL\""), ("clubs name between", "\"name\" \"between\""),
  ])
  func `a condition is read as the filter that it is`(line: String, filter: String) throws {
    #expect(try filters(line).joined(separator: " ") == filter.replacing(":=", with: ":"))
  }

  @Test(arguments: [
    ("clubs name like 'Foto%'", "use name:text"), ("clubs limit 2 offset 2", "use sort and limit"),
    ("clubs group by country", "clubs by country"),
  ])
  func `what has no filter says what to use`(line: String, advice: String) {
    let error = #expect(throws: SyntaxError.self) { try CommandParser.parse(line) }
    #expect(error?.description.contains(advice) == true)
  }
}
