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
    // The list that each club finds by its nickname or URL.
    let found = expectedLists(of: clubs, among: listed)
    var heads: [HubLocation: ListHead] = [:]
    var byClub: [OrganizationIdentity: HubLocation] = [:]
    try await withLookAhead(listed, width: fetcher.width) { location in
      try await head(of: location)
    } handle: { location, head in
      heads[location] = head
      if let club = head.club, head.fault == nil, byClub[club] == nil { byClub[club] = location }
    }
    // A list that another club finds, and nothing else, may be the list of either.
    let onlyOnes = Set(found.filter { byClub[$0.key] == nil }.values)
    var used = Set(found.values)
    var withoutList: [Int] = []
    for index in tree.organizations.indices where tree.organizations[index].kind == .club {
      let club = tree.organizations[index]
      let own = found[club.identity]
      // No other list takes the place of one that names the club, or that cannot be read.
      if let head = own.flatMap({ heads[$0] }), head.club == club.identity || head.fault != nil {
        continue
      }
      // A list at another location takes precedence.
      if own == nil, try await hasList(club) { continue }
      guard let list = byClub[club.identity] else {
        if own == nil { withoutList.append(index) }
        continue
      }
      if onlyOnes.contains(list) {
        tree.organizations[index].doubtfulList = list
        continue
      }
      used.insert(list)
      tree.organizations[index].unlinkedList = list
      tree.problems.append(
        Problem(
          .listUnlinked, file: list.description, position: heads[list]?.position,
          message: "no record refers to this member list; used for \(club.identity.described), "
            + "which it names",
          suggestion: "set its \"level2URL\" to \(list.path(from: HubLocation(club.file)))"))
    }
    let unused = listed.filter { !used.contains($0) }.map { ($0, heads[$0] ?? ListHead()) }
    noteUnread(unused, withoutList, &tree)
  }

  /// Returns the list in the folder that each club finds by its nickname or URL, also by a name that
  /// differs only in case.
  private func expectedLists(
    of clubs: [OrganizationRecord], among listed: [HubLocation]
  ) -> [OrganizationIdentity: HubLocation] {
    let names = Set(listed)
    let spellings = Dictionary(grouping: listed) { $0.description.lowercased() }
    var expected: [OrganizationIdentity: HubLocation] = [:]
    for club in clubs {
      let found = levelTwoCandidates(of: club).locations.lazy.compactMap { candidate in
        if names.contains(candidate) { return candidate }
        let similar = spellings[candidate.description.lowercased()] ?? []
        return similar.count == 1 ? similar[0] : nil
      }
      if let list = found.first { expected[club.identity] = list }
    }
    return expected
  }

  /// Records what became of the lists that no club uses.
  ///
  /// - Parameter withoutList: The indexes of the clubs that have no list.
  private func noteUnread(
    _ lists: [(HubLocation, ListHead)], _ withoutList: [Int], _ tree: inout HubTree
  ) {
    let kinds = Dictionary(tree.organizations.map { ($0.identity, $0.kind) }) { first, _ in first }
    for (location, head) in lists {
      let owners = self.owners(of: location, head, among: withoutList, in: tree)
      let isCertain = owners.count == 1 && location.levelName?.isExact == true
      for index in owners {
        // The club reads the list of its own, and reports what is wrong with it.
        if isCertain {
          tree.organizations[index].unlinkedList = location
        } else {
          tree.organizations[index].doubtfulList = location
        }
      }
      if isCertain { continue }
      // A Level 1 file that could not be read may list the club, and the names of clubs that are not
      // selected stay out of the bundle.
      let isEverything = options.selection.isEverything
      if let club = head.club, kinds[club] == nil, !tree.isWhole || !isEverything { continue }
      if owners.isEmpty, !isEverything { continue }
      tree.problems.append(Self.unused(location, head, kinds, owners.count))
      if !owners.isEmpty {
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
    // The club may be in a Level 1 file that could not be read; in a whole hub it may be renamed.
    if !owners.isEmpty || !earlier.isEmpty && !tree.isWhole { return owners }
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
        document.root, omitting: options.omissions, ProblemLog(file: "", limit: 0),
        readsMembers: false)
      return ListHead(
        club: list.club?.identity, position: (club ?? document.root).position,
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
      switch (head.fault, head.club) {
      case (let fault?, _): fault
      case (nil, nil): "it does not name its club"
      case (nil, let club?):
        kinds[club].map { kind in
          "\(club.described) \(kind == .club ? "has another member list" : "is a museum")"
        } ?? "it names \(club.described), which is not in the hub"
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

private struct ListHead: Sendable {
  var club: OrganizationIdentity?
  /// The position of that club, or of a syntax error.
  var position: Problem.Position?
  /// The reason why it cannot be read.
  var fault: String?
}
