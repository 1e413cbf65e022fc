import HubBundle
import HubFetching
import HubModel

extension BaseRelease {
  /// Returns a level file, gallery or page as the export of the bundle found it; nil if the bundle
  /// does not tell.
  ///
  /// - Throws: the failure that the bundle records.
  func recordedFile(
    at location: String, as kind: FileKind
  ) throws(FetchFailure) -> FetchedFile? {
    guard let source = source(at: location) else { return nil }
    let isHad = [.present, .stale].contains(source.state)
    if isHad, Self.pageRoles.contains(source.role) != [.webPage, .galleryPage].contains(kind) {
      return nil
    }
    let freshness = freshness(source.state, source.since, source.reason)
    if isHad, kind == .webPage { return FetchedFile([], freshness, nil) }
    // A file that could not be understood is kept, and read again to tell why.
    if let entry = source.entry, entry.digest == source.originalDigest {
      do {
        let known = earlier(source.location, since: nil, askedFor: location)
        return FetchedFile(
          try contents(of: source) ?? [], freshness, known.validators, isFromBundle: true)
      } catch {
        throw .storage(EarlierReleaseFault(error).description)
      }
    }
    guard isHad else { throw failure(source.state, source.reason) }
    if source.role == "web-page", let status = refusal(of: source.location) {
      throw .refused(status: status)
    }
    return nil
  }

  /// Returns a picture as the export of the bundle found it; nil if the bundle does not name it.
  ///
  /// - Throws: the failure that the bundle records.
  func recordedPicture(at location: String) throws(FetchFailure) -> FetchedPicture? {
    guard let picture = try? catalog.picture(at: location) else { return nil }
    guard picture.asset != nil, let digest = picture.originalDigest else {
      throw failure(picture.state, picture.reason)
    }
    return FetchedPicture(
      published: digest, .had, freshness(picture.state, picture.since, picture.reason),
      earlier(location, since: nil).validators)
  }

  private func freshness(
    _ state: RecordedState, _ since: String?, _ reason: String?
  ) -> Freshness {
    guard state == .stale else { return .current }
    return .stale(since: since ?? manifest.created, reason: reason ?? "")
  }

  private func failure(_ state: RecordedState, _ reason: String?) -> FetchFailure {
    state == .leftOut ? .leftOut(reason ?? "offline") : FetchFailure(recorded: reason)
  }

  /// Returns the HTTP status with which a page refused to be read, so that it stayed a link.
  private func refusal(of page: String) -> Int? {
    let messages = ((try? catalog.problems()) ?? []).lazy.filter { $0.file == page }.map(\.message)
    return messages.compactMap { $0.firstMatch(of: /its page was refused \(HTTP (\d+)\)/)?.1 }
      .compactMap { Int($0) }.first
  }
}
