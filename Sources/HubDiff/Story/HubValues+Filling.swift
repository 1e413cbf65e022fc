import HubModel

extension HubValues {
  /// Fills what this hub does not know with what the release before it knew, so that the next
  /// release can be compared with the last state that is known of each part.
  ///
  /// - Parameters:
  ///   - older: The release before, filled in the same way.
  ///   - difference: The difference between the two, for the names that changed.
  func filled(from older: HubValues, _ difference: BundleDifference) -> HubValues {
    let names = NewNames(difference)
    var hub = self
    let unknown = Knowledge(of: self, about: older).unknownOrganizations
    var clubs = Set<OrganizationIdentity>()
    for (identity, facts) in older.organizations {
      let name = names.clubs[identity] ?? identity
      if unknown[identity] != nil {
        hub.organizations[identity] = facts
        clubs.insert(identity)
      } else if let own = organizations[name], own.members == .unknown, facts.members != .unknown {
        hub.organizations[name] = own.with(facts)
        clubs.insert(name)
      }
    }
    hub.fillMemberships(from: older, of: clubs, names)
    for (identity, facts) in older.exhibitions where hub.exhibitions[identity] == nil {
      if clubs.contains(names.clubs[identity.organization] ?? identity.organization) {
        hub.exhibitions[identity] = facts
      }
    }
    if !gaps.knowsLevelZero {
      hub.keywords = older.keywords.merging(keywords) { first, _ in first }
      hub.languages = older.languages.merging(languages) { first, _ in first }
    }
    hub.fillProblems(from: older)
    hub.gaps.levelOneFiles = older.gaps.levelOneFiles
    hub.gaps.knowsLevelZero = gaps.knowsLevelZero || older.gaps.knowsLevelZero
    hub.sharedAddresses.formUnion(older.sharedAddresses)
    return hub
  }

  private mutating func fillMemberships(
    from older: HubValues, of clubs: Set<OrganizationIdentity>, _ names: NewNames
  ) {
    for (identity, facts) in older.memberships {
      let name = names.name(of: identity)
      if let own = memberships[name] {
        // A gallery that could not be read.
        if own.gallery?.isKnown == false, let gallery = facts.gallery, gallery.isKnown {
          memberships[name]?.gallery = gallery
        }
        continue
      }
      guard clubs.contains(name.club), let person = older.photographers[identity.photographer]
      else { continue }
      memberships[name] = facts
      memberships[name]?.identity = name
      photographers[name.photographer, default: PhotographerFacts(name.photographer)].fill(
        from: person)
    }
  }

  /// Takes the earlier problems of files that could not be read: nothing says that they were solved.
  private mutating func fillProblems(from older: HubValues) {
    let failed = Set(
      sources.values.filter { $0.state == "failed" }.map(\.location) + gaps.levelOneFiles.keys)
    guard !failed.isEmpty else { return }
    let known = Set(problems)
    problems += older.problems.filter { failed.contains($0.file) && !known.contains($0) }
    filledFiles = failed
  }
}

/// The names after a difference of organizations and people that were renamed.
private struct NewNames {
  private(set) var clubs: [OrganizationIdentity: OrganizationIdentity] = [:]
  private var people: [PersonName: PersonName] = [:]

  init(_ difference: BundleDifference) {
    for change in difference.changes {
      switch change {
      case .organization(let change):
        clubs[change.organization.before] = change.organization.after
      case .photographer(let change):
        people[change.photographer.before] = change.photographer.after
      default: continue
      }
    }
  }

  func name(of identity: MembershipIdentity) -> MembershipIdentity {
    MembershipIdentity(
      club: clubs[identity.club] ?? identity.club,
      photographer: people[identity.photographer] ?? identity.photographer)
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
    facts.members = older.members
    return facts
  }
}

extension PhotographerFacts {
  /// Fills missing values from the facts of an earlier release.
  fileprivate mutating func fill(from older: PhotographerFacts) {
    PersonDetails.facts.fill(&details, from: older.details)
    isDeceased = isDeceased || older.isDeceased
    portrait = portrait ?? older.portrait
    keywords.merge(older.keywords) { first, _ in first }
  }
}
