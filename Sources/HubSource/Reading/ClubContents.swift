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
  package internal(set) var members: [MemberContents] = []
  /// The exhibitions, those of the club's own file before those of Level 1, each once.
  package internal(set) var exhibitions: [ExhibitionContents] = []
  /// The files: the member list and the galleries.
  package internal(set) var sources: [SourceRecord] = []
  package internal(set) var problems: [Problem] = []
}

/// A member of a club, with the pictures of their entry.
package struct MemberContents: Sendable {
  package let record: MemberRecord
  package let portrait: PictureReference?
  package let featuredImage: PictureReference?
  package internal(set) var gallery: GalleryContents?
}

/// An exhibition, with the pictures of its record.
package struct ExhibitionContents: Sendable {
  package let record: ExhibitionRecord
  package let poster: PictureReference?
  package internal(set) var gallery: GalleryContents?

  init(_ record: ExhibitionRecord) {
    self.record = record
    poster = record.poster.map { PictureReference($0.text, in: $0.base) }
  }
}

/// The contents of a Level 3 URL.
package struct GalleryContents: Sendable {
  package let state: FetchState
  /// The form; nil if it is unknown.
  package let form: Gallery.Form?
  package let title: String?
  /// The images, in the order in which they are shown.
  package let images: [ImageContents]
  /// The location of the file or page.
  package let file: String?
}

package struct ImageContents: Sendable {
  package let image: Gallery.Image
  /// The picture in full size.
  package let picture: PictureReference
  package let thumbnail: PictureReference?
}

package struct PictureReference: Sendable, Hashable {
  /// The reference as published.
  package let reference: String
  /// The resolved location. A reference that cannot be resolved is kept unchanged; fetching it
  /// reports the error.
  package let location: HubLocation

  init(_ reference: String, in file: HubLocation) {
    self.reference = reference
    location = (try? file.resolve(reference)) ?? HubLocation(reference)
  }
}

/// The result of the search for a club's member list.
private enum MemberList {
  /// The list, and the location from which its references start.
  case read(LevelTwo, at: HubLocation, base: HubLocation)
  /// There is no list, and no URL that promises one.
  case none
  /// There is a list, or a URL that promises one, but it cannot be used for this reason.
  case unknown(String)
}

extension HubReader {
  /// Reads the member list of a club and the galleries of its members and exhibitions.
  ///
  /// Files that cannot be read become problems. Throws only `CancellationError`.
  package func contents(
    of organization: OrganizationRecord, in tree: HubTree
  ) async throws -> ClubContents {
    var result = ClubContents(club: organization)
    if organization.kind == .club {
      try await readMembers(of: organization, in: tree, into: &result)
    }
    result.exhibitions = result.club.exhibitions.all.map { ExhibitionContents($0) }
    let exhibitions = result.exhibitions
    try await readGalleries(
      exhibitions.map { exhibition in
        exhibition.record.gallery.map {
          GalleryReference(
            text: $0.text, file: HubLocation($0.file), base: $0.base, position: $0.position,
            owner: .exhibition(exhibition.record.name))
        }
      }, into: &result
    ) { $0.exhibitions[$1].gallery = $2 }
    return result
  }

  private func readMembers(
    of club: OrganizationRecord, in tree: HubTree, into result: inout ClubContents
  ) async throws {
    let list = try await levelTwo(of: club, in: tree, into: &result)
    try Task.checkCancellation()
    let (file, location, base): (LevelTwo, HubLocation, HubLocation)
    switch list {
    case .none: return
    case .unknown(let reason):
      result.membersState = .unknown
      result.whyUnknown = reason
      return
    case .read(let list, let found, let start):
      result.membersState = .read
      (file, location, base) = (list, found, start)
    }
    result.levelTwoFile = location.description
    result.members = file.members.map { member in
      MemberContents(
        record: member, portrait: member.portrait.map { PictureReference($0, in: base) },
        featuredImage: member.featuredImage.map { PictureReference($0, in: base) })
    }
    try await readGalleries(
      file.members.map { member in
        member.levelThreeURL.map {
          GalleryReference(
            text: $0, file: location, base: base,
            position: member.positions["level3_url"] ?? member.position,
            owner: .member(member.name))
        }
      }, into: &result
    ) { $0.members[$1].gallery = $2 }
  }

  /// Reads galleries and stores each with its member or exhibition.
  private func readGalleries(
    _ references: [GalleryReference?], into result: inout ClubContents,
    note: (inout ClubContents, _ index: Int, GalleryContents?) -> Void
  ) async throws {
    let wanted = references.enumerated().compactMap { index, reference in
      reference.map { (index: index, reference: $0) }
    }
    var found: [(index: Int, gallery: FoundGallery)] = []
    try await withLookAhead(
      wanted, width: min(fetcher.width, 8), work: { try await gallery($0.reference) },
      handle: { found.append(($0.index, $1)) })
    // What several members' pages show is layout, so pages are judged together.
    try await choosePictures(of: &found, club: result.club)
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
      file.club?.identity != club.identity
        ? "names another club" : file.isWhole ? nil : "has no list of members"
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
      return .unknown("names another club")
    }
    if let reason { return .unknown(reason) }
    if let nickName = own.nickName, let known = club.nickName, nickName != known {
      log.note(
        .nicknameDiffers, at: document.root.member(like: "club"),
        "the nickname \"\(nickName)\" differs from \"\(known)\" in \(club.file), which is used")
    }
    result.club = club.overridden(by: own)
    return .read(file, at: location, base: log.base)
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

extension OrganizationIdentity {
  /// The full name and the town: "Fotoclub Zonnevlek, Waterlinge".
  var described: String { "\(fullName), \(town)" }
}
