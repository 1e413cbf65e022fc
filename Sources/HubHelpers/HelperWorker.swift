import Foundation
package import HubSystem

/// A helper with its queue of files.
///
/// Unchecked, but safe to share: `helper` is used only on the serial queue.
package final class HelperWorker: @unchecked Sendable {
  private let path: String
  private let program: HelperProgram
  private let memory: Int
  /// The queue on which helpers are waited for, since that blocks a thread, which must not be one
  /// of the few that run tasks.
  private let queue: DispatchQueue
  private var helper: HelperProcess?

  /// Creates a worker; the helper starts with its first file.
  ///
  /// - Parameters:
  ///   - program: The program, for messages.
  ///   - memory: The limit on the helper's memory, in bytes.
  package init(path: String, of program: HelperProgram, memory: Int) {
    (self.path, self.program, self.memory) = (path, program, memory)
    queue = DispatchQueue(label: "hubpack.\(program.fileName)")
  }

  /// Sends a request and a file to the helper, and checks the result. If the task is cancelled, the
  /// helper is ended immediately.
  ///
  /// A helper that has ended, or whose answer cannot be trusted, is replaced for the next file.
  ///
  /// - Parameters:
  ///   - words: What is to be done with the file.
  ///   - accept: Returns the value of a result; nil if the result is invalid, because a file may
  ///     have taken control of the helper.
  package func process<Value: Sendable>(
    _ words: [String], _ file: HelperInput, deadline: Duration,
    accept: @escaping @Sendable ([UInt8]) -> Value?
  ) async -> Result<Value, HelperFailure> {
    let cancellation = CancellationToken()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async { [self] in
          continuation.resume(
            returning: Result { () throws(HelperFailure) in
              try perform(words, file, cancellation, deadline, accept)
            })
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
  }

  /// Ends the helper after the queued files. The next file starts it again.
  package func shutDown() async {
    await withCheckedContinuation { continuation in
      queue.async { [self] in
        helper?.end()
        helper = nil
        continuation.resume()
      }
    }
  }

  /// Returns the process id of the helper; nil if none is running.
  package func process() async -> Int32? {
    await withCheckedContinuation { continuation in
      queue.async { [self] in continuation.resume(returning: helper?.identifier) }
    }
  }

  private func perform<Value>(
    _ words: [String], _ file: HelperInput, _ cancellation: CancellationToken,
    _ deadline: Duration, _ accept: ([UInt8]) -> Value?
  ) throws(HelperFailure) -> Value {
    let helper = try liveHelper()
    guard cancellation.begin(with: helper.identifier) else { throw .cancelled }
    let answer = Result { () throws(HelperProcess.Silence) in
      try helper.exchange(words, file, until: .now + deadline)
    }
    if cancellation.finish() {
      abandonHelper()
      throw .cancelled
    }
    switch answer {
    case .success(.refused(let reason)): throw .failed(reason)
    case .success(.result(let bytes)):
      guard let value = accept(bytes) else {
        abandonHelper()
        throw invalidResult
      }
      return value
    case .failure(let silence):
      let status = abandonHelper()
      switch silence {
      case .late: throw .late(program, after: deadline)
      case .gone: throw .gone
      case .nonsense: throw invalidResult
      case .ended where status & 0x7F == 0:
        throw .failed("it ended the \(program.name) (exit code \(status >> 8 & 0xFF))")
      case .ended:
        throw .failed("it crashed the \(program.name) (signal \(status & 0x7F))")
      }
    }
  }

  private var invalidResult: HelperFailure {
    .failed("the \(program.name) returned an invalid \(program.result)")
  }

  /// Kills the helper, whose next answer could not be trusted; returns its status.
  @discardableResult
  private func abandonHelper() -> Int32 {
    let status = helper?.kill() ?? 0
    helper = nil
    return status
  }

  /// Returns the helper, or a new one if it has ended: a crash must not affect the next file.
  private func liveHelper() throws(HelperFailure) -> HelperProcess {
    if let helper, helper.isReady, !helper.isSpent { return helper }
    abandonHelper()
    let fresh = try HelperProcess(path: path, of: program, memory: memory)
    helper = fresh
    return fresh
  }
}

package enum HelperInput: Sendable {
  /// A part of a file, with its size in bytes.
  case slice(FileSlice, size: Int)
  case bytes([UInt8])

  var size: Int {
    switch self {
    case .slice(_, let size): size
    case .bytes(let bytes): bytes.count
    }
  }
}

/// A token to cancel the processing of a file from another thread.
///
/// Unchecked, but safe to share: its state is used only under the lock.
private final class CancellationToken: @unchecked Sendable {
  private let lock = NSLock()
  private var isCancelled = false
  private var process: Int32?

  /// Starts with a process; returns false if the token was cancelled before.
  func begin(with process: Int32) -> Bool {
    lock.withLock {
      if !isCancelled { self.process = process }
      return !isCancelled
    }
  }

  /// Returns true if the token was cancelled. After this, the process id may belong to another
  /// process.
  func finish() -> Bool {
    lock.withLock {
      process = nil
      return isCancelled
    }
  }

  func cancel() {
    lock.withLock {
      isCancelled = true
      if let process { kill(process, SIGKILL) }
    }
  }
}
