import HubFetching
import HubJSON
import HubModel

extension HubReader {
  /// Finds member lists in the hub's folder that no record refers to. One whose own `idPlus` is that
  /// of a club without a list becomes the list of that club, with a notice; each other one is a
  /// warning (Docs/Hub.md, "How the files find each other"). Nothing is guessed on the web.
  ///
  /// O(clubs + member lists); reads each list once more if there is a club without one.
  func findUnlinkedLists(_ tree: inout HubTree) async throws {
    let files = tree.sources.filter { $0.role == .levelOne }.map(\.location)
    let listed = fetcher.memberLists(beside: files)
    guard !listed.isEmpty else { return }
    var lists = UnlinkedLists(listed)
    for club in tree.organizations where club.kind == .club {
      lists.expect(levelTwoCandidates(of: club).locations, of: club.identity)
    }
    for location in lists.toRead {
      try Task.checkCancellation()
      lists.identify(location, try await identity(in: location))
    }
    for index in tree.organizations.indices where tree.organizations[index].kind == .club {
      let club = tree.organizations[index]
      guard let list = lists.list(of: club.identity) else { continue }
      var source = list
      // A list at another location takes precedence.
      if !lists.hasExpected(club.identity),
        (try? await readFirst(levelTwoCandidates(of: club).locations, failing: &source)) != nil
      {
        continue
      }
      lists.take(list)
      tree.organizations[index].unlinkedList = list
      tree.problems.append(
        Problem(
          .listUnlinked, file: list.description,
          message: "no record refers to this member list; used for \(club.identity.described), "
            + "which it names",
          suggestion: "set its \"level2URL\" to \(list.lastComponent ?? "this file")"))
    }
    // The names of clubs that are not selected stay out of the bundle.
    guard options.selection.isEverything else { return }
    for (location, identity) in lists.unused {
      tree.problems.append(unused(location, identity, tree))
    }
  }

  /// The club that a member list names; nil if it names none.
  private func identity(in location: HubLocation) async throws -> OrganizationIdentity? {
    do throws(FetchFailure) {
      let file = try await fetcher.read(location, as: .levelFile)
      let log = ProblemLog(file: "", limit: 0)
      return parse(file.contents, log).flatMap { document in
        document.root["club"].flatMap {
          OrganizationRecord($0, kind: .club, omitting: options.omissions, log)?.identity
        }
      }
    } catch {
      if let fatal = error.fatal { throw fatal }
      return nil
    }
  }

  private func unused(
    _ location: HubLocation, _ identity: OrganizationIdentity?, _ tree: HubTree
  ) -> Problem {
    let reason =
      if let identity {
        if let club = tree.organizations.first(where: { $0.identity == identity }) {
          club.kind == .club
            ? "\(identity.described) has another member list"
            : "\(identity.described) is a museum"
        } else {
          "it names \(identity.described), which is not in the hub"
        }
      } else {
        "it does not name its club"
      }
    return Problem(
      .listUnused, file: location.description,
      message: "no record refers to this member list, and \(reason); ignored")
  }
}

/// The member lists of a folder, and what is known about the club of each.
private struct UnlinkedLists {
  /// The lists, by name.
  private let listed: [HubLocation]
  private let names: Set<HubLocation>
  /// The lists that a club finds by its nickname or URL, and these clubs.
  private var expecting: [HubLocation: OrganizationIdentity] = [:]
  /// The clubs that find a list, with that list.
  private var expected: [OrganizationIdentity: HubLocation] = [:]
  private var hasClubWithoutList = false
  /// The clubs that lists name.
  private var identities: [HubLocation: OrganizationIdentity?] = [:]
  private var taken = Set<HubLocation>()

  init(_ listed: [HubLocation]) {
    self.listed = listed
    names = Set(listed)
  }

  /// Records where a club looks for its list.
  mutating func expect(_ candidates: [HubLocation], of club: OrganizationIdentity) {
    guard let first = candidates.first(where: names.contains) else {
      hasClubWithoutList = true
      return
    }
    expected[club] = first
    if expecting[first] == nil { expecting[first] = club }
  }

  /// The lists whose clubs have to be known: those that nobody expects, or all if a club has none.
  var toRead: [HubLocation] {
    listed.filter { hasClubWithoutList || expecting[$0] == nil }
  }

  mutating func identify(_ location: HubLocation, _ club: OrganizationIdentity?) {
    identities[location] = .some(club)
  }

  /// The list that names a club which does not find that list itself; nil if there is none, or if the
  /// club finds one that names it.
  func list(of club: OrganizationIdentity) -> HubLocation? {
    if let own = expected[club], identities[own].map({ $0 == club }) ?? true { return nil }
    return listed.first { identities[$0] == .some(.some(club)) && !taken.contains($0) }
  }

  /// True if a club finds a list, even one that names another club.
  func hasExpected(_ club: OrganizationIdentity) -> Bool { expected[club] != nil }

  mutating func take(_ list: HubLocation) { taken.insert(list) }

  /// The lists that no club uses, with the club that each names.
  var unused: [(location: HubLocation, club: OrganizationIdentity?)] {
    listed.filter { expecting[$0] == nil && !taken.contains($0) }.map {
      ($0, identities[$0] ?? nil)
    }
  }
}
