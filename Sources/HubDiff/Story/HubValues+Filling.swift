import HubModel

extension HubValues {
  /// Fills what this hub does not know with what the release before it knew, so that the next
  /// release can be compared with the last state that is known of each part: exactly what the
  /// difference does not tell as unknown.
  ///
  /// - Parameters:
  ///   - older: The release before, filled in the same way.
  ///   - difference: The difference between the two, for the names that changed.
  func filled(from older: HubValues, _ difference: BundleDifference) -> HubValues {
    let names = NewNames(difference)
    let older = older.withNames(names.clubs, names.people)
    var hub = completed(from: older).hub
    let read = hub
    let knowledge = Knowledge(of: hub, about: older)
    // The clubs whose own files only the older release knows.
    var clubs = Set<OrganizationIdentity>()
    for (identity, facts) in older.organizations {
      if let own = read.organizations[identity] {
        guard own.members == .unknown, facts.members != .unknown else { continue }
        hub.organizations[identity] = facts.members == .read ? own.with(facts) : own
        hub.organizations[identity]?.members = facts.members
        if facts.members == .read { clubs.insert(identity) }
      } else if knowledge.unknownOrganizations[identity] != nil {
        hub.organizations[identity] = facts
        clubs.insert(identity)
      }
    }
    hub.fillMemberships(from: older, of: clubs, knowledge)
    hub.fillExhibitions(from: older, of: clubs, names.exhibitions, knowledge)
    // Of what could not be read here, the older release knew at least that there was none. It does not
    // know the values of a record that is new.
    let newRecords = read.records(notIn: older)
    hub.filledPlaces = older.filledPlaces.union(
      knowledge.unreadValues.allPlaces.filter {
        $0.fields.isEmpty || !newRecords.contains($0.records)
      })
    if !gaps.knowsLevelZero {
      hub.keywords = older.keywords.merging(keywords) { first, _ in first }
      hub.languages = older.languages.merging(languages) { first, _ in first }
    }
    hub.fillProblems(from: older, knowledge)
    // A file that neither release was led to is still unknown.
    func wasUnknown(_ file: String) -> Bool {
      !older.knows(file) || older.sources[file] == nil && !older.gaps.levelOneFiles.isEmpty
    }
    let olderFiles = older.filledFiles.union(older.sources.keys)
    hub.filledFiles = Set(sources.keys.filter { !knows($0) && !wasUnknown($0) })
      .union(olderFiles.filter { sources[$0] == nil && !knowledge.knowsProblems(of: $0) })
    hub.gaps.levelOneFiles = gaps.levelOneFiles.filter { wasUnknown($0.key) }
    hub.gaps.hasSelection = gaps.hasSelection && older.gaps.hasSelection
    hub.gaps.knowsLevelZero = gaps.knowsLevelZero || older.gaps.knowsLevelZero
    hub.gaps.pictures = max(gaps.pictures, older.gaps.pictures)
    hub.sharedAddresses.formUnion(older.sharedAddresses)
    return hub
  }

  /// Returns the lists in which this hub has a record that another one does not have.
  private func records(notIn other: HubValues) -> Set<UnreadPlace.Records> {
    var records: Set<UnreadPlace.Records> = []
    func add(_ kind: UnreadPlace.Kind, of organization: OrganizationIdentity) {
      let facts = organizations[organization]
      for file in [facts?.file, facts?.listFile].compactMap(\.self) {
        records.insert(UnreadPlace.Records(file: file, kind: kind))
      }
    }
    for name in organizations.keys where other.organizations[name] == nil {
      add(.organization, of: name)
    }
    for name in memberships.keys where other.memberships[name] == nil {
      add(.member, of: name.club)
    }
    // The first day may be what could not be read.
    func undated(_ name: ExhibitionIdentity) -> ExhibitionIdentity {
      ExhibitionIdentity(organization: name.organization, name: name.name, startDate: nil)
    }
    let shown = Set(other.exhibitions.keys.map(undated))
    for name in exhibitions.keys where !shown.contains(undated(name)) {
      add(.exhibition, of: name.organization)
    }
    return records
  }

