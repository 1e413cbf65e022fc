import Foundation
import HubBundle
import HubExport
import HubModel
import TestSupport
import Testing

/// People and clubs that may be one, coordinates that belong elsewhere, and odd URLs. Except for
/// distances, the reference program in Python has to find as many.
struct LookalikeTests {
  private struct Club {
    var name: String
    var town = "Lensberg"
    var fields = ""
    var members: [String] = []
  }

  private static func member(
    _ given: String, _ infix: String, _ family: String, _ fields: String = ""
  ) -> String {
    """
    {"name": {"givenName": "\(given)", "infixName": "\(infix)", "familyName": "\(family)"}, \
    "optional": {\(fields)}}
    """
  }

  /// Returns the problems of these kinds, and compares their number with the reference program's.
  private func problems(
    _ clubs: [Club], museums: [Club] = [], _ codes: Problem.Code...
  ) async throws -> [String] {
    let hub = try SmallHub()
    func record(_ index: Int, _ club: Club) -> String {
      """
      {"idPlus": {"town": "\(club.town)", "fullName": "\(club.name)", "nickName": "n\(index)"}\
      \(club.fields.isEmpty ? "" : ", " + club.fields)}
      """
    }
    let records = clubs.enumerated().map(record).joined(separator: ",\n")
    let others = museums.enumerated().map { record($0 + clubs.count, $1) }
      .joined(separator: ",\n")
    try hub.write(
      "root_.level1.json", "{\"clubs\": [\n\(records)\n], \"museums\": [\n\(others)\n]}")
    try hub.write("root.level0.json", #"{"keywords": []}"#)
    for (index, club) in clubs.enumerated() where !club.members.isEmpty {
      try hub.write(
        "n\(index).level2.json",
        "{\"club\": {\"idPlus\": {\"town\": \"\(club.town)\", \"fullName\": \"\(club.name)\"}}, "
          + "\"members\": [\n\(club.members.joined(separator: ",\n"))]}")
    }
    let result = try await hub.export { $0.assets = .none }
    let found = result.problems.filter { codes.contains($0.code) }
    if !codes.contains(.coordinatesImplausible) {
      let told = try await Program.run(
        "python3",
        [
          Checkout.path("Scripts/checks/count-hub.py"), hub.path, "--bundle", result.path,
        ])
      #expect(told.status == 0, "\(told.output)\(told.messages)")
    }
    return found.map(\.description)
  }

  private func names(_ first: [String], _ second: [String]) async throws -> [String] {
    try await problems(
      [
        Club(name: "Fotokring Knipoog", members: first),
        Club(name: "Camera Obscura", town: "Filmhaven", members: second),
      ], .nameSpelling)
  }

  @Test(arguments: [
    (("Zoë", "", "Éclair"), ("Zoe", "", "Eclair")),
    (("Jan Peter", "van der", "Lens"), ("Jan-Peter", "van der", "Lens")),
    (("Jan", "van der", "Lens"), ("Jan", "van", "Der-Lens")),
    (("Jan", "", "Lens"), ("Lens", "", "Jan")),
    (("Jan", "", "O’Lens"), ("Jan", "", "O'lens")),
  ])
  func `the same words are one person's name`(
    _ one: (String, String, String), _ other: (String, String, String)
  ) async throws {
    let found = try await names(
      [Self.member(one.0, one.1, one.2)],
      [Self.member("Bo", "", "Flits"), Self.member(other.0, other.1, other.2)])
    func name(_ parts: (String, String, String)) -> String {
      [parts.0, parts.1, parts.2].filter { !$0.isEmpty }.joined(separator: " ")
    }
    #expect(
      found == [
        "n1.level2.json:3:10: warning: \(name(other)) may be \(name(one)): the names differ only in accents, "
          + "punctuation or order (if so, write the name in the same way everywhere) [name-spelling]"
      ])
  }

