import Foundation
import HubModel
import ImagingMessages

/// A helper program that runs, and the socket to its standard input and output.
///
/// Used by one thread at a time. Whoever has one calls ``end()`` or ``kill()``; both may be called
/// again.
final class HelperProcess {
  /// Why there is no answer to a request.
  enum Silence: Error {
    /// The helper ended before it answered.
    case ended
    /// The time was over.
    case late
    /// The picture cannot be read.
    case gone
    /// It answered something that no helper answers.
    case nonsense
  }

  /// An answer that can be believed as far as its form goes.
  enum Answer {
    /// The bytes may be anything.
    case thumbnail([UInt8])
    /// The clause completes "the picture …".
    case refused(reason: String)
  }

  let identifier: pid_t
  private let channel: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// As `waitpid` has it, once the process has ended.
  private var status: Int32?

  /// How long it has been at requests.
  private var work = Duration.zero

  /// Starts the program with a number of bytes that it may use, and of the environment what its
  /// libraries want.
  init(program: String, memory: Int) throws(ImagingFailure) {
    let sockets = try Self.sockets()
    defer { close(sockets.theirs) }
    do throws(ImagingFailure) {
      identifier = try Self.spawn([program, String(memory)], sockets.theirs)
    } catch {
      close(sockets.mine)
      throw error
    }
    channel = sockets.mine
  }

  deinit {
    kill()
    close(channel)
  }

  /// Whether it waits for a request, as far as can be seen.
  var isReady: Bool { status == nil && !wait(for: POLLIN, until: .now) }

  /// Whether another one should do what comes next: libraries leak, and the helper's processor time is limited.
  var isSpent: Bool { work > .seconds(60) }

  /// Sends a request with its picture, and waits for the answer. After a ``Silence`` the helper is of no
  /// use any more.
  func exchange(
    _ request: ImagingRequest, of slice: FileSlice, until deadline: ContinuousClock.Instant
  ) throws(Silence) -> Answer {
    let start = ContinuousClock.now
    defer { work += .now - start }
    try send(Array(request.line.utf8).span.bytes, until: deadline)
    var sent = 0
    let isWhole = try slice.forEachChunk { chunk throws(Silence) in
      sent += chunk.count
      guard sent <= request.size else { throw .gone }
      try send(chunk.bytes, until: deadline)
    }
    guard isWhole, sent == request.size else { throw .gone }

    var received: [UInt8] = []
    var end: Int?
    while end == nil {
      guard received.count <= ImagingAnswer.longestLine else { throw .nonsense }
      try receive(into: &received, until: deadline)
      end = received.firstIndex(of: 0x0A)
    }
    let line = received.prefix(end ?? 0)
    received.removeFirst(line.count + 1)
    switch ImagingAnswer(line: String(decoding: line, as: UTF8.self)) {
    case .refused(let reason) where received.isEmpty: return .refused(reason: reason)
    case .reduced(let size):
      while received.count < size { try receive(into: &received, until: deadline) }
      // More is no answer to this request.
      guard received.count == size else { throw .nonsense }
      return .thumbnail(received)
    case .refused, nil: throw .nonsense
    }
  }

  /// Closes the input, which ends a helper that works, and waits a second before it is killed.
  func end() {
    shutdown(channel, Int32(SHUT_WR))
    // The helper's end of the socket closes with it.
    _ = wait(for: POLLIN, until: .now + .seconds(1))
    kill()
  }

  /// Ends the process, if it still runs; returns its status as `waitpid` has it.
  @discardableResult
  func kill() -> Int32 {
    if let status { return status }
    var status: Int32 = 0
    var ended = waitpid(identifier, &status, WNOHANG)
    if ended == 0 {
      // What has closed its socket is about to end by itself, and that is what counts.
      for _ in 0..<100 where ended == 0 && hasHungUp {
        usleep(1000)
        ended = waitpid(identifier, &status, WNOHANG)
      }
    }
    if ended == 0 {
      Foundation.kill(identifier, SIGKILL)
      repeat { ended = waitpid(identifier, &status, 0) } while ended < 0 && errno == EINTR
    }
    self.status = status
    return status
  }

  // The socket

  private static func sockets() throws(ImagingFailure) -> (mine: Int32, theirs: Int32) {
    var pair: [Int32] = [-1, -1]
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else { throw failure("socketpair", errno) }
    #if !os(Linux)
      for descriptor in pair { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      var yes: Int32 = 1
      setsockopt(pair[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return (pair[0], pair[1])
  }

  private func send(
    _ bytes: RawSpan, until deadline: ContinuousClock.Instant
  ) throws(Silence) {
    #if os(Linux)
      let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
    #else
      let flags = MSG_DONTWAIT
    #endif
    var position = 0
    while position < bytes.byteCount {
      guard wait(for: POLLOUT, until: deadline) else { throw .late }
      let count = bytes.extracting(position...).withUnsafeBytes {
        Foundation.send(channel, $0.baseAddress, $0.count, flags)
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { throw .ended }
      position += count
    }
  }

  private func receive(
    into bytes: inout [UInt8], until deadline: ContinuousClock.Instant
  ) throws(Silence) {
    while true {
      guard wait(for: POLLIN, until: deadline) else { throw .late }
      let count = buffer.withUnsafeMutableBytes { recv(channel, $0.baseAddress, $0.count, 0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .ended }
      bytes += buffer[..<count]
      return
    }
  }

  /// Whether there is something to read, or room to write, or the end, before the deadline.
  private func wait(for event: Int32, until deadline: ContinuousClock.Instant) -> Bool {
    var socket = pollfd(fd: channel, events: Int16(event), revents: 0)
    while true {
      let left = max(.zero, deadline - .now) / Duration.milliseconds(1)
      let ready = poll(&socket, 1, Int32(min(left.rounded(.up), 1_000_000)))
      if ready > 0 { return true }
      if ready == 0, deadline <= .now { return false }
      if ready < 0, errno != EINTR { return true }
    }
  }

  private var hasHungUp: Bool {
    var socket = pollfd(fd: channel, events: 0, revents: 0)
    return poll(&socket, 1, 0) > 0 && socket.revents & Int16(POLLHUP) != 0
  }

  // The process

  private static func spawn(
    _ command: [String], _ socket: Int32
  ) throws(ImagingFailure) -> pid_t {
    // Where the libraries are, when they are not where they usually are.
    let environment = ProcessInfo.processInfo.environment
      .filter { ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "PATH", "TMPDIR"].contains($0.key) }
    do throws(ChildProcess.Failure) {
      // Decoders warn of much that a reader of reports can do nothing about.
      return try ChildProcess.start(
        command, environment: environment, input: socket, output: socket, isSilent: true)
    } catch {
      throw failure(command[0], error.number)
    }
  }

  private static func failure(_ what: String, _ code: Int32) -> ImagingFailure {
    .unavailable(
      "\(what): the imaging helper cannot be started: \(String(cString: strerror(code)))")
  }
}
