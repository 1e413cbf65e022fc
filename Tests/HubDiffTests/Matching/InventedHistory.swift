import HubModel
import TestSupport

@testable import HubDiff

/// Two releases of an invented hub, and the names that belong together.
struct InventedHistory {
  private(set) var before = HubValues()
  private(set) var after = HubValues()
  private(set) var renamedClubs: [OrganizationIdentity: OrganizationIdentity] = [:]
  private(set) var renamedPeople: [PersonName: PersonName] = [:]
  private var generator: SeededGenerator
  /// The probability that a fact is published.
  private let richness: Double
  private var nextNumber = 1

  /// - Parameter richness: The amount of facts, from 0 (names only) to 1 (all facts of everybody).
  init(seed: UInt64, clubs: Int = 20, richness: Double) {
    generator = SeededGenerator(seed: seed)
    self.richness = richness
    for index in 0..<clubs { addClub(index, isNew: chance(0.05), isGone: chance(0.05)) }
  }

  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < probability
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  private mutating func addClub(_ index: Int, isNew: Bool, isGone: Bool) {
    var old = inventedClub(index)
    while before.organizations[old.identity] != nil || after.organizations[old.identity] != nil {
      old = inventedClub(index)
    }
    var new = old
    if !isNew, !isGone, chance(0.25) { new = renamed(old) }
    if after.organizations[new.identity] != nil { new = old }
    if !isNew { before.organizations[old.identity] = old }
    if !isGone { after.organizations[new.identity] = new }
    if old.identity != new.identity { renamedClubs[old.identity] = new.identity }
    if chance(0.4) { return }
    for _ in 0..<Int.random(in: 3...25, using: &generator) {
      addMember(old.identity, new.identity, isNew: isNew, isGone: isGone)
    }
  }

  private mutating func inventedClub(_ index: Int) -> OrganizationFacts {
    let town = pick(Vocabulary.towns)
    let kind = pick(["Fotoclub", "Fotogroep", "Fotokring"])
    let name = chance(0.3) ? town : pick(Vocabulary.clubs)
    let identity = OrganizationIdentity(fullName: "\(kind) \(name)", town: town)
    var facts = OrganizationFacts(identity, kind: .club)
    let place = Double(Vocabulary.towns.firstIndex(of: town) ?? 0)
    let (north, east) = (
      Double.random(in: 0..<0.05, using: &generator), Double.random(in: 0..<0.05, using: &generator)
    )
    if chance(max(0.9, richness)) {
      facts.coordinates = Coordinates(latitude: 50 + place / 7 + north, longitude: 4 + east)
    }
    if chance(max(0.5, richness)) {
      facts.nickName = "f\(kind.dropFirst(4).prefix(1))\(name)\(index)"
    }
    if chance(richness) { facts.website = "https://club\(index).example" }
    if chance(richness / 2) { facts.fotobondNumber = 7000 + index }
    return facts
  }

  private mutating func renamed(_ club: OrganizationFacts) -> OrganizationFacts {
    let (name, town) = (club.identity.fullName, club.identity.town)
    let isTownRenamed = chance(0.25)
    let newTown = isTownRenamed ? oneLetterOff(town) : town
    let words = name.split(separator: " ").map(String.init)
    let newName =
      isTownRenamed
      ? name
      : pick([
        "\(pick(["Fotogroep", "Fotovereniging", "Photo Club"])) \(words.dropFirst().joined(separator: " "))",
        name + " e.o.", name + " 1952", name.uppercased(),
        words.dropFirst().joined(separator: " ") + " Fotografie", oneLetterOff(name),
      ])
    let identity = OrganizationIdentity(fullName: newName, town: newTown)
    var facts = OrganizationFacts(identity, kind: .club)
    facts.nickName = club.nickName == name ? newName : club.nickName
    facts.coordinates = club.coordinates
    facts.website = chance(0.2) ? "https://new\(club.nickName.lowercased()).example" : club.website
    facts.fotobondNumber = club.fotobondNumber
    return facts
  }

  private mutating func addMember(
    _ old: OrganizationIdentity, _ new: OrganizationIdentity, isNew: Bool, isGone: Bool
  ) {
    guard let name = freshName() else { return }
    var member = Somebody(name: name, clubs: [old])
    let number = nextNumber
    nextNumber += 1
    if chance(richness) { member.fotobond = 7_000_000 + number }
    if chance(richness) { member.gallery = "https://club.example/\(number)" }
    if chance(richness / 2) { member.birthday = "--0\(1 + number % 9)-1\(number % 10)" }
    if chance(richness / 2) { member.website = "https://person\(number).example" }
    if chance(richness) { member.start = "20\(10 + number % 13)-0\(1 + number % 9)-01" }
    let isJoining = isNew || chance(0.06)
    let isLeaving = isGone || chance(0.06)
    if !isJoining { before.add(member) }
    if isLeaving { return }
    member.clubs = [new]
    if !isJoining, chance(0.12), let corrected = corrected(name) {
      member = Somebody(
        name: corrected, clubs: [new], gallery: member.gallery,
        website: chance(0.1) ? nil : member.website, fotobond: member.fotobond,
        birthday: member.birthday, start: chance(0.05) ? nil : member.start)
      renamedPeople[name] = corrected
    }
    after.add(member)
  }

