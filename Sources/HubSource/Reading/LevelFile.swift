import HubFetching
import HubJSON
import HubModel

/// A level file that was read: its contents, or those of the copy in an earlier bundle.
struct LevelFile<Level> {
  let file: FetchedFile
  /// The file as parsed; nil if it is not a JSON object.
  let document: JSONDocument?
  /// The contents; nil if the file cannot be used.
  let level: Level?
  /// The log for the problems of what is used.
  let log: ProblemLog
  /// The problems of the file as published, if the copy is used.
  let published: [Problem]
}

extension HubReader {
  /// Decodes a level file. If it cannot be used, decodes the copy in the earlier bundle that stands
  /// in for it, if there is one (`--carry-forward`).
  ///
  /// - Parameters:
  ///   - decode: Returns nil, and logs a problem, if the file is not whole.
  ///   - fault: Returns the reason why a whole file cannot be used: "names another club".
  func decoded<Level>(
    _ file: FetchedFile, at location: HubLocation,
    _ decode: (JSONValue, ProblemLog) -> Level?, fault: (Level) -> String? = { _ in nil }
  ) throws(FetchFailure) -> LevelFile<Level> {
    func read(_ file: FetchedFile, published: [Problem]) -> LevelFile<Level> {
      let log = ProblemLog(file: location.description, base: file.base(at: location))
      let document = parse(file.contents, log)
      return LevelFile(
        file: file, document: document, level: document.flatMap { decode($0.root, log) }, log: log,
        published: published)
    }
    let result = read(file, published: [])
    let reason = result.level.map(fault) ?? "could not be read"
    guard let reason, file.freshness == .current, let copy = try copy(of: location, because: reason)
    else { return result }
    let carried = read(copy, published: result.log.finished())
    guard let level = carried.level, fault(level) == nil else { return result }
    return carried
  }

  /// Returns the copy in the earlier bundle of a file that cannot be used as published; nil if none
  /// stands in for it.
  ///
  /// - Parameter reason: A clause: "could not be read".
  func copy(
    of location: HubLocation, because reason: String
  ) throws(FetchFailure) -> FetchedFile? {
    guard carriesForward,
      let known = earlier?.file(at: location.description, as: .levelFile)
    else { return nil }
    do {
      return (try earlier?.contents(of: location.description)).map {
        FetchedFile(
          $0, .stale(since: known.since, reason: reason), known.validators, isFromBundle: true)
      }
    } catch {
      throw .storage(EarlierReleaseFault(error).description)
    }
  }

  /// Returns the copy in the earlier bundle of a file that could not be fetched; nil if none stands in
  /// for it. What was not to be fetched from the web, and what ends the export, has no copy.
  func copy(
    of location: HubLocation, because failure: FetchFailure
  ) throws(FetchFailure) -> FoundFile? {
    var failure = failure
    if case .leftOut = failure {
      // In a folder, a reference by URL leads to a file that is there, or to none.
      if location.isOnTheWeb { return nil }
      failure = .missing
    }
    if failure.fatal != nil { return nil }
    return try copy(of: location, because: failure.reason).map {
      FoundFile(location: location, file: $0, failure: nil, problem: nil)
    }
  }
}

extension FetchedFile {
  /// The location from which the references in a file start: after redirects, the one that answered
  /// (RFC 3986, section 5.1.3).
  func base(at location: HubLocation) -> HubLocation { answeredBy ?? location }
}
