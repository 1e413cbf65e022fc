package import HubModel
package import HubPictures

/// Gets the files of a hub, wherever they are.
package protocol HubFetcher: Sendable {
  /// The Level 1 file at which the hub begins.
  var root: HubLocation { get }

  /// Where Level 0 is, when that is known.
  var levelZero: HubLocation? { get }

  /// How many level files and galleries may usefully be asked for at once.
  var width: Int { get }

  /// How many pictures may usefully be asked for at once.
  var pictureWidth: Int { get }

  /// The whole of a level file or gallery.
  func read(_ location: HubLocation, as kind: FileKind) async throws(FetchFailure) -> FetchedFile

  /// Begins to fetch level files that will be read soon, and returns when they are there, or are not
  /// to be had, which reading them tells. Nothing, where waiting for one is no waste.
  func prefetch(_ locations: [HubLocation]) async

  /// Begins to fetch what an earlier bundle of the hub has of level files, and returns when all is there, or
  /// is not to be had.
  func prefetchEarlier() async

  /// A complete picture, hashed.
  ///
  /// - Parameter isHad: whether everything that is to be made of the picture whose published bytes
  ///   have this digest is there already, so that the bytes are not needed again.
  func picture(
    at location: HubLocation, isHad: @Sendable (HexDigest) -> Bool
  ) async throws(FetchFailure) -> FetchedPicture

  /// Whether something answers at a gallery's address, so that it can be kept as a web page.
  func answers(at location: HubLocation) async throws(FetchFailure) -> Freshness
}

extension HubFetcher {
  /// Nothing: see ``HubFetcher/prefetch(_:)``.
  package func prefetch(_ locations: [HubLocation]) async {}

  /// Nothing: see ``HubFetcher/prefetchEarlier()``.
  package func prefetchEarlier() async {}
}

/// What a file of a hub is, which decides how large it may be.
package enum FileKind: String, Sendable, CaseIterable {
  /// Levels 0 to 3.
  case levelFile = "level-file"
  /// The `config.xml` of a JuiceBox gallery.
  case gallery
  /// A portrait, an image, a thumbnail.
  case picture
  /// A page that is linked to and not kept.
  case webPage = "web-page"

  /// Bytes that such a file may have.
  package var byteLimit: Int {
    switch self {
    case .levelFile: Limits.levelFileBytes
    case .gallery: Limits.galleryBytes
    case .picture: Limits.pictureBytes
    case .webPage: Limits.webPageBytes
    }
  }
}

/// Whether something is as it was published now.
package enum Freshness: Sendable, Hashable {
  /// It is.
  case current
  /// It is as an earlier bundle of that time of creation had it; the reason why completes a sentence.
  case stale(since: String, reason: String)
}

/// What lets one ask a web server whether a file is still the same (RFC 9110, section 13).
package struct Validators: Sendable, Hashable {
  /// Where the answer came from, when redirects led there.
  package let answeredBy: String?
  /// With its quotes, and `W/` where it is a weak one.
  package let entityTag: String?
  /// As the server wrote it.
  package let lastModified: String?

  /// Validators with all their parts.
  package init(answeredBy: String?, entityTag: String?, lastModified: String?) {
    self.answeredBy = answeredBy
    self.entityTag = entityTag
    self.lastModified = lastModified
  }
}

/// A file whose bytes are known.
package struct FetchedFile: Sendable {
  /// As published.
  package let contents: [UInt8]
  /// Whether they are still that.
  package var freshness = Freshness.current
  /// For the next update.
  package var validators: Validators?

  init(_ contents: [UInt8], _ freshness: Freshness, _ validators: Validators?) {
    self.contents = contents
    self.freshness = freshness
    self.validators = validators
  }
}

/// Why a file of a hub could not be had.
package enum FetchFailure: Error, Sendable {
  /// There is no such file.
  case missing
  /// It was not asked for; the reason is a word such as "offline".
  case leftOut(String)
  /// It is not inside the hub's folder.
  case outsideHub
  /// It is larger than the number of bytes.
  case tooLarge(limit: Int)
  /// It is there, but nothing useful came; the reason completes "could not be read: …".
  case unreadable(String)
  /// The web server was asked and refuses: HTTP's 401, 403 and the like.
  case refused(status: Int)
  /// Whether it is there is not known; the reason completes "could not be reached: …".
  case unreachable(String)
  /// An earlier export could not have it; its reason completes the sentence.
  case recorded(String)
  /// What was fetched cannot be kept, as on a full disk; this ends the export.
  case storage(String)
  /// The export was interrupted.
  case cancelled

  /// A file of ours cannot be used.
  static func storage(_ fault: FileFault) -> FetchFailure { .storage(fault.description) }

  /// A clause for reports: "is not there".
  package var reason: String {
    switch self {
    case .missing: "is not there"
    case .leftOut(let choice): "was left out (\(choice))"
    case .outsideHub: "is outside the hub's folder"
    case .tooLarge(let limit): "is larger than \(limit) bytes"
    case .unreadable(let reason): "could not be read: \(reason)"
    case .refused(let status): "is refused by its server (HTTP status \(status))"
    case .unreachable(let reason): "could not be reached: \(reason)"
    case .recorded(let reason): reason
    case .storage(let reason): "could not be kept: \(reason)"
    case .cancelled: "was not read: interrupted"
    }
  }

  /// Whether it may be there all the same, now or later: an earlier version may stand in for it.
  var isTransient: Bool {
    switch self {
    case .refused, .unreachable: true
    case .missing, .leftOut, .outsideHub, .tooLarge, .unreadable, .recorded, .storage, .cancelled:
      false
    }
  }

  /// What ends the export rather than to be recorded.
  package var fatal: (any Error)? {
    switch self {
    case .cancelled: CancellationError()
    case .storage(let reason): SourceError(.storage, reason)
    case .missing, .leftOut, .outsideHub, .tooLarge, .unreadable, .recorded, .refused, .unreachable:
      nil
    }
  }

  /// What an earlier export recorded as the reason.
  init(recorded reason: String?) {
    let known: [FetchFailure] = [
      .missing, .outsideHub, .tooLarge(limit: Limits.levelFileBytes),
      .tooLarge(limit: Limits.pictureBytes), .tooLarge(limit: Limits.galleryBytes),
    ]
    self = known.first { $0.reason == reason } ?? .recorded(reason ?? "could not be read")
  }
}

/// A picture whose bytes are known.
package struct FetchedPicture: Sendable {
  /// Where the bytes are.
  package enum Bytes: Sendable {
    /// In a file that is not ours.
    case file(PictureFile)
    /// In a file that was fetched, and is not needed once something has been made of it.
    case download(PictureFile)
    /// They are not needed again.
    case had
  }

  /// Of the bytes as they were published.
  package let published: HexDigest
  /// Where the bytes are.
  package let bytes: Bytes
  /// Whether they are still published.
  package let freshness: Freshness
  /// For the next update.
  package let validators: Validators?

  init(
    published: HexDigest, _ bytes: Bytes, _ freshness: Freshness = .current,
    _ validators: Validators? = nil
  ) {
    self.published = published
    self.bytes = bytes
    self.freshness = freshness
    self.validators = validators
  }
}