  private func isTaken(_ name: PersonName) -> Bool {
    before.photographers[name] != nil || after.photographers[name] != nil
  }

  /// Many share a family name, as brothers and sisters do.
  private mutating func freshName() -> PersonName? {
    for _ in 0..<20 {
      let (infix, family) = (
        pick(Vocabulary.infixes), pick(Vocabulary.families) + pick(Vocabulary.endings)
      )
      let name = PersonName(givenName: pick(Vocabulary.given), infixName: infix, familyName: family)
      if !isTaken(name) { return name }
    }
    return nil
  }

  private mutating func corrected(_ name: PersonName) -> PersonName? {
    let (given, infix, family) = (name.givenName, name.infixName, name.familyName)
    let names = [
      PersonName(givenName: given, infixName: infix, familyName: oneLetterOff(family)),
      PersonName(givenName: given, infixName: infix, familyName: accented(family)),
      PersonName(givenName: family, infixName: infix, familyName: given),
      PersonName(givenName: given + (infix.isEmpty ? "" : " " + infix), familyName: family),
      PersonName(givenName: given, familyName: (infix + " " + family).trimmingSpaces),
      PersonName(
        givenName: given, infixName: infix == "van de" ? "van den" : infix, familyName: family),
      PersonName(givenName: String(given.prefix(1)) + ".", infixName: infix, familyName: family),
      PersonName(
        givenName: given, infixName: infix, familyName: family + "-" + pick(Vocabulary.families)),
      PersonName(givenName: given.uppercased(), infixName: infix, familyName: family.uppercased()),
      PersonName(givenName: accented(given), infixName: infix, familyName: oneLetterOff(family)),
    ]
    let corrected = pick(names)
    return isTaken(corrected) ? nil : corrected
  }

  private func accented(_ text: String) -> String {
    guard let index = text.firstIndex(where: { "eo".contains($0) }) else { return text }
    return text.replacing(
      text[index...index], with: text[index] == "e" ? "é" : "ö", maxReplacements: 1)
  }

  private mutating func oneLetterOff(_ text: String) -> String {
    var letters = Array(text)
    let index = Int.random(in: 1..<letters.count - 1, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: letters.remove(at: index)
    case 1: letters.insert(pick(Array("aeinrst")), at: index)
    case 2: letters.swapAt(index, index + 1)
    default: letters[index] = pick(Array("aeinrst"))
    }
    return Text.normalized(String(letters)) ?? text
  }
}

extension String {
  fileprivate var trimmingSpaces: String { Text.normalized(self) ?? self }
}

private enum Vocabulary {
  static let towns = [
    "Zonstad", "Maanstad", "Schemerdam", "Lichtegem", "Avondrode", "Nachtwijk", "Stervoort",
    "Regenbeek", "Mistbergen", "Dauwdorp", "Hagelum", "Wolkenveen",
  ]
  static let clubs = [
    "Lumen", "Umbra", "Prisma Zes", "Scherptediepte", "De Spiegel", "Korrel", "Sluitertijd",
    "Diafragma", "Tegenlicht", "Het Statief", "Zwart op Wit", "Doka", "Obscura", "Fixeer",
  ]
  static let given = [
    "Jan", "Piet", "Klaas", "Anneke", "Marijke", "Els", "Ilse", "Bas", "Kees", "Koos", "Tim", "Tom",
    "Willem",
    "Johannes", "Hendrik", "Petra", "Paula", "Paul", "René", "Renée", "Sanne", "Roos", "Noor",
    "Sem", "Daan",
    "Erik", "Marc", "Jos", "Wilma", "Theo", "Leo", "Bert", "Bart", "Margo", "Mariet", "Corrie",
    "Frans", "Hans",
  ]
  static let infixes = ["", "", "", "", "van", "de", "van de", "van der", "van den"]
  static let families = [
    "Zonne", "Mane", "Avond", "Nacht", "Morgen", "Wolken", "Regen", "Sterre", "Licht", "Schaduw",
    "Nevel",
    "Dauw", "Winter", "Zomer", "Lente",
  ]
  static let endings = [
    "schijn", "glans", "kijker", "rood", "veld", "man", "sma", "stra", "berg", "broek", "huis",
    "poort",
  ]
}
