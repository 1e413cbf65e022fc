import Foundation

/// A port of 127.0.0.1 where connections are neither accepted nor refused, for tests of the connect
/// timeout.
///
/// A listener that accepts nothing has its queue filled by connections of our own; on Linux further
/// ones get no response. (A port that refuses connections is that of a stopped ``FaultyServer``.)
package final class DeadPort: Sendable {
  /// The port on 127.0.0.1.
  package let port: Int
  private let descriptors: [Int32]

  /// Occupies a free port.
  package init() throws {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, stream, 0)
    var descriptors = [listener]
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
        guard listener >= 0, bind(listener, name, size) == 0, listen(listener, 0) == 0,
          getsockname(listener, name, &size) == 0
        else { return errno }
        for _ in 0..<4 {
          let filler = socket(AF_INET, stream, 0)
          _ = fcntl(filler, F_SETFL, O_NONBLOCK)
          _ = connect(filler, name, size)
          descriptors.append(filler)
        }
        return 0
      }
    }
    self.descriptors = descriptors
    port = Int(UInt16(bigEndian: address.sin_port))
    guard status == 0 else {
      for descriptor in descriptors { close(descriptor) }
      throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EIO)
    }
  }

  deinit { for descriptor in descriptors { close(descriptor) } }

  /// Returns the URL of a path.
  package func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }
}
