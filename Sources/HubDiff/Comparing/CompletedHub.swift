import HubModel

/// A hub with the values of another one where it could not read its own.
struct CompletedHub {
  var hub: HubValues
  var unknown: [Unknown.Facts: String] = [:]

  fileprivate mutating func note(_ facts: Unknown.Facts, in files: [String]) {
    // That a whole file is missing says more.
    guard unknown[facts] == nil else { return }
    unknown[facts] = "a value in \(files.joined(separator: " or ")) could not be read"
  }
}

extension HubValues {
  /// Returns the hub with the values of another one where it could not read its own, which are
  /// then neither removed nor added.
  func completed(from other: HubValues) -> CompletedHub {
    let unread = UnreadValues(of: self, notOf: other)
    let lost = lostRecords(of: other)
    var result = CompletedHub(hub: self)
    guard !unread.isEmpty || !lost.isEmpty else { return result }
    let othersLost = lost.isEmpty ? [:] : other.lostRecords(of: self)
    let further = furtherRecords.merging(other.furtherRecords) { $0.union($1) }
    func recordFiles(
      of organization: OrganizationFacts
    ) -> (levelOne: [String], all: [String]) {
      let levelOne = Set([organization.file]).union(further[organization.identity, default: []])
      return (levelOne.sorted(), levelOne.sorted() + [organization.listFile].compactMap(\.self))
    }
    for (identity, reason) in lost {
      guard let facts = organizations[identity], let theirs = other.organizations[identity] else {
        continue
      }
      var whole = facts
      // If each hub lacks the record of the other one, both come to the same.
      let isFirst =
        othersLost[identity] == nil ? facts.file != theirs.file : theirs.file < facts.file
      whole.take(lostRecordOf: theirs, isFirst: isFirst)
      if whole != facts { result.unknown[.facts(of: identity, facts.kind)] = reason }
      // That of the first record.
      whole.file = theirs.file
      result.hub.organizations[identity] = whole
    }
    for identity in organizations.keys {
      guard let facts = result.hub.organizations[identity],
        let theirs = other.organizations[identity]
      else { continue }
      let (levelOne, all) = recordFiles(of: facts)
      for file in all {
        let isOwnFile = !levelOne.contains(file)
        result.hub.organizations[identity]?.take(
          from: theirs, isOwnFile: isOwnFile, replacing: isOwnFile || further[identity] != nil
        ) { unread.contain($0, of: .organization, in: file) }
      }
      if result.hub.organizations[identity] != facts {
        result.note(.facts(of: identity, facts.kind), in: all)
      }
    }
    for (identity, facts) in exhibitions {
      guard let organization = organizations[facts.organization] else { continue }
      let files = recordFiles(of: organization).all
      let isLost = lost[facts.organization] != nil
      func isUnread(_ names: [String]) -> Bool {
        isLost || files.contains { unread.contain(names, of: .exhibition, in: $0) }
      }
      let lacksDay = facts.startDate == nil && isUnread([FactTerm.startDate.name])
      guard
        let theirs = other.exhibitions[identity]
          ?? (lacksDay ? other.onlyExhibition(called: facts.name, of: facts.organization) : nil)
      else { continue }
      result.hub.exhibitions[identity]?.take(from: theirs, where: isUnread)
      if result.hub.exhibitions[identity] != facts {
        result.note(.facts(of: organization.identity, organization.kind), in: files)
      }
      let gallery = result.completed(
        result.hub.exhibitions[identity]?.gallery, from: theirs.gallery, unread
      ) { .exhibition(identity, count: $0) }
      result.hub.exhibitions[identity]?.gallery = gallery
    }
    for (identity, facts) in memberships {
      guard let file = organizations[identity.club]?.listFile else { continue }
      let isUnread = { unread.contain($0, of: .member, in: file) }
      let name = identity.photographer
      let person = result.hub.photographers[name]
      let theirs = other.memberships[identity]
      if let theirs { result.hub.memberships[identity]?.take(from: theirs, where: isUnread) }
      if result.hub.memberships[identity]?.levelThreeURL != facts.levelThreeURL {
        result.hub.organizations[identity.club]?.take(levelOf: other.organizations[identity.club])
      }
      if let theirs = other.photographers[name] {
        let stated = result.hub.memberships[identity]?.stated
        result.hub.photographers[name]?.take(
          from: theirs, where: isUnread, orStated: facts.stated, completedTo: stated)
      }
      if result.hub.memberships[identity] != facts || result.hub.photographers[name] != person {
        result.note(.photographer(name), in: [file])
      }
      let gallery = result.completed(
        result.hub.memberships[identity]?.gallery, from: theirs?.gallery, unread
      ) { .portfolio(identity, count: $0) }
      result.hub.memberships[identity]?.gallery = gallery
    }
    result.completeReference(from: other, unread)
    return result
  }

