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

  /// The places of single values.
  var valuePlaces: [UnreadPlace] { places.values.joined().filter { !$0.fields.isEmpty } }

  /// Returns true if a whole record in a file could not be read.
  func lackRecord(of kind: UnreadPlace.Kind, in file: String) -> Bool {
    places[UnreadPlace.Records(file: file, kind: kind), default: []].contains(
      where: \.fields.isEmpty)
  }

  /// Returns true if a field of a record in a file may be what could not be read.
  func contain(_ names: [String], of kind: UnreadPlace.Kind, in file: String) -> Bool {
    places[UnreadPlace.Records(file: file, kind: kind), default: []].contains { $0.mayBe(names) }
  }

  func places(of records: Set<UnreadPlace.Records>) -> Set<UnreadPlace> {
    Set(records.flatMap { places[$0, default: []] })
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