  private mutating func fillMemberships(
    from older: HubValues, of clubs: Set<OrganizationIdentity>, _ knowledge: Knowledge
  ) {
    var people = Set<PersonName>()
    for (identity, facts) in older.memberships {
      let isUnknown =
        memberships[identity] == nil && organizations[identity.club] != nil
        && !knowledge.knows(identity, called: identity)
      if clubs.contains(identity.club) || isUnknown {
        memberships[identity] = facts
        people.insert(identity.photographer)
        organizations[identity.club]?.take(levelOf: older.organizations[identity.club])
      } else if let own = memberships[identity] {
        if own.gallery?.isLink != true || own.levelThreeURL == facts.levelThreeURL {
          memberships[identity]?.gallery = own.gallery?.filled(from: facts.gallery)
        }
      }
    }
    // What is told of a person with an unknown club is new (Comparison+Photographers).
    for name in people {
      guard var facts = older.photographers[name] else { continue }
      if let own = photographers[name] {
        facts.isDeceased = facts.isDeceased || own.isDeceased
        facts.keywords.merge(own.keywords) { first, _ in first }
      }
      photographers[name] = facts
    }
  }

  private mutating func fillExhibitions(
    from older: HubValues, of clubs: Set<OrganizationIdentity>,
    _ names: [ExhibitionIdentity: ExhibitionIdentity], _ knowledge: Knowledge
  ) {
    exhibitions = exhibitions.filter { !clubs.contains($0.key.organization) }
    for (identity, facts) in older.exhibitions {
      let name = names[identity] ?? identity
      if clubs.contains(facts.organization) {
        exhibitions[facts.identity] = facts
      } else if let own = exhibitions[name]?.gallery,
        !own.isKnown || own.lacksImages || own.isLink, facts.gallery?.isKnown ?? true
      {
        exhibitions[name]?.gallery = facts.gallery
      } else if exhibitions[name] == nil,
        knowledge.reasonForLackingExhibitions(of: facts.organization) != nil,
        organizations[facts.organization] != nil
      {
        exhibitions[name] = facts
      }
    }
  }

  /// Takes the earlier problems where nothing says that they were solved.
  private mutating func fillProblems(from older: HubValues, _ knowledge: Knowledge) {
    func isUnread(_ problem: Problem) -> Bool {
      !problem.code.dependencies.isDisjoint(with: knowledge.unreadParts)
    }
    problems.removeAll(where: isUnread)
    let known = Set(problems.map(\.textKey))
    problems += older.problems.filter { problem in
      isUnread(problem)
        || !knowledge.knowsSolution(of: problem) && !known.contains(problem.textKey)
    }
  }
}

/// The new names of what a difference renames, by the old ones.
private struct NewNames {
  private(set) var clubs: [OrganizationIdentity: OrganizationIdentity] = [:]
  /// By the old name with the new one of its organization.
  private(set) var exhibitions: [ExhibitionIdentity: ExhibitionIdentity] = [:]
  private(set) var people: [PersonName: PersonName] = [:]

  init(_ difference: BundleDifference) {
    for change in difference.changes {
      switch change.subject {
      case .organization(let name, _): clubs[name.before] = name.after
      case .photographer(let name): people[name.before] = name.after
      case .exhibition(let name, _):
        var before = name.before
        before.organization = name.after.organization
        exhibitions[before] = name.after
      default: continue
      }
    }
  }
}

extension OrganizationFacts {
  /// Returns the facts of Level 1 with those that the club's own file gave earlier.
  fileprivate func with(_ older: OrganizationFacts) -> OrganizationFacts {
    var facts = self
    facts.details = older.details
    facts.coordinates = older.coordinates
    facts.country = older.country
    facts.remarks = older.remarks
    facts.level = older.level
    return facts
  }
}

extension GalleryFacts {
  /// Returns what is known of a portfolio: the older state if it could not be read, and the images
  /// of pages that could not be read, each after the image that it followed.
  fileprivate func filled(from older: GalleryFacts?) -> GalleryFacts? {
    guard older?.isKnown ?? true else { return self }
    guard isKnown, !isLink else { return older }
    guard lacksImages, let older else { return self }
    let own = images.positioned(onPages: true)
    let keys = Set(own.map(\.key))
    var missing: [ImageKey?: [ImageFacts]] = [:]
    var last: ImageKey?
    for image in older.images.positioned(onPages: true) {
      if keys.contains(image.key) {
        last = image.key
      } else {
        missing[last, default: []].append(image.image)
      }
    }
    var gallery = self
    gallery.lacksImages = older.lacksImages
    gallery.images =
      missing[nil, default: []] + own.flatMap { [$0.image] + missing[$0.key, default: []] }
    return gallery
  }
}
