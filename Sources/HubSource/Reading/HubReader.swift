package import HubFetching
import HubJSON
import HubModel

/// Reads a hub, level by level.
package struct HubReader: Sendable {
  let fetcher: any HubFetcher
  let options: ReadingOptions

  /// Reads through the fetcher what the options ask for.
  package init(_ fetcher: any HubFetcher, options: ReadingOptions = ReadingOptions()) {
    self.fetcher = fetcher
    self.options = options
  }

  /// Reads the first of the places that has a file. All of them failing, tells why: the first
  /// reason other than "is not there" counts, and `place` becomes the one that gave it.
  func readFirst(
    _ candidates: [HubLocation], failing source: inout HubLocation
  ) async throws(FetchFailure) -> (location: HubLocation, file: FetchedFile) {
    var failure = FetchFailure.missing
    for location in candidates {
      do {
        return (location, try await fetcher.read(location, as: .levelFile))
      } catch {
        if error.fatal != nil { throw error }
        guard case .missing = failure else { continue }
        failure = error
        if case .missing = error { continue }
        source = location
      }
    }
    throw failure
  }

  /// The record of a member list or gallery. One of somebody else's stays out of a bundle that leaves
  /// anything out: nobody has chosen it.
  func record(
    _ role: SourceRecord.Role, _ location: HubLocation, _ file: FetchedFile,
    _ document: JSONDocument?, isOfOwner: Bool
  ) -> SourceRecord {
    if document != nil, !isOfOwner, options.isFiltering {
      return SourceRecord(role, location, .leftOut("filtered"))
    }
    return SourceRecord(
      role, location, document == nil ? .failed("could not be read") : .present,
      original: file, contents: bundled(document, of: file.contents))
  }

  /// What of a parsed file goes into the bundle: the file as it is, or, where something is to be
  /// left out, a copy without the records at the node indexes and without the omitted facts.
  func bundled(
    _ document: JSONDocument?, of contents: [UInt8], without records: Set<Int> = []
  ) -> [UInt8]? {
    guard options.isFiltering else { return contents }
    guard let document else { return nil }
    let removed = records.union(document.hidden)
    return removed.isEmpty ? contents : document.removing(removed)
  }

  /// Parses a file, and hides in it what is to be left out: from the catalog, and from the copy.
  func parse(_ contents: [UInt8], _ log: ProblemLog) -> JSONDocument? {
    guard var document = log.parse(contents) else { return nil }
    guard options.isFiltering else { return document }
    var hidden = Set<Int>()
    collectOmissions(in: document.root, to: &hidden)
    document.hidden = hidden
    return document
  }

  /// Finds the omitted facts, and what a key that occurs again hides: nobody has looked at that.
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

extension FetchFailure {
  /// The kind of problem that a level file makes which could not be had.
  var problemCode: Problem.Code {
    switch self {
    case .missing: .sourceMissing
    case .outsideHub: .sourceOutsideHub
    case .tooLarge: .sourceTooLarge
    case .leftOut, .unreadable, .refused, .unreachable, .recorded, .storage, .cancelled:
      .sourceUnreadable
    }
  }
}

extension HubLocation {
  /// Where a reference leads, as a failure when it leads nowhere.
  func location(of reference: String) throws(FetchFailure) -> HubLocation {
    do {
      return try resolve(reference)
    } catch {
      switch error {
      case .outsideHub: throw .outsideHub
      case .unsupported(let scheme): throw .unreadable("\(scheme): cannot be fetched")
      }
    }
  }

  /// The places where a level file may be that the file here names: in a folder a published URL is
  /// looked up beside this file first, under its last component (Docs/Hub.md, "How the files find each other"); a relative
  /// reference is followed first. Over HTTP a URL is taken as it stands, but for one of a reserved
  /// example host, where nothing ever answers: that is looked up beside this file too.
  func candidates(for reference: String) throws(FetchFailure) -> [HubLocation] {
    let source = try location(of: reference)
    guard let name = source.lastComponent else { return [source] }
    if case .remote = self { return source.isPlaceholder ? [sibling(name)] : [source] }
    let beside = sibling(name)
    if beside == source { return [source] }
    if case .local = source { return beside == self ? [source] : [source, beside] }
    return [beside, source]
  }
}
