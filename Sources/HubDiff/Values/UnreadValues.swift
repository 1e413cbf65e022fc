import HubModel

/// The places in the files of a hub that could not be read, unless another hub could not read them,
/// either: what a record lacks may have been there.
struct UnreadValues {
  private let places: [UnreadPlace.Records: [UnreadPlace]]

  init(of hub: HubValues, notOf other: HubValues) {
    let own = Dictionary(grouping: hub.unreadPlaces, by: \.records)
    let theirs = Dictionary(grouping: other.unreadPlaces, by: \.records)
    let areShifted = own.keys.contains { theirs[$0] != nil }
    let counts = areShifted ? (hub.recordCounts, other.recordCounts) : ([:], [:])
    places = own.compactMapValues { places in
      guard let records = places.first?.records, let others = theirs[records] else { return places }
      // If a record was inserted or removed, those behind it have other numbers.
      let isShifted = counts.0[records] != counts.1[records]
      func key(_ place: UnreadPlace) -> [String] {
        place.fields + [isShifted ? place.text : place.path]
      }
      let new = removing(others.map(key), from: places, keys: places.map(key))
      return new.isEmpty ? nil : new
    }
  }

  var isEmpty: Bool { places.isEmpty }

  var records: Set<UnreadPlace.Records> { Set(places.keys) }

  /// True if one of the fields may have led to another file.
  var includeReferences: Bool {
    places.values.joined().contains { place in
      !place.isStrange
        && !Set(place.fields).isDisjoint(
          with: ["level2URL", "level3URL", "galleryURL", "optional"])
    }
  }

  /// The Level 1 file of which an include could not be read; nil if there is none.
  var fileWithInclude: String? {
    places.filter { records, places in
      // Nothing but the includes of a header is read.
      records.kind == .header
        && places.contains { $0.isStrange || $0.fields.isEmpty || $0.mayBe(["level1URLIncludes"]) }
    }.keys.map(\.file).min()
  }

  /// The files with whole records of one of the kinds that could not be read.
  func files(withUnread kinds: UnreadPlace.Kind...) -> Set<String> {
    Set(
      places.filter { kinds.contains($0.key.kind) && $0.value.contains(where: \.fields.isEmpty) }
        .keys.map(\.file))
  }

  var filesWithUnreadExhibitions: Set<String> {
    let inObjects = places.filter { records, places in
      records.kind == .organization && places.contains(where: \.mayContainLists)
    }
    return files(withUnread: .exhibition).union(inObjects.keys.map(\.file))
  }

  var allPlaces: [UnreadPlace] { Array(places.values.joined()) }

  /// Returns true if a whole record in a file could not be read.
  func lackRecord(of kind: UnreadPlace.Kind, in file: String) -> Bool {
    places[UnreadPlace.Records(file: file, kind: kind), default: []].contains(
      where: \.fields.isEmpty)
  }

  /// Returns true if a field of a record in a file may be what could not be read.
  func contain(_ names: [String], of kind: UnreadPlace.Kind, in file: String) -> Bool {
    places[UnreadPlace.Records(file: file, kind: kind), default: []].contains { $0.mayBe(names) }
  }
}

extension HubValues {
  /// The number of records of each kind in each file, as far as this hub has those of a comparison,
  /// with those that could not be read.
  fileprivate var recordCounts: [UnreadPlace.Records: Int] {
    var counts: [UnreadPlace.Records: Int] = [:]
    func add(_ file: String?, _ kind: UnreadPlace.Kind) {
      if let file { counts[UnreadPlace.Records(file: file, kind: kind), default: 0] += 1 }
    }
    for facts in organizations.values { add(facts.file, .organization) }
    for identity in memberships.keys { add(organizations[identity.club]?.listFile, .member) }
    for facts in exhibitions.values {
      add(organizations[facts.organization]?.file, .exhibition)
      add(organizations[facts.organization]?.listFile, .exhibition)
    }
    for place in unreadPlaces where place.fields.isEmpty {
      add(place.records.file, place.records.kind)
    }
    return counts
  }

