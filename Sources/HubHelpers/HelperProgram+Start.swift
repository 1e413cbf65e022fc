import Foundation
package import HubSystem

extension HelperProgram {
  /// Starts the program without a request, and returns the reason if it does not run: its library
  /// may be missing, or it was built without one. Returns nil if it runs.
  ///
  /// Foundation's `Process` and `Pipe` trap where no file can be opened.
  ///
  /// - Parameter limit: The time in which it must end.
  /// - Throws: `FileFault` if no program can be started, for want of descriptors or memory.
  package func failureToRun(
    _ path: String, within limit: Duration = .seconds(20)
  ) throws(FileFault) -> String? {
    guard let messages = HelperProcess.sockets() else { throw FileFault(cannot: "start", path) }
    defer { close(messages.mine) }
    let identifier: pid_t
    do throws(ChildProcess.Failure) {
      defer { close(messages.theirs) }
      identifier = try ChildProcess.start(
        [path], environment: ProcessInfo.processInfo.environment, input: nil,
        output: STDOUT_FILENO, errors: messages.theirs)
    } catch {
      let fault = FileFault(cannot: "start", path, error.number)
      if [EMFILE, ENFILE, ENOMEM, EAGAIN].contains(error.number) { throw fault }
      return fault.description
    }
    guard let text = Self.text(from: messages.mine, until: .now + limit) else {
      kill(identifier, SIGKILL)
      _ = ChildProcess.wait(for: identifier)
      return "\(path): no answer in \(limit.components.seconds) s"
    }
    if ChildProcess.wait(for: identifier) == 0 { return nil }
    return text.split(separator: "\n").first.map(String.init) ?? "cannot start \(path)"
  }

  /// Reads a text up to its end, of which only the beginning is kept; nil if it does not end before
  /// the deadline.
  private static func text(
    from descriptor: Int32, until deadline: ContinuousClock.Instant
  ) -> String? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    var end = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let left = (deadline - .now) / Duration.milliseconds(1)
      guard left > 0 else { return nil }
      guard poll(&end, 1, Int32(left.rounded(.up))) > 0 else { continue }
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      if bytes.count < 1 << 16 { bytes += buffer[..<count] }
    }
  }
}
