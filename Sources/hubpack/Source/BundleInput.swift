import Foundation
import HubBundle
import HubModel
import HubSystem
import Synchronization
import Terminal

/// A bundle as a command line names it: a path, or `-` for standard input.
struct BundleInput {
  let path: String
  /// The name for people.
  let name: String

  init(_ argument: String) throws {
    path = argument == "-" ? try SpooledInput.path() : argument
    name = argument == "-" ? "standard input" : argument
  }

  /// Does something with the bundle; errors about it name it.
  func naming<Value>(_ use: () throws -> Value) throws -> Value {
    do { return try use() } catch let error as BundleError {
      throw PlainError(error.description(of: name))
    }
  }
}

/// Opens a bundle, or standard input for `-`, and uses it; errors about it name it.
func withBundle<Value>(at argument: String, _ use: (BundleFile) throws -> Value) throws -> Value {
  let input = try BundleInput(argument)
  return try input.naming { try use(BundleFile(path: input.path)) }
}

/// A copy of standard input that can be read from both ends, as bundles are.
private enum SpooledInput {
  private static let spooled = Mutex<String?>(nil)

  /// The path of the copy, which is made when it is first asked for. The file is private and has no
  /// name, so it is gone when the program ends, however that happens.
  static func path() throws -> String {
    try spooled.withLock { path in
      if let path { return path }
      let made = "/dev/fd/\(try copy())"
      path = made
      return made
    }
  }

  /// Returns the descriptor of the copy, which stays open.
  private static func copy() throws -> Int32 {
    guard isatty(STDIN_FILENO) == 0 else {
      throw UsageError("standard input is a terminal (use a file or a pipe for a bundle)")
    }
    var template = Array((NSTemporaryDirectory() + "/hubpack-XXXXXX").utf8CString)
    let name = "a temporary file in \(NSTemporaryDirectory())"
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileFault(cannot: "create", name) }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    while let bytes = StandardInput.read() {
      try bytes.withUnsafeBytes { try $0.writeAll(to: descriptor, name) }
    }
    try Task.checkCancellation()
    return descriptor
  }
}
