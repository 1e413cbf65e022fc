import HubBundle
import HubModel
import Terminal

// What an answer may lack, because files of the hub could not be read.

extension Session {
  func tellUnknown(_ query: ListQuery, _ answer: Answer) throws {
    if let text = try unknownParts(query) { try remark(text, answer) }
  }

  /// Returns what a list may lack because files could not be read; nil if that is nothing.
  func unknownParts(_ query: ListQuery, isEmpty: Bool = false) throws -> String? {
    let parts = try [
      unreadListing(query.subject), unknownMembers(query),
      unknownPortfolios(query, isEmpty: isEmpty), clubsWithoutList(query),
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// The files of some roles that could not be read or fetched, or were left out.
  private func unreadFiles(
    _ roles: [String], in states: [String] = ["failed"]
  ) throws -> [String] {
    guard bundle.file.manifest.counts[.failedSources] > 0 || states.count > 1 else { return [] }
    var files = ListQuery(.sources)
    files.conditions = [
      Condition(.role, anyOf: roles.map(Match.equals)),
      Condition(.state, anyOf: states.map(Match.equals)),
    ]
    files.columns = ["file", "reason"]
    return try bundle.catalog.rows(of: files).filter { $0[1].text != "placeholder" }.map(\.[0].text)
  }

  /// Names the file of clubs and museums, or of keywords and languages, that a list would need.
  private func unreadListing(_ subject: Subject) throws -> String? {
    guard subject != .problems, subject != .sources else { return nil }
    let isOfRoot = subject == .keywords || subject == .languages
    let files = try unreadFiles([isOfRoot ? "level0" : "level1"])
    guard let file = files.first else { return nil }
    return "what \(files.count == 1 ? file : "\(files.count.grouped) files") "
      + (files.count == 1 ? "lists" : "list") + " is unknown"
  }

  /// Names the files whose clubs, museums and keywords the bundle does not know; nil if there are none.
  var unreadNames: String? {
    get throws {
      let texts = try [Subject.clubs, .keywords].compactMap(unreadListing)
      return texts.isEmpty ? nil : texts.joined(separator: "; ")
    }
  }

  /// True if a list is chosen or sorted by one of some columns.
  private func depends(_ query: ListQuery, on columns: Set<String>) -> Bool {
    query.order.contains { columns.contains($0.column) }
      || query.conditions.contains { condition in
        columns.contains(condition.field.rawValue)
          || columns.contains { condition.matches.contains(.equals($0)) }
      }
  }

  /// Says how many portfolios the images of a list may be in, beside those that were read.
  private func unknownPortfolios(_ query: ListQuery, isEmpty: Bool) throws -> String? {
    let choosing: Set<Field> = [.club, .town, .country, .person, .near]
    let isNarrow = query.conditions.contains { choosing.contains($0.field) }
    guard query.subject == .images || depends(query, on: ["images", "portfolios"]),
      isEmpty || !isNarrow
    else { return nil }
    // Of one person without images, the portfolio may have been left out.
    let mayBeLeftOut = isEmpty && query.subject == .images
    let files = try unreadFiles(
      ["level3", "page-gallery", "web-page"],
      in: mayBeLeftOut ? ["failed", "left-out"] : ["failed"])
    return files.isEmpty ? nil : "the images of \(files.count.of("portfolio")) are unknown"
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
  func unknownMembers(_ query: ListQuery) throws -> String? {
    let isOfClubs =
      query.subject == .clubs
      && depends(query, on: ["members", "formerMembers", "images", "portfolios", "exhibitions"])
    guard isOfClubs || [.members, .people, .images, .exhibitions].contains(query.subject),
      bundle.file.manifest.counts[.unknownLists] > 0
    else { return nil }
    var clubs = ListQuery(.clubs)
    clubs.columns = ["name", "members"]
    clubs.conditions = query.conditions.filter { !$0.needsAll }.compactMap { condition in
      switch condition.field {
      case .club: Condition(.name, isNegated: condition.isNegated, anyOf: condition.matches)
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
