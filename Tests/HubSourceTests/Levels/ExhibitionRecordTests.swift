import HubModel
import Testing

@testable import HubSource

/// Records of exhibitions (Docs/Hub.md, "Exhibitions").
struct ExhibitionRecordTests {
  private func exhibitions(_ texts: String...) throws -> Decoded<[ExhibitionRecord]> {
    let decoded = try club("\"exhibitions\": [\(texts.joined(separator: ", "))]")
    return Decoded(value: decoded.value.exhibitions.all, problems: decoded.problems)
  }

  @Test func `a record contains name, dates and venue`() throws {
    let found = try exhibitions(
      """
      {"name": "Licht", "startDate": "2026-12-05", "endDate": "2027-01-17", "optional": {
        "place": {"name": "De Kade", "town": "Gent", "coordinates": {"latitude": 51, "longitude": 4}},
        "remark": [{"language": "NL", "value": "Toegang vrij"}], "website": "https://x.example",
        "poster": "p.jpg", "galleryURL": "g/"}}
      """)
    let one = try #require(found.value.first)
    #expect(found.problems.isEmpty && one.name == "Licht")
    #expect(one.startDate == "2026-12-05" && one.endDate == "2027-01-17")
    #expect(one.venue == "De Kade" && one.town == "Gent")
    #expect(one.coordinates == Coordinates(latitude: 51, longitude: 4))
    #expect(one.remarks.map(\.text) == [LocalizedText(language: "nl", text: "Toegang vrij")])
    #expect(one.website == "https://x.example" && one.galleryURL == "g/")
    #expect(one.poster?.text == "p.jpg" && one.poster?.file == "x.json")
  }

  @Test(arguments: [
    #"{"title": "A", "firstDay": "2026-01-02", "lastDay": "2026-01-03", "venue": "Zaal", "town": "Gent"}"#,
    #"{"name": "A", "dateFrom": "2026-01-02", "dateTo": "2026-01-03", "location": {"name": "Zaal", "town": "Gent"}}"#,
    #"{"name": "A", "startDate": "2026-01-02", "endDate": "2026-01-03", "place": "Zaal", "optional": {"town": "Gent"}}"#,
    #"{"name": "A", "startDate": "2026-01-02", "endDate": "2026-01-03", "place": "", "location": {"name": "Zaal", "town": "Gent"}}"#,
  ])
  func `each field name is read`(text: String) throws {
    let found = try exhibitions(text)
    let one = try #require(found.value.first)
    #expect(found.problems.isEmpty && one.name == "A")
    #expect(one.startDate == "2026-01-02" && one.endDate == "2026-01-03")
    #expect(one.venue == "Zaal" && one.town == "Gent")
  }

