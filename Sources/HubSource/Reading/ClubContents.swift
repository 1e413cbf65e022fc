import HubFetching
import HubJSON
package import HubModel
import HubPages

/// The contents of all files of one club.
package struct ClubContents: Sendable {
  /// The club, as corrected by its own file.
  package internal(set) var club: OrganizationRecord
  package internal(set) var levelTwoFile: String?
  package internal(set) var membersState = MembersState.none
  /// The reason why the members are unknown, as in ``FetchState``; nil if they are known.
  package internal(set) var whyUnknown: String?
  /// The members in file order, each name once.
  package internal(set) var members: [MemberRecord] = []
  /// The exhibitions, those of the club's own file before those of Level 1, each once.
  package internal(set) var exhibitions: [ExhibitionRecord] = []
  /// The files: the member list and the galleries.
  package internal(set) var sources: [SourceRecord] = []
  package internal(set) var problems: [Problem] = []
}

/// The result of the search for a club's member list.
private enum MemberList {
  case read(LevelTwo, ProblemLog)
  /// There is no list, and no URL that promises one.
  case none
  /// There is a list, or a URL that promises one, but it cannot be used for this reason.
  case unknown(String)
}

extension HubReader {
  /// Reads the member list of a club and the galleries of its members and exhibitions.
  ///
  /// Files that cannot be read become problems. Throws only `CancellationError`.
  package func clubContents(
    of organization: OrganizationRecord, in tree: HubTree
  ) async throws -> ClubContents {
    var result = ClubContents(club: organization)
    if organization.kind == .club {
      try await readMembers(of: organization, in: tree, into: &result)
    }
    result.exhibitions = result.club.exhibitions.all
    try await readGalleries(
      result.exhibitions.map {
        ($0.gallery == nil ? $0.galleryReference : nil, .exhibition($0.name))
      },
      into: &result
    ) { $0.exhibitions[$1].gallery = $2 }
    return result
  }

  private func readMembers(
    of club: OrganizationRecord, in tree: HubTree, into result: inout ClubContents
  ) async throws {
    let list = try await levelTwo(of: club, in: tree, into: &result)
    try Task.checkCancellation()
    switch list {
    case .none: return
    case .unknown(let reason):
      result.membersState = .unknown
      result.whyUnknown = reason
    case .read(let list, let log):
      result.membersState = .read
      result.levelTwoFile = log.file
      result.members = list.members
      try await readGalleries(
        list.members.map { member in
          let url = member.levelThreeURL.map {
            FiledReference(
              text: $0, file: log.file, base: log.base,
              position: member.positions["level3_url"] ?? member.position)
          }
          return (url, .member(member.name))
        }, into: &result
      ) { $0.members[$1].gallery = $2 }
    }
  }

  /// Reads galleries and stores each with its member or exhibition.
  private func readGalleries(
    _ references: [(url: FiledReference?, owner: PortfolioOwner)], into result: inout ClubContents,
    note: (inout ClubContents, _ index: Int, Gallery?) -> Void
  ) async throws {
    let wanted = references.enumerated().compactMap { index, reference in
      reference.url.map { (index: index, url: $0, owner: reference.owner) }
    }
    var found: [(index: Int, gallery: FoundGallery)] = []
    try await withLookAhead(
      wanted, width: min(fetcher.width, 8), work: { try await readGallery($0.url, of: $0.owner) },
      handle: { found.append(($0.index, $1)) })
    // What several members' pages show is layout, so pages are judged together.
    try await choosePictures(
      of: &found, club: result.club, members: result.members.map(\.name))
    for (index, gallery) in found {
      result.sources += gallery.sources
      result.problems += gallery.problems
      note(&result, index, gallery.gallery)
    }
  }

  private func levelTwo(
    of club: OrganizationRecord, in tree: HubTree, into result: inout ClubContents
  ) async throws -> MemberList {
    let candidates = levelTwoCandidates(of: club)
    var source = candidates.promise
    func note(_ code: Problem.Code, _ named: String, _ what: String) {
      result.problems.append(
        Problem(
          code, file: club.levelTwo?.file ?? club.file,
          position: club.levelTwo?.position ?? club.position,
          message: "the member list of \(club.identity.displayName), \(named), \(what)"))
    }
    do throws(FetchFailure) {
      let found = try await readFirst(candidates.locations, failing: &source)
      // A published reference is not corrected by the nickname.
      let isPublished =
        club.levelTwoURL.flatMap { HubLocation($0).lastComponent } == found.location.lastComponent
      if let problem = found.problem, !isPublished { result.problems.append(problem) }
      // On the web the nickname's file comes last, after the URL that the hub publishes.
      if fetcher.root.isOnTheWeb, let failure = found.failure, let url = club.levelTwoURL {
        note(.listElsewhere, url, "\(failure.reason); \(found.location) was used")
      }
      return try readLevelTwo(found, of: club, in: tree, into: &result)
    } catch {
      if let fatal = error.fatal { throw fatal }
      var failure = error
      if case .missing = error {
        // Most clubs have neither a member list nor a URL that promises one.
        guard candidates.isPromised else {
          if let list = club.doubtfulList { return .unknown("its list may be \(list)") }
          let folder = tree.listing.unsearched.first?.folder
          return folder.map { .unknown("its list may be in \($0)") } ?? .none
        }
        failure = candidates.failure ?? error
      }
      // The hub may lead to another place by now.
      let list = earlier?.list(of: club.identity).map { HubLocation($0) }
      if let list, let copy = try copy(of: list, because: failure) {
        return try readLevelTwo(copy, of: club, in: tree, into: &result)
      }
      result.sources.append(SourceRecord(.levelTwo, source, FetchState(failure)))
      if case .leftOut(let choice) = failure { return .unknown(choice) }
      let name = source == candidates.promise ? club.levelTwoURL ?? "\(source)" : "\(source)"
      note(failure.problemCode, name, failure.reason)
      return .unknown(failure.reason)
    }
  }

