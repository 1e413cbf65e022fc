import HubBundle
import HubModel
import Terminal

// What an answer may lack, because files of the hub could not be read.

extension Session {
  func tellUnknown(_ query: ListQuery, by column: String? = nil, _ answer: Answer) throws {
    if let text = try unknownParts(query, by: column) { try remark(text, answer) }
  }

  /// Returns what a list may lack because files could not be read; nil if that is nothing.
  ///
  /// - Parameter column: The column by which the rows are counted.
  func unknownParts(_ query: ListQuery, by column: String? = nil) throws -> String? {
    let used = Set(query.order.map(\.column) + [column].compactMap(\.self))
    let parts = try [
      unreadListing(query.subject), unknownMembers(query, used),
      unknownPortfolios(query, used), clubsWithoutList(query),
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// The files of some roles that could not be read or fetched.
  private func unreadFiles(_ roles: [String]) throws -> [String] {
    guard bundle.file.manifest.counts[.failedSources] > 0 else { return [] }
    var files = ListQuery(.sources)
    files.conditions = [
      Condition(.role, anyOf: roles.map(Match.equals)), Condition(.state, .equals("failed")),
    ]
    files.columns = ["file"]
    return try bundle.catalog.rows(of: files).map(\.[0].text)
  }

  /// Names the file of clubs and museums, or of keywords and languages, that a list would need.
  private func unreadListing(_ subject: Subject) throws -> String? {
    let roles: [String]
    switch subject {
    case .problems, .sources, .entries: return nil
    case .languages: roles = ["level0"]
    // With the people who use them.
    case .keywords: roles = ["level0", "level1"]
    default: roles = ["level1"]
    }
    let files = try unreadFiles(roles)
    guard !files.isEmpty else { return nil }
    let names = files.count > 2 ? "\(files.count.grouped) files" : files.joined(separator: " and ")
    return "what \(names) \(files.count == 1 ? "lists" : "list") is unknown"
  }

  /// Names the files whose clubs, museums and keywords the bundle does not know; nil if there are none.
  var unreadNames: String? {
    get throws {
      try unreadListing(.keywords)
    }
  }

  /// Says how many portfolios of the chosen clubs and people, or how many of the chosen exhibitions,
  /// have images that are unknown.
  private func unknownPortfolios(_ query: ListQuery, _ used: Set<String>) throws -> String? {
    func isOfImages(_ condition: Condition) -> Bool {
      condition.field == .images || condition.matches.contains(.equals("images"))
    }
    let manifest = bundle.file.manifest
    let mayLack =
      manifest.counts[.failedSources] > 0
      || [.galleries, .protectedPages, .clubs].contains { manifest.leftOut[$0] > 0 }
    guard mayLack,
      query.subject == .images || query.conditions.contains(where: isOfImages)
        || used.contains("images")
    else { return nil }
    let isOfExhibitions = query.subject == .exhibitions
    var owners = ListQuery(isOfExhibitions ? .exhibitions : .members)
    owners.visibility = query.visibility
    owners.center = query.center
    owners.conditions = query.conditions.filter { !$0.needsAll }.compactMap { condition in
      if isOfExhibitions { return isOfImages(condition) ? nil : condition }
      return switch condition.field {
      case .club, .town, .country, .near, .person: condition
      case .name where query.subject == .clubs: condition.of(.club)
      case .name where query.subject != .images: condition
      default: nil
      }
    }
    // What is unknown is not in any range.
    owners.conditions.append(Condition(.images, isNegated: true, anyOf: [.numbers(0...1e9)]))
    let count = try bundle.catalog.count(of: owners)
    let noun = isOfExhibitions ? "exhibition" : "portfolio"
    return count == 0 ? nil : "the images of \(count.of(noun)) are unknown"
  }

  /// Says how many of the clubs without a chairman, for example, list no members at all.
  private func clubsWithoutList(_ query: ListQuery) throws -> String? {
    let roles = Set(Role.known.map { Match.equals($0.rawValue) })
    guard query.subject == .clubs,
      query.conditions.contains(where: { $0.isNegated && !roles.isDisjoint(with: $0.matches) })
    else { return nil }
    var clubs = query
    clubs.conditions.append(Condition(.members, .numbers(0...0)))
    let count = try bundle.catalog.count(of: clubs)
    return count == 0 ? nil : "\(count.grouped) of them list no members"
  }

  /// Names the clubs that a list is about and whose members are unknown; nil if there are none.
  private func unknownMembers(_ query: ListQuery, _ used: Set<String>) throws -> String? {
    let isOfClubs =
      query.subject == .clubs
      && (query.conditions.contains(where: \.isAboutMembers)
        || !used.isDisjoint(with: ["level", "members", "formerMembers", "images", "exhibitions"]))
    guard
      isOfClubs || [.members, .people, .images, .exhibitions, .keywords].contains(query.subject),
      bundle.file.manifest.counts[.unknownLists] > 0
    else { return nil }
    var clubs = ListQuery(.clubs)
    clubs.columns = ["name", "members"]
    clubs.conditions = query.conditions.filter { !$0.needsAll }.compactMap { condition in
      switch condition.field {
      case .club: condition.of(.name)
      case .name: query.subject == .clubs ? condition : nil
      // Exhibitions may be in another town than their club.
      case .town, .country, .near: query.subject == .exhibitions ? nil : condition
      default: nil
      }
    }
    let names = try bundle.catalog.rows(of: clubs).filter { $0[1] == .none }.map(\.[0].text)
    guard let name = names.first else { return nil }
    return "the \(query.subject == .exhibitions ? "exhibitions" : "members") of "
      + (names.count == 1 ? name : "\(names.count.grouped) clubs") + " are unknown"
  }
}

extension Condition {
  /// Returns the same condition on another field.
  fileprivate func of(_ field: Field) -> Condition {
    Condition(field, isNegated: isNegated, anyOf: matches)
  }

  /// True if a condition on clubs is one on their members.
  fileprivate var isAboutMembers: Bool {
    switch field {
    case .level: true
    case .has:
      ["members", "portfolios", "exhibitions", "images"].contains { matches.contains(.equals($0)) }
    // A museum has no members.
    default: !Subject.museums.fields.contains(field)
    }
  }
}
