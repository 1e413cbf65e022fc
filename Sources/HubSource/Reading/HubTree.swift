import HubFetching
import HubJSON
package import HubModel
import HubPictures

/// Levels 0 and 1 of a hub: everything but members and pictures.
package struct HubTree: Sendable {
  /// A name for the hub, derived from the URL that its root states; nil if there is none in it.
  package internal(set) var name: String?
  package internal(set) var levelZero = LevelZero()
  /// The Level 0 file, after it was read.
  package internal(set) var levelZeroFile: String?
  /// The clubs and museums in Level 1 order, each identity once, without the clubs that are not
  /// selected.
  package internal(set) var organizations: [OrganizationRecord] = []
  /// The identities of all clubs, with those that are not selected.
  package internal(set) var clubs: Set<OrganizationIdentity> = []
  /// The number of clubs that are not selected.
  package internal(set) var clubsLeftOut = 0
  /// The files, in the order in which they were read.
  package internal(set) var sources: [SourceRecord] = []
  package internal(set) var problems: [Problem] = []
  var listing = FolderListing()

  /// True if every Level 1 file is known, from this release or an earlier one.
  var isWhole: Bool {
    sources.allSatisfy { source in
      guard source.role == .levelOne else { return true }
      return switch source.state {
      case .present, .stale: true
      case .failed, .leftOut: false
      }
    }
  }
}

extension HubReader {
  /// Reads Levels 0 and 1.
  ///
  /// - Throws: ``SourceError`` if the root cannot be read or a selection matches no club;
  ///   `CancellationError`.
  package func tree() async throws -> HubTree {
    var builder = TreeBuilder(reader: self)
    try await builder.readRoot()
    try await builder.readLevelZero()
    try Task.checkCancellation()
    var tree = try builder.finished()
    try await findUnlinkedLists(&tree)
    return tree
  }

  /// Checks that the root is a Level 1 file, without reading further files.
  ///
  /// - Throws: ``SourceError`` if it is not.
  package func checkRoot() async throws {
    guard let file = try? await fetcher.read(fetcher.root, as: .levelFile) else { return }
    try Self.checkRoot(file.contents, fetcher.root)
  }

  /// Without a valid root there is no hub, so its errors end the export.
  fileprivate static func checkRoot(_ contents: [UInt8], _ root: HubLocation) throws {
    func refusal(_ what: String) -> SourceError {
      SourceError(
        .rootUnreadable,
        "\(root): expected a Level 1 file, found \(what) (use a folder or a Level 1 file)")
    }
    if PictureFormat(head: contents) != nil { throw refusal("a picture") }
    if contents.starts(with: [0x50, 0x4B, 3, 4]) { throw refusal("an archive or a bundle") }
    if contents.isWebPage { throw refusal("a web page") }
    let log = ProblemLog(file: root.description)
    let parsed = log.parse(contents)
    try Task.checkCancellation()
    guard let document = parsed else {
      guard let problem = log.finished().last else {
        throw SourceError(.rootUnreadable, "\(root): could not be read")
      }
      throw SourceError(.rootUnreadable, problem)
    }
    let keys = Set(document.root.members.compactMap { $0.key.string?.lowercased() })
    if !keys.isDisjoint(with: ["clubs", "museums", "level1header"]) {
      guard LevelOne(document.root, log) == nil, let problem = log.finished().last else { return }
      throw SourceError(.rootUnreadable, problem)
    }
    if keys.contains("members") { throw refusal("a Level 2 file") }
    if !keys.isDisjoint(with: ["keywords", "expertises", "languages"]) {
      throw refusal("a Level 0 file")
    }
    throw refusal("a file without clubs, museums or a header")
  }
}

/// Walks the include tree: each file once, and the records of a file before those of its includes.
private struct TreeBuilder {
  let reader: HubReader
  var tree = HubTree()
  private var files: [File] = []
  private var indexes: [OrganizationIdentity: Int] = [:]
  /// The languages of the remarks of organizations that are listed again.
  private var languages: [Int: Set<String>] = [:]
  private var visited = Set<HubLocation>()
  private var ancestors = Set<HubLocation>()
  private var byteCount = 0
  private var isFull = false

  /// A Level 1 file that was read. Its records are selected only at the end, because a later file
  /// may give a club the nickname that selects it.
  private struct File {
    let location: HubLocation
    let contents: FetchedFile
    let document: JSONDocument?
    let entries: [LevelOne.Entry]
    let log: ProblemLog
    /// The index of the file's record in the tree's sources.
    let sourceIndex: Int
  }

  init(reader: HubReader) {
    self.reader = reader
  }