  private func onlyExhibition(
    called name: String, of organization: OrganizationIdentity
  ) -> ExhibitionFacts? {
    let all = exhibitions.values.filter { $0.organization == organization && $0.name == name }
    return all.count == 1 ? all.first : nil
  }
}

extension CompletedHub {
  /// Returns a gallery with the texts of another state of it. Images that it lacks may be among
  /// those that could not be read.
  fileprivate mutating func completed(
    _ own: GalleryFacts?, from other: GalleryFacts?, _ unread: UnreadValues,
    _ facts: (Int) -> Unknown.Facts
  ) -> GalleryFacts? {
    guard var gallery = own, let file = gallery.file, let other else { return own }
    gallery.take(from: other) { unread.contain($0, of: .image, in: file) }
    if gallery != own { note(facts(other.images.count), in: [file]) }
    if unread.lackRecord(of: .image, in: file) { gallery.lacksImages = true }
    return gallery
  }

  fileprivate mutating func completeReference(from other: HubValues, _ unread: UnreadValues) {
    let own = hub
    for records in unread.records where records.kind == .keyword || records.kind == .language {
      let lacksRecord = unread.lackRecord(of: records.kind, in: records.file)
      func isUnread(_ names: [String]) -> Bool {
        unread.contain(names, of: records.kind, in: records.file)
      }
      switch records.kind {
      case .keyword:
        for (key, theirs) in other.keywords where theirs.isStandard {
          if hub.keywords[key]?.isStandard == true {
            hub.keywords[key]?.take(from: theirs, where: isUnread)
          } else if lacksRecord {
            hub.keywords[key] = theirs
          }
        }
      default:
        for (code, theirs) in other.languages where theirs.isDefined {
          if let facts = hub.languages[code], facts.isDefined {
            guard facts.englishName == nil, isUnread(["languageNameEN"]) else { continue }
            hub.languages[code] = theirs
          } else if lacksRecord {
            hub.languages[code] = theirs
          }
        }
      }
      if hub.keywords != own.keywords || hub.languages != own.languages {
        note(.levelZero, in: [records.file])
      }
    }
  }
}

extension KeywordFacts {
  fileprivate mutating func take(from other: Self, where isUnread: ([String]) -> Bool) {
    if isUnread(["name", "localizations"]) { names.merge(other.names) { own, _ in own } }
    if isUnread(["usage", "description"]) { usages.merge(other.usages) { own, _ in own } }
    if dateAdded == nil, isUnread(["dateAdded"]) { dateAdded = other.dateAdded }
  }
}

