import HubModel
import Testing

struct NameTests {
  @Test func `a full name has no gap for a missing infix`() {
    let jane = PersonName(givenName: "Jane", infixName: "van den", familyName: "Doe")
    #expect(jane.fullName == "Jane van den Doe")
    #expect(PersonName(givenName: "Jane", familyName: "Doe").fullName == "Jane Doe")
  }

  @Test func `given, infix and family name identify a photographer, with case and accents`() {
    let jane = PersonName(givenName: "Jane", infixName: "van", familyName: "Doe")
    #expect(jane == PersonName(givenName: "Jane", infixName: "van", familyName: "Doe"))
    #expect(jane != PersonName(givenName: "Jane", familyName: "Doe"))
    #expect(jane != PersonName(givenName: "Jane", familyName: "van Doe"))
    #expect(jane != PersonName(givenName: "jane", infixName: "van", familyName: "Doe"))
    #expect(jane != PersonName(givenName: "Jané", infixName: "van", familyName: "Doe"))
  }

  @Test func `lists sort by family name, then given name, then infix`() {
    let sorted = [
      PersonName(givenName: "Zoë", infixName: "van", familyName: "Aalst"),
      PersonName(givenName: "An", familyName: "Aalsten"),
      PersonName(givenName: "Bo", familyName: "Åbel"),
      PersonName(givenName: "Ann", familyName: "DE GROOT"),
      PersonName(givenName: "Émile", familyName: "de Groot"),
      PersonName(givenName: "Emile", infixName: "van", familyName: "de Groot"),
      PersonName(givenName: "Eva", familyName: "de Groot"),
      PersonName(givenName: "Ann", familyName: "Zwart"),
    ]
    #expect(sorted.reversed().sorted { $0.sortKey < $1.sortKey } == sorted)
    #expect(
      sorted.reversed().sorted { $0.sortKey.utf8.lexicographicallyPrecedes($1.sortKey.utf8) }
        == sorted)
  }

  @Test func `a shorter family name is sorted first, whatever the given name`() {
    let berg = PersonName(givenName: "Zwaan", familyName: "Berg")
    let bergen = PersonName(givenName: "Aad", familyName: "Berg en")
    #expect(berg.sortKey < bergen.sortKey)
  }

  @Test(arguments: [
    ("Fotogroep de Gender", "Eindhoven", "Fotogroep de Gender (Eindhoven)"),
    ("Fotoclub Ericamera", "Erica", "Fotoclub Ericamera (Erica)"),
    ("Fotoclub Helmond", "Helmond", "Fotoclub Helmond"),
    ("Fotoclub Helmond Oost", "Helmond", "Fotoclub Helmond Oost"),
    ("FOTOCLUB HÉLMOND", "helmond", "FOTOCLUB HÉLMOND"),
    ("Fotoclub Den Bosch", "Den Bosch", "Fotoclub Den Bosch"),
    ("Fotoclub Den Haag in Bosch", "Den Bosch", "Fotoclub Den Haag in Bosch (Den Bosch)"),
    ("Fotokring 's-Hertogenbosch", "'s-Hertogenbosch", "Fotokring 's-Hertogenbosch"),
    ("Berlin-Fotografie", "Berlin", "Berlin-Fotografie"),
    ("Helmond", "Helmond", "Helmond"), ("Foto", "Bergen op Zoom", "Foto (Bergen op Zoom)"),
  ])
  func `an organization shows its town unless its name contains it as a word`(
    name: String, town: String, shown: String
  ) {
    #expect(OrganizationIdentity(fullName: name, town: town).displayName == shown)
  }

  @Test func `full name and town identify an organization exactly`() {
    let gender = OrganizationIdentity(fullName: "De Gender", town: "Eindhoven")
    #expect(gender == OrganizationIdentity(fullName: "De Gender", town: "Eindhoven"))
    #expect(gender != OrganizationIdentity(fullName: "de Gender", town: "Eindhoven"))
    #expect(gender != OrganizationIdentity(fullName: "De Gender", town: "Eindhovén"))
    #expect(gender != OrganizationIdentity(fullName: "De Gender", town: "Best"))
  }

  @Test func `coordinates are valid up to the poles and the date line`() {
    for (latitude, longitude) in [(90.0, 180.0), (-90, -180), (0, 0), (51.4, 5.4)] {
      let place = Coordinates(latitude: latitude, longitude: longitude)
      #expect(place?.latitude == latitude && place?.longitude == longitude)
    }
    for (latitude, longitude) in [
      (90.001, 0.0), (-90.001, 0), (0, 180.001), (0, -180.001), (.nan, 0), (0, .infinity),
    ] {
      #expect(Coordinates(latitude: latitude, longitude: longitude) == nil)
    }
  }

  @Test func `a keyword's key ignores only case`() {
    #expect(
      KeywordFacts.key(of: "Black & White") == KeywordFacts.key(of: "BLACK & white"))
    #expect(KeywordFacts.key(of: "Été") == KeywordFacts.key(of: "ÉTÉ"))
    #expect(KeywordFacts.key(of: "Ete") != KeywordFacts.key(of: "Été"))
    #expect(KeywordFacts.key(of: "Black&White") != KeywordFacts.key(of: "Black & White"))
  }
}
