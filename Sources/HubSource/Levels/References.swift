import HubFetching
package import HubModel

package struct FiledReference: Sendable {
  /// The reference as published.
  package let text: String
  package let file: String
  /// The location from which a relative reference starts.
  package let base: HubLocation
  /// The position of the reference, or of the record that contains it.
  package let position: Problem.Position

  package var picture: PictureReference { PictureReference(text, in: base) }
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

package enum FetchState: Sendable, Hashable {
  /// The file was fetched or read.
  case present
  /// The file could not be fetched, and an earlier version is used: that of the bundle created at
  /// this time.
  case stale(since: String, reason: String)
  /// The file could not be fetched; the reason is a clause such as "is missing".
  case failed(String)
  /// The file was skipped; the reason is a word such as "offline".
  case leftOut(String)

  init(_ freshness: Freshness) {
    switch freshness {
    case .current: self = .present
    case .stale(let since, let reason): self = .stale(since: since, reason: reason)
    }
  }

  init(_ failure: FetchFailure) {
    switch failure {
    case .leftOut(let choice): self = .leftOut(choice)
    default: self = .failed(failure.reason)
    }
  }
}

extension HubLocation {
  /// Resolves a reference and throws a fetch failure if that is not possible.
  func location(of reference: String) throws(FetchFailure) -> HubLocation {
    do {
      return try resolve(reference)
    } catch {
      switch error {
      case .outsideHub: throw .outsideHub
      case .unsupported(let scheme): throw .unfetchable("unsupported URL scheme \"\(scheme)\"")
      }
    }
  }

  /// Returns the possible locations of a referenced level file. In a folder, a published URL is
  /// first looked up by its last component beside this file (Docs/Hub.md, "How the files find each
  /// other"); a relative reference is followed first. Over HTTP a URL is used unchanged, except for
  /// a placeholder URL, which is looked up beside this file too.
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
