import Foundation
import HubServer
import Synchronization
import TestSupport

/// A server on a free port of this machine, with its reports.
final class RunningServer: Sendable {
  let port: Int
  /// The link to the page on which the club decides; nil without one.
  let operatorLink: String?
  private let task: Task<Void, any Error>
  private let messages: Messages

  private final class Messages: Sendable {
    let all = Mutex<[String]>([])
  }

  init(_ bundle: String, change: (inout BundleServer.Options) -> Void = { _ in }) async throws {
    var options = BundleServer.Options()
    options.port = 0
    change(&options)
    let messages = Messages()
    let server = try BundleServer(bundle, options: options) { text in
      messages.all.withLock { $0.append(text) }
    }
    let (ready, continuation) = AsyncStream<(address: String, links: [String])>.makeStream()
    let task = Task {
      defer { continuation.finish() }
      try await server.run { address, _, links in continuation.yield((address, links)) }
    }
    var iterator = ready.makeAsyncIterator()
    guard let told = await iterator.next(), let port = URL(string: told.address)?.port else {
      try await task.value
      throw CancellationError()
    }
    operatorLink = told.links.first
    (self.port, self.task, self.messages) = (port, task, messages)
  }

  deinit { task.cancel() }

  /// The reports so far.
  var reports: [String] { messages.all.withLock { $0 } }

  /// Stops the server, as Ctrl-C does, and waits for its end.
  func stop() async throws {
    task.cancel()
    try await task.value
  }

  /// Requests a path over a new connection.
  func get(_ path: String, _ headers: [String] = [], method: String = "GET") async -> RawReply {
    await RawClient.get(
      path, port: port, headers: headers + ["Connection: close"], limit: 1 << 26,
      method: method)
  }
}

extension RawReply {
  /// "200"
  var status: String { String(statusLine.dropFirst(9).prefix(3)) }

  /// Returns the value of a header field.
  func field(_ name: String) -> String? {
    headLines.first { $0.lowercased().hasPrefix(name.lowercased() + ": ") }
      .map { String($0.dropFirst(name.count + 2)) }
  }

  /// All header fields except the date, sorted.
  var fields: [String] { headLines.filter { !$0.hasPrefix("Date: ") }.sorted() }

  private var headLines: [String] {
    text.components(separatedBy: "\r\n\r\n")[0].components(separatedBy: "\r\n").dropFirst().map {
      $0
    }
  }

  /// The bytes after the head.
  var content: [UInt8] {
    bytes.firstRange(of: Array("\r\n\r\n".utf8)).map { Array(bytes[$0.upperBound...]) } ?? []
  }
}
