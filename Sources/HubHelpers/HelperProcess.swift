import Foundation
import HelperProtocol
import HubSystem

/// A running helper program and the socket to its standard input and output.
///
/// Used by one thread at a time. Its owner must call ``end()`` or ``kill()``; both may be called
/// more than once.
final class HelperProcess {
  /// The reasons why a request has no answer.
  enum Silence: Error {
    /// The helper ended before it answered.
    case ended
    case late
    case gone
    case nonsense
  }

  enum Answer {
    /// The bytes of a result, which may be anything.
    case result([UInt8])
    /// A refusal; the reason is printable ASCII.
    case refused(reason: String)
  }

  let identifier: pid_t
  private let socket: HelperSocket
  /// The status from `waitpid`, once the process has ended.
  private var status: Int32?

  private var work = Duration.zero

  /// Starts the program with a limit on its memory in bytes, and only the environment variables
  /// that its libraries need.
  init(path: String, of program: HelperProgram, memory: Int) throws(HelperFailure) {
    func failure(_ what: String, _ code: Int32) -> HelperFailure {
      let reason = String(cString: strerror(code))
      return .failed("\(what): the \(program.name) cannot be started: \(reason)")
    }
    guard let (mine, theirs) = HelperSocket.pair() else { throw failure("socketpair", errno) }
    defer { theirs.close() }
    // Variables that locate libraries in unusual folders, and the folder for temporary files.
    let environment = ProcessInfo.processInfo.environment
      .filter { ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "PATH", "TMPDIR"].contains($0.key) }
    do throws(ChildProcess.Failure) {
      // Libraries print many warnings that are of no use to a reader of reports.
      identifier = try ChildProcess.start(
        [path, String(memory)], environment: environment, input: theirs.descriptor,
        output: theirs.descriptor, errors: nil)
    } catch {
      mine.close()
      throw failure(path, error.number)
    }
    socket = mine
  }

  deinit {
    kill()
    socket.close()
  }

  /// True if it waits for a request, as far as can be determined.
  var isReady: Bool { status == nil && !socket.wait(for: POLLIN, until: .now) }

  /// True if another helper should take over: libraries leak, and the helper's processor time is
  /// limited.
  var isSpent: Bool { work > .seconds(60) }

  /// Sends a request with its file and waits for the answer. After a ``Silence``, the helper can
  /// no longer be used.
  func exchange(
    _ words: [String], _ file: HelperInput, until deadline: ContinuousClock.Instant
  ) throws(Silence) -> Answer {
    let start = ContinuousClock.now
    defer { work += .now - start }
    let request = HelperRequest(words, size: file.size)
    try socket.send(Array(request.line.utf8).span.bytes, until: deadline)
    switch file {
    case .bytes(let bytes): try socket.send(bytes.span.bytes, until: deadline)
    case .slice(let slice, let size):
      var sent = 0
      let isWhole = try slice.forEachChunk { chunk throws(Silence) in
        sent += chunk.count
        guard sent <= size else { throw .gone }
        try socket.send(chunk.bytes, until: deadline)
      }
      guard isWhole, sent == size else { throw .gone }
    }

    var received: [UInt8] = []
    var end: Int?
    while end == nil {
      guard received.count <= HelperAnswer.longestLine else { throw .nonsense }
      try socket.receive(into: &received, until: deadline)
      end = received.firstIndex(of: 0x0A)
    }
    let line = received.prefix(end ?? 0)
    received.removeFirst(line.count + 1)
    switch HelperAnswer(line: String(decoding: line, as: UTF8.self)) {
    case .refused(let reason) where received.isEmpty: return .refused(reason: reason)
    case .done(let size):
      while received.count < size { try socket.receive(into: &received, until: deadline) }
      // Anything more is not an answer to this request.
      guard received.count == size else { throw .nonsense }
      return .result(received)
    case .refused, nil: throw .nonsense
    }
  }

  /// Closes the input, which ends an idle helper; kills it if it is still running after a second.
  func end() {
    shutdown(socket.descriptor, Int32(SHUT_WR))
    // The helper's end of the socket closes when the helper ends.
    _ = socket.wait(for: POLLIN, until: .now + .seconds(1))
    kill()
  }

  /// Kills the process if it is still running; returns its status from `waitpid`.
  @discardableResult
  func kill() -> Int32 {
    if let status { return status }
    var status: Int32 = 0
    var ended = waitpid(identifier, &status, WNOHANG)
    if ended == 0 {
      // A process that has closed its socket is about to end by itself, and that status counts.
      for _ in 0..<100 where ended == 0 && socket.hasHungUp {
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
}

struct HelperSocket {
  let descriptor: Int32

  /// Returns two connected sockets, which other programs do not inherit; nil, with `errno` set, if
  /// there are none.
  static func pair() -> (mine: HelperSocket, theirs: HelperSocket)? {
    var pair: [Int32] = [-1, -1]
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else { return nil }
    #if !os(Linux)
      for descriptor in pair { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      var yes: Int32 = 1
      setsockopt(pair[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return (HelperSocket(descriptor: pair[0]), HelperSocket(descriptor: pair[1]))
  }

  func close() { Foundation.close(descriptor) }

  func send(
    _ bytes: RawSpan, until deadline: ContinuousClock.Instant
  ) throws(HelperProcess.Silence) {
    #if os(Linux)
      let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
    #else
      let flags = MSG_DONTWAIT
    #endif
    var position = 0
    while position < bytes.byteCount {
      guard wait(for: POLLOUT, until: deadline) else { throw .late }
      let count = bytes.extracting(position...).withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, flags)
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { throw .ended }
      position += count
    }
  }

  /// Adds the bytes that have arrived, of which there is at least one.
  func receive(
    into bytes: inout [UInt8], until deadline: ContinuousClock.Instant
  ) throws(HelperProcess.Silence) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      guard wait(for: POLLIN, until: deadline) else { throw .late }
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .ended }
      bytes += buffer[..<count]
      return
    }
  }

  /// Returns true if reading or writing is possible, or the end is reached, before the deadline.
  func wait(for event: Int32, until deadline: ContinuousClock.Instant) -> Bool {
    var socket = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    while true {
      let left = max(.zero, deadline - .now) / Duration.milliseconds(1)
      let ready = poll(&socket, 1, Int32(min(left.rounded(.up), 1_000_000)))
      if ready > 0 { return true }
      if ready == 0, deadline <= .now { return false }
      if ready < 0, errno != EINTR { return true }
    }
  }

  var hasHungUp: Bool {
    var socket = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&socket, 1, 0) > 0 && socket.revents & Int16(POLLHUP) != 0
  }
}
