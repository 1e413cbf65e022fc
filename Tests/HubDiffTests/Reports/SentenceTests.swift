import Foundation
import HubBundle
import HubModel
import Testing

@testable import HubDiff

/// The sentence and the JSON value of each kind of change.
struct SentenceTests {
  @Test(arguments: organizations + people + memberships + portfolios + others)
  func `a change is one sentence and one JSON value`(told: Told) throws {
    #expect(Sentence(told.change).text == told.sentence)
    #expect(try Self.json(of: [told.change], in: "changes") == [told.json])
  }

  @Test(arguments: unknown)
  func `an unknown fact is one sentence and one JSON value`(
    unknown: Unknown, sentence: String, json: String
  ) throws {
    #expect(Sentence(unknown).text == sentence)
    #expect(try Self.json(of: [], unknown: [unknown], in: "unknown") == [json])
  }

  @Test(arguments: [
    (
      PersonName(givenName: "Dirk", familyName: "de Groot"),
      PersonName(givenName: "Dirk", infixName: "de", familyName: "Groot"),
      "Dirk de Groot, family name: de Groot → Groot, infix added: de"
    ),
    (
      PersonName(givenName: "Jan", infixName: "van", familyName: "den Berg"),
      PersonName(givenName: "Jan van", familyName: "den Berg"),
      "Jan van den Berg, infix removed: van, given name: Jan → Jan van"
    ),
    (
      PersonName(givenName: "Ann  Lee", familyName: "Zon"),
      PersonName(givenName: "Ann Lee", familyName: "Zon"),
      "Ann Lee Zon, given name: Ann <U+20>Lee → Ann Lee"
    ),
    (
      PersonName(givenName: "Ann", familyName: "Zon\u{AD}weg"),
      PersonName(givenName: "Ann", familyName: "Zonweg"),
      "Ann Zonweg, family name: Zon<U+AD>weg → Zonweg"
    ),
    (
      PersonName(givenName: "jan", familyName: "Zon"),
      PersonName(givenName: "Jan", familyName: "Zon"), "jan Zon is now called Jan Zon"
    ),
  ])
  func `a new name that looks like the old one says what differs`(
    before: PersonName, after: PersonName, sentence: String
  ) {
    let change = Change(.photographer(Edit(before, after)), .renamed([]))
    #expect(Sentence(change).text == sentence)
  }

