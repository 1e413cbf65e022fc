import HubModel

/// The fields that an object of a level file may have, directly or in its `optional` (Docs/Hub.md,
/// sections 4 to 8). Other fields are reported, because they are often misspelt.
struct Fields {
  /// The name of the object in messages: "a member".
  let object: String
  /// The field names without `optional`, which every object may have.
  let names: [String]
  /// The names of objects and lists that are read directly in the object as well as in its
  /// `optional`.
  let merged: Set<String>
  private let all: Set<String>
  /// The known names, by their lower-case form.
  private let spellings: [String: String]
  /// The lower-case forms of fields that are read, or reported, by themselves.
  private let others: Set<String>

  /// - Parameter others: Fields that are read, or reported, by themselves.
  init(
    of object: String, _ names: [String], facts: [FactTerm] = [], others: Set<String> = [],
    merged: Set<String> = []
  ) {
    self.object = object
    self.merged = merged
    // The Fotobond number is in an object of its own.
    self.names =
      names + facts.filter { $0.kind != .fotobond }.flatMap { [$0.name] + $0.formerNames }
    all = Set(self.names + ["optional"]).union(others)
    spellings = Dictionary((self.names + ["optional"]).map { ($0.lowercased(), $0) }) { $1 }
    self.others = Set(others.map { $0.lowercased() })
  }

  /// Fields that people write in other words.
  private static let otherWords = WordTable.levels.meanings("fields")

  /// Returns the known field that an unknown one stands for: the same in other words, or the most
  /// similar one. Names that differ in a digit are different: `level0URL` is not `level1URL`.
  static func meant(by name: String, among known: [String]) -> String? {
    if let word = otherWords[name.lowercased()], known.contains(word) { return word }
    return Suggestion.nearest(
      to: name, among: known.filter { $0.filter(\.isNumber) == name.filter(\.isNumber) })
  }

  func contains(_ name: String) -> Bool { all.contains(name) }

  /// Returns the known field that a name means, ignoring case.
  func known(_ name: String) -> String? { spellings[name.lowercased()] }

  /// Returns true if a name, ignoring case, is that of a field that is read, or reported, by itself.
  func isOther(_ name: String) -> Bool { others.contains(name.lowercased()) }
}

extension Fields {
  static let levelZero = Fields(of: "a Level 0 file", ["keywords", "expertises", "languages"])
  static let keyword = Fields(
    of: "a keyword", ["idString", "name", "localizations", "usage", "description", "dateAdded"])
  static let language = Fields(of: "a language", ["isoCode", "languageNameEN"])
  static let text = Fields(of: "a text", ["language", "value", "localizedString"])

  static let levelOne = Fields(of: "a Level 1 file", ["level1Header", "clubs", "museums"])
  /// Only the includes of a header are read; the rest describes the file itself.
  static let header = Fields(
    of: "a header", ["level1URL", "level1URLIncludes", "contactEmail", "maintainerEmail"])
  static let organization = Fields(
    of: "a club or museum",
    [
      "idPlus", "fullName", "town", "nickName", "coordinates", "level2URL", "remark", "nlSpecific",
      "exhibitions",
    ], facts: OrganizationDetails.facts.map(\.term), merged: ["exhibitions"])
  static let identity = Fields(of: "\"idPlus\"", ["fullName", "town", "nickName"])
  static let coordinates = Fields(of: "\"coordinates\"", ["latitude", "longitude"])
  static let netherlands = Fields(
    of: "\"nlSpecific\"", ["fotobondNumber"], others: MemberFlags.names)

  static let levelTwo = Fields(
    of: "a Level 2 file", ["club", "members", "exhibitions"],
    others: Set(besideClub.names), merged: ["exhibitions"])
  /// Fields of a club that people put beside `club`.
  static let besideClub = Fields(
    of: "a Level 2 file", ["coordinates", "remark", "nlSpecific", "fotobondNumber"],
    facts: OrganizationDetails.facts.map(\.term))
  static let member = Fields(
    of: "a member",
    [
      "name", "roles", "status", "stat", "photographerImage", "featuredImage", "keywords",
      "expertises", "nlSpecific",
    ], facts: PersonDetails.facts.map(\.term) + MembershipDetails.facts.map(\.term),
    others: MemberFlags.names, merged: ["roles", "status", "stat"])
  static let name = Fields(of: "\"name\"", ["givenName", "infixName", "familyName"])

  static let exhibition = Fields(
    of: "an exhibition",
    [
      "name", "title", "place", "location", "coordinates", "remark", "description", "poster",
      "posterURL", "pictures",
    ], facts: ExhibitionDetails.facts.map(\.term))
  static let place = Fields(of: "\"place\"", ["name", "town", "coordinates"])

  static let levelThree = Fields(of: "a Level 3 file", ["member", "title", "images"])
  static let owner = Fields(of: "\"member\"", ["givenName", "infixName", "familyName"])
  static let image = Fields(of: "an image", imageNames)
  /// An image in the `pictures` of an exhibition.
  static let hungImage = Fields(of: "an image", imageNames + ["photographer", "wallText"])
  private static let imageNames = ["imageURL", "thumbURL", "title", "caption", "captureDate"]
}

extension WordTable {
  /// Other words for what level files contain.
  static let levels = WordTable(EmbeddedTexts.words_txt)
}
