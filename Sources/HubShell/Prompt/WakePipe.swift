import Foundation

/// Ends a wait for a key: what arrives at other threads is written here.
final class WakePipe: Sendable {
  /// Why a wait ends.
  enum Reason: UInt8 {
    case interruption = 0x69
    case resizing = 0x72
  }

  /// Becomes readable when somebody wakes.
  let reader: Int32
  private let writer: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw LineEditorError(code: .noTerminal, errorNumber: errno) }
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
    // A full pipe wakes as well.
    _ = write(writer, &byte, 1)
  }

  /// What has been written since the last time.
  func reasons() -> Set<Reason> {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(reader, &buffer, buffer.count)
    return Set(buffer.prefix(max(0, count)).compactMap(Reason.init))
  }
}
