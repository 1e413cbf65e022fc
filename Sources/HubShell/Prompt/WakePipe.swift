import Foundation

/// A pipe that ends a wait for a key, written by other threads.
final class WakePipe: Sendable {
  enum Reason: UInt8 {
    case interruption = 0x69
    case resizing = 0x72
  }

  /// The end that becomes readable on a wake-up.
  let reader: Int32
  private let writer: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw LineEditorError(errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    close(reader)
    close(writer)
  }

  func wake(_ reason: Reason) {
    var byte = reason.rawValue
    // A full pipe wakes, too.
    _ = write(writer, &byte, 1)
  }

  /// The reason written since the last call.
  func reasons() -> Set<Reason> {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(reader, &buffer, buffer.count)
    return Set(buffer.prefix(max(0, count)).compactMap(Reason.init))
  }
}
