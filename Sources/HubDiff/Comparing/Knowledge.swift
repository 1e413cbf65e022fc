import HubModel

/// What one hub of a comparison can know of what the other one has: what could not be fetched is
/// not gone (Docs/Hub.md, "What surprises people").
struct Knowledge {
  /// Organizations of the other hub of which this one does not know whether they exist, and why.
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
      if hub.gaps.hasSelection, facts.kind == .club { return "clubs were left out by choice" }
      // It stood in a file that was not read here; or its file is not here, or is empty now, and a file
      // that was not read may have taken its place.
      if let reason = hub.gaps.levelOneFiles[facts.file] { return "\(facts.file) \(reason)" }
      guard let newlyFailed, !layout.contains(facts.file) else { return nil }
      return "\(newlyFailed.key) \(newlyFailed.value)"
    }
    unknownOrganizations = Dictionary(
      absent.compactMap { facts in reason(facts).map { (facts.identity, $0) } }
    ) { first, _ in first }
  }

  /// Whether the members of a club of the other hub are known here.
  ///
  /// - Parameters:
  ///   - club: As the other hub calls it.
  ///   - name: As this one does.
  func knowsMembers(of club: OrganizationIdentity, called name: OrganizationIdentity) -> Bool {
    if let facts = hub.organizations[name] { return facts.members != .unknown }
    return unknownOrganizations[club] == nil
  }
}

extension HubValues {
  /// The hub without these organizations and people.
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
