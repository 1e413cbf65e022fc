import HubModel

/// The facts of the other hub that one hub of a comparison can know: a file that could not be
/// fetched does not remove its contents (Docs/Hub.md, "What surprises people").
struct Knowledge {
  /// Organizations of the other hub that may or may not exist in this one, with the reasons.
  let unknownOrganizations: [OrganizationIdentity: String]
  private let hub: HubValues

  init(of hub: HubValues, about other: HubValues) {
    self.hub = hub
    guard hub.gaps.hasSelection || !hub.gaps.levelOneFiles.isEmpty else {
      unknownOrganizations = [:]
      return
    }
    let absent = other.organizations.values.filter { hub.organizations[$0.identity] == nil }
    let layout = Set(hub.organizations.values.map(\.file))
    let newlyFailed = hub.gaps.levelOneFiles.filter { other.gaps.levelOneFiles[$0.key] == nil }
      .min { $0.key < $1.key }
    func reason(_ facts: OrganizationFacts) -> String? {
      if hub.gaps.hasSelection, facts.kind == .club { return "the bundle's maker omitted clubs" }
      // The file of the organization was not read here, or is absent or empty here and a file that
      // was not read may have replaced it.
      if let reason = hub.gaps.levelOneFiles[facts.file] { return "\(facts.file) \(reason)" }
      guard let newlyFailed, !layout.contains(facts.file) else { return nil }
      return "\(newlyFailed.key) \(newlyFailed.value)"
    }
    unknownOrganizations = Dictionary(
      absent.compactMap { facts in reason(facts).map { (facts.identity, $0) } }
    ) { first, _ in first }
  }

  /// Returns the organizations of the other hub that may or may not exist in this one. One with the
  /// same name, website and coordinates, but a different town, was moved to another file.
  func organizations(notSeenIn other: HubValues) -> [OrganizationIdentity] {
    let new = hub.organizations.values.filter { other.organizations[$0.identity] == nil }
    return unknownOrganizations.keys.filter { identity in
      guard let facts = other.organizations[identity] else { return true }
      return !new.contains { $0.isSameUnderAnotherTown(facts) }
    }
  }

  /// Returns true if this hub knows the members of a club of the other hub.
  ///
  /// - Parameters:
  ///   - club: The club, by its name in the other hub.
  ///   - name: The name of the club in this hub.
  func knowsMembers(of club: OrganizationIdentity, called name: OrganizationIdentity) -> Bool {
    if let facts = hub.organizations[name] { return facts.members != .unknown }
    return unknownOrganizations[club] == nil
  }
}

extension OrganizationFacts {
  fileprivate func isSameUnderAnotherTown(_ other: OrganizationFacts) -> Bool {
    guard kind == other.kind, let website = self.website, let othersWebsite = other.website,
      let coordinates, let othersCoordinates = other.coordinates
    else { return false }
    return Text.folded(identity.fullName) == Text.folded(other.identity.fullName)
      && Address.normalized(website) == Address.normalized(othersWebsite)
      && coordinates.kilometres(to: othersCoordinates) < 1
  }
}

extension HubValues {
  /// Returns the hub without these organizations and people.
  func without(
    _ organizations: some Sequence<OrganizationIdentity>, _ people: some Sequence<PersonName>
  ) -> HubValues {
    var rest = self
    for identity in organizations { rest.organizations[identity] = nil }
    for name in people { rest.photographers[name] = nil }
    return rest
  }

  /// The memberships of each person.
  var membershipsOfPeople: [PersonName: [MembershipFacts]] {
    Dictionary(grouping: memberships.values, by: \.identity.photographer)
  }
}
