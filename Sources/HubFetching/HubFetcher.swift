package import HubModel
package import HubPictures
import HubSystem

/// A source of the files of a hub, in a folder or on the web.
package protocol HubFetcher: Sendable {
  var root: HubLocation { get }

  var levelZero: HubLocation? { get }

  /// The useful number of concurrent requests for level files and galleries.
  var width: Int { get }

  /// The useful number of concurrent requests for pictures.
  var pictureWidth: Int { get }

  /// Returns all files with a ``HubLocation/levelName`` in the folders of these Level 1 files and
  /// below, each once, by name; none on the web, where folders have no lists.
  /// Folders below that have a root of their own are other hubs.
  func levelFiles(beside files: [HubLocation]) -> FolderListing

  /// Reads a level file or gallery.
  func read(_ location: HubLocation, as kind: FileKind) async throws(FetchFailure) -> FetchedFile

  /// Starts to fetch level files that will be read soon, and returns when all have arrived or
  /// failed; reading them reports failures. Does nothing where reading is cheap.
  func prefetch(_ locations: [HubLocation]) async

  /// Starts to fetch the level files that an earlier bundle of the hub contains, and returns when
  /// all have arrived or failed.
  func prefetchEarlier() async

  /// Fetches and hashes a complete picture.
  ///
  /// - Parameter isHad: returns true if all results derived from the picture with this digest of
  ///   published bytes already exist, so that the bytes are not needed.
  func picture(
    at location: HubLocation, isHad: @escaping @Sendable (HexDigest) -> Bool
  ) async throws(FetchFailure) -> FetchedPicture

  /// Returns the location of a file whose path differs only in case from that of a missing one; nil
  /// if there is none, and on the web, where folders have no lists.
  func spelling(of location: HubLocation) -> HubLocation?

  /// Checks that a gallery's URL responds, so that it can be kept as a web page.
  func answers(at location: HubLocation) async throws(FetchFailure) -> Freshness

  /// Returns true if an earlier bundle knew the location as a web page, with or without its pictures,
  /// and stands in for what cannot be reached.
  func carriesForward(_ page: HubLocation) -> Bool

  /// Returns true if `robots.txt` allows a page, or a picture on a page, to be copied; throws if it
  /// cannot be reached.
  func mayCopy(_ location: HubLocation) async throws(FetchFailure) -> Bool

  /// Returns true if `robots.txt` allows a picture that was found on a page to be copied. When it is
  /// fetched, its own header may still forbid it.
  func mayCopy(picture: HubLocation, on page: HubLocation) async throws(FetchFailure) -> Bool

  /// Returns what there is at the location of a picture; its bytes are not fetched.
  func answer(toPicture location: HubLocation) async throws(FetchFailure) -> PictureAnswer
}

extension HubFetcher {
  package func levelFiles(beside files: [HubLocation]) -> FolderListing { FolderListing() }
  package func carriesForward(_ page: HubLocation) -> Bool { false }
  package func mayCopy(_ location: HubLocation) async throws(FetchFailure) -> Bool { true }
  package func mayCopy(
    picture: HubLocation, on page: HubLocation
  ) async throws(FetchFailure) -> Bool { try await mayCopy(picture) }
  package func answer(
    toPicture location: HubLocation
  ) async throws(FetchFailure) -> PictureAnswer { .nothing }
  package func spelling(of location: HubLocation) -> HubLocation? { nil }
  package func prefetch(_ locations: [HubLocation]) async {}
  package func prefetchEarlier() async {}
}

/// The kind of file that a server has at the URL of a picture.
package enum PictureAnswer: Sendable {
  case picture, page, nothing
}

package struct FolderListing: Sendable {
  package var files: [HubLocation] = []
  /// The folders that were not searched, and why: they may contain any file.
  package private(set) var unsearched: [(folder: HubLocation, failure: FetchFailure)] = []

  package init() {}

  mutating func skip(_ folder: HubLocation, _ reason: String) {
    unsearched.append((folder.description.isEmpty ? .local(".") : folder, .unreadable(reason)))
  }
}

