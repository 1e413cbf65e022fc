import Foundation
import HubBundle
import HubExport
import HubModel
import Terminal
import TestSupport
import Testing

@testable import HubDiff

/// Histories of three or four releases in which a file is broken in between: what it hides is
/// unknown, and each change is told once. One after the other, since each keeps several bundles open:
/// where more than 1,300 files are open, Foundation's `Process` reads beyond its list of them.
@Suite(.serialized)
struct GapHistoryTests {
  /// Returns the sentences of a history.
  ///
  /// - Parameter releases: The files that each release changes, by name.
  private func sentences(
    _ releases: [[String: String]], about subject: String? = nil
  ) async throws -> [String] {
    let hub = try SmallHub()
    var bundles: [(file: BundleFile, path: String)] = []
    for (index, files) in releases.enumerated() {
      for (name, text) in files {
        if text == Self.gone {
          try? FileManager.default.removeItem(atPath: hub.path + "/" + name)
        } else {
          try hub.write(name, text)
        }
      }
      let result = try await hub.export(to: "\(index).hubpack") {
        $0.created = Date(timeIntervalSince1970: 1_767_225_600 + Double(index) * 86_400 * 28)
        $0.release = "\(index)"
      }
      bundles.append((try BundleFile(path: result.path), "\(index).hubpack"))
    }
    let history = try ReleaseHistory(of: bundles, about: subject)
    var text = ""
    try history.tellText(isSummary: false, style: Style(hasColour: false), width: nil) {
      text += $0
    }
    return text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { ["+ ", "- ", "~ ", "? "].contains($0.prefix(2)) }
      .filter { !$0.contains("[json-syntax]") && !$0.contains("failed") }
      .map(String.init)
  }

  /// A file that is removed.
  private static let gone = "gone"

