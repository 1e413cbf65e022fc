import HubModel
import Testing

@testable import HubSource

/// A mistake in a member list says what to write instead.
struct AdviceTests {
  private func advice(_ fields: String) throws -> [String] {
    try member("\"optional\": {\(fields)}").problems.map { problem in
      "\(problem.code.rawValue): \(problem.suggestion ?? "-")"
    }
  }

  @Test(arguments: [
    ("isFormer", "isFormerMember"), ("isExMember", "isFormerMember"),
    ("isHonorary", "isHonoraryMember"), ("isProspective", "isProspectiveMember"),
    ("isCandidate", "isProspectiveMember"), ("isDeceasedMember", "isDeceased"),
    ("isDead", "isDeceased"), ("isMentors", "isMentor"),
  ])
  func `an unknown status names the known one`(flag: String, meant: String) throws {
    #expect(
      try advice(#""status": {"\#(flag)": true}"#) == [#"unknown-flag: write "\#(meant)""#])
    #expect(
      try advice(#""roles": {"\#(flag)": true}"#)
        == [#"unknown-flag: write "\#(meant)" in "status""#])
  }

  @Test(arguments: [
    ("isPresident", "isChairman"), ("isChair", "isChairman"), ("isVoorzitter", "isChairman"),
    ("isVicePresident", "isViceChairman"), ("isVice-Chairman", "isViceChairman"),
    ("isSecretaris", "isSecretary"), ("isTreasury", "isTreasurer"),
    ("isAdministrator", "isAdmin"), ("chairman", "isChairman"),
  ])
  func `an unknown role names the known one`(flag: String, meant: String) throws {
    #expect(try advice(#""roles": {"\#(flag)": true}"#) == [#"unknown-flag: write "\#(meant)""#])
  }

  @Test(arguments: [
    (#""yes""#, "write true, without quotation marks"),
    (#""false""#, "write false, without quotation marks"), (#""perhaps""#, "-"), ("[]", "-"),
  ])
  func `a flag of another type says what it means`(value: String, suggestion: String) throws {
    #expect(
      try advice(#""roles": {"isAdmin": \#(value)}"#) == ["wrong-type: \(suggestion)"])
  }

  @Test(arguments: [
    ("11-03", "write 9999-03-11 or 9999-11-03"), ("25-12", "write 9999-12-25"),
    ("--11-30", "write 9999-11-30"), ("03-04-2020", "write 2020-04-03 or 2020-03-04"),
    ("31-12-2020", "write 2020-12-31"), ("soon", "use the form 2024-05-31"),
    ("1950", "use the form 2024-05-31"), ("31-31", "use the form 2024-05-31"),
  ])
  func `a birthday that is no date says what to write`(text: String, suggestion: String) throws {
    #expect(try advice(#""birthday": "\#(text)""#) == ["date-invalid: \(suggestion)"])
  }

  @Test func `another date needs its year`() throws {
    #expect(
      try advice(#""membershipStartDate": "11-03""#)
        == ["date-invalid: write the year, too, as in 2024-05-31"])
  }

  @Test(arguments: [
    (#""firstName": "Ria", "lastName": "Bos""#, ["givenName", "familyName"]),
    (#""givenName": "Kees", "familyName": "Dam", "infix": "van""#, ["infixName"]),
  ])
  func `a part of a name in other words names the known field`(
    fields: String, known: [String]
  ) throws {
    let found = try levelTwo(
      #"{"club": {"idPlus": {"fullName": "A", "town": "B"}}, "members": [{"name": {\#(fields)}}]}"#)
    let suggestions = found.problems.filter { $0.code == .unknownField }.map(\.suggestion)
    #expect(suggestions == known.map { #"did you mean "\#($0)"?"# })
  }

  @Test(arguments: [
    (#"{"optional": {}}"#, #"a member was ignored; "name" is missing"#),
    (#"{"name": "Jan de Wit"}"#, #"a member was ignored; "name" is missing or not an object"#),
    (#"{"givenName": "Piet", "familyName": "Pan"}"#, #"a member was ignored; "name" is missing"#),
  ])
  func `a member without an object for the name is told so`(
    entry: String, message: String
  ) throws {
    let found = try levelTwo(
      #"{"club": {"idPlus": {"fullName": "A", "town": "B"}}, "members": [\#(entry)]}"#)
    #expect(found.problems.first { $0.code == .memberWithoutName }?.message == message)
  }

  @Test func `a name that differs in a digit is not suggested`() throws {
    let found = try levelOne(
      #"{"level1Header": {"level0URL": "https://hub.example/x"}, "clubs": []}"#)
    #expect(found.problems.map(\.suggestion) == [nil])
  }

  @Test func `another level in place of Level 1 is one problem`() throws {
    let found = try levelOne(#"{"club": {}, "members": []}"#)
    #expect(found.problems.map(\.message) == ["expected a Level 1 file, found a Level 2 file"])
  }

  @Test func `a number that cannot be used is quoted`() throws {
    let found = try club(
      #""coordinates": {"latitude": 1e400, "longitude": 5}, "#
        + #""optional": {"nlSpecific": {"fotobondNumber": 1620.5}}"#)
    #expect(
      Set(found.problems.map(\.message)) == [
        #""latitude": expected a number of degrees, found 1e400"#,
        #""fotobondNumber": expected an integer from 0 to 9007199254740991, found 1620.5"#,
      ])
  }

  @Test func `a second text in one language, and a second name of a field, are told`() throws {
    let found = try club(
      #""optional": {"contactEmail": "c@x.nl", "maintainerEmail": "m@x.nl", "remark": ["#
        + #"{"language": "NL", "value": "eerste"}, {"language": "nl", "value": "tweede"}, "#
        + #"{"language": "NL", "value": "eerste"}]}"#)
    #expect(
      Set(found.places) == [
        "misplaced-field at optional.maintainerEmail", "duplicate-text at optional.remark[1]",
      ])
    #expect(found.value.details.contactEmail == "c@x.nl" && found.value.remarks.count == 1)
  }

  @Test func `two spellings of a flag that differ are told`() throws {
    let found = try member(
      #""optional": {"status": {"isAspiring": true, "isProspectiveMember": false}}"#)
    #expect(found.places == ["misplaced-field at optional.status.isProspectiveMember"])
    #expect(found.value.statuses == [.prospective: true])
  }

  @Test(arguments: [
    ("not an email", "-"), ("info@club", "-"), ("mailto:info@club.nl", "write info@club.nl"),
    ("a@x.nl, b@x.nl", "-"), ("Jan <jan@x.nl>", "write jan@x.nl"), ("info [at] club.nl", "-"),
    (".a..b@x.nl", "-"),
  ])
  func `an email address that is none is told`(text: String, suggestion: String) throws {
    let found = try club(#""optional": {"contactEmail": "\#(text)"}"#)
    #expect(found.places == ["address-form at optional.contactEmail"])
    #expect(found.problems[0].suggestion ?? "-" == suggestion)
    #expect(try club(#""optional": {"contactEmail": "Jan.de-Wit+foto@fc.x-y.nl"}"#).codes == [])
  }

  @Test(arguments: [
    "https://d.nl https://e.nl", "https://d.nl, www.e.nl", "https://d.nl/a;http://e.nl",
    "https://i,nl", "http://https://n.nl", "https://www.club nl/", "https:///x.nl",
    "https://d.nl/a b",
  ])
  func `a website with commas, spaces or two schemes is told`(url: String) throws {
    #expect(try club(#""optional": {"website": "\#(url)"}"#).codes == [.addressForm])
  }

  @Test(arguments: [
    "https://web.archive.example/web/2020/https://e.nl/", "https://d.nl/a,b",
    "http://127.0.0.1:8080/x", "https://[::1]/x", "https://münchen.example/?u=http://x.nl",
  ])
  func `a website with another one inside, or unusual characters, is not told`(url: String) throws {
    #expect(try club(#""optional": {"website": "\#(url)"}"#).codes == [])
  }
}
