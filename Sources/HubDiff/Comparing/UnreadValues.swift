import HubModel

/// The fields of a hub's files that had a value that could not be read, where the files of another
/// hub had none such: what a record lacks may have been in it.
struct UnreadValues {
  /// The kind of record that a field belongs to.
  enum Record {
    case organization, member, exhibition
  }

  /// The records of one kind in a file.
  private struct Records: Hashable {
    let file: String
    let record: Record
  }

  private struct Place: Hashable {
    let records: Records
    /// The field, or the object with all the fields that may be meant: "isChairman", "optional".
    let field: String
  }

  private let places: Set<Place>
  /// The names of unknown fields, which may be misspelt.
  private let strange: [Records: [String]]

  init(of hub: HubValues, notOf other: HubValues) {
    func more(_ count: ([Problem]) -> [Place: Int]) -> Set<Place> {
      let counts = count(hub.problems)
      return Set(
        counts.merging(count(other.problems)) { $0 - $1 }
          .lazy.filter { $0.value > 0 && counts[$0.key] != nil }.map(\.key))
    }
    places = more(Self.counts)
    let misspelt = more { problems in
      problems.filter { $0.code == .unknownField }
        .reduce(into: [:]) { counts, problem in
          let names = Self.names(problem)
          guard names.count > 1, let name = names.last else { return }
          counts[Place(records: Self.records(names, problem), field: String(name)), default: 0] += 1
        }
    }
    strange = Dictionary(grouping: misspelt, by: \.records).mapValues { $0.map(\.field) }
  }

  var isEmpty: Bool { places.isEmpty && strange.isEmpty }

  /// members[3].optional.birthday
  private static func names(_ problem: Problem) -> [Substring] {
    (problem.path ?? "").split(separator: ".").map { $0.prefix { $0 != "[" } }
  }

  private static func records(_ names: [Substring], _ problem: Problem) -> Records {
    let record: Record =
      names.contains("exhibitions")
      ? .exhibition : names[0] == "members" ? .member : .organization
    return Records(file: problem.file, record: record)
  }

  /// True if one of the fields may have led to another file.
  var includeReferences: Bool {
    places.contains { ["level2URL", "level3URL", "galleryURL", "optional"].contains($0.field) }
  }

  /// The Level 1 file of which an include could not be read; nil if there is none.
  var fileWithInclude: String? {
    places.filter { $0.field == Self.includes }.map(\.records.file).min()
  }

  private static let includes = "level1URLIncludes"

  /// Returns true if a field of a record in a file could not be read, or an object that contains it.
  func contain(_ names: [String], of record: Record, in file: String) -> Bool {
    let records = Records(file: file, record: record)
    return (names + ["optional"]).contains { places.contains(Place(records: records, field: $0)) }
      || strange[records, default: []].contains {
        Suggestion.nearest(to: $0, among: names) != nil
      }
  }

  private static func counts(_ problems: [Problem]) -> [Place: Int] {
    var counts: [Place: Int] = [:]
    for problem in problems where problem.code.leavesOutValue || problem.code == .unknownField {
      var names = names(problem)
      // The name of an unknown flag does not say which one was meant.
      if problem.code == .unknownFlag { names = names.dropLast() }
      if problem.code == .unknownField {
        // The includes may be meant, under another name.
        guard names.first == "level1Header" else { continue }
        names = ["level1Header", Self.includes[...]]
      }
      guard names.count > 1 else { continue }
      let records = records(names, problem)
      // A value can be part of a field: `remark[0].value`, `coordinates.latitude`.
      let last = names.last.map { [$0] } ?? []
      for name in last + names.dropLast().filter({ $0 != "optional" }) {
        counts[Place(records: records, field: String(name)), default: 0] += 1
      }
    }
    return counts
  }
}

extension HubValues {
  /// Returns the hub with the values of another one where it could not read its own, which are
  /// then neither removed nor added, and what it does not know for this reason.
  func completed(from other: HubValues) -> (hub: HubValues, unknown: [Unknown.Facts: String]) {
    let unread = UnreadValues(of: self, notOf: other)
    guard !unread.isEmpty else { return (self, [:]) }
    var hub = self
    var unknown: [Unknown.Facts: String] = [:]
    for (identity, facts) in organizations {
      guard let theirs = other.organizations[identity] else { continue }
      let files = [facts.file, facts.listFile].compactMap(\.self)
      for file in files {
        hub.organizations[identity]?.take(from: theirs, isOwnFile: file != facts.file) {
          unread.contain($0, of: .organization, in: file)
        }
      }
      if hub.organizations[identity] != facts {
        unknown[.facts(of: identity, facts.kind)] = Self.reason(in: files)
      }
    }
    for (identity, facts) in exhibitions {
      guard let organization = organizations[facts.organization] else { continue }
      let files = [organization.file, organization.listFile].compactMap(\.self)
      func isUnread(_ names: [String]) -> Bool {
        files.contains { unread.contain(names, of: .exhibition, in: $0) }
      }
      let lacksDay = facts.startDate == nil && isUnread([FactTerm.startDate.name])
      guard
        let theirs = other.exhibitions[identity]
          ?? (lacksDay ? other.onlyExhibition(called: facts.name, of: facts.organization) : nil)
      else { continue }
      hub.exhibitions[identity]?.take(from: theirs, where: isUnread)
      if hub.exhibitions[identity] != facts {
        unknown[.facts(of: organization.identity, organization.kind)] = Self.reason(in: files)
      }
    }
    for (identity, facts) in memberships {
      guard let file = organizations[identity.club]?.listFile else { continue }
      let isUnread = { unread.contain($0, of: .member, in: file) }
      let name = identity.photographer
      let person = hub.photographers[name]
      if let theirs = other.memberships[identity] {
        hub.memberships[identity]?.take(from: theirs, where: isUnread)
      }
      if hub.memberships[identity]?.levelThreeURL != facts.levelThreeURL {
        hub.organizations[identity.club]?.take(levelOf: other.organizations[identity.club])
      }
      if let theirs = other.photographers[name] {
        hub.photographers[name]?.take(from: theirs, where: isUnread)
      }
      if hub.memberships[identity] != facts || hub.photographers[name] != person {
        unknown[.photographer(name)] = Self.reason(in: [file])
      }
    }
    return (hub, unknown)
  }

