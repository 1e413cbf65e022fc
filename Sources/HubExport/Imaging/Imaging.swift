import Foundation
package import HubModel

/// A thumbnail that was made.
package struct ReducedPicture: Sendable, Hashable {
  /// JPEG; PNG where something of the picture is transparent.
  package let format: PictureFormat
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
}

/// Makes thumbnails of pictures, in helper programs that a hostile picture may end.
///
/// ```swift
/// let imaging = Imaging(program: try Imaging.helperProgram(), width: 2)
/// let thumbnail = try await imaging.reduce(file, format: .jpeg, edge: 640, to: output)
/// await imaging.shutDown()
/// ```
/// Thumbnails are turned upright, in sRGB, without any metadata, never larger than the picture, and
/// the same bytes for the same picture and version of libvips. Of an animation it is the first frame.
///
/// A helper starts with its first picture and serves until ``shutDown()`` or until nothing refers to
/// this value any more; one that ended is replaced for the next picture.
package actor Imaging {
  /// Of JPEG thumbnails: little that the eye sees, a third of the bytes of 95.
  private static let quality = 82

  private let lanes: [ImagingWorker]
  private let deadline: Duration
  /// By lane: how many pictures it has to do.
  private var load: [Int]

  /// Helpers that have not started yet.
  ///
  /// - Parameters:
  ///   - program: The path of the helper program, as ``helperProgram(environment:)`` finds it.
  ///   - width: How many helpers may work at the same time; they are busy, so not more than there are
  ///     cores. Where there is little memory, fewer do.
  ///   - memory: How many bytes there are, of which all helpers together use half at most.
  ///   - deadline: How long a picture may take.
  package init(
    program: String, width: Int, memory: Int = MachineMemory.size,
    deadline: Duration = .seconds(60)
  ) {
    let shares = MemoryShares(of: memory, for: width)
    lanes = (0..<shares.count).map { _ in ImagingWorker(program: program, memory: shares.size) }
    load = lanes.map { _ in 0 }
    self.deadline = deadline
  }

  /// Makes a thumbnail that fits within `edge` × `edge` pixels and writes it to `output`.
  ///
  /// More than `width` calls at a time wait for each other. When the task is cancelled, the helper
  /// that is busy with the picture is ended at once.
  ///
  /// - Parameters:
  ///   - slice: Where the picture is.
  ///   - format: What its bytes are; the helper tries nothing else.
  ///   - edge: In pixels, 1...16384.
  ///   - output: The path of the thumbnail. A file there is replaced; after a failure it may hold anything.
  package func reduce(
    _ slice: FileSlice, format: PictureFormat, edge: Int, to output: String
  ) async throws(ImagingFailure) -> ReducedPicture {
    let index = load.indices.min { load[$0] < load[$1] } ?? 0
    load[index] += 1
    defer { load[index] -= 1 }
    let thumbnail = ThumbnailRequest(
      format: format, edge: edge, quality: Self.quality, output: output)
    return try await lanes[index].reduce(slice, thumbnail, deadline: deadline).get()
  }

  /// Ends all helpers, once they have done what they are at. Another picture starts them again.
  package func shutDown() async {
    for lane in lanes { await lane.shutDown() }
  }

  /// The process ids of the helpers that run.
  package func processes() async -> [Int32] {
    var identifiers: [Int32] = []
    for lane in lanes {
      if let identifier = await lane.process() { identifiers.append(identifier) }
    }
    return identifiers
  }

  /// The path of the helper program: what `HUBPACK_IMAGING` names, else the `hubpack-imaging` beside
  /// the program that runs.
  ///
  /// - Throws: ``ImagingFailure/unavailable(_:)`` when there is none.
  package static func helperProgram(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ImagingFailure) -> String {
    let path: String
    if let named = environment["HUBPACK_IMAGING"], !named.isEmpty {
      path = named
    } else if let own = Bundle.main.executableURL?.resolvingSymlinksInPath() {
      path = own.deletingLastPathComponent().appendingPathComponent("hubpack-imaging").path
    } else {
      throw .unavailable("the folder of the running program is not known")
    }
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw .unavailable("\(path): the imaging helper is not there, or cannot be run")
    }
    return path
  }
}
