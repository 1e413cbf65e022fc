import Foundation
import HubModel
import Testing

struct ProblemTests {
  @Test func `a problem is one line that editors understand`() {
    let problem = Problem(
      .unknownFlag, file: "fgA.level2.json", position: .init(line: 12, column: 9),
      path: "members[0].roles.isChair", message: "unknown flag \"isChair\"",
      suggestion: "did you mean \"isChairman\"?")
    #expect(
      problem.description == "fgA.level2.json:12:9: error: unknown flag \"isChair\" "
        + "(did you mean \"isChairman\"?) [unknown-flag]")
  }

  @Test func `a suggestion of an earlier version is shown as a clause`() {
    let problem = Problem(
      .dateForm, file: "a.json", message: "unusual date form \"2022-2-8\"",
      suggestion: "Write it as 2022-02-08.")
    #expect(
      problem.description
        == "a.json: warning: unusual date form \"2022-2-8\" (write it as 2022-02-08) [date-form]")
  }

  @Test(arguments: [
    ("https://ans:GEHEIM@club.example/x", "https://***@club.example/x"),
    (
      "http://ans:@a.example, and http://:b@a.example",
      "http://***@a.example, and http://***@a.example"
    ),
    ("https://me:s3@cr3t@a.example", "https://***@a.example"),
    ("https://token@a.example/", "https://***@a.example/"),
    ("https://club.example/a:b@c", "https://club.example/a:b@c"),
    ("ans@club.example", "ans@club.example"),
  ])
  func `a message tells no password of a URL`(text: String, told: String) {
    let problem = Problem(.sourceMissing, file: "a.json", message: text, suggestion: text)
    #expect(problem.message == told && problem.suggestion == told)
  }

  @Test func `a problem without a position shows only the file`() {
    let problem = Problem(.sourceMissing, file: "root.level1.json", message: "x is missing")
    #expect(problem.description == "root.level1.json: error: x is missing [source-missing]")
    #expect(problem.position == nil && problem.path == nil && problem.suggestion == nil)
  }

  /// The raw values are part of the bundle format.
  @Test func `codes and severities never change`() {
    let errors = Problem.Code.allCases.filter { $0.severity == .error }.map(\.rawValue)
    let warnings = Problem.Code.allCases.filter { $0.severity == .warning }.map(\.rawValue)
    #expect(
      errors == [
        "json-syntax", "json-duplicate-key", "wrong-type", "list-missing", "text-too-long",
        "source-missing", "source-unreadable", "source-too-large", "source-outside-hub",
        "record-without-name", "coordinates-out-of-range", "museum-with-level2", "club-mismatch",
        "member-without-name", "unknown-flag", "date-invalid", "exhibition-without-name",
        "gallery-unreadable", "gallery-of-someone-else", "picture-missing", "picture-unreadable",
      ])
    #expect(
      warnings == [
        "json-lone-surrogate", "json-null-character", "file-unused", "unknown-field",
        "misspelt-field", "source-stale", "file-name-case", "include-cycle", "level0-missing",
        "duplicate-keyword", "duplicate-text", "language-undefined", "duplicate-organization",
        "nickname-missing", "coordinates-zero", "coordinates-implausible", "town-spelling",
        "club-twice", "list-unused", "list-elsewhere", "nickname-differs", "duplicate-member",
        "misplaced-field", "date-form", "keyword-nonstandard", "photographer-disagreement",
        "dates-reversed", "date-implausible", "address-form", "name-spelling", "number-shared",
        "duplicate-exhibition", "exhibition-dates-reversed", "picture-stale",
      ])
    #expect(
      Problem.Code.allCases.filter { $0.severity == .notice }.map(\.rawValue) == [
        "coordinates-shared", "list-unlinked", "chairman-twice", "http-instead-of-https",
        "placeholder-url", "address-shared", "keyword-unused", "portfolio-empty",
      ])
  }

  @Test func `every role and status has its flag`() {
    #expect(Role.flags.map(\.word) == Role.known)
    #expect(Status.flags.map(\.word) == Status.known)
    #expect(
      Role.flags.map(\.names) == [
        ["isChairman"], ["isViceChairman"], ["isTreasurer"], ["isSecretary"], ["isAdmin"],
        ["isOther"],
      ])
    #expect(
      Status.flags.map(\.names) == [
        ["isDeceased"], ["isFormerMember"], ["isHonoraryMember", "isHonaryMember"], ["isMentor"],
        ["isProspectiveMember", "isPropectiveMember", "isAspiring"],
      ])
    #expect(
      Role.known.map(\.rawValue) == [
        "chairman", "vice-chairman", "treasurer", "secretary", "admin", "other",
      ])
    #expect(
      Status.known.map(\.rawValue) == [
        "deceased", "former", "honorary", "mentor", "prospective",
      ])
  }

  @Test func `a hub map is written as sorted and indented JSON`() throws {
    let map = HubMap(
      root: "https://hub.test/root_.level1.json", levelZero: nil,
      files: [
        .init(url: "https://hub.test/a.jpg", state: "present", file: "assets/a.jpg", reason: nil),
        .init(url: "https://hub.test/b", state: "failed", file: nil, reason: "is missing"),
      ])
    let text = String(decoding: try map.encoded(), as: UTF8.self)
    #expect(
      text == """
        {
          "files" : [
            {
              "file" : "assets/a.jpg",
              "state" : "present",
              "url" : "https://hub.test/a.jpg"
            },
            {
              "reason" : "is missing",
              "state" : "failed",
              "url" : "https://hub.test/b"
            }
          ],
          "root" : "https://hub.test/root_.level1.json",
          "version" : 1
        }
        """)
    #expect(HubMap.fileName == "hubpack-map.json")
  }
}
