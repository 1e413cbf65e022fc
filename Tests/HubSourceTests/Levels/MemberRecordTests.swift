import HubModel
import Testing

@testable import HubSource

/// Entries of member lists in old and new forms.
struct MemberRecordTests {
  @Test func `escaped keys are recognized`() throws {
    let jane = try member(
      #""\u0077ebsite": "https://one.example", "optional": {"web\u0073ite": "https://two.example"}"#
    )
    #expect(jane.value.website == "https://two.example" && jane.codes == [.misplacedField])
  }

  @Test func `the last value of a duplicate key is used, inside and outside optional`() throws {
    let jane = try member(
      #""website": "https://a", "website": "https://b", "optional": {"website": " ", "portrait": 1, "website": null}"#
    )
    #expect(jane.value.website == "https://b")
  }

  @Test func `an entry is read as described`() throws {
    let jane = try member(
      """
      "optional": {
        "roles":  { "isChairman": false, "isViceChairman": false, "isTreasurer": false,
                    "isSecretary": false, "isAdmin": true, "isOther": false },
        "status": { "isDeceased": false, "isFormerMember": true, "isHonoraryMember": false,
                    "isMentor": false, "isProspectiveMember": false },
        "birthday": "9999-10-18", "website": "https://jane.nl",
        "photographerImage": "p.jpg", "featuredImage": "f.jpg", "level3URL": "https://jane.nl/g/",
        "membershipStartDate": "2024-01-01", "membershipEndDate": "9999-01-01",
        "keywords": [ "Landscape", "Travel" ], "nlSpecific": { "fotobondNumber": 1620111 } }
      """)
    #expect(jane.problems.isEmpty)
    #expect(
      jane.value.roles == [
        .chairman: false, .viceChairman: false, .treasurer: false, .secretary: false, .admin: true,
        .other: false,
      ])
    #expect(
      jane.value.statuses == [
        .deceased: false, .former: true, .honorary: false, .mentor: false, .prospective: false,
      ])
    #expect(jane.value.birthday == day(nil, 10, 18) && jane.value.website == "https://jane.nl")
    #expect(
      jane.value.portrait?.reference == "p.jpg" && jane.value.featuredImage?.reference == "f.jpg")
    #expect(jane.value.levelThreeURL == "https://jane.nl/g/")
    #expect(jane.value.startDate == day(2024, 1, 1) && jane.value.endDate == nil)
    #expect(jane.value.keywords == ["Landscape", "Travel"])
    #expect(jane.value.fotobondNumber == 1_620_111)
  }

  @Test func `all fields of optional may be directly in the member`() throws {
    let jane = try member(
      """
      "roles": {"isAdmin": true}, "stat": {"isMentor": true}, "birthday": "1980-02-03",
      "website": "https://w", "photographerImage": "p", "featuredImage": "f", "level3URL": "g",
      "membershipStartDate": "2020-01-01", "membershipEndDate": "2021-01-01",
      "expertises": ["A"], "nlSpecific": {"fotobondNumber": 7}
      """)
    #expect(jane.problems.isEmpty)
    #expect(jane.value.roles == [.admin: true] && jane.value.statuses == [.mentor: true])
    #expect(jane.value.birthday == day(1980, 2, 3) && jane.value.website == "https://w")
    #expect(jane.value.portrait?.reference == "p" && jane.value.featuredImage?.reference == "f")
    #expect(jane.value.levelThreeURL == "g" && jane.value.keywords == ["A"])
    #expect(jane.value.startDate == day(2020, 1, 1) && jane.value.endDate == day(2021, 1, 1))
    #expect(jane.value.fotobondNumber == 7)
  }

  @Test func `a birthday may be beside optional`() throws {
    let jane = try member(#""birthday": "9999-10-18", "optional": {"website": "https://w"}"#)
    #expect(jane.value.birthday == day(nil, 10, 18) && jane.value.website == "https://w")
    let empty = try member(#""birthday": "9999-10-18", "optional": {"birthday": ""}"#)
    #expect(empty.value.birthday == day(nil, 10, 18))
  }

  @Test func `an entry with only a name has no other values`() throws {
    for fields in ["", "\"optional\": {}", "\"optional\": null"] {
      let jane = try member(fields)
      #expect(jane.problems.isEmpty && jane.value.roles.isEmpty && jane.value.statuses.isEmpty)
      #expect(jane.value.keywords.isEmpty && jane.value.website == nil)
    }
  }

  @Test func `an empty text is an absent value`() throws {
    let jane = try member(
      """
      "website": "", "photographerImage": " ", "featuredImage": "\\u00a0", "level3URL": "",
      "birthday": "", "membershipStartDate": "?", "keywords": ["", " ", null]
      """)
    #expect(jane.problems.isEmpty && jane.value.website == nil && jane.value.portrait == nil)
    #expect(jane.value.featuredImage == nil && jane.value.levelThreeURL == nil)
    #expect(jane.value.keywords.isEmpty && jane.value.startDate == nil)
  }

  // Flags

  @Test(arguments: [
    ("isDeceased", Status.deceased), ("isFormerMember", .former), ("isHonoraryMember", .honorary),
    ("isHonaryMember", .honorary), ("isMentor", .mentor), ("isProspectiveMember", .prospective),
    ("isPropectiveMember", .prospective), ("isAspiring", .prospective),
  ])
  func `a status is read in each of its spellings, in status and in stat`(
    flag: String, status: Status
  ) throws {
    for place in ["status", "stat"] {
      for value in [true, false] {
        let jane = try member(#""optional": {"\#(place)": {"\#(flag)": \#(value)}}"#)
        #expect(jane.value.statuses == [status: value] && jane.problems.isEmpty)
      }
    }
  }

  @Test(arguments: Role.known)
  func `a role is read by its flag`(role: Role) throws {
    let flag = try #require(Role.flags.first { $0.word == role }?.names.first)
    let jane = try member(#""roles": {"\#(flag)": true}"#)
    #expect(jane.value.roles == [role: true] && jane.problems.isEmpty)
  }

  @Test func `of two spellings of one status, the one with true is used`() throws {
    for (first, second) in [(true, false), (false, true)] {
      let jane = try member(
        #""status": {"isHonoraryMember": \#(first), "isHonaryMember": \#(second)}"#)
      #expect(jane.value.statuses == [.honorary: true])
    }
  }

  @Test(arguments: [
    ("roles", "isVoorzitter", "isChairman"), ("roles", "isPhotographer", nil),
    ("roles", "isChairmen", "isChairman"),
    ("roles", "isViceChairmam", "isViceChairman"),
    ("status", "isFormer", "isFormerMember"), ("status", "isMember", nil),
    ("status", "isHonoryMember", "isHonoraryMember"),
    ("status", "isHonarMember", "isHonoraryMember"),
    ("status", "isPropectivMember", "isProspectiveMember"),
    ("status", "isAspirin", "isProspectiveMember"), ("stat", "isDecesed", "isDeceased"),
  ])
  func `an unknown flag is an error that suggests the known one`(
    place: String, flag: String, known: String?
  ) throws {
    let jane = try member(#""\#(place)": {"\#(flag)": true, "isMentor": null}"#)
    #expect(jane.value.roles.isEmpty && jane.value.statuses.isEmpty)
    let unknown = jane.problems.filter { $0.message.contains(flag) }
    #expect(unknown.map(\.code) == [.unknownFlag] && unknown.first?.severity == .error)
    #expect(unknown.first?.path == "\(place).\(flag)")
    #expect(unknown.first?.suggestion == known.map { "write \"\($0)\"" })
  }

  @Test(arguments: [
    (#""roles": {"isFormerMember": true}"#, "roles.isFormerMember", "isFormerMember", "status"),
    (#""roles": {"isHonaryMember": true}"#, "roles.isHonaryMember", "isHonoraryMember", "status"),
    (#""status": {"isViceChairman": true}"#, "status.isViceChairman", "isViceChairman", "roles"),
    (#""nlSpecific": {"isAdmin": true}"#, "nlSpecific.isAdmin", "isAdmin", "roles"),
    (#""isDeceased": true"#, "isDeceased", "isDeceased", "status"),
    (#""optional": {"isChairman": true}"#, "optional.isChairman", "isChairman", "roles"),
  ])
  func `a flag in the wrong object is read, and told where it belongs`(
    fields: String, path: String, correct: String, object: String
  ) throws {
    let jane = try member(fields)
    #expect(jane.value.roles.count + jane.value.statuses.count == 1)
    #expect(jane.places == ["misplaced-field at \(path)"])
    #expect(jane.problems.first?.suggestion == "write \"\(correct)\" in \"\(object)\"")
  }

  @Test(arguments: [
    (#""roles": {"ischairman": true}"#, "misspelt-field at roles.ischairman"),
    (#""Roles": {"isChairman": true}"#, "misspelt-field at Roles"),
    (#""status": {"IsChairman": true}"#, "misplaced-field at status.IsChairman"),
    (#""ISCHAIRMAN": true"#, "misplaced-field at ISCHAIRMAN"),
    (
      #""optional": {"nlSpecific": {"Roles": {"isChairman": true}}}"#,
      "misplaced-field at optional.nlSpecific.Roles"
    ),
  ])
  func `a role is read whatever its case`(fields: String, place: String) throws {
    let jane = try member(fields)
    #expect(jane.value.roles == [.chairman: true] && jane.places == [place])
  }

  @Test func `a flag in the right case stands beside one in another case`() throws {
    let jane = try member(#""roles": {"isadmin": true, "isAdmin": false}"#)
    #expect(jane.value.roles == [.admin: false])
    #expect(
      jane.problems.map(\.message) == [
        "misspelt field \"isadmin\" in \"roles\"; ignored, as \"isAdmin\" has a value"
      ])
  }

  @Test(arguments: [
    #""status": {"isMentor": true}, "stat": {"isDeceased": true}"#,
    #""status": {"isDeceased": true}, "optional": {"status": {"isMentor": true}}"#,
    #""optional": {"status": {}, "stat": {"isDeceased": true}}, "status": {"isMentor": true}"#,
  ])
  func `all objects with statuses are read`(fields: String) throws {
    let jane = try member(fields)
    #expect(jane.value.statuses == [.deceased: true, .mentor: true] && jane.problems.isEmpty)
  }

  @Test func `of two objects that contradict each other, the first one stands`() throws {
    let jane = try member(
      #""roles": {"isAdmin": false}, "optional": {"roles": {"isAdmin": true, "isOther": true}}"#)
    #expect(jane.value.roles == [.admin: true, .other: true])
    #expect(
      jane.problems.map(\.message) == [
        "\"isAdmin\" is in two objects; ignored, as \"roles\" has one"
      ])
  }

  @Test func `a flag that is misplaced twice names the one that is used`() throws {
    let jane = try member(#""isChairman": false, "status": {"isChairman": true}, "roles": {}"#)
    #expect(jane.value.roles == [.chairman: true])
    #expect(
      jane.problems.map(\.message) == [
        "\"isChairman\" is not in \"roles\"; read",
        "\"isChairman\" is not in \"roles\"; ignored, as \"status\" has one",
      ])
  }

  @Test func `roles inside nlSpecific are read`() throws {
    let jane = try member(#""nlSpecific": {"roles": {"isChairman": true}, "fotobondNumber": 7}"#)
    #expect(jane.value.roles == [.chairman: true] && jane.value.fotobondNumber == 7)
    #expect(jane.places == ["misplaced-field at nlSpecific.roles"])
  }

  @Test func `what the right object says stands`() throws {
    let jane = try member(#""roles": {"isDeceased": true}, "status": {"isDeceased": false}"#)
    #expect(jane.value.statuses == [.deceased: false])
    #expect(jane.places == ["misplaced-field at roles.isDeceased"])
    #expect(
      jane.problems.first?.message
        == "\"isDeceased\" is not in \"status\"; ignored, as \"status\" has one")
  }

  @Test(arguments: [
    ("roles", "prospective", "isProspectiveMember", "status"),
    ("stat", "treasurer", "isTreasurer", "roles"),
  ])
  func `a word instead of a flag is unknown, with the flag and its object`(
    place: String, flag: String, known: String, right: String
  ) throws {
    let jane = try member(#""\#(place)": {"\#(flag)": true}"#)
    #expect(jane.value.roles.isEmpty && jane.value.statuses.isEmpty)
    #expect(jane.places == ["unknown-flag at \(place).\(flag)"])
    #expect(jane.problems.first?.suggestion == "write \"\(known)\" in \"\(right)\"")
  }

  // Keywords

  @Test func `keywords and expertises are one list, each key once`() throws {
    let jane = try member(
      #""keywords": ["Landscape", "travel", " Landscape"], "expertises": ["Travel", "LANDSCAPE", "Macro"]"#
    )
    #expect(jane.value.keywords == ["Landscape", "travel", "Macro"] && jane.problems.isEmpty)
  }

  @Test func `a keyword is kept in NFC, without no-break spaces`() throws {
    let jane = try member(#""keywords": ["Black\u00a0& White", "E\u0301te\u0301"]"#)
    #expect(
      jane.value.keywords.map { Array($0.utf8) } == ["Black & White", "Été"].map { Array($0.utf8) })
  }

  // Wrong types

  @Test(arguments: [
    (#""roles": 7"#, "roles"), (#""roles": {"isAdmin": "yes"}"#, "roles.isAdmin"),
    (#""status": []"#, "status"),
    (#""optional": {"status": {"isMentor": 1}}"#, "optional.status.isMentor"),
    (#""birthday": 19801018"#, "birthday"), (#""website": {}"#, "website"),
    (#""photographerImage": 7"#, "photographerImage"), (#""featuredImage": []"#, "featuredImage"),
    (#""optional": {"level3URL": false}"#, "optional.level3URL"),
    (#""keywords": "Landscape""#, "keywords"), (#""expertises": {}"#, "expertises"),
    (#""keywords": [7]"#, "keywords[0]"), (#""keywords": [["A"]]"#, "keywords[0]"),
    (#""nlSpecific": {"fotobondNumber": "7"}"#, "nlSpecific.fotobondNumber"),
    (#""nlSpecific": {"fotobondNumber": -1}"#, "nlSpecific.fotobondNumber"),
    (#""nlSpecific": {"fotobondNumber": 9007199254740992}"#, "nlSpecific.fotobondNumber"),
    (#""optional": "none""#, "optional"), (#""membershipStartDate": 2024"#, "membershipStartDate"),
  ])
  func `a value of the wrong type does not affect the rest`(field: String, path: String) throws {
    let jane = try member(field + #", "membershipEndDate": "2021-01-01""#)
    #expect(jane.value.endDate == day(2021, 1, 1) && jane.value.name.familyName == "Doe")
    #expect(jane.value.roles.isEmpty && jane.value.statuses.isEmpty && jane.value.keywords.isEmpty)
    #expect(jane.value.birthday == nil && jane.value.website == nil && jane.value.portrait == nil)
    #expect(jane.value.featuredImage == nil && jane.value.levelThreeURL == nil)
    #expect(jane.value.fotobondNumber == nil && jane.value.startDate == nil)
    #expect(jane.places == ["wrong-type at \(path)"])
  }

  @Test func `a keyword of the wrong type does not affect the others`() throws {
    let jane = try member(#""keywords": ["A", 7, null, "B"]"#)
    #expect(jane.value.keywords == ["A", "B"])
    #expect(jane.places == ["wrong-type at keywords[1]"])
  }
}
