import HubModel
import TestSupport
import Testing

@testable import HubJSON
@testable import HubSource

/// Mending what has only one right answer, and nothing else.
struct FixTests {
  /// Returns the text of a level file after mending; nil if there is nothing to mend.
  private func fixed(_ text: String, as role: SourceRecord.Role = .levelTwo) -> String? {
    FixedFile(Array(text.utf8), role, file: "x.json", path: "/x.json")
      .map { String(decoding: $0.fixed, as: UTF8.self) }
  }

  /// Returns a member list with one entry.
  private func list(_ fields: String) -> String {
    #"{"club":{"idPlus":{"fullName":"A","town":"B"}},"members":[{"name":{"givenName":"J","familyName":"D"},"#
      + fields + "}]}\n"
  }

  private func expect(
    _ fields: String, becomes expected: String?, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(fixed(list(fields)) == expected.map(list), sourceLocation: location)
    if let expected { #expect(fixed(list(expected)) == nil, sourceLocation: location) }
  }

  @Test(arguments: [
    // Only one reading is a date.
    ("31-12-2020", "2020-12-31"), ("13/04/1960", "1960-04-13"), ("4.13.1960", "1960-04-13"),
    ("5-5-2020", "2020-05-05"), ("2020/3/4", "2020-03-04"), ("2020.12.31", "2020-12-31"),
    ("2020-1-3", "2020-01-03"), ("2020-1-3T09:30:00Z", "2020-01-03T09:30:00Z"),
    ("29-2-2024", "2024-02-29"), ("31-12-9999", "9999-12-31"), (" 31-12-2020 ", "2020-12-31"),
    // Two readings, or none, or words that would be lost.
    ("03/04/2020", nil), ("12-11-2020", nil), ("31-13-2020", nil), ("29-2-2023", nil),
    ("2020-31-12", nil), ("31-12-20", nil), ("31-12/2020", nil), ("31-12-0020", nil),
    ("2020-1-3 or later", nil), ("spring 2020", nil), ("2020-01-03", nil), ("٣١-١٢-٢٠٢٠", nil),
  ])
  func `a date is rewritten if it can be read in one way only`(_ date: String, _ expected: String?)
  {
    expect(
      #""optional":{"membershipStartDate":"\#(date)"}"#,
      becomes: expected.map { #""optional":{"membershipStartDate":"\#($0)"}"# })
  }

  @Test(arguments: [
    ("www.club.example", "https://www.club.example"),
    (" WWW.club.example/a?b#c ", "https://WWW.club.example/a?b#c"),
    ("www.fotoclub-é.example:80", "https://www.fotoclub-é.example:80"),
    (#"www.club.example\/leden"#, #"https://www.club.example\/leden"#),
    ("http://www.club.example", nil), ("club.example", nil), ("www.example", nil),
    ("www.a.example and www.b.example", nil), ("www.a.example,www.b.example", nil),
    ("www.", nil), ("www.a..example", nil), (#"\u0077ww.club.example"#, nil),
  ])
  func `a website that begins with www gets a scheme`(_ site: String, _ expected: String?) {
    if site.hasPrefix(#"\u"#) {
      // The escape stays as it is, after the scheme.
      expect(#""website":"\#(site)""#, becomes: #""website":"https://\#(site)""#)
    } else {
      expect(#""website":"\#(site)""#, becomes: expected.map { #""website":"\#($0)""# })
    }
  }

  @Test func `flags move to their objects, which are created if they are missing`() {
    expect(
      #""optional":{"roles":{"isFormerMember":true,"isAdmin":true},"status":{"isMentor":true}}"#,
      becomes:
        #""optional":{"roles":{"isAdmin":true},"status":{"isMentor":true,"isFormerMember":true}}"#)
    expect(
      #""optional":{"roles":{"isFormerMember":true},"keywords":[]}"#,
      becomes: #""optional":{"roles":{},"keywords":[],"status":{"isFormerMember":true}}"#)
    expect(
      #""optional":{"status":{"isAdmin":true},"roles":{"isMentor": false}}"#,
      becomes: #""optional":{"status":{"isMentor": false},"roles":{"isAdmin":true}}"#)
    expect(
      #""isChairman":true,"isAspiring":true"#,
      becomes:
        #""optional":{"roles":{"isChairman":true},"status":{"isProspectiveMember":true}}"#)
    expect(
      #""optional":{ "isChairman": true, "isAdmin": true }"#,
      becomes: #""optional":{ "roles": {"isChairman": true, "isAdmin": true} }"#)
    expect(
      #""optional":{"nlSpecific":{"fotobondNumber":1,"roles":{"isAdmin":true}}}"#,
      becomes: #""optional":{"nlSpecific":{"fotobondNumber":1},"roles":{"isAdmin":true}}"#)
    expect(
      #""nlSpecific":{"status":{"isAdmin":true,"isFormerMember":true},"isOther":true}"#,
      becomes:
        #""nlSpecific":{},"optional":{"status":{"isFormerMember":true},"roles":{"isAdmin":true,"isOther":true}}"#
    )
  }

  @Test func `a flag that is told twice is removed, unless the two contradict each other`() {
    expect(
      #""isAdmin":true,"optional":{"roles":{"isAdmin":true}}"#,
      becomes: #""optional":{"roles":{"isAdmin":true}}"#)
    expect(#""isAdmin":false,"optional":{"roles":{"isAdmin":true}}"#, becomes: nil)
    expect(#""isDeceased":true,"roles":{"isDeceased":false}"#, becomes: nil)
    expect(
      #""nlSpecific":{"isAdmin":true},"status":{"isAdmin":false},"isAdmin":true"#, becomes: nil)
    expect(#""status":{"isMentor":true},"stat":{"isMentor":false}"#, becomes: nil)
  }

  @Test func `what is in the way, or there twice, is left to people`() {
    expect(#""isAdmin":true,"optional":{"roles":null}"#, becomes: nil)
    expect(#""isAdmin":true,"optional":null"#, becomes: nil)
    expect(#""isAdmin":true,"optional":{"roles":[]}"#, becomes: nil)
    expect(#""isAdmin":true,"isAdmin":true"#, becomes: nil)
    expect(#""website":"www.a.example","website":"www.b.example""#, becomes: nil)
    expect(#""birthday":"31-12-1960","birthday":"31-12-1961""#, becomes: nil)
    expect(#""Website":"https://a.example","Website":"https://b.example""#, becomes: nil)
    expect(#""roles":{"isadmin":true,"ISADMIN":true}"#, becomes: nil)
    expect(#""isAdmin":true,"optional":{"roles":{"isAdmin":null}}"#, becomes: nil)
    expect(#""isAdmin":"yes""#, becomes: nil)
    expect(#""Website":"https://a.example","website":"https://b.example""#, becomes: nil)
    expect(#""Website":"https://a.example","WEBSITE":"https://b.example""#, becomes: nil)
  }

  @Test func `misspelt names are corrected, together with their values`() {
    expect(
      #""Optional":1,"optional":{"Birthday":"31-12-1960","ROLES":{"isMentor":true}}"#,
      becomes:
        #""Optional":1,"optional":{"birthday":"1960-12-31","roles":{},"status":{"isMentor":true}}"#)
    expect(
      #""Optional":{"Roles":{"ischairman":true,"IsMentor":true},"Website":"www.a.example"}"#,
      becomes:
        #""optional":{"roles":{"isChairman":true},"website":"https://www.a.example","status":{"isMentor":true}}"#
    )
  }

  @Test func `what is in a misspelt list is mended, too`() {
    let text =
      #"{"Club": {"idPlus": {"fullName": "A", "town": "B"}},"#
      + #" "Exhibitions": [{"Name": "X", "Optional": {"startDate": "31-12-2020"}}]}"#
    let expected =
      #"{"club": {"idPlus": {"fullName": "A", "town": "B"}},"#
      + #" "exhibitions": [{"name": "X", "optional": {"startDate": "2020-12-31"}}]}"#
    #expect(fixed(text) == expected)
    #expect(fixed(expected) == nil)
  }

  @Test func `a Fotobond number beside the club moves to where it is read`() {
    let club = #""club": {"idPlus": {"fullName": "A", "town": "B"}"#
    for (before, after) in [
      (#"{\#(club)}, "fotobondNumber": 7}"#, #"{\#(club), "nlSpecific": {"fotobondNumber": 7}}}"#),
      (
        #"{\#(club), "optional": {"nlSpecific": {"x": 1}}}, "fotobondNumber": 7}"#,
        #"{\#(club), "optional": {"nlSpecific": {"x": 1, "fotobondNumber": 7}}}}"#
      ),
      (
        #"{\#(club)}, "optional": {"Website": "https://a.example"}, "fotobondnumber": 7}"#,
        #"{\#(club), "website": "https://a.example", "nlSpecific": {"fotobondNumber": 7}}, "optional": {}}"#
      ),
    ] {
      #expect(fixed(before) == after)
      #expect(fixed(after) == nil, "\(after)")
    }
  }

  @Test func `a field that moves leaves the end of its line`() {
    let before = """
      {"club": {"idPlus": {"fullName": "A", "town": "B"}}, "members": [
       {"name": {"givenName": "P", "familyName": "Q" }, "isChairman": true,
        "optional": {"roles": {}}},
       {"isChairman": true, "name": {"givenName": "R", "familyName": "Q"},
        "optional": {"roles": {}, "isAdmin": true,
          "website": "https://a.example"}}]}
      """
    let after = """
      {"club": {"idPlus": {"fullName": "A", "town": "B"}}, "members": [
       {"name": {"givenName": "P", "familyName": "Q" },
        "optional": {"roles": {"isChairman": true}}},
       {"name": {"givenName": "R", "familyName": "Q"},
        "optional": {"roles": {"isAdmin": true, "isChairman": true},
          "website": "https://a.example"}}]}
      """
    #expect(fixed(before) == after)
  }

  @Test func `fields of the club move into it, with what is mended in them`() {
    let text =
      #"{"website": "www.a.example", "club": {"idPlus": {"fullName": "A", "town": "B"}},"#
      + #" "coordinates": {"Latitude": 1, "longitude": 2}, "remark": [], "optional": {"remark": "x"}}"#
    #expect(
      fixed(text)
        == #"{"club": {"idPlus": {"fullName": "A", "town": "B"}, "website": "https://www.a.example", "#
        + #""coordinates": {"latitude": 1, "longitude": 2}}, "remark": [], "optional": {"remark": "x"}}"#
    )
    let taken =
      #"{"website": "https://a.example", "club": {"idPlus": {"fullName": "A", "town": "B"},"#
      + #" "optional": {"website": "https://b.example"}}}"#
    #expect(fixed(taken) == nil)
  }

  @Test func `Levels 0, 1 and 3 are mended, too`() {
    #expect(
      fixed(#"{"keywords": [{"idstring": "X", "dateAdded": "31-12-2020"}]}"#, as: .levelZero)
        == #"{"keywords": [{"idString": "X", "dateAdded": "2020-12-31"}]}"#)
    #expect(
      fixed(
        #"{"clubs": [{"idPlus": {"fullname": "A", "town": "B"}, "website": "www.a.example"}]}"#,
        as: .levelOne)
        == #"{"clubs": [{"idPlus": {"fullName": "A", "town": "B"}, "website": "https://www.a.example"}]}"#
    )
    #expect(
      fixed(#"{"images": [{"imageURL": "a.png", "captureDate": "31-12-2020"}]}"#, as: .levelThree)
        == #"{"images": [{"imageURL": "a.png", "captureDate": "2020-12-31"}]}"#)
    #expect(fixed("{", as: .levelZero) == nil)
  }

  @Test func `new objects take the indentation and the line ends of their neighbours`() {
    for (end, step) in [("\n", "  "), ("\r\n", "\t"), ("\n", "    ")] {
      let text = """
        {
        -"club": {"idPlus": {"fullName": "A", "town": "B"}},
        -"members": [
        --{
        ---"name": {"givenName": "J", "familyName": "D"}, 
        ---"isAdmin" : true,
        ---"status": {
        ----"isChairman": true
        ---},
        ---"website": "{\\"isMentor\\": true} // no, {"
        --}
        -]
        }

        """
      let expected = """
        {
        -"club": {"idPlus": {"fullName": "A", "town": "B"}},
        -"members": [
        --{
        ---"name": {"givenName": "J", "familyName": "D"}, 
        ---"status": {},
        ---"website": "{\\"isMentor\\": true} // no, {",
        ---"optional": {
        ----"roles": {
        -----"isChairman": true,
        -----"isAdmin" : true
        ----}
        ---}
        --}
        -]
        }

        """
      func written(_ text: String) -> String {
        text.replacing("-", with: step).replacing("\n", with: end)
      }
      #expect(fixed("\u{FEFF}" + written(text)) == "\u{FEFF}" + written(expected))
    }
  }

  // MARK: Generated lists

  /// Returns an entry with flags in all kinds of places, written in a style.
  private func entry(_ number: Int, _ style: Style, using generator: inout SeededGenerator)
    -> String
  {
    func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &generator) == 0 }
    var flags = (Role.flags.map { $0.names[0] } + Status.flags.flatMap(\.names))
      .shuffled(using: &generator)[...]
    func some() -> [(String, Tree)] {
      (0..<Int.random(in: 0...2, using: &generator)).compactMap { _ in
        flags.popFirst().map { ($0, .token(Bool.random(using: &generator) ? "true" : "false")) }
      }
    }
    var optional: [(String, Tree)] = some()
    if !chance(3) { optional.append(("roles", .object(some()))) }
    if !chance(3) { optional.append((chance(4) ? "stat" : "status", .object(some()))) }
    if chance(3) {
      var netherlands = some() + [("fotobondNumber", Tree.token("\(number + 1)"))]
      if chance(2) { netherlands.append(("roles", .object(some()))) }
      if chance(2) { netherlands.append(("status", .object(some()))) }
      optional.append(("nlSpecific", .object(netherlands.shuffled(using: &generator))))
    }
    if chance(2) { optional.append((chance(2) ? "Birthday" : "birthday", .token("\"1960-1-3\""))) }
    if chance(3) { optional.append(("keywords", .token("[ \"a, }\" ,\"b\" ]"))) }
    var members: [(String, Tree)] = [
      ("name", .object([("givenName", .token("\"P\(number)\"")), ("familyName", .token("\"É\""))]))
    ]
    members += some()
    if !chance(3) { members.append(("optional", .object(optional.shuffled(using: &generator)))) }
    return Tree.object(members.shuffled(using: &generator)).text(style, depth: 2)
  }

  private indirect enum Tree {
    case token(String)
    case object([(String, Tree)])

    func text(_ style: Style, depth: Int) -> String {
      switch self {
      case .token(let text): return text
      case .object(let members):
        let lead = style.end + String(repeating: style.step, count: depth + 1)
        let close = style.end + String(repeating: style.step, count: depth)
        let list = members.map { key, value in
          "\(lead)\"\(key)\"\(style.colon)\(value.text(style, depth: depth + 1))"
        }
        return list.isEmpty ? "{}" : "{\(list.joined(separator: style.comma))\(close)}"
      }
    }
  }

  private struct Style {
    let end: String
    let step: String
    let colon: String
    let comma: String
  }

  private static let styles = [
    Style(end: "", step: "", colon: ":", comma: ","),
    Style(end: "", step: "", colon: ": ", comma: ", "),
    Style(end: "\n", step: "  ", colon: ": ", comma: ","),
    Style(end: "\r\n", step: "\t", colon: " : ", comma: " ,"),
    Style(end: "\n\n", step: " ", colon: ":", comma: "  ,"),
  ]

  @Test func `a mended list says the same, has nothing more to mend, and keeps every other byte`()
    throws
  {
    var count = 0
    for seed in 0..<400 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let style = Self.styles[Int(seed) % Self.styles.count]
      let entries = (0..<3).map { entry($0, style, using: &generator) }
      let text =
        "{\"club\":{\"idPlus\":{\"fullName\":\"A\",\"town\":\"B\"}},\(style.end)\"members\":["
        + entries.joined(separator: "," + style.end) + "]}"
      guard let file = FixedFile(Array(text.utf8), .levelTwo, file: "x", path: "/x") else {
        continue
      }
      count += 1
      let result = String(decoding: file.fixed, as: UTF8.self)
      let before = try levelTwo(text)
      let after = try levelTwo(result)
      for (old, new) in zip(before.value.members, after.value.members) {
        #expect(old.roles == new.roles && old.statuses == new.statuses, "seed \(seed): \(text)")
        #expect(old.birthday == new.birthday && old.keywords == new.keywords, "seed \(seed)")
        #expect(old.fotobondNumber == new.fotobondNumber, "seed \(seed)")
      }
      #expect(fixed(result) == nil, "seed \(seed): \(result)")
      let mended: Set<Problem.Code> = [.misspeltField, .dateForm]
      #expect(after.codes.allSatisfy { !mended.contains($0) }, "seed \(seed): \(after.problems)")
      #expect(foundationValue(of: result.utf8) != nil, "seed \(seed)")
      // The untouched tokens are the same, in other objects.
      func tokens(_ text: String) -> [Substring: Int] {
        Dictionary(text.matches(of: /"(?:[a-z]\w+|É|P\d|a, })"|\d+/).map { ($0.0, 1) }) {
          $0 + $1
        }
      }
      var old = tokens(text)
      var new = tokens(result)
      for name in Status.flags.flatMap(\.names) + ["Birthday", "birthday", "stat"]
        + ["optional", "roles", "status", "1960", "1", "3", "01", "03"]
      {
        for key in ["\"\(name)\"", name] {
          old[key[...]] = nil
          new[key[...]] = nil
        }
      }
      #expect(old == new, "seed \(seed)")
      let moves = file.fixes.count { $0.code == .misplacedField }
      let misplaced = before.codes.count { $0 == .misplacedField }
      #expect(
        moves <= misplaced && after.codes.count { $0 == .misplacedField } <= misplaced - moves)
    }
    #expect(count > 300)
  }
}