  mutating func readRoot() async throws {
    let root = reader.fetcher.root
    do {
      let contents = try await reader.fetcher.read(root, as: .levelFile)
      try HubReader.checkRoot(contents.contents, root)
      // All other files are looked up beside the root, so they would not be found.
      if let source = contents.validators?.answeredBy.map({ HubLocation($0) }),
        source.sibling("x").path != root.sibling("x").path
      {
        throw SourceError(.notFound, "\(root): redirected to \(source) (use that URL instead)")
      }
      if case .local(let name) = root, !FolderFetcher.rootNames.contains(name),
        FolderFetcher.rootNames.contains(name.lowercased())
      {
        tree.problems.append(Problem(root, expected: .local(name.lowercased())))
      }
      try await visit(root, contents)
    } catch let failure as FetchFailure {
      if let fatal = failure.fatal { throw fatal }
      if root.isPlaceholder {
        throw SourceError(
          .rootUnreadable,
          "\(root): placeholder URL (use the URL of a real hub)")
      }
      throw SourceError(.rootUnreadable, "\(root): the root of the hub \(failure.reason)")
    }
  }

  private mutating func visit(_ location: HubLocation, _ file: FetchedFile) async throws {
    visited.insert(location)
    ancestors.insert(location)
    defer { ancestors.remove(location) }
    let read = try reader.decoded(file, at: location) { LevelOne($0, $1) }
    let (level, log, base) = (read.level, read.log, read.log.base)
    if location == reader.fetcher.root { tree.name = level?.url.flatMap(HubName.init(url:))?.text }
    tree.problems += read.published
    byteCount += read.file.contents.count
    files.append(
      File(
        location: location, contents: read.file, document: level == nil ? nil : read.document,
        entries: level?.entries ?? [], log: log, sourceIndex: tree.sources.count))
    tree.sources.append(SourceRecord(.levelOne, location, .present))
    for start in level?.longIncludes ?? [] {
      tree.sources.append(
        SourceRecord(.levelOne, HubLocation(start + "…"), .failed("has a URL that is too long")))
    }
    let includes = (level?.includes ?? []).prefix(1000).compactMap { reference, _ in
      try? base.candidates(for: reference).first
    }
    // Fetching one file after the other would cost a hub of many regions as many round trips.
    await reader.fetcher.prefetch(includes.filter { !visited.contains($0) })
    for (reference, value) in level?.includes ?? [] where !isFull {
      try Task.checkCancellation()
      try await follow(reference, from: base, at: value, log)
    }
  }

  /// Reads an included file unless it has already been read.
  private mutating func follow(
    _ reference: String, from location: HubLocation, at value: JSONValue, _ log: ProblemLog
  ) async throws {
    var source = HubLocation(reference)
    let found: HubReader.FoundFile
    do throws(FetchFailure) {
      let candidates = try location.candidates(for: reference)
      // The search ends at the first location that was read before.
      let unread = Array(candidates.prefix { !visited.contains($0) })
      let known = candidates.dropFirst(unread.count).first
      source = try location.location(of: reference)
      isFull =
        !unread.isEmpty
        && (visited.count >= Limits.levelOneFiles || byteCount >= Limits.levelOneBytes)
      if isFull {
        throw .unreadable(
          "the limit of \(Limits.levelOneFiles) Level 1 files or \(Limits.levelOneBytes >> 20) "
            + "MiB in total was reached")
      }
      do throws(FetchFailure) {
        found = try await reader.readFirst(unread, failing: &source)
      } catch {
        guard case .missing = error, let known else { throw error }
        if ancestors.contains(known) {
          log.note(.includeCycle, at: value, "\(known) includes itself through this file")
        }
        return
      }
    } catch {
      if let fatal = error.fatal { throw fatal }
      visited.insert(source)
      for candidate in (try? location.candidates(for: reference)) ?? []
      where !isFull && !(visited.contains(candidate) && candidate != source) {
        guard let copy = try reader.copy(of: candidate, because: error) else { continue }
        return try await visit(copy.location, copy.file)
      }
      var failure = error
      // A placeholder URL means a file beside this one, which does not exist.
      if case .leftOut = error, source.isPlaceholder { failure = .missing }
      tree.sources.append(SourceRecord(.levelOne, source, FetchState(failure)))
      if case .leftOut = failure { return }
      log.note(failure.problemCode, at: value, "the included file \(source) \(failure.reason)")
      return
    }
    if let problem = found.problem { tree.problems.append(problem) }
    // The file may have been included before, by a name in another case.
    if !visited.contains(found.location) { try await visit(found.location, found.file) }
  }

  private mutating func add(_ record: OrganizationRecord, at value: JSONValue, _ log: ProblemLog) {
    guard let index = indexes[record.identity] else {
      indexes[record.identity] = tree.organizations.count
      tree.organizations.append(record)
      return
    }
    let file = tree.organizations[index].file
    log.note(
      .duplicateOrganization, at: value,
      "duplicate \(record.kind.rawValue) \(record.identity.displayName), already listed in "
        + "\(file == log.file ? "this file" : file); "
        + "the first record is used, this one only fills in missing values")
    tree.organizations[index].fill(from: record, &languages[index], log)
  }