  /// Returns the possible locations of a member list (Docs/Hub.md, "How the files find each
  /// other"), the location that the hub promises, whether it promises one at all, and the reason
  /// why the promise cannot be followed.
  func levelTwoCandidates(
    of club: OrganizationRecord
  ) -> (
    locations: [HubLocation], promise: HubLocation, isPromised: Bool, failure: FetchFailure?
  ) {
    if let list = club.unlinkedList { return ([list], list, true, nil) }
    let nickName = club.nickName ?? club.identity.fullName
    let isFileName = !nickName.contains("/") && !nickName.contains("\0")
    let byNickName = isFileName ? [fetcher.root.sibling("\(nickName).level2.json")] : []
    var published: [HubLocation] = []
    var failure: FetchFailure?
    let listing = club.levelTwo?.base ?? HubLocation(club.file)
    if let reference = club.levelTwoURL {
      do throws(FetchFailure) {
        published = try listing.candidates(for: reference)
      } catch {
        failure = error
      }
    }
    published.removeAll(where: \.isPlaceholder)
    let isPromised = failure != nil || !published.isEmpty && !isPlaceholder(club.levelTwoURL)
    let led = club.levelTwoURL.flatMap { try? listing.resolve($0) }
    let promise =
      (led?.isPlaceholder == false ? led : nil) ?? club.levelTwoURL.map { HubLocation($0) }
      ?? byNickName.last
      ?? listing
    switch fetcher.root {
    case .local: return (byNickName + published, promise, isPromised, failure)
    case .remote: return (published + byNickName, promise, isPromised, failure)
    }
  }

  private func isPlaceholder(_ reference: String?) -> Bool {
    reference.map { HubLocation($0).isPlaceholder } ?? false
  }

  private func readLevelTwo(
    _ found: FoundFile, of club: OrganizationRecord, in tree: HubTree,
    into result: inout ClubContents
  ) throws(FetchFailure) -> MemberList {
    let location = found.location
    func fault(_ file: LevelTwo) -> String? {
      guard let found = file.club?.identity else { return "does not name its club" }
      guard found == club.identity else { return "names another club" }
      return file.isWhole ? nil : "has no list of members"
    }
    let read = try decoded(
      found.file, at: location, { LevelTwo($0, omitting: options.omissions, $1) }, fault: fault)
    let (log, file) = (read.log, read.level)
    let isOfClub = file?.club?.identity == club.identity
    if let other = file?.club?.identity, !isOfClub, isList(location, of: other, in: tree) {
      result.problems.append(
        Problem(
          .clubMismatch, file: club.levelTwo?.file ?? club.file,
          position: club.levelTwo?.position ?? club.position,
          message: "expected the member list of \(club.identity.described), found that of "
            + "\(other.described) in \(location); ignored"))
      return .unknown("names another club")
    }
    // For a file about another club, which may not be selected, only the mismatch is reported.
    let told = options.isFiltering && file != nil && !isOfClub ? ProblemLog(file: log.file) : log
    defer { result.problems += read.published + told.finished() }
    let reason = file.map(fault) ?? "could not be read"
    result.sources.append(
      record(
        .levelTwo, location, read.file, read.document, failure: reason, isOfOwner: isOfClub))
    guard let document = read.document, let file else {
      return .unknown("could not be read")
    }
    guard let own = file.club, isOfClub else {
      let expected = club.identity.described
      let found = file.club?.identity.described
      let mismatch =
        switch found {
        case nil: "the member list does not name its club (expected \(expected))"
        case let found?:
          "expected the member list of \(expected), found that of "
            + (options.selection.isEverything ? found : "another club")
        }
      told.note(
        .clubMismatch, at: document.root.member(like: "club") ?? document.root,
        "\(mismatch); ignored")
      return .unknown(reason ?? "names another club")
    }
    if let reason { return .unknown(reason) }
    if let nickName = own.nickName, let known = club.nickName, nickName != known {
      log.note(
        .nicknameDiffers, at: document.root.member(like: "club"),
        "the nickname \"\(nickName)\" differs from \"\(known)\" in \(club.file), which is used")
    }
    result.club = club.overridden(by: own)
    return .read(file, log)
  }

  /// True if a location may be the member list of another club in the tree, which then reads it.
  private func isList(
    _ location: HubLocation, of identity: OrganizationIdentity, in tree: HubTree
  ) -> Bool {
    tree.organizations.contains {
      $0.kind == .club && $0.identity == identity
        && levelTwoCandidates(of: $0).locations.contains(location)
    }
  }
}