  /// The places of what could not be read, without those that an earlier release filled.
  var unreadPlaces: Set<UnreadPlace> {
    Set(problems.lazy.compactMap(UnreadPlace.init)).subtracting(filledPlaces)
  }
}

/// A value in a file of a hub that could not be read, or a whole record.
struct UnreadPlace: Hashable, Sendable {
  struct Records: Hashable, Sendable {
    let file: String
    let kind: Kind
  }

  enum Kind {
    case organization, header, member, exhibition, keyword, language
    /// An image, or the gallery itself.
    case image
  }

  let records: Records
  /// The field with the objects that contain it, from the outside in: `roles`, `isChairman`; empty
  /// for a whole record, or a list of them.
  let fields: [String]
  /// True if the name of the field is unknown, and may be misspelt.
  let isStrange: Bool
  /// The path with the numbers of the records. An unknown field is reported once in a file.
  let path: String
  /// The text of the problem, which does not depend on the number of the record.
  let text: String

  /// The place of a problem; nil if it leaves out nothing.
  init?(_ problem: Problem) {
    let code = problem.code
    guard code.leavesOutValue || code.leavesOutRecord else { return nil }
    isStrange = code == .unknownField
    // members[3].optional.birthday
    var names = (problem.path ?? "").split(separator: ".").map { String($0.prefix { $0 != "[" }) }
    path = problem.path ?? problem.message
    text = problem.textKey
    // The name of an unknown flag does not say which one was meant.
    if code == .unknownFlag { names = names.dropLast() }
    if isStrange, let name = names.last,
      let list = Suggestion.nearest(to: name, among: ["exhibitions", "level1Header"])
    {
      names[names.count - 1] = list
    }
    var kind: Kind
    if let index = names.firstIndex(of: "exhibitions") {
      kind = .exhibition
      names.removeFirst(index + 1)
    } else if let list = names.first?.lowercased() {
      kind = Self.kinds[list] ?? (list == "title" ? .image : .organization)
      if Self.kinds[list] != nil { names.removeFirst() }
    } else {
      // In an XML file.
      kind = .image
    }
    switch code {
    case .recordWithoutName: kind = .organization
    case .memberWithoutName: kind = .member
    case .exhibitionWithoutName: kind = .exhibition
    default: break
    }
    if code == .textTooLong, problem.path == nil {
      // Without its URL, or on a page, the whole image is left out.
      let isText = text.hasPrefix("\"") && !text.hasPrefix("\"imageURL\"")
      names = isText ? Self.textsOfImage : []
    }
    fields = code.leavesOutRecord ? [] : names
    records = Records(file: problem.file, kind: kind)
  }

  private static let kinds: [String: Kind] = [
    "clubs": .organization, "museums": .organization, "club": .organization,
    "level1header": .header, "members": .member, "keywords": .keyword, "expertises": .keyword,
    "languages": .language, "images": .image,
  ]

  /// The texts of an image, which an XML file does not name by a path.
  private static let textsOfImage = ImageText.allCases.map(\.rawValue)

  /// Objects in which a field can be.
  private static let containers = ["optional", "nlSpecific", "place", "location", "venue"]

  /// True if what could not be read may have contained a whole list of records.
  var mayContainLists: Bool {
    guard let last = fields.last else { return false }
    return isStrange ? Suggestion.nearest(to: last, among: ["optional"]) != nil : last == "optional"
  }

  /// Returns true if what could not be read may have been one of the fields.
  func mayBe(_ names: [String]) -> Bool {
    guard let last = fields.last else { return false }
    if isStrange {
      return fields.dropLast().contains(where: names.contains)
        || Suggestion.nearest(to: last, among: names + Self.containers) != nil
    }
    return Self.containers.contains(last) || fields.contains(where: names.contains)
  }
}

/// Returns the values without one for each of the others that has its key.
func removing<Value, Key: Hashable>(
  _ others: [Key], from values: [Value], keys: [Key]
) -> [Value] {
  var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
  return zip(values, keys).compactMap { value, key in
    guard let count = counts[key], count > 0 else { return value }
    counts[key] = count - 1
    return nil
  }
}
