import HubFetching
import HubJSON
import HubModel

extension HubReader {
  /// Finds member lists in the hub's folder that no record refers to. One whose own `idPlus` is that
  /// of a club without a list becomes the list of that club, with a notice; each other one is a
  /// warning (Docs/Hub.md, "How the files find each other"). Nothing is guessed on the web.
  ///
  /// O(clubs + member lists); reads the head of each list.
  func findUnlinkedLists(_ tree: inout HubTree) async throws {
    let files = tree.sources.filter { $0.role == .levelOne }.map(\.location)
    let listed = fetcher.memberLists(beside: files)
    guard !listed.isEmpty else { return }
    var lists = UnlinkedLists(listed)
    for club in tree.organizations where club.kind == .club {
      lists.expect(levelTwoCandidates(of: club).locations, of: club.identity)
    }
    for location in listed {
      try Task.checkCancellation()
      lists.note(try await head(of: location), of: location)
    }
    for index in tree.organizations.indices where tree.organizations[index].kind == .club {
      let club = tree.organizations[index]
      guard let list = lists.list(of: club.identity) else { continue }
      // A list at another location takes precedence.
      if !lists.hasExpected(club.identity), try await hasList(club) { continue }
      lists.take(list)
      tree.organizations[index].unlinkedList = list
      tree.problems.append(
        Problem(
          .listUnlinked, file: list.description, position: lists.heads[list]?.position,
          message: "no record refers to this member list; used for \(club.identity.described), "
            + "which it names",
          suggestion: "set its \"level2URL\" to \(list.lastComponent ?? "this file")"))
    }
    // The names of clubs that are not selected stay out of the bundle.
    guard options.selection.isEverything else { return }
    // A Level 1 file that could not be read may list the club.
    let isWhole = tree.sources.allSatisfy { source in
      source.role != .levelOne || source.state == .present
    }
    let kinds = Dictionary(tree.organizations.map { ($0.identity, $0.kind) }) { first, _ in first }
    for location in lists.unused {
      let head = lists.heads[location] ?? ListHead()
      if let club = head.club, !isWhole, kinds[club] == nil { continue }
      tree.problems.append(Self.unused(location, head, kinds))
    }
  }

  /// True if one of the locations where a club looks for its list has one.
  private func hasList(_ club: OrganizationRecord) async throws -> Bool {
    let candidates = levelTwoCandidates(of: club)
    var source = candidates.promise
    do throws(FetchFailure) {
      _ = try await readFirst(candidates.locations, failing: &source)
      return true
    } catch {
      if let fatal = error.fatal { throw fatal }
      return false
    }
  }

  /// Reads the head of a member list.
  private func head(of location: HubLocation) async throws -> ListHead {
    do throws(FetchFailure) {
      let file = try await fetcher.read(location, as: .levelFile)
      let log = ProblemLog(file: "", limit: 1)
      guard let document = parse(file.contents, log) else {
        let problem = log.finished().first
        return ListHead(
          position: problem?.position,
          fault: problem?.code == .wrongType ? "it is not a JSON object" : "it is not valid JSON")
      }
      let club = document.root.member(like: "club")
      return ListHead(
        club: club.flatMap {
          OrganizationRecord($0, kind: .club, omitting: options.omissions, log)?.identity
        }, position: Problem.Position((club ?? document.root).position))
    } catch {
      if let fatal = error.fatal { throw fatal }
      return ListHead(fault: "it \(error.reason)")
    }
  }

  private static func unused(
    _ location: HubLocation, _ head: ListHead, _ kinds: [OrganizationIdentity: OrganizationKind]
  ) -> Problem {
    let reason =
      if let fault = head.fault {
        fault
      } else if let identity = head.club {
        if let kind = kinds[identity] {
          kind == .club
            ? "\(identity.described) has another member list"
            : "\(identity.described) is a museum"
        } else {
          "it names \(identity.described), which is not in the hub"
        }
      } else {
        "it does not name its club"
      }
    return Problem(
      .listUnused, file: location.description, position: head.position,
      message: "no record refers to this member list, and \(reason); ignored")
  }
}

/// The head of a member list.
private struct ListHead {
  /// The club that it names.
  var club: OrganizationIdentity?
  /// The position of that club, or of a syntax error.
  var position: Problem.Position?
  /// The reason why it cannot be read.
  var fault: String?
}

/// The member lists of a folder, and what is known about the club of each.
private struct UnlinkedLists {
  /// The lists, by name.
  private let listed: [HubLocation]
  private let names: Set<HubLocation>
  /// The lists that a club finds by its nickname or URL.
  private var expecting = Set<HubLocation>()
  /// The clubs that find a list, with that list.
  private var expected: [OrganizationIdentity: HubLocation] = [:]
  /// The heads of the lists that were read.
  private(set) var heads: [HubLocation: ListHead] = [:]
  /// The lists that name each club, by name.
  private var byClub: [OrganizationIdentity: [HubLocation]] = [:]
  private var taken = Set<HubLocation>()

  init(_ listed: [HubLocation]) {
    self.listed = listed
    names = Set(listed)
  }

  /// Records where a club looks for its list.
  mutating func expect(_ candidates: [HubLocation], of club: OrganizationIdentity) {
    guard let first = candidates.first(where: names.contains) else { return }
    expected[club] = first
    expecting.insert(first)
  }

  mutating func note(_ head: ListHead, of list: HubLocation) {
    heads[list] = head
    if let club = head.club { byClub[club, default: []].append(list) }
  }

  /// The list that names a club which does not find that list itself; nil if there is none, or if the
  /// club finds one that names it.
  func list(of club: OrganizationIdentity) -> HubLocation? {
    if let own = expected[club], heads[own]?.club == club { return nil }
    return byClub[club]?.first
  }

  /// True if a club finds a list, even one that names another club.
  func hasExpected(_ club: OrganizationIdentity) -> Bool { expected[club] != nil }

  mutating func take(_ list: HubLocation) { taken.insert(list) }

  /// The lists that no club uses.
  var unused: [HubLocation] {
    listed.filter { !expecting.contains($0) && !taken.contains($0) }
  }
}
