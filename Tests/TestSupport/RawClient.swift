import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The data received over a bare connection, and its end.
package struct RawReply: Sendable {
  /// The way in which a connection ended.
  package enum Ending: Equatable, Sendable { case closed, reset, stillOpen, enough }

  /// All data received.
  package let bytes: [UInt8]
  /// The end of the connection.
  package let ending: Ending
  /// The duration.
  package let seconds: Double

  /// All data received, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The data after the first empty line.
  package var body: String {
    text.components(separatedBy: "\r\n\r\n").dropFirst().joined(separator: "\r\n\r\n")
  }

  /// The status line: "HTTP/1.1 200 OK".
  package var statusLine: String { text.components(separatedBy: "\r\n").first ?? "" }
}

/// Keeps a client from reading its response until a test allows it.
package final class Hold: Sendable {
  private let arrival = AsyncStream<Void>.makeStream()
  private let end = DispatchSemaphore(value: 0)

  /// Creates a hold for one client.
  package init() {}

  /// Waits until the first byte of the response has arrived, or the connection is closed.
  package func answer() async { for await _ in arrival.stream {} }

  /// Lets the client continue.
  package func release() { end.signal() }

  fileprivate func wait(at descriptor: Int32) {
    var byte: UInt8 = 0
    while recv(descriptor, &byte, 1, Int32(MSG_PEEK)) < 0, errno == EINTR {}
    arrival.continuation.finish()
    end.wait()
  }
}

/// A client that interprets nothing, so that invalid responses can be observed.
package enum RawClient {
  /// Requests a path and reads up to the end or the limit.
  ///
  /// - Parameter last: the text that ends the reply although the connection stays open; empty if no
  ///   reply is expected.
  package static func get(
    _ path: String, from server: FaultyServer, headers: [String] = [], limit: Int = 1 << 20,
    last: String? = nil
  ) async -> RawReply {
    await get(path, port: server.port, headers: headers, limit: limit, last: last)
  }

  /// Requests a path from any server at a port of this machine.
  package static func get(
    _ path: String, port: Int, headers: [String] = [], limit: Int = 1 << 20, last: String? = nil,
    method: String = "GET"
  ) async -> RawReply {
    let head = (["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1"] + headers)
      .joined(separator: "\r\n")
    return await say(head + "\r\n\r\n", port: port, limit: limit, last: last)
  }

  /// Sends a text and reads the reply in the same way.
  package static func say(
    _ text: String, to server: FaultyServer, limit: Int = 1 << 20, last: String? = nil
  ) async -> RawReply {
    await say(text, port: server.port, limit: limit, last: last)
  }

  /// Sends a text and reads the reply in the same way after the hold is released.
  package static func say(
    _ text: String, port: Int, limit: Int = 1 << 20, last: String? = nil, hold: Hold? = nil
  ) async -> RawReply {
    await withCheckedContinuation { continuation in
      // Blocking calls need a thread of their own.
      Thread.detachNewThread {
        continuation.resume(
          returning: talk(text, port: port, limit: limit, last: last, hold: hold))
      }
    }
  }

  private static func talk(
    _ text: String, port: Int, limit: Int, last: String?, hold: Hold?
  ) -> RawReply {
    let start = Date()
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, stream, 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    func wait(for time: timeval) {
      var time = time
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    }
    var bytes: [UInt8] = []
    func reply(_ ending: RawReply.Ending) -> RawReply {
      RawReply(bytes: bytes, ending: ending, seconds: Date().timeIntervalSince(start))
    }
    guard connected == 0, write(descriptor, text, text.utf8.count) == text.utf8.count else {
      return reply(.reset)
    }
    hold?.wait(at: descriptor)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      // Expected data may take its time; only for unexpected data a short silence is enough.
      let isQuiet = last.map { bytes.suffix($0.utf8.count).elementsEqual($0.utf8) } ?? false
      wait(for: isQuiet ? timeval(tv_sec: 0, tv_usec: 300_000) : timeval(tv_sec: 60, tv_usec: 0))
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return reply(.closed) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return reply(errno == ECONNRESET ? .reset : .stillOpen) }
      bytes += buffer[..<count]
    }
    return reply(.enough)
  }
}
