import NIOConcurrencyHelpers
import NIOCore

/// A request that wants an answer, and the raw connection to give it on.
///
/// Every send returns when the bytes are with the kernel, and throws when the other side is gone.
package struct Exchange: Sendable {
  /// What is to be answered.
  package let request: RecordedRequest
  /// How often the path was asked for, this time included.
  package let attempt: Int
  let channel: any Channel
  let turn: Turn

  /// Sends bytes as they are.
  package func send(_ bytes: some Sequence<UInt8>) async throws {
    try await channel.writeAndFlush(ByteBuffer(bytes: bytes)).get()
  }

  /// Sends a text as it is.
  package func send(_ text: String) async throws { try await send(text.utf8) }

  /// Sends the status line, the headers and an empty line, and nothing besides.
  package func sendHead(_ status: Int, _ headers: [(name: String, value: String)] = [])
    async throws
  {
    try await send(Answer.head(status, headers))
  }

  /// Sends one chunk of a chunked body; an empty one would end the body, so nothing is sent.
  package func sendChunk(_ bytes: [UInt8]) async throws {
    guard !bytes.isEmpty else { return }
    try await send(
      Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8))
  }

  /// Answers correctly: with the right length, without a body for a HEAD, and with the connection
  /// kept or not as the client wishes.
  package func answer(_ answer: Answer) async throws {
    var headers = answer.headers
    if answer.hasBody { headers.append(("Content-Length", "\(answer.body.count)")) }
    if !request.keepsConnection { headers.append(("Connection", "close")) }
    let isBodySent = answer.hasBody && request.method != "HEAD"
    try await send(
      Array(Answer.head(answer.status, headers).utf8) + (isBodySent ? answer.body : []))
    if !request.keepsConnection { try await close() }
  }

  /// Says goodbye (also that of TLS) and closes.
  package func close() async throws { try await channel.close().get() }

  /// Closes without the goodbye of TLS, as someone does who cuts a message short.
  package func cutOff() async throws { try await channel.cutOff() }

  /// Makes the other side see a reset.
  package func reset() async throws { try await channel.hangUp() }

  /// Waits until the other side goes, or the server stops.
  package func silence() async throws { try await wait(.seconds(1_000_000)) }

  /// Waits, unless the other side goes.
  package func wait(_ duration: Duration) async throws { try await Task.sleep(for: duration) }
}

/// One of the requests that are under way.
final class Turn: Sendable {
  private let state: ServerState
  private let isOver = NIOLockedValueBox(false)

  init(_ state: ServerState) {
    self.state = state
  }

  /// Counts it no more, the first time. A client who has the answer may ask again before the server has come to
  /// its end, so what counts requests does this before it answers.
  func end() {
    let isFirst = isOver.withLockedValue { isOver in
      defer { isOver = true }
      return !isOver
    }
    if isFirst { state.ended() }
  }
}
