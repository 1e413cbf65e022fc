import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOHTTPCompression

extension HTTPClient.Configuration {
  /// Installs the handlers of connections.
  ///
  /// - Parameter asksForWholeURLs: true if requests contain the whole URL, as a proxy expects.
  mutating func mendConnections(asksForWholeURLs: Bool = false) {
    // These are the client's only hooks into its pipelines.
    http2ConnectionDebugInitializer = { channel in
      channel.eventLoop.makeCompletedFuture {
        let pipeline = channel.pipeline.syncOperations
        let frames = try pipeline.handler(type: NIOHTTP2Handler.self)
        try pipeline.addHandler(FloodGuard(), position: .after(frames))
      }
    }
    http2StreamChannelDebugInitializer = { channel in
      channel.eventLoop.makeCompletedFuture {
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(StatusGuard(), position: .first)
        let decompressor = try pipeline.handler(type: NIOHTTPResponseDecompressor.self)
        try pipeline.addHandler(AnswerMender(), position: .before(decompressor))
      }
    }
    http1_1ConnectionDebugInitializer = { channel in
      channel.eventLoop.makeCompletedFuture {
        let pipeline = channel.pipeline.syncOperations
        let decompressor = try pipeline.handler(type: NIOHTTPResponseDecompressor.self)
        try pipeline.addHandler(AnswerMender(), position: .before(decompressor))
        guard asksForWholeURLs else { return }
        let encoder = try pipeline.handler(type: HTTPRequestEncoder.self)
        try pipeline.addHandler(WholeURL(), position: .after(encoder))
      }
    }
  }
}

/// Checks the heads of responses before the client and its decompressor act on them.
///
/// The client takes a status below 100 for an interim one and traps at the body that follows. Many
/// servers name a character set or nothing useful as `Content-Encoding`, or label a plain body as
/// compressed; browsers show such files, so they are fetched too.
private final class AnswerMender: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = HTTPClientResponsePart

  /// The head of a response labelled gzip, until its body shows whether it is.
  private var held: HTTPResponseHead?
  private var isRefused = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isRefused else { return }
    let part = unwrapInboundIn(data)
    switch part {
    case .head(var head):
      guard head.status.code >= 100 else {
        isRefused = true
        context.fireErrorCaught(HTTPParserError.invalidStatus)
        return context.close(promise: nil)
      }
      let codings = Self.codings(head.headers)
      head.headers.remove(name: "Content-Encoding")
      if !codings.isEmpty {
        head.headers.add(name: "Content-Encoding", value: codings.joined(separator: ", "))
      }
      if codings == ["gzip"], head.status.code >= 200 {
        held = head
      } else {
        context.fireChannelRead(wrapInboundOut(.head(head)))
      }
    case .body(let bytes):
      release(context, isGzip: [0x1F, 0x8B].starts(with: bytes.readableBytesView.prefix(2)))
      context.fireChannelRead(data)
    case .end:
      release(context, isGzip: false)
      context.fireChannelRead(data)
    }
  }

  private func release(_ context: ChannelHandlerContext, isGzip: Bool) {
    guard var head = held else { return }
    held = nil
    if !isGzip { head.headers.remove(name: "Content-Encoding") }
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  /// Returns the content codings that exist, in the spelling of the standard.
  private static func codings(_ headers: HTTPHeaders) -> [String] {
    headers[canonicalForm: "Content-Encoding"].compactMap { name in
      switch name.lowercased() {
      case "gzip", "x-gzip": "gzip"
      case "compress", "x-compress": "compress"
      case let name where ["deflate", "br", "zstd", "dcb", "dcz"].contains(name): name
      default: nil
      }
    }
  }
}