  private func root(_ clubs: String..., includes: String = "") -> String {
    let records = clubs.map { #"{\#(id($0)), "optional": {"website": "https://l1.nl/\#($0)"}}"# }
    return #"{"level1Header": {"level1URLIncludes": [\#(includes)]}, "clubs": ["#
      + records.joined(separator: ",\n") + "]}"
  }

  private func id(_ club: String) -> String {
    #""idPlus": {"town": "Lensberg", "fullName": "Club \#(club)", "nickName": "\#(club)"}"#
  }

  private func list(_ club: String, _ members: String..., facts: String = "") -> String {
    #"{"club": {\#(id(club)), "optional": {\#(facts)}}, "members": [\#(members.joined(separator: ", "))]}"#
  }

  private func member(_ name: String, _ facts: String = "") -> String {
    #"{"name": {"givenName": "\#(name)", "familyName": "Smit"}, "optional": {\#(facts)}}"#
  }

  @Test(arguments: [
    (#""website": "https://b.nl/""#, #""website": ["https://b.nl/"]"#),
    (#""website": "https://b.nl/""#, #""webiste": "https://b.nl/""#),
    (#""membershipStartDate": "2020-01-31""#, #""membershipStart": "2020-01-31""#),
    (#""birthday": "1950-03-14""#, #""birthday": "14 maart""#),
    (#""membershipEndDate": "2020-01-31""#, #""membershipEndDate": 2020"#),
    (#""nlSpecific": {"fotobondNumber": 12}"#, #""nlSpecific": {"fotobondNumber": "12a"}"#),
    (#""nlSpecific": {"fotobondNumber": 12}"#, #""nlSpecific": "12""#),
    (#""level3URL": "g.level3.json""#, #""level3URL": {"url": "g.level3.json"}"#),
    (#""featuredImage": "a.jpg""#, #""featuredImage": 1"#),
    (#""photographerImage": "a.jpg""#, #""photographerImage": 1"#),
    (#""keywords": ["Bridges", "Street"]"#, #""keywords": ["Bridges", 7]"#),
    (#""roles": {"isChairman": true}"#, #""roles": {"isChairman": "true"}"#),
    (#""roles": {"isChairman": true}"#, #""roles": ["isChairman"]"#),
    (#""status": {"isHonoraryMember": true}"#, #""status": {"isHonorary": true}"#),
    (#""status": {"isFormerMember": true}"#, #""status": {"isFormerMember": 1}"#),
    (#""status": {"isDeceased": true}"#, #""status": {"isDeceased": "true"}"#),
    (#""nlSpecific": {"fotobondNumber": 12}"#, #""nlSpecfic": {"fotobondNumber": 12}"#),
  ])
  func `a value that could not be read is neither gone nor new`(
    whole: String, broken: String
  ) async throws {
    let hub = ["root_.level1.json": root("a"), "g.level3.json": #"{"images": []}"#]
    func files(_ facts: String) -> [String: String] {
      hub.merging(["a.level2.json": list("a", member("Bo", facts))]) { $1 }
    }
    let told = try await sentences([files(whole), files(broken), files(broken), files(whole)])
    #expect(told.contains { $0.hasPrefix("? the new bundle does not include all facts about Bo") })
    #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [])
  }

  @Test(arguments: [
    (#""website": "https://c.nl/""#, #""website": false"#),
    (#""contactEmail": "a@c.nl""#, #""contactEmail": {}"#),
    (#""contactEmail": "a@c.nl""#, #""contactMail": "a@c.nl""#),
    (
      #""coordinates": {"latitude": 52, "longitude": 5}"#,
      #""coordinates": {"latitude": "52", "longitude": 5}"#
    ),
    (
      #""remark": [{"language": "NL", "value": "Hoi"}]"#,
      #""remark": [{"language": "NL", "value": 1}]"#
    ),
  ])
  func `a value of a club that could not be read is neither gone nor new`(
    whole: String, broken: String
  ) async throws {
    func files(_ facts: String) -> [String: String] {
      ["root_.level1.json": root("a"), "a.level2.json": list("a", member("Bo"), facts: facts)]
    }
    let told = try await sentences([files(whole), files(broken), files(broken), files(whole)])
    #expect(
      told.contains { $0.hasPrefix("? the new bundle does not include all facts about Club") })
    #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [])
  }

  @Test(arguments: [
    #""infixName": []"#, #""infixName": "\#(String(repeating: "van ", count: 20_000))""#,
  ])
  func `a member whose infix could not be read is not somebody else`(broken: String) async throws {
    func files(_ infix: String) -> [String: String] {
      let name = #"{"givenName": "Bo", \#(infix), "familyName": "Beeld"}"#
      return ["root_.level1.json": root("a"), "a.level2.json": list("a", #"{"name": \#(name)}"#)]
    }
    let whole = files(#""infixName": "van""#)
    let told = try await sentences([whole, files(broken), whole])
    #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [])
  }

  /// The releases before knew that there was no value.
  @Test func `a value that came while it could not be read is told when it can`() async throws {
    func files(_ facts: String) -> [String: String] {
      ["root_.level1.json": root("a"), "a.level2.json": list("a", member("Bo", facts))]
    }
    let told = try await sentences([
      files(""), files(#""website": 7"#), files(#""website": "https://b.nl/""#),
    ])
    #expect(told.filter { !$0.hasSuffix("]") } == ["+ Bo Smit, website added: https://b.nl/"])
  }

  @Test func `fields in a misspelt "optional" are neither gone nor new`() async throws {
    func files(_ field: String) -> [String: String] {
      let facts =
        #""website": "https://b.nl/", "roles": {"isChairman": true}, "membershipStartDate": "2020-01-31""#
      let member = member("Bo", facts).replacing("optional", with: field)
      return ["root_.level1.json": root("a"), "a.level2.json": list("a", member)]
    }
    let told = try await sentences([files("optional"), files("opitonal"), files("optional")])
    #expect(told.contains { $0.hasPrefix("? the new bundle does not include all facts about Bo") })
    #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [])
  }

  @Test func `a misspelt field that moves to another member removes nothing`() async throws {
    func files(_ fields: String...) -> [String: String] {
      let members = fields.enumerated().map { number, field in
        member("M\(number)", #""\#(field)": "1950-03-14""#)
      }
      return [
        "root_.level1.json": root("a"),
        "a.level2.json":
          #"{"club": {\#(id("a"))}, "members": [\#(members.joined(separator: ", "))]}"#,
      ]
    }
    let whole = files("birthday", "birthday")
    let told = try await sentences([
      whole, files("brithday", "birthday"), files("birthday", "brithday"), whole,
    ])
    #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [])
  }

  @Test func `another club's statement does not stand in for one that could not be read`()
    async throws
  {
    func files(_ website: String) -> [String: String] {
      [
        "root_.level1.json": root("a", "b"),
        "a.level2.json": list("a", member("Bo", #""website": \#(website)"#)),
        "b.level2.json": list("b", member("Bo", #""website": "https://b.nl/""#)),
      ]
    }
    let whole = files(#""https://a.nl/""#)
    let told = try await sentences([whole, files("7"), files("7"), whole])
    #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [])
  }

  @Test func `exhibitions in an object that could not be read are not gone`() async throws {
    let show = #""exhibitions": [{"name": "Licht", "startDate": "2026-12-01"}]"#
    let whole = list("a", member("Bo"), facts: show)
    func files(_ list: String) -> [String: String] {
      ["root_.level1.json": root("a"), "a.level2.json": list]
    }
    let broken = list("a", member("Bo")).replacing(
      #""optional": {}}, "members""#, with: #""optional": "x"}, "members""#)
    #expect(broken.contains(#""x""#))
    let told = try await sentences([files(whole), files(broken), files(whole)])
    #expect(told.contains { $0.hasPrefix("? ") })
    #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [])
  }

  @Test(arguments: ["clubs", "museums"], [true, false])
  func `what only one of an organization's two records says stays while its file is broken`(
    kind: String, breaksFirst: Bool
  ) async throws {
    func file(_ name: String, _ facts: String, _ exhibition: String) -> String {
      #"{"\#(kind)": [{\#(id("a")), "optional": {\#(facts), "exhibitions": [{"name": "\#(exhibition)"}]}}]}"#
    }
    let first = file("a", #""contactEmail": "a@a.nl", "website": "https://one.nl/""#, "Licht")
    let second = file(
      "a",
      #""website": "https://two.nl/", "wikipedia": "https://nl.wikipedia.org/wiki/A", "level2URL": "list.level2.json", "remark": [{"language": "NL", "value": "Hoi"}]"#,
      "Water")
    func files(isBroken: Bool) -> [String: String] {
      [
        "root_.level1.json":
          #"{"level1Header": {"level1URLIncludes": ["one.level1.json", "two.level1.json"]}}"#,
        "one.level1.json": isBroken && breaksFirst ? "{" : first,
        "two.level1.json": isBroken && !breaksFirst ? "<!DOCTYPE html>" : second,
        "list.level2.json": list("a", member("Bo")),
      ]
    }
    let whole = files(isBroken: false)
    let told = try await sentences([whole, files(isBroken: true), files(isBroken: true), whole])
    #expect(
      told.contains { $0.hasPrefix("? the new bundle does not include all facts about Club") })
    #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [])
  }

  /// The files of a club with two records, one of which is the first.
  private func twoRecords(
    _ first: String = #""website": "https://one.nl/", "exhibitions": [{"name": "Licht"}]"#
  ) -> [String: String] {
    let second =
      #""website": "https://two.nl/", "wikipedia": "https://nl.wikipedia.org/wiki/A", "#
      + #""exhibitions": [{"name": "Water"}]"#
    func file(_ facts: String) -> String { #"{"clubs": [{\#(id("a")), "optional": {\#(facts)}}]}"# }
    let includes = #""https://hub.example/one.level1.json", "https://hub.example/two.level1.json""#
    return [
      "root_.level1.json": #"{"level1Header": {"level1URLIncludes": [\#(includes)]}}"#,
      "one.level1.json": file(first), "two.level1.json": file(second),
      "a.level2.json": list("a", member("Bo")),
    ]
  }

  private static let nameless = #"{"clubs": [{"idPlus": {"fullName": "Club a"}}]}"#

  /// What is different in the releases between two whole ones.
  @Test(arguments: [
    [["one.level1.json": gone]], [["two.level1.json": gone]],
    [["one.level1.json": nameless]], [["two.level1.json": nameless]],
    [["two.level1.json": "{"], ["one.level1.json": "{"]],
    [["one.level1.json": "{"], ["two.level1.json": "{"]],
  ])
  func `a club is as it was while one of its two records is unread`(
    broken: [[String: String]]
  ) async throws {
    let whole = twoRecords()
    let told = try await sentences([whole] + broken.map { whole.merging($0) { $1 } } + [whole])
    #expect(told.contains { $0.hasPrefix("? ") && $0.contains("Club a") })
    #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [])
  }

  @Test func `values of the other record do not stand in for those that could not be read`()
    async throws
  {
    let whole = twoRecords()
    let show = #", "exhibitions": [{"name": "Licht"}]"#
    for broken in [
      twoRecords(#""website": 7"# + show),
      twoRecords(#""website": "https://one.nl/", "exhibitions": [{"name": 7}]"#),
    ] {
      let told = try await sentences([whole, broken, whole])
      #expect(told.contains { $0.hasPrefix("? ") })
      #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [])
    }
  }

  @Test func `a club that one of its two files no longer lists may be in the other one`()
    async throws
  {
    let empty = ["one.level1.json": #"{"clubs": []}"#]
    let (whole, moved) = (twoRecords(), twoRecords().merging(empty) { $1 })
    let told = try await sentences([whole, moved.merging(["two.level1.json": "{"]) { $1 }, moved])
    #expect(told.contains { $0.hasPrefix("? ") && $0.contains("Club a") })
    #expect(!told.contains { $0.contains("no longer in the hub") || $0.contains("new in the hub") })
  }

  @Test func `values of somebody new that could not be read are not added later`() async throws {
    func files(_ members: String...) -> [String: String] {
      [
        "root_.level1.json": root("a"),
        "a.level2.json":
          #"{"club": {\#(id("a"))}, "members": [\#(members.joined(separator: ", "))]}"#,
      ]
    }
    let whole = member("Dora", #""birthday": "1950-03-14", "website": "https://d.nl/""#)
    let broken = member("Dora", #""birthday": "14 maart", "website": 7"#)
    let told = try await sentences([
      files(member("Bo")), files(member("Bo"), broken), files(member("Bo"), whole),
    ])
    #expect(told.contains { $0.hasPrefix("? ") && $0.contains("Dora Smit") })
    #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == ["+ Dora Smit joined"])
    // Whose entry has no name yet was not there before.
    let nameless = #"{"name": {"givenName": "Dora"}}"#
    let named = try await sentences([
      files(member("Bo")), files(member("Bo"), nameless), files(member("Bo"), whole),
    ])
    #expect(named.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == ["+ Dora Smit joined"])
  }

  @Test func `a club that may be listed in a new file that is broken is not removed`() async throws
  {
    func files(_ root: String, _ more: String) -> [String: String] {
      [
        "root_.level1.json": root, "more.level1.json": more,
        "a.level2.json": list("a", member("Bo")), "b.level2.json": list("b", member("Jo")),
      ]
    }
    let moved = root("a", includes: #""more.level1.json""#)
    let told = try await sentences([
      files(root("a", "b"), root()), files(moved, "{"), files(moved, root("b")),
    ])
    #expect(told.contains { $0.contains("Club b") && $0.hasPrefix("? ") })
    #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [])
  }

  @Test func `keywords and languages are not removed with the file of Level 0`() async throws {
    func files(_ levelZero: String) -> [String: String] {
      [
        "root_.level1.json": root("a"), "root.level0.json": levelZero,
        "a.level2.json": list("a", member("Bo", #""keywords": ["Sea"]"#)),
      ]
    }
    let whole = files(
      #"{"keywords": [{"idString": "Sea"}], "languages": [{"isoCode": "NL", "languageNameEN": "Dutch"}]}"#
    )
    let told = try await sentences([whole, files(Self.gone), files(Self.gone), whole])
    #expect(
      told.contains { $0.hasPrefix("? the new bundle does not include keywords and languages") })
    #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [])
  }

  @Test func `an empty include hides what it led to`() async throws {
    func files(_ include: String) -> [String: String] {
      [
        "root_.level1.json": root("a", includes: include), "more.level1.json": root("b"),
        "a.level2.json": list("a", member("Bo")), "b.level2.json": list("b", member("Jo")),
      ]
    }
    let whole = files(#""more.level1.json""#)
    let told = try await sentences([whole, files(#""""#), whole])
    #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [])
  }

  @Test func `an exhibition that could not be read is not removed`() async throws {
    func files(
      _ name: String, _ day: String, in field: String = "exhibitions"
    ) -> [String: String] {
      let show = #"{"name": \#(name), "startDate": \#(day), "venue": "Zaal"}"#
      return [
        "root_.level1.json": root("a"),
        "a.level2.json": list("a", member("Bo"), facts: #""\#(field)": [\#(show)]"#),
      ]
    }
    let whole = files(#""Licht""#, #""2026-12-01""#)
    func showing(_ exhibitions: String) -> [String: String] {
      whole.merging([
        "a.level2.json": list("a", member("Bo"), facts: #""exhibitions": \#(exhibitions)"#)
      ]) { $1 }
    }
    for broken in [
      files("7", #""2026-12-01""#), files(#""Licht""#, "20261201"),
      files(#""Licht""#, #""2026-12-01""#, in: "exhibition"), showing(#""Licht""#),
      showing("[null]"),
      showing(#"[{"name": "Licht", "startDate": "2026-12-01", "place": 7}]"#),
    ] {
      let told = try await sentences([whole, broken, broken, whole])
      #expect(told.contains { $0.hasPrefix("? ") })
      #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [])
    }
  }

  @Test(arguments: [
    (#"{"idString": "Sea", "name": "Zee"}"#, #"{"idString": 7, "name": "Zee"}"#),
    (#"{"idString": "Sea", "name": "Zee"}"#, "null"),
    (#"{"idString": "Sea", "name": "Zee"}"#, #"{"idString": "Sea", "name": 7}"#),
    (#"{"idString": "Sea", "usage": "Zee"}"#, #"{"idString": "Sea", "usages": "Zee"}"#),
  ])
  func `a keyword that could not be read is still one`(
    whole: String, broken: String
  ) async throws {
    func files(_ keyword: String) -> [String: String] {
      [
        "root_.level1.json": root("a"),
        "a.level2.json": list("a", member("Bo", #""keywords": ["Sea"]"#)),
        "root.level0.json": #"{"keywords": [{"idString": "Sky"}, \#(keyword)]}"#,
      ]
    }
    let told = try await sentences([files(whole), files(broken), files(broken), files(whole)])
    #expect(
      told.contains { $0.hasPrefix("? the new bundle does not include keywords and languages") })
    #expect(
      told.filter { !$0.hasPrefix("? ") && (!$0.hasSuffix("]") || $0.contains("nonstandard")) }
        == [])
  }

  @Test(
    arguments: [
      #""images": [{"imageURL": "a.jpg", "title": 7}, {"imageURL": "b.jpg"}]"#,
      #""images": [{"imageURL": 7, "title": "A"}, {"imageURL": "b.jpg"}]"#,
      #""images": ["a.jpg", {"imageURL": "b.jpg"}]"#,
      #""title": ["Licht"], "images": [{"imageURL": "a.jpg", "title": "A"}, {"imageURL": "b.jpg"}]"#,
      #""images": [{"imageURL": "a.jpg", "captureDate": "soon"}, {"imageURL": "b.jpg", "captureDate": "2020-03-14"}]"#,
      #""images": null"#, "", #""fotos": [{"imageURL": "a.jpg", "title": "A"}]"#,
    ], ["level3URL", "galleryURL"])
  func `an image or text of a gallery that could not be read is not gone`(
    broken: String, field: String
  ) async throws {
    let show = #""exhibitions": [{"name": "Licht", "galleryURL": "g.level3.json"}]"#
    func files(_ gallery: String) -> [String: String] {
      [
        "root_.level1.json": root("a"), "g.level3.json": "{\(gallery)}",
        "a.level2.json": field == "level3URL"
          ? list("a", member("Bo", #""level3URL": "g.level3.json""#))
          : list("a", member("Bo"), facts: show),
      ]
    }
    let title = broken.hasPrefix(#""title""#) ? #""title": "Licht", "# : ""
    let whole =
      broken.contains("captureDate")
      ? broken.replacing("soon", with: "2019-01-31")
      : title + #""images": [{"imageURL": "a.jpg", "title": "A"}, {"imageURL": "b.jpg"}]"#
    let told = try await sentences([files(whole), files(broken), files(broken), files(whole)])
    #expect(told.contains { $0.hasPrefix("? the new bundle does not include the images of") })
    #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [])
  }

  @Test(arguments: [
    "<!DOCTYPE html><title>Onderhoud</title>", "", "{", #"{"error": "gone"}"#,
  ])
  func `what a server sends in place of an exhibition's gallery does not remove its images`(
    answer: String
  ) async throws {
    let show = #""exhibitions": [{"name": "Licht", "galleryURL": "g/"}]"#
    func files(_ gallery: String) -> [String: String] {
      [
        "root_.level1.json": root("a"), "a.level2.json": list("a", member("Bo"), facts: show),
        "g/config.xml": gallery,
      ]
    }
    let whole = files(#"<juiceboxgallery><image imageURL="a.jpg"></image></juiceboxgallery>"#)
    let told = try await sentences([whole, files(answer), files(answer), whole])
    #expect(told.contains { $0.hasPrefix("? ") })
    #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [])
  }

  /// The number of unread entries is the same in both releases.
  @Test func `another entry than before that could not be read hides who was there`() async throws {
    func files(_ members: String...) -> [String: String] {
      [
        "root_.level1.json": root("a"),
        "a.level2.json":
          #"{"club": {\#(id("a"))}, "members": [\#(members.joined(separator: ", "))]}"#,
      ]
    }
    let nameless = #"{"name": {"givenName": "Bo"}}"#
    let releases = [
      files(nameless, member("Cas"), member("Dirk")), files(member("Bo"), nameless, member("Dirk")),
    ]
    let told = try await sentences(releases + [releases[0]])
    #expect(told.contains { $0.hasPrefix("? the new bundle does not include the members of") })
    #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [])
    // The same entry as before hides nobody who was known then.
    let left = try await sentences([releases[0], files(nameless, member("Cas"))])
    #expect(left.count == 1 && left[0].hasPrefix("- Dirk Smit"))
    // So does one whose number has changed.
    let joined = try await sentences([
      releases[0], files(member("Eva"), nameless, member("Cas"), member("Dirk")),
    ])
    #expect(joined == ["+ Eva Smit joined"])
  }

  @Test(arguments: [
    ("more.level1.json", "{}"), ("more.level1.json", #"{"clubs": null}"#),
    ("more.level1.json", #"{"museums": [], "verenigingen": [{}]}"#),
    ("more.level1.json", #"{"level1Headers": {}, "clubs": []}"#),
    ("more.level1.json", #"{"level1Header": "x", "clubs": []}"#),
    ("root.level0.json", "{}"),
    ("root.level0.json", #"{"languages": [], "trefwoorden": [{"idString": "Sea"}]}"#),
  ])
  func `a file without its list is not an empty one`(file: String, broken: String) async throws {
    let files = [
      "root_.level1.json": root("a", includes: #""more.level1.json""#),
      "more.level1.json":
        #"{"level1Header": {"level1URLIncludes": ["last.level1.json"]}, "clubs": []}"#,
      "last.level1.json": root("b"), "a.level2.json": list("a", member("Bo")),
      "b.level2.json": list("b", member("Jo", #""keywords": ["Sea"]"#)),
      "root.level0.json": #"{"keywords": [{"idString": "Sea"}]}"#,
    ]
    let told = try await sentences([files, [file: broken], [file: broken], files])
    #expect(told.contains { $0.hasPrefix("? ") })
    #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [])
  }

  @Test func `former members of a new club are counted by themselves`() async throws {
    let former = member("Cas", #""status": {"isFormerMember": true}"#)
    let told = try await sentences([
      ["root_.level1.json": root("a"), "b.level2.json": list("b", member("Jo"), former)],
      ["root_.level1.json": root("a", "b")],
    ])
    #expect(
      told.first == "+ new in the hub, with 1 member: Jo Smit; 1 former member: Cas Smit")
  }

  @Test(arguments: [
    ("a.level2.json", #""members": ["#, #""members": [], "Members": ["#),
    ("a.level2.json", #""members": ["#, #""member": [], "members": ["#),
    ("root_.level1.json", #""clubs": ["#, #""Clubs": [], "clubs": ["#),
    ("root_.level1.json", #""clubs": ["#, #""clubs": [], "clubs": ["#),
    ("more.level1.json", #""clubs": ["#, #""clubs": [], "club": ["#),
    (
      "root_.level1.json", #""level1URLIncludes": ["#,
      #""level1urlincludes": [], "level1URLIncludes": ["#
    ),
    ("root.level0.json", #""keywords": ["#, #""keywords": [], "Keywords": ["#),
  ])
  func `of two lists in one file neither is gone`(
    file: String, whole: String, twice: String
  ) async throws {
    let files = [
      "root_.level1.json": root("a", includes: #""more.level1.json""#),
      "more.level1.json": root("b"), "a.level2.json": list("a", member("Bo")),
      "b.level2.json": list("b", member("Jo", #""keywords": ["Sea"]"#)),
      "root.level0.json": #"{"keywords": [{"idString": "Sea"}]}"#,
    ]
    let broken = [file: files[file]?.replacing(whole, with: twice) ?? ""]
    #expect(broken != [file: files[file] ?? ""])
    do {
      let told = try await sentences([files, broken, files])
      #expect(told.contains { $0.hasPrefix("? ") })
      #expect(told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [])
    } catch {
      // There is no hub without its root.
      #expect(file == "root_.level1.json", "\(error)")
    }
  }

  @Test func `a file that breaks while another one is mended is told`() async throws {
    let hub = try SmallHub()
    func bundle(_ broken: String, _ name: String) async throws -> BundleFile {
      for file in ["m", "n"] {
        try hub.write("\(file).level1.json", file == broken ? "{" : #"{"clubs": []}"#)
      }
      try hub.write(
        "root_.level1.json", root("a", includes: #""m.level1.json", "n.level1.json""#))
      return try BundleFile(path: try await hub.export(to: name).path)
    }
    let (before, after) = (
      try await bundle("m", "1.hubpack"), try await bundle("n", "2.hubpack")
    )
    let difference = try DiffReport(from: (before, ""), to: (after, "")).difference
    let problems = difference.changes.compactMap {
      switch $0.what {
      case .added(.problem(let problem)) where problem.code == .jsonSyntax: "\(problem.file) true"
      case .removed(.problem(let problem)) where problem.code == .jsonSyntax:
        "\(problem.file) false"
      default: nil
      }
    }
    #expect(Set(problems) == ["m.level1.json false", "n.level1.json true"])
  }

  @Test func `a problem around a broken file is told once`() async throws {
    let stray = #"{"club": {"idPlus": {"town": "Y", "fullName": "X"}}, "members": []}"#
    let whole = [
      "root_.level1.json": root("a", includes: #""m.level1.json""#),
      "m.level1.json": #"{"clubs": []}"#,
      "x.level2.json": stray,
    ]
    let broken = ["m.level1.json": "{"]
    #expect(try await sentences([whole, broken, broken, whole]) == [])
    let mended = ["m.level1.json": #"{"clubs": []}"#, "y.level2.json": stray]
    let lines = try await sentences([whole, broken, mended])
    #expect(lines.count == 1 && lines[0].hasPrefix("+ new: y.level2.json"))
  }

  @Test func `other problems of a broken file are told once`() async throws {
    let whole = ["root_.level1.json": root("a"), "a.level2.json": list("a", member("Jan"))]
    let odd = [
      "a.level2.json": list("a", member("Jan", #""membershipStartDate": "2020-1-2""#))
    ]
    let broken = ["a.level2.json": "{"]
    let lines = try await sentences([whole, broken, odd, broken, odd, whole])
    #expect(lines.filter { $0.contains("[date-form]") }.map { $0.prefix(5) } == ["+ new", "- no "])
    #expect(lines.filter { $0.contains(", joined ") } == ["+ Jan Smit, joined 2020-01-02"])
  }

  @Test func `problems of a list that only a broken file leads to are not told`() async throws {
    let odd = member("Bo", #""membershipStartDate": "2020-1-2""#)
    let whole = [
      "root_.level1.json": root("a", includes: #""m.level1.json""#), "m.level1.json": root("b"),
      "b.level2.json": list("b", odd),
    ]
    let broken = ["m.level1.json": "{"]
    let unknown =
      "? the new bundle does not say whether Club b (Lensberg) still exists: m.level1.json could not be read"
    #expect(try await sentences([whole, broken, broken, whole]) == [unknown, unknown])
    let mended = [
      "m.level1.json": root("b"), "b.level2.json": list("b", odd, member("Cas")),
    ]
    #expect(
      try await sentences([whole, broken, mended]) == [unknown, "+ Cas Smit joined"])
  }

  @Test func `a keyword stays non-standard while Level 0 is broken`() async throws {
    let whole = [
      "root_.level1.json": root("a"),
      "a.level2.json": list("a", member("Jan", #""keywords": ["Landscapes"]"#)),
      "root.level0.json": #"{"keywords": [{"idString": "Landscape"}]}"#,
    ]
    let broken = ["root.level0.json": "{"]
    let unknown =
      "? the new bundle does not include keywords and languages: the Level 0 file was not fetched or could not be read"
    #expect(try await sentences([whole, broken, whole]) == [unknown])
    let other = ["root.level0.json": #"{"keywords": [{"idString": "Landscapes"}]}"#]
    let lines = try await sentences([whole, broken, other])
    #expect(lines[0] == unknown)
    #expect(lines.contains("- Landscape is no longer a standard keyword"))
    #expect(lines.contains("+ Landscapes is now a standard keyword"))
    #expect(lines.count { $0.contains("[keyword-nonstandard]") } == 1)
  }

  @Test func `facts that several clubs state are compared over the gap`() async throws {
    let facts = #""website": "https://a.nl/jan", "birthday": "1950-01-02""#
    let others = #""website": "https://b.nl/jan", "birthday": "1951-01-02""#
    let whole = [
      "root_.level1.json": root("a", "b", "c"), "a.level2.json": list("a", member("Jan", facts)),
      "b.level2.json": list("b", member("Jan", others)),
      "c.level2.json": list(
        "c", member("Jan", facts + #", "status": {"isDeceased": true}, "keywords": ["Sea"]"#)),
    ]
    let broken = ["c.level2.json": "{"]
    let unknown = [
      "? the new bundle does not include the members of Club c (Lensberg) (1 before): the member list was not fetched or could not be read",
      "? the new bundle does not include all facts about Jan Smit: the members of one of the clubs are unknown",
    ]
    #expect(try await sentences([whole, broken, whole]) == unknown)
    // Here the club has lost the person, who is a former member of it.
    #expect(try await sentences([whole, broken, whole], about: "Jan Smit") == unknown)
    let changed = ["c.level2.json": list("c", member("Jan", others))]
    let lines = try await sentences([whole, broken, changed])
    #expect(Array(lines.prefix(2)) == unknown)
    #expect(
      Set(lines.filter { !$0.contains("[") }.dropFirst(2)) == [
        "~ year of birth changed", "~ website: https://a.nl/jan → https://b.nl/jan",
        "- removed the keyword Sea", "+ is no longer listed as deceased",
      ])
  }

  @Test func `what a club's own file says is compared over the gap`() async throws {
    let show = #""exhibitions": [{"name": "Show", "startDate": "2026-02-03"}]"#
    let whole = [
      "root_.level1.json": root("a"),
      "a.level2.json": list(
        "a", member("Jan"), facts: #""website": "https://own.nl", \#(show)"#),
    ]
    let broken = ["a.level2.json": "{", "root_.level1.json": root("a", "b")]
    let unknown = [
      "? the new bundle does not include the members of Club a (Lensberg) (1 before): the member list was not fetched or could not be read",
      "? the new bundle does not include the exhibitions of Club a (Lensberg) (1 before): the member list was not fetched or could not be read",
    ]
    let lines = try await sentences([whole, broken, whole])
    #expect(
      lines == ["+ new in the hub"] + unknown + ["- no longer in the hub"])
    let changed = [
      "a.level2.json": list("a", member("Jan"), facts: #""website": "https://new.nl""#)
    ]
    #expect(
      try await sentences([whole, broken, changed]).dropFirst(3) == [
        "- exhibition no longer listed: Show (2026-02-03)",
        "~ website: https://own.nl → https://new.nl",
      ])
  }

  @Test func `a portfolio is compared over the gap`() async throws {
    func gallery(_ images: String...) -> String {
      let list = images.map { #"{"imageURL": "\#($0).jpg", "title": "\#($0)"}"# }
      return #"{"images": [\#(list.joined(separator: ", "))]}"#
    }
    let whole = [
      "root_.level1.json": root("a"),
      "a.level2.json": list("a", member("Jan", #""level3URL": "jan.level3.json""#)),
      "jan.level3.json": gallery("one", "two"),
    ]
    let lines = try await sentences([
      whole, ["jan.level3.json": "{"], ["jan.level3.json": gallery("two", "three")],
    ]).filter { !$0.contains("picture-missing") && !$0.contains("[gallery") }
    #expect(
      lines == [
        "? the new bundle does not include the images of Jan Smit in Club a (Lensberg) (2 before): the gallery was not fetched or could not be read",
        "+ image added: “three”", "- image removed: “one”",
      ])
  }

  @Test(arguments: ["<!DOCTYPE html><title>Onderhoud</title>", "", "{}", gone])
  func `a portfolio is compared over a page in its place`(answer: String) async throws {
    func files(_ gallery: String, _ folder: String = "g/") -> [String: String] {
      [
        "root_.level1.json": root("a"), "\(folder)config.xml": gallery,
        "\(folder)index.html": "<!DOCTYPE html>",
        "a.level2.json": list("a", member("Jan", #""level3URL": "\#(folder)""#)),
      ]
    }
    func gallery(_ images: String...) -> String {
      let list = images.map { #"<image imageURL="\#($0).jpg"></image>"# }
      return "<juiceboxgallery>\(list.joined())</juiceboxgallery>"
    }
    let told = try await sentences([
      files(gallery("one", "two")), files(answer), files(answer), files(gallery("two", "three")),
    ])
    #expect(
      told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") } == [
        "+ image added: three.jpg", "- image removed: one.jpg",
      ])
    // A page at another address is a portfolio of its own.
    let moved = try await sentences([
      files(gallery("one")), files(Self.gone, "page/"), files(Self.gone, "page/"),
    ])
    #expect(moved.filter { $0.hasPrefix("? ") }.count == 1)
  }

  @Test(arguments: [true, false])
  func `what could not be read of somebody who was renamed is neither gone nor new`(
    isWhole: Bool
  ) async throws {
    let roles = #"{"isChairman": true}"#
    let facts =
      #""birthday": "1950-03-14", "membershipStartDate": "2001-01-31", "roles": \#(roles)"#
    func files(_ name: String, isBroken: Bool = false) -> [String: String] {
      let whole = member("Bo", facts).replacing("Smit", with: name)
      let broken =
        isWhole
        ? whole.replacing("{\(facts)}", with: #""x""#) : whole.replacing(roles, with: #"["x"]"#)
      return [
        "root_.level1.json": root("a"), "a.level2.json": list("a", isBroken ? broken : whole),
      ]
    }
    let told = try await sentences([
      files("Smit"), files("Smits", isBroken: true), files("Smits"),
    ])
    let news = told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") }
    #expect(news.count == 1 && news[0].contains("is now called"), "\(news)")
  }

  @Test func `somebody renamed beside a broken entry is neither gone nor new`() async throws {
    let facts = #""birthday": "1950-03-14", "membershipStartDate": "2001-01-31""#
    func files(_ name: String, _ other: String) -> [String: String] {
      [
        "root_.level1.json": root("a"),
        "a.level2.json": list("a", member("Jan", facts).replacing("Smit", with: name), other),
      ]
    }
    let other = member("Bo")
    let told = try await sentences([
      files("Smit", other), files("Smits", #""x""#), files("Smits", other),
    ])
    let news = told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") }
    #expect(news.count == 1 && news[0].contains("is now called"), "\(news)")
  }

  @Test func `a club renamed beside a broken record is neither gone nor new`() async throws {
    func files(_ name: String, _ other: String) -> [String: String] {
      let clubs = ["a", "b"].map { club in
        let record = #"{\#(id(club)), "optional": {"website": "https://\#(club).nl/"}}"#
        return club == "a" ? record.replacing("Club a", with: name) : other.isEmpty ? record : other
      }
      return ["root_.level1.json": #"{"clubs": [\#(clubs.joined(separator: ", "))]}"#]
    }
    let broken = #"{"idPlus": {"town": "Lensberg", "fullName": 4}}"#
    let told = try await sentences([
      files("Club a", ""), files("Fotoclub Aa", broken), files("Fotoclub Aa", ""),
    ])
    let news = told.filter { !$0.hasPrefix("? ") && !$0.hasSuffix("]") }
    #expect(news.count == 1 && news[0].contains("is now called"), "\(news)")
  }
}