/// The kind of a file in a hub, which limits its size.
package enum FileKind: String, Sendable, CaseIterable {
  /// A file of Levels 0 to 3.
  case levelFile = "level-file"
  /// The `config.xml` of a JuiceBox gallery.
  case gallery
  /// A portrait, image or thumbnail.
  case picture
  /// A page that is linked to but not stored.
  case webPage = "web-page"
  /// A page whose pictures are read.
  case galleryPage = "gallery-page"
  /// The content of such a page without its frame, as WordPress answers programs.
  case pageContent = "page-content"
  case robots
  /// A picture of which only the existence is checked.
  case pictureCheck = "picture-check"
  /// A bundle or a file about bundles, of which ranges are fetched.
  case bundle

  package var byteLimit: Int {
    switch self {
    case .levelFile: Limits.levelFileBytes
    case .gallery: Limits.galleryBytes
    case .picture, .pictureCheck: Limits.pictureBytes
    case .webPage: Limits.webPageBytes
    case .galleryPage, .pageContent: Limits.galleryPageBytes
    case .robots: Limits.robotsBytes
    case .bundle: .max
    }
  }
}

/// The limits for a hub. A hub that exceeds them is not a photo hub.
package enum Limits {
  /// The maximum size in bytes of a level file; the largest known one has 130 thousand.
  package static let levelFileBytes = 32 << 20
  /// The maximum size in bytes of a JuiceBox `config.xml`; libxml2 refuses more.
  package static let galleryBytes = 10_000_000
  package static let pictureBytes = 256 << 20
  /// The maximum size in bytes of a page whose pictures are read; the largest known ones, of site
  /// builders, have two million.
  package static let galleryPageBytes = 8 << 20
  /// The maximum size in bytes of a `robots.txt`; at least 500 KiB have to be read (RFC 9309,
  /// section 2.5).
  package static let robotsBytes = 1 << 20
  /// The number of bytes of a web page that are fetched at most.
  package static let webPageBytes = 64 << 10
  package static let redirects = 5
  /// The maximum size in bytes of the map of a hub; a file takes about 200.
  package static let mapBytes = 1 << 30
  /// The maximum number of folders that are searched for level files; no hub has more.
  package static let folders = 10_000
  package static let referenceBytes = 2048
}

package enum Freshness: Sendable, Hashable {
  case current
  /// The file is from an earlier bundle with that creation time; the reason is a clause such as
  /// "could not be reached: …".
  case stale(since: String, reason: String)
}

/// The validators of an HTTP response, used to check whether a file has changed (RFC 9110, section
/// 13).
package struct Validators: Sendable, Hashable, Codable {
  /// The final URL after redirects; nil without redirects.
  package let answeredBy: String?
  /// The entity tag with its quotes, and with `W/` if it is weak.
  package let entityTag: String?
  /// The date as written by the server.
  package let lastModified: String?

  package init(answeredBy: String?, entityTag: String?, lastModified: String?) {
    self.answeredBy = answeredBy
    self.entityTag = entityTag
    self.lastModified = lastModified
  }
}

package struct FetchedFile: Sendable {
  /// The contents as published; empty once nobody needs them.
  package var contents: [UInt8]
  package var freshness = Freshness.current
  /// True if the contents are those of an earlier bundle, or of an unpacked one.
  package var isFromBundle = false
  package var validators: Validators?
  /// The location of the contents, if it is not the one that was asked for: after redirects, or in a
  /// folder.
  package let answeredBy: HubLocation?

  package init(
    _ contents: [UInt8], _ freshness: Freshness, _ validators: Validators?,
    answeredBy: HubLocation? = nil, isFromBundle: Bool = false
  ) {
    self.contents = contents
    self.answeredBy = answeredBy ?? validators?.answeredBy.map { HubLocation($0) }
    self.freshness = freshness
    self.validators = validators
    self.isFromBundle = isFromBundle
  }
}

