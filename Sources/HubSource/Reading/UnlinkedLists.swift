import HubFetching
import HubJSON
import HubModel

extension HubReader {
  /// Finds member lists in the hub's folder that no record refers to. One whose own `idPlus` is that
  /// of a club without a list becomes the list of that club, with a notice; one that cannot be read
  /// makes the members of each club that it may belong to unknown; each other one is a warning
  /// (Docs/Hub.md, "How the files find each other"). Nothing is guessed on the web.
  ///
  /// O(clubs + member lists); reads the head of each list.
  func findUnlinkedLists(_ tree: inout HubTree) async throws {
    let files = tree.sources.filter { $0.role == .levelOne && $0.contents != nil }.map(\.location)
    tree.listing = fetcher.levelFiles(beside: files)
    for (folder, failure) in tree.listing.unsearched {
      tree.sources.append(SourceRecord(.levelTwo, folder, FetchState(failure)))
      tree.problems.append(
        Problem(
          failure.problemCode, file: folder.description,
          message: "the folder \(failure.reason); it may contain the member list of any club "
            + "without one, whose members are unknown"))
    }
    let clubs = tree.organizations.filter { $0.kind == .club }
    let nickNames = Set(clubs.lazy.compactMap(\.nickName).map(Text.folded))
    let listed = tree.listing.files.filter { file in
      guard let name = file.levelName, name.level == 2 else { return false }
      return name.saysLevel || nickNames.contains(Text.folded(name.stem))
    }
    guard !listed.isEmpty else { return }
    var lists = UnlinkedLists(listed)
    for club in clubs {
      lists.expect(levelTwoCandidates(of: club).locations, of: club.identity)
    }
    for location in listed {
      try Task.checkCancellation()
      lists.note(try await head(of: location), of: location)
    }
    var withoutList: [Int] = []
    for index in tree.organizations.indices where tree.organizations[index].kind == .club {
      let club = tree.organizations[index]
      guard !lists.hasOwn(club.identity) else { continue }
      // A list at another location takes precedence.
      if !lists.hasExpected(club.identity), try await hasList(club) { continue }
      guard let list = lists.list(of: club.identity) else {
        if !lists.hasExpected(club.identity) { withoutList.append(index) }
        continue
      }
      // A list that another club finds, and nothing else, may be the list of either.
      if lists.isOnlyOne(list) {
        tree.organizations[index].doubtfulList = list
        continue
      }
      lists.take(list)
      tree.organizations[index].unlinkedList = list
      tree.problems.append(
        Problem(
          .listUnlinked, file: list.description, position: lists.heads[list]?.position,
          message: "no record refers to this member list; used for \(club.identity.described), "
            + "which it names",
          suggestion: "set its \"level2URL\" to \(list.path(from: HubLocation(club.file)))"))
    }
    noteUnread(lists, withoutList, &tree)
  }

  /// Records what became of the lists that no club uses.
  ///
  /// - Parameter withoutList: The indexes of the clubs that have no list.
  private func noteUnread(_ lists: UnlinkedLists, _ withoutList: [Int], _ tree: inout HubTree) {
    // A Level 1 file that could not be read may list the club.
    let isWhole = tree.sources.allSatisfy { source in
      source.role != .levelOne || source.state == .present
    }
    let kinds = Dictionary(tree.organizations.map { ($0.identity, $0.kind) }) { first, _ in first }
    for location in lists.unused {
      let head = lists.heads[location] ?? ListHead()
      let owners = self.owners(of: location, head, among: withoutList, in: tree)
      for index in owners {
        // The club reads the list of its own, and reports what is wrong with it.
        if owners.count == 1, location.levelName?.isExact == true {
          tree.organizations[index].unlinkedList = location
        } else {
          tree.organizations[index].doubtfulList = location
        }
      }
      if owners.isEmpty || location.levelName?.isExact == false || owners.count > 1 {
        // The names of clubs that are not selected stay out of the bundle.
        if let club = head.club, kinds[club] == nil,
          !isWhole || !options.selection.isEverything
        {
          continue
        }
        if owners.isEmpty, !options.selection.isEverything { continue }
        tree.problems.append(Self.unused(location, head, kinds, owners.count))
      }
      if owners.count > 1 || owners.count == 1 && location.levelName?.isExact == false {
        tree.sources.append(SourceRecord(.levelTwo, location, .failed("could not be read")))
      }
    }
  }

