import Foundation
package import HubSystem

/// A helper program that is installed with hubpack.
package struct HelperProgram: Sendable {
  /// The file name: "hubpack-imaging".
  let fileName: String
  let variable: String
  /// The name in messages: "imaging helper".
  let name: String
  /// The work that it does with a file, in messages: "resizing".
  let task: String
  /// The thing that it returns, in messages: "picture".
  let result: String

  package static let imaging = HelperProgram(
    fileName: "hubpack-imaging", variable: "HUBPACK_IMAGING", name: "imaging helper",
    task: "resizing", result: "picture")
  package static let pages = HelperProgram(
    fileName: "hubpack-pages", variable: "HUBPACK_PAGES", name: "page helper",
    task: "reading", result: "result")

  /// Returns the path of the program: the value of its variable, or its file in the folder of the
  /// running program (where a build puts it) or in `../libexec/hubpack` (where packages put it).
  ///
  /// - Throws: ``HelperFailure/failed(_:)`` if there is no such program.
  package func path(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    ownProgram: String? = Bundle.main.executablePath
  ) throws(HelperFailure) -> String {
    let candidates: [String]
    var advice = "install it beside hubpack, or name it in \(variable)"
    if let named = environment[variable], !named.isEmpty {
      candidates = [named]
      advice = "correct \(variable), or unset it"
    } else if let ownProgram {
      let folder = URL(fileURLWithPath: ownProgram).resolvingSymlinksInPath()
        .deletingLastPathComponent()
      candidates = [fileName, "../libexec/hubpack/\(fileName)"].map {
        folder.appendingPathComponent($0).standardized.path
      }
    } else {
      throw .failed("the folder of the running program is unknown")
    }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw .failed("\(candidates[0]): the \(name) is missing or not executable (\(advice))")
    }
    return path
  }
}

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
    guard let (mine, theirs) = HelperSocket.pair() else { throw FileFault(cannot: "start", path) }
    defer { mine.close() }
    let identifier: pid_t
    do throws(ChildProcess.Failure) {
      defer { theirs.close() }
      identifier = try ChildProcess.start(
        [path], environment: ProcessInfo.processInfo.environment, input: nil,
        output: STDOUT_FILENO, errors: theirs.descriptor)
    } catch {
      let fault = FileFault(cannot: "start", path, error.number)
      if [EMFILE, ENFILE, ENOMEM, EAGAIN].contains(error.number) { throw fault }
      return fault.description
    }
    var message: [UInt8] = []
    let end = ContinuousClock.now + limit
    do throws(HelperProcess.Silence) {
      while true { try mine.receive(into: &message, until: end) }
    } catch {
      if error == .late { kill(identifier, SIGKILL) }
      let status = ChildProcess.wait(for: identifier)
      if error == .late { return "\(path): no answer in \(limit.components.seconds) s" }
      if status == 0 { return nil }
    }
    let lines = String(decoding: message, as: UTF8.self).split(separator: "\n")
    return lines.first.map(String.init) ?? "cannot start \(path)"
  }
}

/// The reasons why a helper program has no result.
package enum HelperFailure: Error, Sendable, Hashable {
  /// The program cannot be started, or the file cannot be processed; the clause completes "could
  /// not be read: …".
  case failed(String)
  /// The disk is full or fails; the clause says where.
  case storage(String)
  case cancelled

  /// The reason, which completes "could not be read: …": "it crashed the imaging helper (signal
  /// 11)".
  package var reason: String {
    switch self {
    case .failed(let clause), .storage(let clause): clause
    case .cancelled: "interrupted"
    }
  }

  /// The failure of a file that was removed, or changed its size, while it was sent.
  package static let gone = failed("it was removed during the export (export again)")

  /// The failure of a program that takes too long for a file.
  package static func late(_ program: HelperProgram, after deadline: Duration) -> Self {
    .failed("\(program.task) it took longer than \(deadline.components.seconds) s")
  }
}