  @Test func `a name that is split in two ways is told with its parts`() async throws {
    // The reference program knows people by their full names, so it is not asked.
    let found = try await problems(
      [
        Club(name: "A", members: [Self.member("Hans", "", "Groot Klein")]),
        Club(name: "B", town: "Filmhaven", members: [Self.member("Hans Groot", "", "Klein")]),
      ], .nameSpelling, .coordinatesImplausible)
    #expect(
      found == [
        "n1.level2.json:2:10: warning: \"Hans Groot\" \"Klein\" may be \"Hans\" \"Groot Klein\": the names are "
          + "split in two ways (if so, write the name in the same way everywhere) [name-spelling]"
      ])
  }

  @Test func `one website may be written in several ways`() async throws {
    func site(_ url: String) -> String { #""website": "\#(url)""# }
    let found = try await problems(
      [
        Club(
          name: "A",
          members: [
            Self.member("Ans", "", "Flits", site("https://www.Flits.example/")),
            Self.member("Bo", "", "Kiek", site("http://flits.example")),
          ]),
        Club(
          name: "B", town: "Filmhaven",
          members: [Self.member("Hans", "", "Flits", site("http://flits.example"))]),
      ], .nameSpelling, .addressShared)
    #expect(
      found == [
        "n1.level2.json:2:10: warning: Hans Flits may be Ans Flits: the names are alike, and both have the website "
          + "http://flits.example (if so, write the name in the same way everywhere) [name-spelling]",
        "n0.level2.json:2:96: notice: Ans Flits and 2 other people have the same website: "
          + "https://www.Flits.example/ [address-shared]",
      ])
  }

  @Test(arguments: [
    (#""birthday": "9999-10-18""#, "birthday --10-18"),
    (#""nlSpecific": {"fotobondNumber": 301007}"#, "Fotobond number 03.01.007"),
    (#""website": "https://ans.example""#, "website https://ans.example"),
  ])
  func `names that differ a little need something in common`(_ fields: String, _ what: String)
    async throws
  {
    for other in [("Hans", "van", "Flits"), ("Ans", "van", "Flitz"), ("Ans", "", "Flits")] {
      let second = Self.member(other.0, other.1, other.2, fields)
      let found = try await names([Self.member("Ans", "van", "Flits", fields)], [second])
      #expect(found.count == 1 && found[0].contains("may be Ans van Flits"), "\(other): \(found)")
      #expect(found.first?.contains("alike, and both have the \(what) (if so") == true, "\(found)")
      let without = Self.member(other.0, other.1, other.2)
      #expect(try await names([Self.member("Ans", "van", "Flits", fields)], [without]) == [])
    }
    for other in [("Henk", "van", "Flits"), ("Ans", "van", "Kiek"), ("Hans", "", "Flits")] {
      let second = Self.member(other.0, other.1, other.2, fields)
      #expect(try await names([Self.member("Ans", "van", "Flits", fields)], [second]) == [])
    }
  }

  @Test func `a couple with one website, and people with two birthdays, are two people`()
    async throws
  {
    let site = #""website": "https://flits.example""#
    #expect(
      try await names(
        [Self.member("Ans", "", "Flits", site), Self.member("Hans", "", "Flits", site)], []) == [])
    #expect(
      try await names(
        [Self.member("Ans", "", "Flits", site + #", "birthday": "9999-10-18""#)],
        [Self.member("Hans", "", "Flits", site + #", "birthday": "9999-10-19""#)]) == [])
  }

  @Test func `a club under two names is found by its website or its letters`() async throws {
    func site(_ url: String) -> String { #""optional": {"website": "\#(url)"}"# }
    let found = try await problems(
      [
        Club(name: "Fotokring Knipoog", fields: site("https://www.knipoog.example/")),
        Club(name: "Camera Obscura", town: "Filmhaven", fields: site("https://bond.example")),
        Club(name: "FK Knipoog", town: "Lens", fields: site("http://Knipoog.example")),
        Club(name: "Foto-kring knipoog"), Club(name: "Fotokring Knipoog", town: "Nevelberg"),
        Club(name: "Diaclub", fields: site("https://bond.example")),
        Club(name: "Filmclub", fields: site("https://bond.example")),
      ], .clubTwice)
    #expect(
      found == [
        "root_.level1.json:3:107: warning: \"Camera Obscura\" (Filmhaven) and 2 other clubs have the website "
          + "https://bond.example (merge them, or give each its own, unless they share one) [club-twice]",
        "root_.level1.json:4:98: warning: \"FK Knipoog\" (Lens) may be \"Fotokring Knipoog\" (Lensberg): both have "
          + "the website http://Knipoog.example (if so, merge the two records) [club-twice]",
        "root_.level1.json:5:12: warning: \"Foto-kring knipoog\" (Lensberg) may be \"Fotokring Knipoog\" "
          + "(Lensberg): the names differ only in spelling (if so, merge the two records) [club-twice]",
      ])
  }

  private static func at(_ latitude: Double, _ longitude: Double) -> String {
    #""coordinates": {"latitude": \#(latitude), "longitude": \#(longitude)}"#
  }

  /// Places in the Netherlands, some 20 km apart.
  private static let dutch = (0..<10).map { index in
    Club(
      name: "Club \(index)", town: "Town \(index)",
      fields: at(52 + Double(index) / 10, 5.2 + Double(index) / 10))
  }

  @Test func `wrong coordinates are told in the file that has them`() async throws {
    let hub = try SmallHub()
    let records = Self.dutch.enumerated().map { index, club in
      #"{"idPlus": {"town": "\#(club.town)", "fullName": "\#(club.name)", "nickName": "n\#(index)"}, \#(club.fields)}"#
    }
    try hub.write("root_.level1.json", "{\"clubs\": [\(records.joined(separator: ",\n"))]}")
    try hub.write(
      "n3.level2.json",
      """
      {"club": {"idPlus": {"town": "Town 3", "fullName": "Club 3"},
       \(Self.at(8.3, 40.1))}, "members": []}
      """)
    let found = try await hub.export { $0.assets = .none }.problems
      .filter { $0.code == .coordinatesImplausible }.map(\.description)
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "n3.level2.json:2:17: warning: the coordinates of \"Club 3\" (Town 3) are ") == true)
    #expect(found.first?.contains("of 9 others in root_.level1.json, which") == true)
  }

  @Test func `the same coordinates in two towns are told, in one town they are not`() async throws {
    let place = Self.at(52.1, 5.3)
    let found = try await problems(
      [
        Club(name: "A", fields: place), Club(name: "B", town: "LENSBERG", fields: place),
        Club(name: "C", town: "Filmhaven", fields: place),
      ], .coordinatesShared)
    #expect(
      found == [
        "root_.level1.json:4:85: notice: \"C\" (Filmhaven) has the coordinates of \"A\" (Lensberg) (correct one of "
          + "them, unless they meet in one place) [coordinates-shared]"
      ])
  }

  @Test func `coordinates far from all others of a file are told`() async throws {
    // In Ethiopia; Copenhagen is too far; Kleve is just across the border.
    let odd = [
      Club(name: "Farther", town: "Lensberg", fields: Self.at(8.3, 40.1)),
      Club(name: "Far", town: "Filmhaven", fields: Self.at(55.68, 12.57)),
      Club(name: "Near", town: "Kleve", fields: Self.at(51.79, 6.14)),
    ]
    let found = try await problems(Self.dutch + [odd[0], odd[2]], .coordinatesImplausible)
    #expect(
      found == [
        "root_.level1.json:12:91: warning: the coordinates of \"Farther\" (Lensberg) are 5800 km from the nearest of 10 "
          + "others in this file, which lie in one country (correct them) [coordinates-implausible]"
      ])
    let far = try await problems(Self.dutch + [odd[1]], .coordinatesImplausible)
    #expect(
      far.count == 1 && far[0].contains("\"Far\" (Filmhaven) are")
        && far[0].contains("(correct them)"))
    // Four of a country are too few, and so are eight of ten.
    #expect(
      try await problems(Array(Self.dutch.prefix(4)) + [odd[1]], .coordinatesImplausible) == [])
    #expect(
      try await problems(Array(Self.dutch.prefix(8) + odd.prefix(2)), .coordinatesImplausible) == []
    )
  }

  @Test func `coordinates far from the others of a town are told`() async throws {
    let two = [
      Club(name: "A", fields: Self.at(52.1, 5.3)), Club(name: "B", fields: Self.at(52.5, 5.3)),
    ]
    #expect(
      try await problems(two, .coordinatesImplausible) == [
        "root_.level1.json:3:84: warning: the coordinates of \"B\" (Lensberg) are 44 km from those of \"A\" (Lensberg) "
          + "(correct one of them, unless there are two towns of that name) [coordinates-implausible]"
      ])
    let three = [two[1], two[0], Club(name: "C", fields: Self.at(52.2, 5.3))]
    let found = try await problems(three, .coordinatesImplausible)
    #expect(found.count == 1 && found[0].contains(":2:84:") && found[0].contains("of \"B\""))
    let abroad = Club(name: "Abroad", fields: Self.at(48.8, 2.3))
    #expect(try await problems([two[0], abroad], .coordinatesImplausible) == [])
  }

  @Test func `coordinates far from their town are told`() async throws {
    let clubs = [
      Club(name: "Right", town: "Groningen", fields: Self.at(53.22, 6.57)),
      Club(name: "Wrong", town: "Groningen", fields: Self.at(51.44, 5.48)),
      Club(name: "Spelled otherwise", town: "La Haye", fields: Self.at(53.22, 6.57)),
    ]
    let found = try await problems(clubs, .coordinatesImplausible)
    #expect(
      found == [
        "root_.level1.json:3:89: warning: the coordinates of \"Wrong\" (Groningen) are 211 km from that town "
          + "(correct the coordinates or the town, unless there is another town of that name) "
          + "[coordinates-implausible]",
        "root_.level1.json:4:99: warning: the coordinates of \"Spelled otherwise\" (La Haye) are 198 km from that "
          + "town (correct the coordinates or the town, unless there is another town of that name) "
          + "[coordinates-implausible]",
      ])
    let swapped = Club(name: "Swapped", town: "Kraków", fields: Self.at(50.06, 19.94))
    #expect(try await problems([swapped], .coordinatesImplausible) == [])
  }

  @Test func `URLs with http in vain and placeholders are told`() async throws {
    let found = try await problems(
      [
        Club(
          name: "A",
          members: [
            Self.member("Ans", "", "Flits", #""website": "http://ans.test.nl/x""#),
            Self.member("Bo", "", "Flits", #""level3URL": "https://www.example.com/bo/""#),
            Self.member(
              "Dik", "", "Flits",
              #""photographerImage": "dik.jpg", "website": "https://Ans.test.nl""#),
          ])
      ], .httpInsteadOfHTTPS, .placeholderURL)
    #expect(
      found == [
        "n0.level2.json:2:96: notice: the website of Ans Flits begins with http, but its host supports https: "
          + "http://ans.test.nl/x (write https) [http-instead-of-https]",
        "n0.level2.json:3:97: notice: the portfolio of Bo Flits is a placeholder: https://www.example.com/bo/ (enter "
          + "the URL of the portfolio, or remove it) [placeholder-url]",
      ])
  }
}
