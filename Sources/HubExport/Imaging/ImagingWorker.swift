import Foundation
import HelperProtocol
import HubBundle
import HubHelpers
import HubModel
import HubPictures
import HubSystem

/// A maker of thumbnails with a helper of its own.
struct ImagingWorker: Sendable {
  let helper: HelperWorker

  /// Makes a thumbnail with the helper, and checks the result.
  func reduce(
    _ slice: FileSlice, _ thumbnail: ThumbnailRequest, deadline: Duration
  ) async throws(HelperFailure) -> ReducedPicture {
    guard let size = slice.size, size > 0 else { throw .gone }
    let request = ImagingRequest(
      format: thumbnail.format.rawValue, edge: thumbnail.edge, quality: thumbnail.quality,
      size: size)
    let (picture, bytes) = try await helper.process(
      request.line, .slice(slice, size: size), deadline: deadline
    ) { bytes in
      Self.checked(bytes, edge: thumbnail.edge).map { ($0, bytes) }
    }.get()
    try Self.write(bytes, to: thumbnail.output)
    return picture
  }

  /// Inspects a thumbnail; returns nil if it is invalid.
  private static func checked(_ bytes: [UInt8], edge: Int) -> ReducedPicture? {
    var inspection = PictureInspection()
    guard (try? inspection.consume(bytes)) != nil, let facts = try? inspection.finished(),
      facts.format == .jpeg || facts.format == .png, facts.isPlain,
      max(facts.width, facts.height) <= edge
    else { return nil }
    return ReducedPicture(format: facts.format, width: facts.width, height: facts.height)
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(HelperFailure) {
    unlink(path)
    do throws(FileFault) {
      let file = try WrittenFile(new: path)
      try file.write(bytes)
      try file.close()
    } catch {
      throw .storage(error.description)
    }
  }
}

struct ThumbnailRequest: Sendable {
  /// The format of the picture; the helper tries no other.
  let format: PictureFormat
  /// The largest number of pixels of each side.
  let edge: Int
  /// The quality of a JPEG, 1...100.
  let quality: Int
  /// The path of the thumbnail.
  let output: String
}