extension GalleryFacts {
  fileprivate mutating func take(from other: Self, where isUnread: ([String]) -> Bool) {
    if title == nil, isUnread(["title"]) { title = other.title }
    let unread = ImageText.allCases.filter { isUnread([$0.rawValue]) }
    guard !unread.isEmpty else { return }
    let theirs = Dictionary(
      uniqueKeysWithValues: other.images.positioned().map { ($0.key, $0.image) })
    for image in images.positioned() {
      guard let other = theirs[image.key] else { continue }
      for text in unread where text.value(of: image.image) == nil {
        text.set(&images[image.position - 1], text.value(of: other))
      }
    }
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

  /// Takes what another record of the organization said, whose file could not be read: what is missing
  /// here, and all of it if that record comes first.
  fileprivate mutating func take(lostRecordOf other: Self, isFirst: Bool) {
    for fact in OrganizationDetails.facts where isFirst || fact.value(details) == nil {
      fact.set(&details, fact.value(other.details) ?? fact.value(details))
    }
    if isFirst || coordinates == nil, other.coordinates != nil {
      (coordinates, country) = (other.coordinates, other.country)
    }
    remarks.merge(other.remarks) { isFirst ? $1 : $0 }
    if nickName == identity.fullName { nickName = other.nickName }
    guard levelTwoURL == nil, other.levelTwoURL != nil else { return }
    levelTwoURL = other.levelTwoURL
    if members == .none { members = .unknown }
  }

  /// - Parameters:
  ///   - isOwnFile: True if the values are those of the club's own file.
  ///   - isReplaced: True if others stand in the place of values that could not be read: those of
  ///     Level 1 in that of the club's own, those of another record in that of the first.
  fileprivate mutating func take(
    from other: Self, isOwnFile: Bool, replacing isReplaced: Bool,
    where isUnread: ([String]) -> Bool
  ) {
    for fact in OrganizationDetails.facts
    where (isReplaced || fact.value(details) == nil)
      && isUnread([fact.term.name] + fact.term.formerNames)
    {
      fact.set(&details, fact.value(other.details))
    }
    if isReplaced || coordinates == nil, isUnread(["coordinates"]) {
      (coordinates, country) = (other.coordinates, other.country)
    }
    if isUnread(["remark"]) { remarks.merge(other.remarks) { isReplaced ? $1 : $0 } }
    guard !isOwnFile else { return }
    if nickName == identity.fullName, isUnread(["nickName"]) { nickName = other.nickName }
    if levelTwoURL == nil, isUnread(["level2URL"]) { levelTwoURL = other.levelTwoURL }
  }
}

extension ExhibitionFacts {
  fileprivate mutating func take(from other: Self, where isUnread: ([String]) -> Bool) {
    take(ExhibitionDetails.facts, from: other, where: isUnread)
    if coordinates == nil, isUnread(["coordinates"]) { coordinates = other.coordinates }
    if poster == nil, isUnread(["poster", "posterURL"]) { poster = other.poster }
    if isUnread(["remark", "description"]) { remarks.merge(other.remarks) { own, _ in own } }
    if gallery == nil, details.galleryURL != nil { gallery = other.gallery }
    // One entry that could not be read moves all those behind it.
    if gallery == nil || gallery?.form == "list", isUnread(["pictures"]) { gallery = other.gallery }
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
  /// - Parameter stated: The statements of a club as read, and with the values of the other hub: of
  ///   what these complete, another club's statement stands in the place.
  fileprivate mutating func take(
    from other: Self, where isUnread: ([String]) -> Bool, orStated stated: StatedFacts,
    completedTo completed: StatedFacts?
  ) {
    take(PersonDetails.facts, from: other, where: isUnread)
    for fact in PersonDetails.facts
    where fact.value(stated.details) == nil && completed.flatMap({ fact.value($0.details) }) != nil
    {
      fact.set(&details, fact.value(other.details))
    }
    if stated.portraitURL == nil, completed?.portraitURL != nil { portrait = other.portrait }
    if portrait == nil, isUnread(["photographerImage"]) { portrait = other.portrait }
    if other.isDeceased, isUnread(["isDeceased", "status", "stat"]) { isDeceased = true }
    if isUnread(["keywords", "expertises"]) { keywords.merge(other.keywords) { own, _ in own } }
  }
}
