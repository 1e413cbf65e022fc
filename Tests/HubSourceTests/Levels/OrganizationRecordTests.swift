import HubModel
import Testing

@testable import HubSource

/// Records of Level 1 in old and new forms.
struct OrganizationRecordTests {
  @Test func `a record is read as described`() throws {
    let club = try club(
      """
      "coordinates": { "latitude": 51.42398, "longitude": 5.45010 },
      "optional": { "website": "https://a.nl", "level2URL": "https://a.nl/a.level2.json",
                    "wikipedia": "https://w.org/a", "contactEmail": "a@a.nl",
                    "remark": [ { "language": "NL", "value": "Eén" }, { "language": "EN", "value": "One" } ],
                    "nlSpecific": { "fotobondNumber": 1620 }, "kvkNumber": 1, "other": [] }
      """)
    #expect(
      club.places == ["unknown-field at optional.kvkNumber", "unknown-field at optional.other"])
    #expect(club.value.kind == .club && club.value.file == "x.json")
    #expect(club.value.identity == OrganizationIdentity(fullName: "Fotoclub A", town: "Best"))
    #expect(club.value.coordinates == Coordinates(latitude: 51.42398, longitude: 5.4501))
    #expect(club.value.website == "https://a.nl" && club.value.wikipedia == "https://w.org/a")
    #expect(club.value.levelTwoURL == "https://a.nl/a.level2.json")
    #expect(club.value.contactEmail == "a@a.nl" && club.value.fotobondNumber == 1620)
    #expect(
      club.value.remarks.map(\.text) == [
        LocalizedText(language: "nl", text: "Eén"), LocalizedText(language: "en", text: "One"),
      ])
    #expect(club.value.remarks.map(\.file) == ["x.json", "x.json"])
  }

  @Test(arguments: [
    #""website": "https://w", "wikipedia": "https://p", "level2URL": "l", "contactEmail": "e@x.nl", "nlSpecific": {"fotobondNumber": 7}, "coordinates": {"latitude": 1, "longitude": 2}, "remark": [{"language": "EN", "value": "r"}]"#,
    #""optional": {"website": "https://w", "wikipedia": "https://p", "level2URL": "l", "maintainerEmail": "e@x.nl", "nlSpecific": {"fotobondNumber": 7}, "coordinates": {"latitude": 1, "longitude": 2}, "remark": [{"language": "EN", "value": "r"}]}"#,
    #""website": "https://w", "wikipedia": "", "maintainerEmail": "e@x.nl", "coordinates": {"latitude": 1, "longitude": 2}, "optional": {"website": null, "wikipedia": "https://p", "level2URL": "l", "contactEmail": "", "nlSpecific": {"fotobondNumber": 7}, "remark": "r"}"#,
    #""website": "https://w", "level2URL": "l", "remark": "r", "optional": {"website": "", "wikipedia": "https://p", "level2URL": " ", "contactEmail": "e@x.nl", "nlSpecific": {"fotobondNumber": 7}, "remark": "", "coordinates": {"latitude": 1, "longitude": 2}}"#,
    #""website": "https://w", "optional": {"website": " https://w\u00a0", "wikipedia": "https://p", "level2URL": "l", "contactEmail": "e@x.nl", "nlSpecific": {"fotobondNumber": 7.0}, "coordinates": {"latitude": 1, "longitude": 2}, "remark": [{"language": "en", "localizedString": "r"}]}"#,
  ])
  func `older shapes are read alike`(fields: String) throws {
    let club = try club(fields)
    #expect(club.problems.isEmpty)
    #expect(club.value.website == "https://w" && club.value.wikipedia == "https://p")
    #expect(club.value.levelTwoURL == "l" && club.value.contactEmail == "e@x.nl")
    #expect(club.value.fotobondNumber == 7)
    #expect(club.value.coordinates == Coordinates(latitude: 1, longitude: 2))
    #expect(club.value.remarks.map(\.text) == [LocalizedText(language: "en", text: "r")])
  }

  @Test func `an empty text is an absent value`() throws {
    let club = try club(
      """
      "website": "", "wikipedia": " ", "level2URL": "\\u00a0", "contactEmail": "\\n", "remark": "",
      "optional": {"remark": [{"language": "EN", "value": ""}, {"language": "NL", "value": " "}]}
      """)
    #expect(club.problems.isEmpty)
    #expect(club.value.website == nil && club.value.wikipedia == nil)
    #expect(club.value.levelTwoURL == nil && club.value.contactEmail == nil)
    #expect(club.value.remarks.isEmpty && club.value.nickName == nil)
  }

  @Test func `names are kept in NFC, without no-break spaces, trimmed`() throws {
    let record = try decoded(
      #"{"idPlus": {"fullName": " Cafe\u0301\u00a0Foto ", "town": "Lie\u0300ge", "nickName": " c "}}"#
    ) { OrganizationRecord($0, kind: .club, omitting: [], $1) }
    let club = try #require(record.value)
    #expect(Array(club.identity.fullName.utf8) == Array("Caf\u{E9} Foto".utf8))
    #expect(Array(club.identity.town.utf8) == Array("Li\u{E8}ge".utf8))
    #expect(club.nickName == "c")
  }

  @Test(arguments: [
    #"{"idPlus": {"town": "Best"}}"#, #"{"idPlus": {"fullName": "A"}}"#, #"{"idPlus": {}}"#, "{}",
    #"{"idPlus": {"fullName": "", "town": "Best"}}"#,
    #"{"idPlus": {"fullName": "A", "town": " "}}"#,
    #"{"idPlus": {"fullName": 5, "town": "Best"}}"#, #"{"idPlus": []}"#,
  ])
  func `a record without full name or town is skipped with an error`(text: String) throws {
    let record = try decoded(text) { OrganizationRecord($0, kind: .museum, omitting: [], $1) }
    #expect(record.value == nil)
    #expect(record.codes.last == .recordWithoutName)
    #expect(record.problems.last?.message.hasPrefix("a museum") == true)
    #expect(record.problems.last?.severity == .error)
  }

  @Test func `a skipped record is reported with what is known of it`() throws {
    let record = try decoded(#"{"idPlus": {"town": "Best", "nickName": "fcA"}}"#) {
      OrganizationRecord($0, kind: .club, omitting: [], $1)
    }
    #expect(
      record.problems.map(\.message) == [
        "a club (Best) was ignored; \"fullName\" is missing"
      ])
  }

  @Test(arguments: [
    (90.5, 5.0, "are they swapped?"), (90.5, 95, nil), (-90.5, -95, nil), (5, 180.5, nil),
    (5, -180.5, nil), (1e9, 1e9, nil),
    (105.4, 51.4, "are they swapped?"),
  ])
  func `coordinates out of range are skipped with an error`(
    latitude: Double, longitude: Double, hint: String?
  ) throws {
    let club = try club(
      "\"coordinates\": {\"latitude\": \(latitude), \"longitude\": \(longitude)}, \"website\": \"https://w\""
    )
    #expect(club.value.coordinates == nil && club.value.website == "https://w")
    #expect(club.places == ["coordinates-out-of-range at coordinates"])
    #expect(club.problems.first?.severity == .error && club.problems.first?.suggestion == hint)
  }

  @Test func `the ends of the ranges are valid`() throws {
    for (latitude, longitude) in [(90.0, 180.0), (-90, -180), (0, 1), (1, 0)] {
      let club = try club(
        "\"coordinates\": {\"latitude\": \(latitude), \"longitude\": \(longitude)}")
      #expect(club.value.coordinates == Coordinates(latitude: latitude, longitude: longitude))
      #expect(club.problems.isEmpty)
    }
  }

  @Test(arguments: ["0, \"longitude\": 0", "0.0, \"longitude\": -0.0"])
  func `coordinates of zero are skipped with a warning`(values: String) throws {
    let club = try club("\"coordinates\": {\"latitude\": \(values)}")
    #expect(club.value.coordinates == nil)
    #expect(club.places == ["coordinates-zero at coordinates"])
    #expect(club.problems.first?.severity == .warning)
  }

  @Test(arguments: [
    (#""coordinates": {"latitude": "51.4", "longitude": 5}"#, "coordinates.latitude"),
    (#""coordinates": {"latitude": 51.4, "longitude": true}"#, "coordinates.longitude"),
    (#""coordinates": [51.4, 5]"#, "coordinates"), (#""coordinates": "51.4, 5""#, "coordinates"),
    (#""wikipedia": 7"#, "wikipedia"), (#""optional": {"level2URL": []}"#, "optional.level2URL"),
    (#""optional": {"contactEmail": {}}"#, "optional.contactEmail"),
    (#""optional": {"remark": 7}"#, "optional.remark"),
    (#""optional": {"remark": [7]}"#, "optional.remark[0]"),
    (#""optional": {"remark": [{"language": "NL", "value": 7}]}"#, "optional.remark[0].value"),
    (#""nlSpecific": 7"#, "nlSpecific"),
    (#""nlSpecific": {"fotobondNumber": "1620"}"#, "nlSpecific.fotobondNumber"),
    (#""nlSpecific": {"fotobondNumber": 16.2}"#, "nlSpecific.fotobondNumber"),
    (#""optional": []"#, "optional"),
  ])
  func `a value of the wrong type does not affect the rest`(field: String, path: String) throws {
    let club = try club(field + #", "website": "https://a.nl""#)
    #expect(club.value.website == "https://a.nl")
    #expect(club.value.coordinates == nil && club.value.fotobondNumber == nil)
    #expect(club.value.wikipedia == nil && club.value.levelTwoURL == nil)
    #expect(club.value.contactEmail == nil && club.value.remarks.isEmpty)
    #expect(club.places == ["wrong-type at \(path)"])
    #expect(club.problems.first?.position != nil)
  }

  @Test func `of two remarks in one language the first is used`() throws {
    let club = try club(
      #""remark": [{"language": "nl", "value": "a"}, {"language": "NL", "value": "b"}]"#)
    #expect(club.value.remarks.map(\.text) == [LocalizedText(language: "nl", text: "a")])
  }
}