  /// Returns an exhibition, whatever its first day, if there is only one with its name.
  private func onlyExhibition(
    called name: String, of organization: OrganizationIdentity
  ) -> ExhibitionFacts? {
    let all = exhibitions.values.filter { $0.organization == organization && $0.name == name }
    return all.count == 1 ? all.first : nil
  }

  private static func reason(in files: [String]) -> String {
    "a value in \(files.joined(separator: " or ")) could not be read"
  }
}

extension Detailed {
  /// Takes the values of another record for those that are missing and could not be read.
  fileprivate mutating func take(
    _ facts: [Fact<Details>], from other: Self, where isUnread: ([String]) -> Bool
  ) {
    for fact in facts
    where fact.value(details) == nil && isUnread([fact.term.name] + fact.term.formerNames) {
      fact.set(&details, fact.value(other.details))
    }
  }
}

extension OrganizationFacts {
  /// Takes the level of another record, if it is higher: members or portfolios were not read here.
  mutating func take(levelOf other: OrganizationFacts?) {
    level = max(level, other?.level ?? level)
  }

  /// - Parameter isOwnFile: True if the values are those of the club's own file, without which those
  ///   of Level 1 apply.
  fileprivate mutating func take(
    from other: Self, isOwnFile: Bool, where isUnread: ([String]) -> Bool
  ) {
    for fact in OrganizationDetails.facts
    where (isOwnFile || fact.value(details) == nil)
      && isUnread([fact.term.name, "nlSpecific"] + fact.term.formerNames)
    {
      fact.set(&details, fact.value(other.details))
    }
    if isOwnFile || coordinates == nil, isUnread(["coordinates"]) {
      (coordinates, country) = (other.coordinates, other.country)
    }
    if isUnread(["remark"]) { remarks.merge(other.remarks) { isOwnFile ? $1 : $0 } }
    guard !isOwnFile else { return }
    if nickName == identity.fullName, isUnread(["nickName"]) { nickName = other.nickName }
    if levelTwoURL == nil, isUnread(["level2URL"]) { levelTwoURL = other.levelTwoURL }
  }
}

extension ExhibitionFacts {
  fileprivate mutating func take(from other: Self, where isUnread: ([String]) -> Bool) {
    take(ExhibitionDetails.facts, from: other, where: isUnread)
    if coordinates == nil, isUnread(["coordinates"]) { coordinates = other.coordinates }
    if poster == nil, isUnread(["poster"]) { poster = other.poster }
    if isUnread(["remark"]) { remarks.merge(other.remarks) { own, _ in own } }
    if gallery == nil, details.galleryURL != nil { gallery = other.gallery }
  }
}

extension MembershipFacts {
  fileprivate mutating func take(from other: Self, where isUnread: ([String]) -> Bool) {
    let hasPortfolio = details.levelThreeURL != nil
    take(MembershipDetails.facts, from: other, where: isUnread)
    if !hasPortfolio, details.levelThreeURL != nil { gallery = other.gallery }
    if featuredImage == nil, isUnread(["featuredImage"]) { featuredImage = other.featuredImage }
    for (role, names) in Role.flags where other.roles.contains(role) && isUnread(names + ["roles"])
    {
      roles.insert(role)
    }
    for (status, names) in Status.flags where isUnread(names + ["status", "stat"]) {
      switch status {
      case .former: isFormer = isFormer || other.isFormer
      case .deceased: stated.isDeceased = stated.isDeceased ?? other.stated.isDeceased
      default: if other.statuses.contains(status) { statuses.insert(status) }
      }
    }
    // A flag or the date says that a membership is over.
    if isUnread(["membershipEndDate"]) { isFormer = isFormer || other.isFormer }
    stated.take(PersonDetails.facts, from: other.stated, where: isUnread)
    if stated.portraitURL == nil, isUnread(["photographerImage"]) {
      stated.portraitURL = other.stated.portraitURL
    }
  }
}

extension PhotographerFacts {
  fileprivate mutating func take(from other: Self, where isUnread: ([String]) -> Bool) {
    take(PersonDetails.facts, from: other, where: isUnread)
    if portrait == nil, isUnread(["photographerImage"]) { portrait = other.portrait }
    if other.isDeceased, isUnread(["isDeceased", "status", "stat"]) { isDeceased = true }
    if isUnread(["keywords", "expertises"]) { keywords.merge(other.keywords) { own, _ in own } }
  }
}
