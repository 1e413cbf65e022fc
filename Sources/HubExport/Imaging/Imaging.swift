import Foundation
package import HubHelpers
package import HubModel
package import HubPictures
package import HubSystem

/// The maker of thumbnails. It uses helper programs, so that a hostile picture can crash only a
/// helper.
///
/// ```swift
/// let imaging = Imaging(program: try HelperProgram.imaging.path(), width: 2)
/// let thumbnail = try await imaging.reduce(file, format: .jpeg, edge: 640, to: output)
/// await imaging.shutDown()
/// ```
/// Thumbnails are upright, in sRGB, without metadata, and never larger than the picture. The same
/// picture and version of libvips give the same bytes. For an animation, the first frame is used.
///
/// A helper starts with its first picture and runs until ``shutDown()`` is called or this actor is
/// released. A helper that has ended is replaced for the next picture.
package actor Imaging {
  /// The quality of JPEG thumbnails: hardly any visible loss, at a third of the bytes of quality
  /// 95.
  private static let quality = 82

  /// The longest side of a thumbnail in pixels.
  static let longestEdge = 16_384

  let lanes: [HelperWorker]
  private let deadline: Duration
  /// The number of pictures that each lane has to process.
  private var load: [Int]

  /// Creates the pool; no helper is started yet.
  ///
  /// - Parameters:
  ///   - program: The path of the helper program, from `HelperProgram.imaging`.
  ///   - width: The largest number of helpers at the same time, at most the number of cores. If
  ///     memory is scarce, fewer are used.
  ///   - memory: The memory of the machine in bytes, of which all helpers together use at most
  ///     half.
  ///   - deadline: The time limit for one picture.
  package init(
    program: String, width: Int, memory: Int = MachineMemory.size,
    deadline: Duration = .seconds(60)
  ) {
    let shares = MemoryShares(of: memory, for: width)
    lanes = (0..<shares.count).map { _ in
      HelperWorker(path: program, of: .imaging, memory: shares.size)
    }
    load = lanes.map { _ in 0 }
    self.deadline = deadline
  }

  /// Makes a thumbnail that fits within `edge` × `edge` pixels and writes it to `output`: a PNG if a
  /// part of the picture is transparent, otherwise a JPEG.
  ///
  /// More than `width` concurrent calls wait for each other. If the task is cancelled, the helper
  /// that is working on the picture is ended immediately.
  ///
  /// - Parameters:
  ///   - slice: The location of the picture.
  ///   - format: The format of the picture; the helper tries no other.
  ///   - edge: The longest side in pixels, 1...16384.
  ///   - output: The path of the thumbnail. An existing file is replaced; after an error, its
  ///     contents are undefined.
  package func reduce(
    _ slice: FileSlice, format: PictureFormat, edge: Int, to output: String
  ) async throws(HelperFailure) -> PictureFacts {
    let index = load.indices.min { load[$0] < load[$1] } ?? 0
    load[index] += 1
    defer { load[index] -= 1 }
    guard let size = slice.size, size > 0 else { throw .gone }
    let (facts, bytes) = try await lanes[index].process(
      [format.rawValue, "\(edge)", "\(Self.quality)"], .slice(slice, size: size), deadline: deadline
    ) { bytes in
      Self.facts(of: bytes, within: edge).map { ($0, bytes) }
    }.get()
    unlink(output)
    do throws(FileFault) {
      let file = try WrittenFile(new: output)
      try file.write(bytes)
      try file.close()
    } catch {
      throw .storage(error.description)
    }
    return facts
  }

  /// Inspects a thumbnail; returns nil if it is invalid.
  private static func facts(of bytes: [UInt8], within edge: Int) -> PictureFacts? {
    guard let facts = try? PictureFacts(of: bytes), facts.format == .jpeg || facts.format == .png,
      facts.isPlain, max(facts.width, facts.height) <= edge
    else { return nil }
    return facts
  }

  /// Ends all helpers after their current pictures. The next picture starts them again.
  package func shutDown() async {
    for lane in lanes { await lane.shutDown() }
  }
}
