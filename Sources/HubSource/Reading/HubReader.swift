package import HubFetching
import HubJSON
import HubModel
package import HubPages

/// Reads a hub, level by level.
package struct HubReader: Sendable {
  let fetcher: any HubFetcher
  let options: ReadingOptions
  /// The parser of web pages; nil if they are not read.
  let pages: PageParser?
  let earlier: (any EarlierRelease)?
  /// True if files of the earlier bundle stand in for those that cannot be read.
  let carriesForward: Bool

  /// - Parameters:
  ///   - pages: The parser of web pages; nil to keep only the links of portfolios that are web
  ///     pages.
  ///   - earlier: The earlier bundle of the hub.
  ///   - carriesForward: True if its files stand in for those that cannot be read.
  package init(
    _ fetcher: any HubFetcher, options: ReadingOptions = ReadingOptions(), pages: PageParser? = nil,
    earlier: (any EarlierRelease)? = nil, carriesForward: Bool = false
  ) {
    self.fetcher = fetcher
    self.options = options
    self.pages = pages
    self.earlier = earlier
    self.carriesForward = carriesForward
  }

  /// A file that was found at one of several locations.
  struct FoundFile {
    let location: HubLocation
    let file: FetchedFile
    /// The failure of the first location, if the file is at another one.
    let failure: FetchFailure?
    /// The problem that the name of the file differs in case from the expected one.
    let problem: Problem?
  }

  /// Reads the first of the candidates that exists; in a folder, also one whose name differs only in
  /// case. If all fail, throws the first failure other than `missing`, and sets `source` to the
  /// location that caused it.
  func readFirst(
    _ candidates: [HubLocation], failing source: inout HubLocation
  ) async throws(FetchFailure) -> FoundFile {
    var failure = FetchFailure.missing
    var first: FetchFailure?
    let attempts = candidates.flatMap { location in
      [(location, nil)] + [fetcher.spelling(of: location)].compactMap(\.self).map { ($0, location) }
    }
    for (location, expected) in attempts {
      do {
        return FoundFile(
          location: location, file: try await fetcher.read(location, as: .levelFile),
          failure: first, problem: expected.map { Problem(location, expected: $0) })
      } catch {
        first = first ?? error
        switch error {
        case .missing: continue
        case .outsideHub, .leftOut, .unfetchable:
          // Leads nowhere.
          guard case .missing = failure else { continue }
          (failure, source) = (error, location)
        default:
          // Another file does not stand in for one that is there, or may be.
          source = location
          throw error
        }
      }
    }
    throw failure
  }

  /// Returns the source record of a member list or gallery. A file with another owner is left out
  /// of a bundle that filters anything, because nobody selected it.
  ///
  /// - Parameter failure: The reason why a valid file is not used; nil if it is.
  func record(
    _ role: SourceRecord.Role, _ location: HubLocation, _ file: FetchedFile,
    _ document: JSONDocument?, failure: String? = nil, isOfOwner: Bool
  ) -> SourceRecord {
    if document != nil, !isOfOwner, options.isFiltering {
      return SourceRecord(role, location, .leftOut("filtered"))
    }
    let reason = document == nil ? "could not be read" : failure
    // Nobody knows whom a file that was not read whole is about.
    return SourceRecord(
      role, location, reason.map { .failed($0) } ?? .present, original: file,
      contents: bundled(failure == nil ? document : nil, of: file.contents))
  }

  /// Returns the contents of a file for the bundle: the unchanged file or, if the bundle is
  /// filtered, a copy without the records at the given node indexes and without omitted facts.
  func bundled(
    _ document: JSONDocument?, of contents: [UInt8], without records: Set<Int> = []
  ) -> [UInt8]? {
    guard options.isFiltering else { return contents }
    guard let document else { return nil }
    let removed = records.union(document.hidden)
    return removed.isEmpty ? contents : document.removing(removed)
  }

  /// Parses a file and hides the values to be omitted, both from the catalog and from the copy.
  func parse(_ contents: [UInt8], _ log: ProblemLog) -> JSONDocument? {
    guard var document = log.parse(contents) else { return nil }
    guard options.isFiltering else { return document }
    var hidden = Set<Int>()
    collectOmissions(in: document.root, to: &hidden)
    document.hidden = hidden
    return document
  }

  /// Collects the omitted facts, and the values hidden by a duplicate key, which nothing has
  /// checked.
  private func collectOmissions(in value: JSONValue, to removed: inout Set<Int>) {
    if Task.isCancelled { return }
    var keys = Set<String>()
    for member in value.allMembers.reversed() {
      let key = member.key.string ?? ""
      if !keys.insert(key).inserted || isOmitted(member.value, key: key) {
        removed.insert(member.value.index)
      } else {
        collectOmissions(in: member.value, to: &removed)
      }
    }
    for element in value.allElements {
      if isOmitted(element, key: "") {
        removed.insert(element.index)
      } else {
        collectOmissions(in: element, to: &removed)
      }
    }
  }

  private func isOmitted(_ value: JSONValue, key: String) -> Bool {
    options.omissions.contains { omission in
      omission.covers(key: key) || value.string.map(omission.covers(text:)) == true
    }
  }
}

extension Problem {
  /// Creates the problem that the name of a file differs in case from the expected one.
  init(_ location: HubLocation, expected: HubLocation) {
    self.init(
      .fileNameCase, file: location.description,
      message: "the file was expected as \(expected); web servers tell upper from lower case",
      suggestion: "rename it to \(expected.lastComponent ?? expected.description)")
  }
}

extension FetchFailure {
  /// The problem code for a level file that could not be fetched.
  var problemCode: Problem.Code {
    switch self {
    case .missing: .sourceMissing
    case .outsideHub: .sourceOutsideHub
    case .tooLarge: .sourceTooLarge
    case .leftOut, .unreadable, .notAPage, .unfetchable, .refused, .unreachable, .recorded,
      .storage,
      .cancelled:
      .sourceUnreadable
    }
  }
}