  @Test func `a second place, and a text in place of the list, are told`() throws {
    let two = try exhibitions(#"{"name": "A", "place": {"name": "Zaal"}, "venue": "Hal"}"#)
    #expect(two.value.first?.venue == "Zaal" && two.problems.map(\.code) == [.misplacedField])
    #expect(try club(#""exhibitions": " ""#).problems.map(\.code) == [.wrongType])
  }

  @Test func `incomplete coordinates are skipped and reported`() throws {
    let found = try exhibitions(
      #"{"name": "A", "place": {"coordinates": {"latitude": 51}}}"#,
      #"{"name": "B", "coordinates": {"longitude": 4, "latitude": null}}"#)
    #expect(found.value.allSatisfy { $0.coordinates == nil })
    #expect(
      found.problems.map(\.message) == [
        "the coordinates have no longitude; ignored", "the coordinates have no latitude; ignored",
      ])
  }

  @Test func `lists in the record and in its optional part are both read`() throws {
    let decoded = try club(
      #"""
      "exhibitions": [{"name": "A"}, {"name": "B"}],
      "optional": {"exhibitions": [{"name": "C"}, {"name": "A", "town": "Gent"}]}
      """#)
    #expect(decoded.value.exhibitions.all.map(\.name) == ["C", "A", "B"])
    #expect(decoded.value.exhibitions.all[1].town == "Gent")
  }

  @Test func `values missing in a place are read from its record`() throws {
    let found = try exhibitions(
      #"{"name": "A", "place": {"name": "Zaal"}, "town": "Gent", "coordinates": {"latitude": 1, "longitude": 2}}"#
    )
    #expect(found.value.first?.town == "Gent" && found.value.first?.venue == "Zaal")
    #expect(found.value.first?.coordinates == Coordinates(latitude: 1, longitude: 2))
  }

  @Test func `pictures hang in the order of the list, with photographers and wall texts`() throws {
    let found = try exhibitions(
      """
      {"name": "A", "optional": {"pictures": [
        "b.jpg",
        {"imageURL": "a.jpg", "title": "Mist", "captureDate": "2026-01-02", "photographer": "Anna de Proef",
          "wallText": [{"language": "NL", "value": "Om zes uur."}, {"language": "en", "value": "At six."}]},
        {"imageURL": "c.jpg", "optional": {"photographer":
          {"givenName": "Bob", "infixName": "von", "familyName": "Beispiel"}}},
        {"imageURL": "b.jpg", "captureDate": "2026-03-04"}]}}
      """)
    let gallery = try #require(found.value.first?.gallery)
    #expect(found.problems.isEmpty && gallery.form == .list && gallery.state == .present)
    #expect(gallery.file == "x.json")
    #expect(gallery.images.map(\.picture.reference) == ["b.jpg", "a.jpg", "c.jpg", "b.jpg"])
    #expect(gallery.images.map(\.title) == [nil, "Mist", nil, nil])
    #expect(gallery.images.map(\.photographer) == [nil, "Anna de Proef", "Bob von Beispiel", nil])
    #expect(
      gallery.images[1].wallTexts == [
        LocalizedText(language: "nl", text: "Om zes uur."),
        LocalizedText(language: "en", text: "At six."),
      ])
  }

  @Test func `a picture without a URL does not hang, and an empty list is none`() throws {
    let found = try exhibitions(
      #"{"name": "A", "pictures": ["", 3, {"title": "Mist"}, {"imageURL": "a.jpg", "wallTekst": 1}]}"#
    )
    #expect(found.value.first?.gallery?.images.map(\.picture.reference) == ["a.jpg"])
    #expect(found.problems.map(\.code) == [.wrongType, .wrongType, .wrongType, .unknownField])
    for list in ["[]", "null", "\"a.jpg\""] {
      #expect(try exhibitions("{\"name\": \"A\", \"pictures\": \(list)}").value[0].gallery == nil)
    }
  }

  @Test func `the list of the first record that has one is used`() throws {
    let found = try exhibitions(
      #"{"name": "A", "galleryURL": "g/"}"#, #"{"name": "A", "pictures": ["1.jpg"]}"#,
      #"{"name": "A", "pictures": ["2.jpg"]}"#)
    #expect(found.value.count == 1)
    #expect(found.value[0].gallery?.images.map(\.picture.reference) == ["1.jpg"])
  }

  @Test func `an exhibition without a name is skipped and reported`() throws {
    let found = try exhibitions(#"{"startDate": "2026-01-02"}"#, #"{"name": "A"}"#, "7")
    #expect(found.value.map(\.name) == ["A"])
    #expect(
      found.places == [
        "exhibition-without-name at exhibitions[0]", "wrong-type at exhibitions[2]",
      ])
  }

  @Test func `two records with one name and first day are merged into the first`() throws {
    let found = try exhibitions(
      #"{"name": "A", "startDate": "2026-01-02", "venue": "Zaal"}"#,
      #"{"name": "A", "startDate": "2026-01-02", "venue": "Kelder", "website": "https://a.example"}"#,
      #"{"name": "A", "startDate": "2027-01-02"}"#, #"{"name": "A"}"#)
    #expect(found.value.map(\.startDate) == ["2026-01-02", "2027-01-02", nil])
    #expect(found.value[0].venue == "Zaal" && found.value[0].website == "https://a.example")
    #expect(found.places == ["duplicate-exhibition at exhibitions[1]"])
  }

  @Test func `an exhibition that ends before it begins keeps both days`() throws {
    let found = try exhibitions(
      #"{"name": "A", "startDate": "2026-01-02", "endDate": "2026-01-01"}"#)
    #expect(found.value.first?.endDate == "2026-01-01")
    #expect(found.codes == [.exhibitionDatesReversed])
  }

  @Test func `misspelt fields are reported`() throws {
    let found = try exhibitions(#"{"name": "A", "poser": "p.jpg", "place": {"city": "Gent"}}"#)
    #expect(
      found.places == [
        "unknown-field at exhibitions[0].poser", "unknown-field at exhibitions[0].place.city",
      ])
    #expect(found.problems.first?.suggestion == "did you mean \"poster\"?")
  }

  @Test(arguments: [#""exhibitions": "soon""#, #""exhibitions": {"name": "A"}"#])
  func `exhibitions that are not an array do not affect the rest`(text: String) throws {
    let found = try club(text + #", "website": "https://a.example""#)
    #expect(found.codes == [.wrongType] && found.value.exhibitions.all.isEmpty)
    #expect(found.value.website == "https://a.example")
  }
}