  /// Returns the indexes of the clubs to which a list that cannot be read, or names no club of the
  /// hub, may belong: the one that it names before the fault, else the one that had it in the earlier
  /// bundle, else, of a list with a name, those of that name in another town, else those with the name
  /// of the file as nickname, else all that have no list.
  private func owners(
    of list: HubLocation, _ head: ListHead, among clubs: [Int], in tree: HubTree
  ) -> [Int] {
    if let named = head.club, tree.organizations.contains(where: { $0.identity == named }) {
      return head.fault == nil
        ? [] : clubs.filter { tree.organizations[$0].identity == named }
    }
    // The club that it names may be one that is not selected.
    guard head.club == nil || options.selection.isEverything else { return [] }
    let earlier = Set(earlier?.clubs(listedIn: list.description) ?? [])
    let owners = clubs.filter { earlier.contains(tree.organizations[$0].identity) }
    if !owners.isEmpty { return owners }
    if let named = head.club {
      let name = Text.folded(named.fullName)
      return clubs.filter { Text.folded(tree.organizations[$0].identity.fullName) == name }
    }
    let name = Text.folded(list.levelName?.stem ?? "")
    let likeNamed = tree.organizations.indices.filter { index in
      let club = tree.organizations[index]
      return club.kind == .club
        && [club.nickName, club.identity.fullName].contains { $0.map(Text.folded) == name }
    }
    return likeNamed.isEmpty ? clubs : clubs.filter(likeNamed.contains)
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

  private func head(of location: HubLocation) async throws -> ListHead {
    do throws(FetchFailure) {
      let file = try await fetcher.read(location, as: .levelFile)
      let log = ProblemLog(file: "", limit: 1)
      guard let document = parse(file.contents, log) else {
        let problem = log.finished().first
        return ListHead(
          club: Self.namedClub(before: problem?.position, in: file.contents),
          position: problem?.position,
          fault: problem?.code == .wrongType
            ? "it is not a JSON object"
            : file.contents.isWebPage ? "it is a web page" : "it is not valid JSON")
      }
      let club = document.root.member(like: "club")
      let list = LevelTwo(
        document.root, omitting: options.omissions, ProblemLog(file: "", limit: 0))
      return ListHead(
        club: list.club?.identity, position: Problem.Position((club ?? document.root).position),
        fault: list.club == nil
          ? "it does not name its club"
          : !list.isWhole
            ? "it has no list of members"
            : location.levelName?.isExact == true
              ? nil : "its name does not end in .level2.json")
    } catch {
      if let fatal = error.fatal { throw fatal }
      return ListHead(fault: "it \(error.reason)")
    }
  }

  /// Returns the club that a list names before the position of a syntax error.
  private static func namedClub(
    before position: Problem.Position?, in contents: [UInt8]
  ) -> OrganizationIdentity? {
    let text = String(decoding: contents, as: UTF8.self)
    let lines = text.split(separator: /\r\n|\n|\r/, omittingEmptySubsequences: false)
    let readable =
      position.map { position in
        lines.prefix(position.line - 1).joined(separator: "\n") + "\n"
          + String(
            String.UnicodeScalarView(
              lines.dropFirst(position.line - 1).first?.unicodeScalars.prefix(position.column - 1)
                ?? "".unicodeScalars[...]))
      } ?? text
    func value(_ key: String) -> String? {
      guard
        let pattern = try? Regex(
          #""\#(key)"\s*:\s*("(?:[^"\\]|\\.)*")"#, as: (Substring, Substring).self),
        let match = readable.firstMatch(of: pattern),
        let document = try? JSONParser.parse(Array("[\(match.1)]".utf8))
      else { return nil }
      return document.root.elements.first?.string.flatMap(Text.normalized)
    }
    guard let fullName = value("fullName"), let town = value("town") else { return nil }
    return OrganizationIdentity(fullName: fullName, town: town)
  }

  private static func unused(
    _ location: HubLocation, _ head: ListHead, _ kinds: [OrganizationIdentity: OrganizationKind],
    _ owners: Int
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
    let result =
      switch owners {
      case 0: "ignored"
      case 1: "the members of the club are unknown"
      default: "it may be that of any of \(owners) clubs without one, whose members are unknown"
      }
    return Problem(
      owners == 0 ? .listUnused : .sourceUnreadable, file: location.description,
      position: head.position,
      message: "no record refers to this member list, and \(reason); \(result)",
      suggestion: location.levelName.flatMap { name in
        name.isExact ? nil : "rename it to \(name.stem).level2.json"
      })
  }
}

extension HubLocation {
  /// Returns the reference to this file of the folder from another one.
  fileprivate func path(from other: HubLocation) -> String {
    let folder = other.sibling("").description
    let isBelow = description.hasPrefix(folder) || folder == "."
    return isBelow && folder != "." ? String(description.dropFirst(folder.count)) : description
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
  /// The lists by their names in lower case.
  private let spellings: [String: [HubLocation]]
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
    spellings = Dictionary(grouping: listed) { $0.description.lowercased() }
  }

  /// Records where a club looks for its list.
  mutating func expect(_ candidates: [HubLocation], of club: OrganizationIdentity) {
    let found = candidates.lazy.compactMap { [names, spellings] candidate in
      if names.contains(candidate) { return candidate }
      let similar = spellings[candidate.description.lowercased(), default: []]
      return similar.count == 1 ? similar[0] : nil
    }
    guard let first = found.first else { return }
    expected[club] = first
    expecting.insert(first)
  }

  mutating func note(_ head: ListHead, of list: HubLocation) {
    heads[list] = head
    if let club = head.club, head.fault == nil { byClub[club, default: []].append(list) }
  }

  /// True if a club finds a list that names it, or that cannot be read: no other one takes the place
  /// of that.
  func hasOwn(_ club: OrganizationIdentity) -> Bool {
    guard let own = expected[club], let head = heads[own] else { return false }
    return head.club == club || head.fault != nil
  }

  /// The list that names a club which does not find that list itself; nil if there is none.
  func list(of club: OrganizationIdentity) -> HubLocation? { byClub[club]?.first }

  /// True if some club finds a list by its nickname or URL, and no list names that club.
  func isOnlyOne(_ list: HubLocation) -> Bool {
    expecting.contains(list) && expected.contains { $0.value == list && byClub[$0.key] == nil }
  }

  /// True if a club finds a list, even one that names another club.
  func hasExpected(_ club: OrganizationIdentity) -> Bool { expected[club] != nil }

  mutating func take(_ list: HubLocation) { taken.insert(list) }

  var unused: [HubLocation] {
    listed.filter { !expecting.contains($0) && !taken.contains($0) }
  }
}
