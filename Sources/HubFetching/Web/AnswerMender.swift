import AsyncHTTPClient
import NIOCore
import NIOHTTP1

extension HTTPClient.Configuration {
  /// Installs the handlers of connections.
  mutating func mendConnections() {
    // This is the client's only hook into its pipelines.
    http1_1ConnectionDebugInitializer = { channel in
      channel.eventLoop.makeCompletedFuture {
        let pipeline = channel.pipeline.syncOperations
        let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
        let heads = HeadBytes()
        try pipeline.addHandler(heads, position: .before(decoder))
        try pipeline.addHandler(AnswerMender(heads), position: .after(decoder))
        let encoder = try pipeline.handler(type: HTTPRequestEncoder.self)
        try pipeline.addHandler(RequestTarget(), position: .after(encoder))
      }
    }
  }
}

/// Checks the heads of responses before the client acts on them, and inflates their bodies.
///
/// The client takes a status below 100 for an interim one and traps at the body that follows. Its
/// own decompressor knows neither gzip of several members nor deflate without a header. Many servers
/// name a character set or nothing useful as `Content-Encoding`, or label a plain body as
/// compressed; browsers show such files, so they are fetched too.
private final class AnswerMender: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = HTTPClientResponsePart

  private let heads: HeadBytes
  /// The head of a response labelled as compressed, until its body shows whether it is.
  private var held: HTTPResponseHead?
  /// The first bytes of that body.
  private var start = ByteBuffer()
  /// The inflater of the body; nil for a plain one.
  private var inflater: BodyInflater?
  private var isRefused = false
  /// The number of interim heads before the head of the response.
  private var interimHeads = 0
  private static let mostInterimHeads = 100

  init(_ heads: HeadBytes) { self.heads = heads }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isRefused else { return }
    do {
      switch unwrapInboundIn(data) {
      case .head(let head): try begin(head, context)
      case .body(var bytes):
        guard held != nil else { return try pass(bytes, context) }
        start.writeBuffer(&bytes)
        if start.readableBytes > 1 { try release(context) }
      case .end:
        try release(context)
        if let inflater, !inflater.isWhole { throw BodyInflater.Fault.damaged }
        heads.keep(true)
        context.fireChannelRead(data)
      }
    } catch {
      isRefused = true
      context.fireErrorCaught(error)
      context.close(promise: nil)
    }
  }

  private func begin(_ published: HTTPResponseHead, _ context: ChannelHandlerContext) throws {
    guard published.status.code >= 100 else { throw HTTPParserError.invalidStatus }
    interimHeads = published.status.code < 200 ? interimHeads + 1 : 0
    guard interimHeads <= Self.mostInterimHeads else { throw HTTPParserError.unknown }
    var head = published
    mendLocation(of: &head)
    let codings = Self.codings(head.headers)
    head.headers.remove(name: "Content-Encoding")
    if !codings.isEmpty {
      head.headers.add(name: "Content-Encoding", value: codings.joined(separator: ", "))
    }
    inflater = nil
    if [["gzip"], ["deflate"]].contains(codings), head.status.code >= 200 {
      held = head
    } else {
      context.fireChannelRead(wrapInboundOut(.head(head)))
    }
  }

  /// Restores bytes of a location that are not UTF-8, such as those of Latin-1.
  private func mendLocation(of head: inout HTTPResponseHead) {
    // The head of the response itself follows an interim one, maybe among the bytes read already.
    if head.status.code < 200 {
      heads.readHead(url: "location")
      return
    }
    if head.headers.first(name: "Location")?.contains("\u{FFFD}") == true,
      let location = heads.readHead(url: "location")
    {
      head.headers.replaceOrAdd(name: "Location", value: location)
    }
    heads.keep(false)
  }

  /// Passes on the head that is held and the start of its body.
  private func release(_ context: ChannelHandlerContext) throws {
    guard var head = held else { return }
    let bytes = start
    (held, start) = (nil, ByteBuffer())
    let isDeflate = head.headers.first(name: "Content-Encoding") == "deflate"
    inflater = try BodyInflater(of: bytes.readableBytesView, isDeflate: isDeflate)
    if inflater == nil { head.headers.remove(name: "Content-Encoding") }
    context.fireChannelRead(wrapInboundOut(.head(head)))
    if bytes.readableBytes > 0 { try pass(bytes, context) }
  }

  private func pass(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) throws {
    guard let inflater else {
      return context.fireChannelRead(wrapInboundOut(.body(bytes)))
    }
    try inflater.append(bytes) { context.fireChannelRead(wrapInboundOut(.body($0))) }
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
