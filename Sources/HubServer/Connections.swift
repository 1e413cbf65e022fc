import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// HTTP/1.1 connections that handle requests on the thread that reads and writes them. Passing a
/// request to another thread and back would take twice as long.
struct Connections: ServerChildChannel {
  typealias Value = HTTP1Channel.Value

  let connections: HTTP1Channel

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    connections.setup(channel: channel, logger: logger).flatMapThrowing { value in
      let pipeline = channel.pipeline.syncOperations
      let codec = try pipeline.handler(type: HTTP1ToHTTPServerCodec.self)
      try pipeline.addHandler(RequestHeads(), position: .before(codec))
      return value
    }
  }

  func handle(value: Value, logger: Logger) async {
    await withTaskExecutorPreference(LoopExecutor(value.channel.eventLoop)) {
      await connections.handle(value: value, logger: logger)
    }
  }
}

private final class LoopExecutor: TaskExecutor {
  private let loop: any EventLoop

  init(_ loop: any EventLoop) {
    self.loop = loop
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// A handler that puts requests into the form that Hummingbird and ``BundleResponder`` recognize.
///
/// - The last request of a connection is marked as such. Clients of HTTP/1.0 wait for the end, and
///   "Close" means "close" (RFC 9112, section 9.3).
/// - A request of HTTP/1.0 without a `Host` field gets one. So one without is invalid, because
///   only HTTP/1.1 requires it (RFC 9112, section 3.2), and the version is not passed on.
final class RequestHeads: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data),
      !head.isKeepAlive || head.version == .http1_0
    else { return context.fireChannelRead(data) }
    if !head.isKeepAlive { head.headers.replaceOrAdd(name: "connection", value: "close") }
    if head.version == .http1_0, !head.headers.contains(name: "host") {
      head.headers.add(name: "host", value: "localhost")
    }
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }
}
