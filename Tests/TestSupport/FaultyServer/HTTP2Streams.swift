import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOSSL

extension Channel {
  /// Turns the connection into HTTP/2 over TLS.
  func serveHTTP2(context: NIOSSLContext, state: ServerState) -> EventLoopFuture<Void> {
    let number = state.opened(self)
    closeFuture.whenComplete { _ in state.closed(number) }
    return eventLoop.makeCompletedFuture {
      let pipeline = self.pipeline.syncOperations
      try pipeline.addHandler(HangUpHandler())
      try pipeline.addHandler(NIOSSLServerHandler(context: context))
      _ = try pipeline.configureHTTP2Pipeline(
        mode: .server, connectionConfiguration: .init(), streamConfiguration: .init()
      ) { stream in
        stream.eventLoop.makeCompletedFuture {
          let pipeline = stream.pipeline.syncOperations
          try pipeline.addHandler(HTTP2FramePayloadToHTTP1ServerCodec())
          try pipeline.addHandler(HTTP2StreamHandler(connection: number, state: state))
        }
      }
    }
  }
}

/// Responds to the request of a stream.
private final class HTTP2StreamHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let connection: Int
  private let state: ServerState

  init(connection: Int, state: ServerState) {
    self.connection = connection
    self.state = state
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let head) = unwrapInboundIn(data) else { return }
    let request = RecordedRequest(
      method: head.method.rawValue, target: head.uri, version: "HTTP/2.0",
      headers: head.headers.map { (name: $0.name, value: $0.value) }, connection: connection)
    _ = state.began(request)
    let state = state
    context.channel.closeFuture.whenComplete { _ in state.ended() }
    let behaviour = state.behaviour(at: request.path)
    if let frames = behaviour.frames, let connection = context.channel.parent,
      let id = try? context.channel.syncOptions?.getOption(HTTP2StreamChannelOptions.streamID)
    {
      let bytes = ByteBuffer(bytes: frames(UInt32(Int(id))))
      let first = ByteBuffer(bytes: behaviour.firstFrames(UInt32(Int(id))))
      let isFlood = behaviour.isFlood
      return connection.pipeline.context(handlerType: NIOHTTP2Handler.self).whenSuccess {
        Self.send(first, false, $0)
        Self.send(bytes, isFlood, $0)
      }
    }
    if behaviour.isInterim { return Self.sendInterim(on: context.channel) }
    let answer =
      behaviour.file?.answer(to: request)
      ?? Answer(404, type: "text/plain", text: "Nothing is here.\n")
    var headers = HTTPHeaders(answer.headers.map { ($0.name.lowercased(), $0.value) })
    if answer.hasBody { headers.add(name: "content-length", value: "\(answer.body.count)") }
    let response = HTTPResponseHead(
      version: .http2, status: HTTPResponseStatus(statusCode: answer.status), headers: headers)
    let hasBody = answer.hasBody && request.method != "HEAD"
    let channel = context.channel
    channel.eventLoop.scheduleTask(in: TimeAmount(behaviour.delay)) {
      channel.write(HTTPServerResponsePart.head(response), promise: nil)
      if hasBody {
        let body = IOData.byteBuffer(ByteBuffer(bytes: answer.body))
        channel.write(HTTPServerResponsePart.body(body), promise: nil)
      }
      channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
    }
  }

  /// Sends bytes below the frames, once or as fast as the client reads.
  private static func send(_ bytes: ByteBuffer, _ isFlood: Bool, _ context: ChannelHandlerContext) {
    let sent = context.eventLoop.makePromise(of: Void.self)
    if isFlood { sent.futureResult.assumeIsolated().whenSuccess { send(bytes, isFlood, context) } }
    context.writeAndFlush(NIOAny(bytes), promise: sent)
  }

  /// Sends endless interim responses, as fast as the client reads.
  private static func sendInterim(on channel: any Channel) {
    let head = HTTPResponseHead(
      version: .http2, status: .custom(code: 103, reasonPhrase: "Early Hints"),
      headers: ["x-pad": "0"])
    for _ in 1..<1000 { channel.write(HTTPServerResponsePart.head(head), promise: nil) }
    channel.writeAndFlush(HTTPServerResponsePart.head(head)).whenSuccess {
      sendInterim(on: channel)
    }
  }
}
