import NIOCore

/// An HTTP/1 connection: reads requests one after the other and lets their behaviours respond.
struct ServerConnection: Sendable {
  let channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>
  let state: ServerState
  let tls: TLSFace?

  /// Serves the connection until it is closed.
  func run() async {
    let number = state.opened(channel.channel)
    defer { state.closed(number) }
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        // Any error here ends the connection, which the client notices.
        try? await channel.executeThenClose { inbound, _ in
          try await answer(inbound, as: number)
        }
      }
      group.addTask {
        // A behaviour need not wait any longer after the client has disconnected.
        try? await channel.channel.closeFuture.get()
      }
      await group.next()
      group.cancelAll()
    }
  }

  private func answer(_ inbound: NIOAsyncChannelInboundStream<ByteBuffer>, as number: Int)
    async throws
  {
    var source = inbound.makeAsyncIterator()
    var heads = HeadReader()
    switch tls {
    case .garbage:
      try await channel.channel.writeAndFlush(ByteBuffer(string: "This is not TLS.\r\n")).get()
    case .silent:
      while try await source.next() != nil {}
    case .flooding:
      // Empty SETTINGS (RFC 9113, section 6.5).
      let some = ByteBuffer(
        bytes: repeatElement([0, 0, 0, 4, 0, 0, 0, 0, 0] as [UInt8], count: 1000).joined())
      while true { try await channel.channel.writeAndFlush(some).get() }
    default: break
    }
    while true {
      while let head = heads.next() {
        guard let request = RecordedRequest(head: head, connection: number) else { return }
        let attempt = state.began(request)
        let turn = Turn(state)
        defer { turn.end() }
        try await state.behaviour(at: request.path).play(
          Exchange(request: request, attempt: attempt, channel: channel.channel, turn: turn))
      }
      guard let bytes = try await source.next() else { return }
      heads.append(bytes)
    }
  }
}

/// Finds the heads of requests, which have no bodies, in incoming data.
struct HeadReader {
  private var bytes: [UInt8] = []

  mutating func append(_ buffer: ByteBuffer) { bytes += buffer.readableBytesView }

  /// Returns the next head without the empty line at its end; nil if more data is needed.
  mutating func next() -> [UInt8]? {
    let end: [UInt8] = [13, 10, 13, 10]
    guard
      let start = bytes.indices.dropLast(3).first(where: { bytes[$0..<$0 + 4].elementsEqual(end) })
    else { return nil }
    defer { bytes.removeFirst(start + 4) }
    return Array(bytes[..<start])
  }
}