  @Test func `a name or value that differs in its blanks shows them`() {
    let club = OrganizationIdentity(fullName: "Photo\u{2003}Club", town: "Town")
    let other = OrganizationIdentity(fullName: "Photo Club", town: "Town")
    let change = Change(
      .organization(Edit(club, other), kind: Edit(.club, .club)), .renamed([]))
    #expect(
      Sentence(change).text == "Photo<U+2003>Club is now called Photo Club")
    let remark = Make.organization(
      .translation(.remark, language: "en", Edit("Open.  Always.", "Open. Always.")))
    #expect(Sentence(remark).text == "remark in English: Open. <U+20>Always. → Open. Always.")
  }

  /// The values of a list of the document, each in one line.
  private static func json(
    of changes: [Change], unknown: [Unknown] = [], in list: String
  ) throws -> [String] {
    let text = try Make.report(changes, unknown: unknown).json()
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    return try (document[list] as? [Any] ?? []).map {
      String(
        decoding: try JSONSerialization.data(
          withJSONObject: $0, options: [.sortedKeys, .withoutEscapingSlashes]), as: UTF8.self)
    }
  }

  // MARK: - Sides as they stand in JSON

  private static let clubName = #""fullName":"Club","kind":"club""#
  private static let janName = #""familyName":"Zon","givenName":"Jan","infixName":"""#
  private static let ilseName = #""familyName":"Avondrood","givenName":"Ilse","infixName":"van""#

  /// A change of a value of the club.
  private static func club(_ change: String, _ before: String, _ after: String) -> String {
    // Keys are sorted, so the value may stand anywhere among those of the identity.
    func side(_ value: String) -> String {
      let pairs = [#""fullName":"Club""#, #""kind":"club""#, value, #""town":"Town""#].sorted()
      return "{" + pairs.joined(separator: ",") + "}"
    }
    return change.replacing("AFTER", with: side(after)).replacing("BEFORE", with: side(before))
  }

  private static func clubField(_ name: String, _ before: String, _ after: String) -> String {
    club(
      #"{"after":AFTER,"before":BEFORE,"change":"field-changed","field":"\#(name)","subject":"organization"}"#,
      #""\#(name)":\#(before)"#, #""\#(name)":\#(after)"#)
  }

  private static func person(
    _ change: String, _ name: String, _ before: String, _ after: String
  ) -> String {
    func side(_ value: String) -> String {
      let pairs = (janName.components(separatedBy: ",") + [#""\#(name)":\#(value)"#]).sorted()
      return "{" + pairs.joined(separator: ",") + "}"
    }
    return
      #"{"after":\#(side(after)),"before":\#(side(before)),"change":\#(change),"subject":"photographer"}"#
  }

  private static func side(_ name: String, _ value: String) -> String {
    let pairs = [
      #""club":{"fullName":"Club","town":"Town"}"#, #""photographer":{\#(janName)}"#,
      #""\#(name)":\#(value)"#,
    ].sorted()
    return "{" + pairs.joined(separator: ",") + "}"
  }

  private static func member(
    _ change: String, _ name: String, _ before: String, _ after: String,
    subject: String = "membership"
  ) -> String {
    #"{"after":\#(side(name, after)),"before":\#(side(name, before)),"change":\#(change),"subject":"\#(subject)"}"#
  }

  // MARK: - Organizations

  private static let facts =
    #""contactEmail":null,"coordinates":null,"country":null,"file":"clubs.level1.json","fotobondNumber":null"#
  private static let membershipFacts =
    #""featuredImage":null,"fotobondNumber":null,"isFormer":false,"level3URL":null,"membershipEndDate":null,"membershipStartDate":null"#

  private static let organizations: [Told] = [
    Told(
      Make.organization(
        .added(
          .organization(
            OrganizationFacts(Make.club, kind: .club, file: "clubs.level1.json"), members: []))),
      "new in the hub",
      "{\"after\":{\(facts),\"fullName\":\"Club\",\"kind\":\"club\",\"level\":1,\"level2URL\":null,"
        + #""members":[],"membersState":"none","nickName":"Club","remarks":{},"town":"Town","website":null,"wikipedia":null},"#
        + #""before":null,"change":"added","subject":"organization"}"#),
    Told(
      Make.organization(
        .removed(
          .organization(
            OrganizationFacts(Make.club, kind: .club, file: "clubs.level1.json"),
            members: [Make.joining(Make.jan), Make.joining(Make.ilse)]))),
      "no longer in the hub, previously with 2 members: Ilse van Avondrood, Jan Zon",
      #"{"after":null,"before":{"#
        + "\(facts),\"fullName\":\"Club\",\"kind\":\"club\",\"level\":1,\"level2URL\":null,\"members\":["
        + [ilseName, janName].map {
          "{\(membershipFacts),\"person\":null,\"photographer\":{\($0)},\"portfolio\":null,\"roles\":[],\"statuses\":[]}"
        }.joined(separator: ",")
        + #"],"membersState":"none","nickName":"Club","remarks":{},"town":"Town","website":null,"wikipedia":null},"#
        + #""change":"removed","subject":"organization"}"#),
    Told(
      Make.organization(
        .renamed([Evidence(.website, 40, "same website"), Evidence(.town, -5, "another town")]),
        to: OrganizationIdentity(fullName: "Circle", town: "Town")),
      "Club is now called Circle (same website)",
      #"{"after":{"fullName":"Circle","kind":"club","town":"Town"},"before":{"fullName":"Club","kind":"club","town":"Town"},"change":"renamed","evidence":[{"kind":"website","text":"same website","weight":40},{"kind":"town","text":"another town","weight":-5}],"subject":"organization"}"#
    ),
    Told(
      Make.organization(
        .renamed([]), to: OrganizationIdentity(fullName: "Club", town: "City")),
      "town: Town → City",
      #"{"after":{"fullName":"Club","kind":"club","town":"City"},"before":{"fullName":"Club","kind":"club","town":"Town"},"change":"renamed","evidence":[],"subject":"organization"}"#
    ),
    Told(
      Make.organization(
        .renamed([]), to: OrganizationIdentity(fullName: "Circle", town: "City")),
      "Club (Town) is now Circle (City)",
      #"{"after":{"fullName":"Circle","kind":"club","town":"City"},"before":{"fullName":"Club","kind":"club","town":"Town"},"change":"renamed","evidence":[],"subject":"organization"}"#
    ),
    Told(
      Make.organization(.coordinates(Edit(Make.place(52), Make.place(52.0001)))),
      "coordinates changed by 11 m",
      club(
        #"{"after":AFTER,"before":BEFORE,"change":"coordinates-corrected","metres":11,"subject":"organization"}"#,
        #""coordinates":{"latitude":52,"longitude":5}"#,
        #""coordinates":{"latitude":52.0001,"longitude":5}"#)),
    Told(
      Make.organization(.coordinates(Edit(Make.place(52), Make.place(52.011)))),
      "coordinates changed by 1.2 km",
      club(
        #"{"after":AFTER,"before":BEFORE,"change":"moved","metres":1223,"subject":"organization"}"#,
        #""coordinates":{"latitude":52,"longitude":5}"#,
        #""coordinates":{"latitude":52.011,"longitude":5}"#)),
    Told(
      Make.organization(.coordinates(Edit(nil, Make.place(52)))),
      "coordinates added: 52.0, 5.0",
      clubField("coordinates", "null", #"{"latitude":52,"longitude":5}"#)),
    Told(
      Make.organization(.coordinates(Edit(Make.place(52), nil))),
      "coordinates removed: 52.0, 5.0",
      clubField("coordinates", #"{"latitude":52,"longitude":5}"#, "null")),
    Told(
      Make.organization(.field(.website, Edit(nil, "https://a.example"))),
      "website added: https://a.example",
      clubField("website", "null", #""https://a.example""#)),
    Told(
      Make.organization(.field(.website, Edit("https://a.example", nil))),
      "website removed: https://a.example",
      clubField("website", #""https://a.example""#, "null")),
    Told(
      Make.organization(.field(.website, Edit("https://a.example", "https://b.example"))),
      "website: https://a.example → https://b.example",
      clubField("website", #""https://a.example""#, #""https://b.example""#)),
    Told(
      Make.organization(.field(.nickName, Edit("club", "circle"))), "nickname: club → circle",
      clubField("nickName", #""club""#, #""circle""#)),
    Told(
      Make.organization(.field(.wikipedia, Edit(nil, "https://w.example"))),
      "Wikipedia article added: https://w.example",
      clubField("wikipedia", "null", #""https://w.example""#)),
    Told(
      Make.organization(.field(.contactEmail, Edit("a@b.example", nil))),
      "email address removed: a@b.example",
      clubField("contactEmail", #""a@b.example""#, "null")),
    Told(
      Make.organization(.field(.fotobondNumber, Edit("1620", "1621"))),
      "Fotobond number: 16.20 → 16.21", clubField("fotobondNumber", "1620", "1621")),
    Told(
      Make.organization(.field(.levelTwoURL, Edit(nil, "club.level2.json"))),
      "member list URL added: club.level2.json",
      clubField("level2URL", "null", #""club.level2.json""#)),
    Told(
      Change(
        .organization(Edit(Make.club, Make.club), kind: Edit(.club, .museum)),
        .field(.kind, Edit("club", "museum"))),
      "is now a museum instead of a club",
      #"{"after":{"fullName":"Club","kind":"museum","town":"Town"},"before":{"fullName":"Club","kind":"club","town":"Town"},"change":"field-changed","field":"kind","subject":"organization"}"#
    ),
    Told(
      Make.organization(.translation(.remark, language: "nl", Edit("Eén lamp.", "Twee lampen."))),
      "remark in Dutch: Eén lamp. → Twee lampen.",
      club(
        #"{"after":AFTER,"before":BEFORE,"change":"field-changed","field":"remark","language":"nl","subject":"organization"}"#,
        #""remark":"Eén lamp.""#, #""remark":"Twee lampen.""#)),
    Told(
      Make.organization(.level(Edit(1, 3))), "now has portfolios (level 1 → 3)",
      clubField("level", "1", "3")),
    Told(
      Make.organization(.level(Edit(2, 1))), "no longer has a member list (level 2 → 1)",
      clubField("level", "2", "1")),
  ]

  // MARK: - People

  private static let people: [Told] = [
    Told(
      Make.person(
        .renamed([Evidence(.birthday, 20, "same birthday")]),
        to: PersonName(givenName: "Ján", familyName: "Zon")),
      "Jan Zon is now called Ján Zon (same birthday)",
      #"{"after":{"familyName":"Zon","givenName":"Ján","infixName":""},"before":{"#
        + janName
        + #"},"change":"renamed","evidence":[{"kind":"birthday","text":"same birthday","weight":20}],"subject":"photographer"}"#
    ),
    Told(
      Make.person(.deceased(Edit(false, true))), "Jan Zon is now listed as deceased",
      person(#""died""#, "isDeceased", "false", "true")),
    Told(
      Make.person(.deceased(Edit(true, false))), "Jan Zon is no longer listed as deceased",
      person(#""field-changed","field":"isDeceased""#, "isDeceased", "true", "false")),
    Told(
      Make.person(.field(.birthday, Edit("1970-10-18", "1970-10-19"))),
      "Jan Zon, birthday: 18 October → 19 October",
      person(
        #""field-changed","field":"birthday""#, "birthday", #""1970-10-18""#, #""1970-10-19""#)),
    Told(
      Make.person(.field(.birthday, Edit("--10-18", "1970-10-18"))),
      "Jan Zon, year of birth changed",
      person(#""field-changed","field":"birthday""#, "birthday", #""--10-18""#, #""1970-10-18""#)),
    Told(
      Make.person(.field(.birthday, Edit(nil, "--10-18"))),
      "Jan Zon, birthday added: 18 October",
      person(#""field-changed","field":"birthday""#, "birthday", "null", #""--10-18""#)),
    Told(
      Make.person(.field(.website, Edit(nil, "https://jan.example"))),
      "Jan Zon, website added: https://jan.example",
      person(#""field-changed","field":"website""#, "website", "null", #""https://jan.example""#)),
    Told(
      Make.person(.picture(.portrait, Edit(nil, PublishedPicture(url: "jan.jpg")))),
      "Jan Zon, portrait added",
      person(
        #""field-changed","field":"portrait""#, "portrait", "null",
        #"{"sha256":null,"url":"jan.jpg"}"#)),
    Told(
      Make.person(
        .picture(
          .portrait, Edit(PublishedPicture(url: "jan.jpg"), PublishedPicture(url: "jan2.jpg")))),
      "Jan Zon, portrait: jan.jpg → jan2.jpg",
      person(
        #""field-changed","field":"portrait""#, "portrait", #"{"sha256":null,"url":"jan.jpg"}"#,
        #"{"sha256":null,"url":"jan2.jpg"}"#)),
    Told(
      Make.person(.keywordGained("astro", idString: "Astro")),
      "Jan Zon added the keyword Astro",
      person(#""keyword-gained""#, "keyword", "null", #""Astro""#)),
    Told(
      Make.person(.keywordLost("astro", idString: "Astro")),
      "Jan Zon removed the keyword Astro",
      person(#""keyword-lost""#, "keyword", #""Astro""#, "null")),
  ]

  // MARK: - Memberships

  private static func joined(_ member: String) -> String {
    #"{"after":{"club":{"fullName":"Club","town":"Town"},\#(member)},"before":null,"change":"joined","subject":"membership"}"#
  }

  private static func memberFacts(_ roles: String, _ statuses: String) -> String {
    membershipFacts
      + #","person":null,"photographer":{\#(janName)},"portfolio":null,"roles":[\#(roles)],"statuses":[\#(statuses)]"#
  }

  private static let memberships: [Told] = [
    Told(
      Make.membership(.joined(Make.joining())), "Jan Zon joined", joined(memberFacts("", ""))),
    Told(
      Make.membership(.joined(Make.joining { $0.statuses = [.prospective] })),
      "Jan Zon joined as a prospective member", joined(memberFacts("", #""prospective""#))),
    Told(
      Make.membership(.joined(Make.joining { $0.statuses = [.honorary] })),
      "Jan Zon joined as an honorary member", joined(memberFacts("", #""honorary""#))),
    Told(
      Make.membership(.joined(Make.joining { $0.roles = [.chairman, .admin] })),
      "Jan Zon joined as chairman and admin", joined(memberFacts(#""chairman","admin""#, ""))),
    Told(
      Make.membership(.joined(Make.joining { $0.roles = [.chairman, .treasurer, .admin] })),
      "Jan Zon joined as chairman, treasurer and admin",
      joined(memberFacts(#""chairman","treasurer","admin""#, ""))),
    Told(
      Make.membership(.joined(Make.joining { $0.roles = [.other] })),
      "Jan Zon joined with an unspecified role",
      joined(memberFacts(#""other""#, ""))),
    Told(
      Make.membership(.joined(Make.joining { $0.roles = [.secretary, .other] })),
      "Jan Zon joined as secretary with an unspecified role",
      joined(memberFacts(#""secretary","other""#, ""))),
    Told(
      Make.membership(.joined(Make.joining { $0.isFormer = true })),
      "Jan Zon is now listed as a former member",
      joined(memberFacts("", "").replacing(#""isFormer":false"#, with: #""isFormer":true"#))),
    Told(
      Make.membership(.joined(Make.joining { $0.stated.isDeceased = true })),
      "Jan Zon is now listed as a deceased member",
      joined(
        memberFacts("", #""deceased""#).replacing(#""isFormer":false"#, with: #""isFormer":true"#))
    ),
    Told(
      Make.membership(.left(Make.joining())), "Jan Zon left",
      #"{"after":null,"before":{"club":{"fullName":"Club","town":"Town"},"#
        + memberFacts("", "") + #"},"change":"left","subject":"membership"}"#),
    Told(
      Make.membership(
        .moved(
          Move(
            from: MembershipFacts(Make.member), to: MembershipFacts(Make.member),
            leavesTrace: true, hadTrace: false)),
        to: MembershipIdentity(club: Make.other, photographer: Make.jan)),
      "Jan Zon moved from Club (Town) to Other (Town) and is now a former member of Club (Town)",
      #"{"after":{"club":{"fullName":"Other","town":"Town"},"#
        + memberFacts("", "").replacing(#""person":null,"#, with: "")
        + #"},"before":{"club":{"fullName":"Club","town":"Town"},"#
        + memberFacts("", "").replacing(#""person":null,"#, with: "")
        + #"},"change":"moved","hadTrace":false,"leavesTrace":true,"subject":"membership"}"#),
    Told(
      Make.membership(.becameFormer), "Jan Zon is now a former member",
      member(#""became-former""#, "isFormer", "false", "true")),
    Told(
      Make.membership(.cameBack), "Jan Zon is a member again",
      member(#""came-back""#, "isFormer", "true", "false")),
    Told(
      Make.membership(.roleTaken(.secretary)), "Jan Zon is now secretary",
      member(#""role-taken""#, "role", "null", #""secretary""#)),
    Told(
      Make.membership(.roleTaken(.other)), "Jan Zon took on an unspecified role",
      member(#""role-taken""#, "role", "null", #""other""#)),
    Told(
      Make.membership(.roleGivenUp(.viceChairman)), "Jan Zon is no longer vice-chairman",
      member(#""role-given-up""#, "role", #""vice-chairman""#, "null")),
    Told(
      Make.membership(
        .roleHandedOver(.chairman),
        to: MembershipIdentity(club: Make.club, photographer: Make.ilse)),
      "chairman: Jan Zon → Ilse van Avondrood",
      #"{"after":{"club":{"fullName":"Club","town":"Town"},"photographer":{"#
        + ilseName + #"},"role":"chairman"},"before":"# + side("role", #""chairman""#)
        + #","change":"role-handed-over","subject":"membership"}"#),
    Told(
      Make.membership(.statusGained(.honorary)), "Jan Zon is now an honorary member",
      member(#""status-gained""#, "status", "null", #""honorary""#)),
    Told(
      Make.membership(.statusLost(.mentor)), "Jan Zon is no longer a mentor",
      member(#""status-lost""#, "status", #""mentor""#, "null")),
    Told(
      Make.membership(.field(.membershipStartDate, Edit("2022-02-28", "2023-02-28"))),
      "Jan Zon, joined 2023-02-28 (was 2022-02-28)",
      member(
        #""field-changed","field":"membershipStartDate""#, "membershipStartDate",
        #""2022-02-28""#, #""2023-02-28""#)),
    Told(
      Make.membership(.field(.membershipEndDate, Edit(nil, "2026-09-30"))),
      "Jan Zon, member until 2026-09-30",
      member(
        #""field-changed","field":"membershipEndDate""#, "membershipEndDate", "null",
        #""2026-09-30""#)),
    Told(
      Make.membership(.field(.membershipEndDate, Edit("2026-09-30", nil))),
      "Jan Zon, end date removed: 2026-09-30",
      member(
        #""field-changed","field":"membershipEndDate""#, "membershipEndDate", #""2026-09-30""#,
        "null")),
    Told(
      Make.membership(.field(.fotobondNumber, Edit(nil, "7301033"))),
      "Jan Zon, Fotobond number added: 73.01.033",
      member(#""field-changed","field":"fotobondNumber""#, "fotobondNumber", "null", "7301033")),
    Told(
      Make.membership(.field(.levelThreeURL, Edit(nil, "galleries/jan/"))),
      "Jan Zon, portfolio added: galleries/jan/",
      member(#""field-changed","field":"level3URL""#, "level3URL", "null", #""galleries/jan/""#)),
    Told(
      Make.membership(.picture(.featuredImage, Edit(PublishedPicture(url: "a.jpg"), nil))),
      "Jan Zon, featured image removed",
      member(
        #""field-changed","field":"featuredImage""#, "featuredImage",
        #"{"sha256":null,"url":"a.jpg"}"#, "null")),
  ]

  // MARK: - Portfolios

  private static func image(_ title: String, url: String = "a.jpg") -> String {
    #"{"caption":null,"captureDate":null,"position":2,"sha256":null,"title":\#(title),"url":"\#(url)"}"#
  }

  private static func portfolio(
    _ change: String, _ before: String, _ after: String, name: String = "image"
  ) -> String {
    member(change, name, before, after, subject: "portfolio")
  }

  private static let portfolios: [Told] = [
    Told(
      Make.portfolio(.imageAdded(Make.positioned(Make.image("Dunes"), at: 2))),
      "Jan Zon, image added: “Dunes”",
      portfolio(#""image-added""#, "null", image(#""Dunes""#))),
    Told(
      Make.portfolio(.imageRemoved(Make.positioned(Make.image(nil, url: "x/a.jpg?v=2"), at: 2))),
      "Jan Zon, image removed: a.jpg",
      portfolio(#""image-removed""#, image("null", url: "x/a.jpg?v=2"), "null")),
    Told(
      Make.portfolio(
        .imageReplaced(
          Edit(
            Make.positioned(Make.image("Dunes")), Make.positioned(Make.image("Dunes", url: "b.jpg"))
          ))),
      "Jan Zon, image replaced: “Dunes”",
      portfolio(
        #""image-replaced""#, image(#""Dunes""#), image(#""Dunes""#, url: "b.jpg"))),
    Told(
      Make.portfolio(
        .imageReaddressed(
          Edit(
            Make.positioned(Make.image("Dunes")), Make.positioned(Make.image("Dunes", url: "b.jpg"))
          ))),
      "Jan Zon, image moved to a new URL: “Dunes”",
      portfolio(
        #""image-readdressed""#, image(#""Dunes""#), image(#""Dunes""#, url: "b.jpg"))),
    Told(
      Make.portfolio(
        .imageText(
          .title, Edit(Make.positioned(Make.image("Dune")), Make.positioned(Make.image("Dunes"))))),
      "Jan Zon, title of image 2: Dune → Dunes",
      portfolio(
        #""image-text-changed","field":"title""#, image(#""Dune""#), image(#""Dunes""#))),
    Told(
      Make.portfolio(
        .reordered(
          Edit(
            [ImageKey(url: "a.jpg", occurrence: 1), ImageKey(url: "b.jpg", occurrence: 1)],
            [ImageKey(url: "b.jpg", occurrence: 1), ImageKey(url: "a.jpg", occurrence: 1)]))),
      "Jan Zon reordered their images",
      portfolio(
        #""reordered""#,
        #"[{"occurrence":1,"url":"a.jpg"},{"occurrence":1,"url":"b.jpg"}]"#,
        #"[{"occurrence":1,"url":"b.jpg"},{"occurrence":1,"url":"a.jpg"}]"#, name: "order")),
    Told(
      Make.portfolio(.text(.title, Edit("Jan", "Jan's"))), "Jan Zon, portfolio title: Jan → Jan's",
      portfolio(#""field-changed","field":"title""#, #""Jan""#, #""Jan's""#, name: "title")),
    Told(
      Make.portfolio(.text(.form, Edit("web-page", "juicebox"))),
      "Jan Zon, portfolio type: web page → JuiceBox gallery",
      portfolio(
        #""field-changed","field":"form""#, #""web-page""#, #""juicebox""#, name: "form")),
  ]

  // MARK: - Others

  private static let astro =
    #""dateAdded":null,"idString":"Astro","key":"astro","names":{"en":"Astro"},"usages":{}"#
  private static let problem = Problem(
    .dateForm, file: "a.json", position: Problem.Position(line: 3, column: 4), message: "odd")
  private static let problemJSON =
    #"{"code":"date-form","column":4,"file":"a.json","line":3,"message":"odd","path":null,"severity":"warning","suggestion":null}"#
  private static let (old, new) = (Make.digest(0xAA).hex, Make.digest(0xBB).hex)

  private static func file(_ state: String, _ reason: String, _ digest: String) -> String {
    #"{"location":"club.level2.json","reason":\#(reason),"role":"level2","sha256":\#(digest),"state":"\#(state)"}"#
  }

  private static func source(_ change: String, _ before: String, _ after: String) -> String {
    #"{"after":\#(after),"before":\#(before),"change":"\#(change)","subject":"source"}"#
  }

  private static func keyword(_ change: String, _ before: String, _ after: String) -> String {
    #"{"after":\#(after),"before":\#(before),"change":\#(change),"subject":"keyword"}"#
  }

  private static let (standard, language) = (
    { () -> KeywordFacts in
      var facts = KeywordFacts("Astro", isStandard: true)
      facts.names["en"] = "Astro"
      return facts
    }(), LanguageFacts("fr", englishName: "French", isDefined: true)
  )

  private static let others: [Told] = [
    Told(
      Change(
        .picture([
          Edit(.portrait(Make.jan), .portrait(Make.jan)),
          Edit(.featuredImage(Make.member), .featuredImage(Make.member)),
        ]), .bytes(Edit(Make.digest(0xAA), Make.digest(0xBB)))),
      "Jan Zon, portrait replaced (same URL); used in 1 other place",
      #"{"after":{"sha256":"\#(new)"},"before":{"sha256":"\#(old)"},"change":"content-changed","subject":"picture","uses":["#
        + #"{"after":{"photographer":{\#(janName)}},"before":{"photographer":{\#(janName)}},"use":"portrait"},"#
        + #"{"after":{"club":{"fullName":"Club","town":"Town"},"photographer":{\#(janName)}},"before":{"club":{"fullName":"Club","town":"Town"},"photographer":{\#(janName)}},"use":"featuredImage"}]}"#
    ),
    Told(
      Change(
        .picture([Edit(.featuredImage(Make.member), .featuredImage(Make.member))]),
        .bytes(Edit(Make.digest(0xAA), Make.digest(0xBB)))),
      "Jan Zon, featured image replaced (same URL)",
      #"{"after":{"sha256":"\#(new)"},"before":{"sha256":"\#(old)"},"change":"content-changed","subject":"picture","uses":["#
        + #"{"after":{"club":{"fullName":"Club","town":"Town"},"photographer":{\#(janName)}},"before":{"club":{"fullName":"Club","town":"Town"},"photographer":{\#(janName)}},"use":"featuredImage"}]}"#
    ),
    Told(
      Change(
        .picture([
          Edit(
            .image(Make.member, Make.positioned(Make.image("Dunes"))),
            .image(Make.member, Make.positioned(Make.image("Dunes"))))
        ]), .bytes(Edit(Make.digest(0xAA), Make.digest(0xBB)))),
      "Jan Zon, image replaced: “Dunes” (same URL)",
      #"{"after":{"sha256":"\#(new)"},"before":{"sha256":"\#(old)"},"change":"content-changed","subject":"picture","uses":[{"after":"#
        + side("image", image(#""Dunes""#)) + #","before":"# + side("image", image(#""Dunes""#))
        + #","use":"image"}]}"#),
    Told(
      Make.keyword(.added(.keyword(standard))), "Astro is now a standard keyword",
      keyword(#""defined""#, "null", "{\(astro)}")),
    Told(
      Make.keyword(.removed(.keyword(standard))), "Astro is no longer a standard keyword",
      keyword(#""dropped""#, "{\(astro)}", "null")),
    Told(
      Make.keyword(.translation(.name, language: "de", Edit(nil, "Astrofotografie"))),
      "Astro, name in German added: Astrofotografie",
      keyword(
        #""field-changed","field":"name","language":"de""#,
        #"{"idString":"Astro","key":"astro","name":null}"#,
        #"{"idString":"Astro","key":"astro","name":"Astrofotografie"}"#)),
    Told(
      Make.keyword(.translation(.usage, language: "en", Edit("Stars.", "Stars and moons."))),
      "Astro, description in English: Stars. → Stars and moons.",
      keyword(
        #""field-changed","field":"usage","language":"en""#,
        #"{"idString":"Astro","key":"astro","usage":"Stars."}"#,
        #"{"idString":"Astro","key":"astro","usage":"Stars and moons."}"#)),
    Told(
      Make.keyword(.text(.dateAdded, Edit("2026-01-01", nil))),
      "Astro, date of addition removed: 2026-01-01",
      keyword(
        #""field-changed","field":"dateAdded""#,
        #"{"dateAdded":"2026-01-01","idString":"Astro","key":"astro"}"#,
        #"{"dateAdded":null,"idString":"Astro","key":"astro"}"#)),
    Told(
      Make.keyword(.spelling, from: "ASTRO"), "keyword spelling: ASTRO → Astro",
      keyword(
        #""spelling-changed""#, #"{"idString":"ASTRO","key":"astro"}"#,
        #"{"idString":"Astro","key":"astro"}"#)),
    Told(
      Make.language(.added(.language(language))), "French (fr) is now a language of the hub",
      #"{"after":{"code":"fr","englishName":"French"},"before":null,"change":"defined","subject":"language"}"#
    ),
    Told(
      Make.language(.removed(.language(language))),
      "French (fr) is no longer a language of the hub",
      #"{"after":null,"before":{"code":"fr","englishName":"French"},"change":"dropped","subject":"language"}"#
    ),
    Told(
      Make.language(.text(.englishName, Edit("Franch", "French"))),
      "language fr, name: Franch → French",
      #"{"after":{"code":"fr","englishName":"French"},"before":{"code":"fr","englishName":"Franch"},"change":"field-changed","field":"englishName","subject":"language"}"#
    ),
    Told(
      Change(.problem, .added(.problem(problem))), "new: a.json:3:4: warning: odd [date-form]",
      #"{"after":\#(problemJSON),"before":null,"change":"new","subject":"problem"}"#),
    Told(
      Change(.problem, .removed(.problem(problem))),
      "no longer reported: a.json:3:4: warning: odd [date-form]",
      #"{"after":null,"before":\#(problemJSON),"change":"solved","subject":"problem"}"#),
    Told(
      Change(.source, .source(Edit(nil, Make.source(.present, nil, 0xAA)))),
      "club.level2.json is new",
      source("added", "null", file("present", "null", "\"\(old)\""))),
    Told(
      Change(.source, .source(Edit(nil, Make.source(.failed, "no answer")))),
      "club.level2.json is new, failed (no answer)",
      source("added", "null", file("failed", #""no answer""#, "null"))),
    Told(
      Change(.source, .source(Edit(Make.source(.present, nil, 0xAA), nil))),
      "club.level2.json is no longer in the hub",
      source("removed", file("present", "null", "\"\(old)\""), "null")),
    Told(
      Change(
        .source,
        .source(Edit(Make.source(.present, nil, 0xAA), Make.source(.failed, "no answer")))),
      "club.level2.json: fetched → failed (no answer)",
      source(
        "state-changed", file("present", "null", "\"\(old)\""),
        file("failed", #""no answer""#, "null"))),
    Told(
      Change(
        .source, .source(Edit(Make.source(.present, nil, 0xAA), Make.source(.present, nil, 0xBB)))
      ),
      "club.level2.json has changed",
      source(
        "content-changed", file("present", "null", "\"\(old)\""),
        file("present", "null", "\"\(new)\""))),
    Told(
      Change(
        .source, .source(Edit(Make.source(.failed, "no answer"), Make.source(.failed, "refused")))
      ),
      "club.level2.json: failed (refused)",
      source(
        "reason-changed", file("failed", #""no answer""#, "null"),
        file("failed", #""refused""#, "null"))),
  ]

  private static let unknown: [(Unknown, String, String)] = [
    (
      Unknown(.organization(Make.club, .club), side: .after, reason: "b.json was not read"),
      "the new bundle does not say whether Club (Town) still exists: b.json was not read",
      #"{"organization":{"fullName":"Club","kind":"club","town":"Town"},"reason":"b.json was not read","side":"after","subject":"organization"}"#
    ),
    (
      Unknown(.organization(Make.club, .museum), side: .before, reason: "b.json was not read"),
      "the old bundle does not say whether Club (Town) already existed: b.json was not read",
      #"{"organization":{"fullName":"Club","kind":"museum","town":"Town"},"reason":"b.json was not read","side":"before","subject":"organization"}"#
    ),
    (
      Unknown(.members(of: Make.club, count: 12), side: .after, reason: "no answer"),
      "the new bundle does not include the members of Club (Town) (12 before): no answer",
      #"{"club":{"fullName":"Club","town":"Town"},"count":12,"reason":"no answer","side":"after","subject":"members"}"#
    ),
    (
      Unknown(.photographer(Make.jan), side: .after, reason: "no answer"),
      "the new bundle does not include all facts about Jan Zon: no answer",
      #"{"photographer":{\#(janName)},"reason":"no answer","side":"after","subject":"photographer"}"#
    ),
    (
      Unknown(.portfolio(Make.member, count: 3), side: .before, reason: "left out"),
      "the old bundle does not include the images of Jan Zon in Club (Town) (3 now): left out",
      #"{"club":{"fullName":"Club","town":"Town"},"count":3,"photographer":{\#(janName)},"reason":"left out","side":"before","subject":"portfolio"}"#
    ),
    (
      Unknown(.levelZero, side: .after, reason: "no answer"),
      "the new bundle does not include keywords and languages: no answer",
      #"{"reason":"no answer","side":"after","subject":"level0"}"#
    ),
    (
      Unknown(
        .omitted("emails", of: [.clubs]), side: .after, reason: "the bundle's maker omitted them"),
      "the new bundle does not include email addresses: the bundle's maker omitted them",
      #"{"facts":"emails","reason":"the bundle's maker omitted them","side":"after","subject":"omitted"}"#
    ),
  ]
}

extension Sentence {
  /// The whole sentence as plain text.
  fileprivate var text: String {
    whole.map(\.text).joined() + (reasons(atMost: .max).map { " (\($0))" } ?? "")
  }
}

extension Phrase.Part {
  /// The part as plain text.
  var text: String {
    switch self {
    case .words(let text), .name(let text), .value(let text), .message(let text): text
    case .edit(let edit): "\(edit.before) → \(edit.after)"
    case .list(let texts): texts.joined(separator: ", ")
    }
  }
}