/// The reason why a file of a hub could not be fetched.
package enum FetchFailure: Error, Sendable {
  case missing
  /// The file was skipped; the reason is a word such as "offline".
  case leftOut(String)
  case outsideHub
  case tooLarge(limit: Int)
  /// The file exists but could not be used; the reason completes "could not be read: …".
  case unreadable(String)
  /// The file is no web page, so that only its link can be kept; the reason completes "could not be
  /// read: …".
  case notAPage(String)
  /// The file cannot be fetched in this way; the reason completes "could not be fetched: …".
  case unfetchable(String)
  /// The web server refused the request with HTTP status 401, 403 or similar.
  case refused(status: Int)
  /// It is unknown whether the file exists; the reason completes "could not be reached: …".
  case unreachable(String)
  /// An earlier export could not fetch the file, for this reason.
  case recorded(String)
  /// The downloaded file cannot be stored, for example because the disk is full; this ends the
  /// export.
  case storage(String)
  case cancelled

  static func storage(_ fault: FileFault) -> FetchFailure { .storage(fault.description) }

  /// A clause for reports: "is missing".
  package var reason: String {
    switch self {
    case .missing: "is missing"
    case .leftOut(let choice): SkippedText.clause(choice)
    case .outsideHub: "is outside the hub's folder"
    case .tooLarge(let limit): "is larger than \(limit) bytes"
    case .unreadable(let reason), .notAPage(let reason): "could not be read: \(reason)"
    case .unfetchable(let reason): "could not be fetched: \(reason)"
    case .refused(let status): "could not be fetched (HTTP \(status))"
    case .unreachable(let reason): "could not be reached: \(reason)"
    case .recorded(let reason): reason
    case .storage(let reason): "could not be stored: \(reason)"
    case .cancelled: "was not read: interrupted"
    }
  }

  /// True if a picture was found where a page was expected.
  package var isPicture: Bool {
    if case .notAPage(let reason) = self { reason.contains(" found image/") } else { false }
  }

  /// True if the file may exist all the same, now or later, so that an earlier version can be used.
  var isTransient: Bool {
    switch self {
    case .refused, .unreachable: true
    default: false
    }
  }

  /// True if the file is there, but not as it should be.
  package var isDamage: Bool {
    switch self {
    case .tooLarge, .unreadable: true
    default: false
    }
  }

  /// The error that ends the export, for failures that are not just recorded.
  package var fatal: (any Error)? {
    switch self {
    case .cancelled: CancellationError()
    case .storage(let reason): SourceError(.storage, reason)
    default: nil
    }
  }

  /// Creates a failure from the reason that an earlier export recorded.
  package init(recorded reason: String?) {
    let known: [FetchFailure] = [
      .missing, .outsideHub, .tooLarge(limit: Limits.levelFileBytes),
      .tooLarge(limit: Limits.pictureBytes), .tooLarge(limit: Limits.galleryBytes),
    ]
    // The first is how earlier versions recorded a missing file.
    self =
      reason == "is not there"
      ? .missing
      : known.first { $0.reason == reason } ?? .recorded(reason ?? "could not be read")
  }
}

package struct FetchedPicture: Sendable {
  package enum Bytes: Sendable {
    case file(PictureFile)
    /// A downloaded file, which can be removed once no version is made from it.
    case download(PictureFile)
    /// Nowhere, because they are not needed again.
    case had
  }

  package let published: HexDigest
  package let bytes: Bytes
  package let freshness: Freshness
  package let validators: Validators?

  package init(
    published: HexDigest, _ bytes: Bytes, _ freshness: Freshness = .current,
    _ validators: Validators? = nil
  ) {
    self.published = published
    self.bytes = bytes
    self.freshness = freshness
    self.validators = validators
  }
}