  /// Reads Level 0: the file that the user named, otherwise `root.level0.json` beside the root.
  mutating func readLevelZero() async throws {
    let root = reader.fetcher.root
    let known = reader.fetcher.levelZero
    let named = reader.options.levelZero
    var source = known ?? root.sibling("root.level0.json")
    do throws(FetchFailure) {
      var candidates = [source]
      if let named {
        source = HubLocation(named)
        source = try root.location(of: named)
        candidates = [source]
      }
      let found = try await reader.readFirst(candidates, failing: &source)
      try readLevelZero(found)
    } catch {
      if let fatal = error.fatal { throw fatal }
      if let copy = try reader.copy(of: source, because: error) { return try readLevelZero(copy) }
      // A hub without Level 0 is whole, unless it had one.
      let earlier = reader.earlier?.file(at: source.description, as: .levelFile)
      if case .missing = error, named == nil, known == nil, earlier == nil {
        tree.problems.append(
          Problem(
            .levelZeroMissing, file: root.description,
            message: "root.level0.json is missing, so the hub has no list of keywords and languages"
          ))
        return
      }
      tree.sources.append(SourceRecord(.levelZero, source, FetchState(error)))
      tree.problems.append(
        Problem(
          error.problemCode, file: source.description,
          message: "the Level 0 file \(error.reason)"))
    }
  }

  private mutating func readLevelZero(_ found: HubReader.FoundFile) throws(FetchFailure) {
    let read = try reader.decoded(found.file, at: found.location) { LevelZero($0, $1) }
    if let level = read.level {
      tree.levelZero = level
      tree.levelZeroFile = found.location.description
    }
    tree.sources.append(
      SourceRecord(
        .levelZero, found.location, read.level == nil ? .failed("could not be read") : .present,
        original: read.file, contents: reader.bundled(read.document, of: read.file.contents)))
    tree.problems += read.published + read.log.finished() + [found.problem].compactMap(\.self)
  }

  /// Returns the tree after all files were read.
  ///
  /// - Throws: ``SourceError`` if a selection matches no club.
  mutating func finished() throws -> HubTree {
    let selection = reader.options.selection
    // The fast path: without a selection, the clubs need not be known in advance.
    let clubs =
      try selection.isEverything
      ? [] : files.flatMap(\.entries).filter { $0.kind == .club }.compactMap(silentRecord(of:))
    if let (pattern, nearest) = selection.unmatchedPattern(among: clubs) {
      let hint = nearest.map { " (did you mean \"\($0)\"?)" } ?? ""
      throw SourceError(.noSuchClub, "no club matches \"\(pattern)\"\(hint)")
    }
    let byIdentity = Dictionary(grouping: clubs, by: \.identity)
    let unselected = Set(byIdentity.filter { !selection.contains($0.value) }.keys)
    tree.clubsLeftOut = unselected.count
    let otherProblems = tree.problems
    tree.problems = []
    for file in files { try finish(file, unselected) }
    tree.clubs = unselected.union(
      tree.organizations.filter { $0.kind == .club }.map(\.identity))
    tree.problems += otherProblems
    return tree
  }

  /// Adds the selected records of a file and the file's contents for the bundle.
  private mutating func finish(_ file: File, _ unselected: Set<OrganizationIdentity>) throws {
    var removed = Set<Int>()
    for entry in file.entries {
      try Task.checkCancellation()
      guard try isSelected(entry, unselected) else {
        removed.insert(entry.value.index)
        continue
      }
      if let record = entry.record(omitting: reader.options.omissions, file.log) {
        add(record, at: entry.value, file.log)
      }
    }
    tree.sources[file.sourceIndex] = SourceRecord(
      .levelOne, file.location, file.document == nil ? .failed("could not be read") : .present,
      original: file.contents,
      contents: reader.bundled(file.document, of: file.contents.contents, without: removed))
    tree.problems += file.log.finished()
  }

  private func isSelected(
    _ entry: LevelOne.Entry, _ unselected: Set<OrganizationIdentity>
  ) throws -> Bool {
    if reader.options.selection.isEverything { return true }
    // An entry that identifies no organization could belong to any club, selected or not.
    guard let record = try silentRecord(of: entry) else { return false }
    return record.kind == .museum || !unselected.contains(record.identity)
  }

  /// Returns the record of an entry without logging problems, which are reported only for selected
  /// entries.
  private func silentRecord(of entry: LevelOne.Entry) throws -> OrganizationRecord? {
    try Task.checkCancellation()
    return entry.record(
      omitting: reader.options.omissions, ProblemLog(file: "", limit: 0))
  }
}
