import HubModel
import Testing

@testable import HubPages

/// Who took a picture, by the texts beside it (Docs/Galleries.md, "Pictures and furniture").
struct CreditsTests {
  private let credits = Credits(
    of: .member(PersonName(givenName: "Anna", infixName: "de", familyName: "Vries")), in: people)

  @Test(arguments: [
    ("Mist – foto: Anna de Vries", Credits.Author.owner), ("Mist (door A. de Vries)", .owner),
    ("© 2019 Anna de Vries", .owner), ("Anna de Vries: Mist", .owner),
    ("Foto: Piet van Dam", .other("Piet van Dam")), ("Mist\nOtto Vel", .other("Otto Vel")),
    ("Mist by Otto Vel", .other("Otto Vel")), ("Photo by Piet Bos, 2020", .other("Piet Bos")),
    ("Foto: Otto Vel\nAnna de Vries in de duinen", .owner),
  ])
  func `a name says whose picture it is`(lines: String, author: Credits.Author) {
    #expect(credits.author(in: lines) == author)
  }

  @Test(arguments: [
    "Foto: 2019", "Foto: Canon EOS 90D", "Mist © Fotoclub Lumen", "© 2024",
    "Wandeling door Amsterdam",
    "Walk by the sea", "Foto: zonsopgang", "Mist", "Fotografie: Nikon Z6", "Copyright",
  ])
  func `a year, a camera, the club and other words name nobody`(lines: String) {
    #expect(credits.author(in: lines) == nil)
  }

  @Test(arguments: [
    ("Mist – foto: Anna de Vries", "Mist"), ("Mist © Fotoclub Lumen", "Mist"),
    ("Foto: 2019", nil), ("Mist (door Anna de Vries)", "Mist"), ("Mist\nFoto: Otto Vel", "Mist"),
    ("Wandeling door Amsterdam", "Wandeling door Amsterdam"),
    ("Foto: zonsopgang", "Foto: zonsopgang"), ("Door de bomen", "Door de bomen"),
  ])
  func `a title is what remains without the photographer`(text: String, title: String?) {
    #expect(credits.withoutCredit(text) == title)
  }
}
