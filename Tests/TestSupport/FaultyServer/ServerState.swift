import Foundation
import NIOConcurrencyHelpers
import NIOCore

/// The state that a server's connections share: its behaviours and its records.
final class ServerState: Sendable {
  private struct Content {
    var behaviours: [String: Behaviour] = [:]
    var folder: URL?
    var requests: [RecordedRequest] = []
    var attempts: [String: Int] = [:]
    var open: [Int: any Channel] = [:]
    var accepted = 0
    var inFlight = 0
    var peak = 0
  }

  private let content = NIOLockedValueBox(Content())

  var requests: [RecordedRequest] { content.withLockedValue { $0.requests } }
  var openConnections: Int { content.withLockedValue { $0.open.count } }
  var acceptedConnections: Int { content.withLockedValue { $0.accepted } }
  var maximumConcurrency: Int { content.withLockedValue { $0.peak } }

  func serve(_ path: String, _ behaviour: Behaviour) {
    content.withLockedValue { $0.behaviours[path] = behaviour }
  }

  func serve(folder: URL) {
    content.withLockedValue { $0.folder = folder }
  }

  func forgetRequests() {
    content.withLockedValue {
      $0.requests = []
      $0.attempts = [:]
      $0.accepted = $0.open.count
      $0.peak = $0.inFlight
    }
  }

  // MARK: - What connections report

  /// Gives a new connection its number.
  func opened(_ channel: any Channel) -> Int {
    content.withLockedValue {
      $0.accepted += 1
      $0.open[$0.accepted] = channel
      return $0.accepted
    }
  }

  func closed(_ connection: Int) {
    content.withLockedValue { $0.open[connection] = nil }
  }

  var channels: [any Channel] { content.withLockedValue { Array($0.open.values) } }

  /// Records a request and returns the number of requests for its path, including this one.
  func began(_ request: RecordedRequest) -> Int {
    content.withLockedValue {
      $0.requests.append(request)
      $0.attempts[request.path, default: 0] += 1
      $0.inFlight += 1
      $0.peak = max($0.peak, $0.inFlight)
      return $0.attempts[request.path, default: 1]
    }
  }

  func ended() {
    content.withLockedValue { $0.inFlight -= 1 }
  }

  /// Returns the behaviour at a path: the one set by a test, or a file of the folder, or a 404.
  func behaviour(at path: String) -> Behaviour {
    let (behaviour, folder) = content.withLockedValue { ($0.behaviours[path], $0.folder) }
    return behaviour ?? folder.flatMap { file(path, in: $0) }.map(Behaviour.file)
      ?? .answer(Answer(404, type: "text/plain", text: "Nothing is here.\n"))
  }

  private func file(_ path: String, in folder: URL) -> ServedFile? {
    guard let name = path.removingPercentEncoding, !name.split(separator: "/").contains("..") else {
      return nil
    }
    let url = folder.appendingPathComponent(name.hasSuffix("/") ? name + "index.html" : name)
    let facts = try? url.resourceValues(forKeys: [.contentModificationDateKey, .isDirectoryKey])
    guard facts?.isDirectory == false, let data = try? Data(contentsOf: url) else { return nil }
    let date = facts?.contentModificationDate ?? .distantPast
    return ServedFile(
      Array(data), type: Self.types[url.pathExtension.lowercased()] ?? "application/octet-stream",
      etag: "\"\(Int(date.timeIntervalSince1970 * 1000))-\(data.count)\"", lastModified: date)
  }

  private static let types = [
    "html": "text/html", "jpg": "image/jpeg", "json": "application/json", "png": "image/png",
    "xml": "text/xml",
  ]
}
