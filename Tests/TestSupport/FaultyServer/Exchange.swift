import NIOConcurrencyHelpers
import NIOCore

/// A request and the raw connection for its response.
///
/// Every send returns when the kernel has the bytes, and throws if the client is gone.
package struct Exchange: Sendable {
  /// The request.
  package let request: RecordedRequest
  /// The number of requests for the path, including this one.
  package let attempt: Int
  let channel: any Channel
  let turn: Turn

  /// Sends bytes unchanged.
  package func send(_ bytes: some Sequence<UInt8>) async throws {
    try await channel.writeAndFlush(ByteBuffer(bytes: bytes)).get()
  }

  /// Sends a text unchanged.
  package func send(_ text: String) async throws { try await send(text.utf8) }

  /// Sends the status line, the headers and an empty line.
  package func sendHead(_ status: Int, _ headers: [(name: String, value: String)] = [])
    async throws
  {
    try await send(Answer.head(status, headers))
  }

  /// Sends one chunk of a chunked body; an empty one would end the body, so it is not sent.
  package func sendChunk(_ bytes: [UInt8]) async throws {
    guard !bytes.isEmpty else { return }
    try await send(
      Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8))
  }

  /// Responds correctly: with the correct length, without a body for HEAD, and keeping the
  /// connection as the client requests.
  package func answer(_ answer: Answer) async throws {
    var headers = answer.headers
    if answer.hasBody { headers.append(("Content-Length", "\(answer.body.count)")) }
    if !request.keepsConnection { headers.append(("Connection", "close")) }
    let isBodySent = answer.hasBody && request.method != "HEAD"
    try await send(
      Array(Answer.head(answer.status, headers).utf8) + (isBodySent ? answer.body : []))
    if !request.keepsConnection { try await close() }
  }

  /// Closes the connection properly, including TLS.
  package func close() async throws { try await channel.close().get() }

  /// Closes the connection without ending TLS, as an attacker who truncates a message does.
  package func cutOff() async throws { try await channel.cutOff() }

  /// Resets the connection.
  package func reset() async throws { try await channel.hangUp() }

  /// Waits until the client disconnects or the server stops.
  package func silence() async throws { try await wait(.seconds(1_000_000)) }

  /// Waits for a time, or until the client disconnects.
  package func wait(_ duration: Duration) async throws { try await Task.sleep(for: duration) }
}

/// A request in progress.
final class Turn: Sendable {
  private let state: ServerState
  private let isOver = NIOLockedValueBox(false)

  init(_ state: ServerState) {
    self.state = state
  }

  /// Stops counting the request, the first time. A client with the response may send another
  /// request before the server has finished, so code that counts requests calls this before it
  /// responds.
  func end() {
    let isFirst = isOver.withLockedValue { isOver in
      defer { isOver = true }
      return !isOver
    }
    if isFirst { state.ended() }
  }
}
