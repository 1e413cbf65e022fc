public import HubModel
public import Foundation

/// Gets the files of a hub, wherever they are.
public protocol HubFetcher: Sendable {
  /// The Level 1 file at which the hub begins.
  var root: HubLocation { get }

  /// Where Level 0 is, when that is known.
  var levelZero: HubLocation? { get }

  /// The whole of a level file, of at most `limit` bytes.
  func read(_ location: HubLocation, limit: Int) async throws(FetchFailure) -> [UInt8]

  /// A complete picture, hashed.
  func picture(at location: HubLocation) async throws(FetchFailure) -> FetchedPicture

  /// Whether something answers at a gallery's address, so that it can be kept as a web page.
  func answers(at location: HubLocation) async throws(FetchFailure)
}

/// Why a file of a hub could not be had.
public enum FetchFailure: Error, Sendable {
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
  /// An earlier export could not have it; its reason completes the sentence.
  case recorded(String)
  /// The export was interrupted.
  case cancelled

  /// A clause for reports: "is not there".
  public var reason: String {
    switch self {
    case .missing: "is not there"
    case .leftOut(let choice): "was left out (\(choice))"
    case .outsideHub: "is outside the hub's folder"
    case .tooLarge(let limit): "is larger than \(limit) bytes"
    case .unreadable(let reason): "could not be read: \(reason)"
    case .recorded(let reason): reason
    case .cancelled: "was not read: interrupted"
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
public struct FetchedPicture: Sendable {
  /// A file that holds the bytes.
  public let file: URL
  /// Of those bytes.
  public let digest: HexDigest
  /// In bytes.
  public let size: Int
  /// What the bytes say of the picture.
  public let facts: PictureFacts

  /// What the bytes are, whatever the file is called.
  public var format: PictureFormat { facts.format }

  /// A picture with all its parts.
  public init(file: URL, digest: HexDigest, size: Int, facts: PictureFacts) {
    self.file = file
    self.digest = digest
    self.size = size
    self.facts = facts
  }
}
