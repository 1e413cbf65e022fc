import Foundation
import HubBundle
import HubChannel
import HubExport
import HubFetching
import HubModel
import HubSystem
import Synchronization
import Terminal

/// A bundle as a command line names it: a path, a URL, or `-` for standard input.
struct BundleInput {
  let path: String
  /// The name for people.
  let name: String

  init(_ argument: String) throws {
    path = argument == "-" ? try SpooledInput.path() : argument
    name = argument == "-" ? "standard input" : argument.withoutPasswords
  }

  /// Opens the bundle. Errors do not name it; see ``naming(_:)``.
  func open() throws -> BundleFile { try Self.open(path) }

  /// Opens the bundle at a path or URL.
  static func open(_ path: String) throws -> BundleFile {
    guard isURL(path) else { return try BundleFile(path: path) }
    let name = path.withoutPasswords
    return try BundleFile(
      WebFile(path, from: web(path), start: BundleFile.start) { size in
        Message.write(
          "note: \(name): the server does not send parts of files, so the whole bundle"
            + "\(size.map { " (\($0.bytes))" } ?? "") is fetched")
      })
  }

  /// Returns the signatures beside a bundle.
  static func signatures(beside argument: String) throws -> SignatureFile {
    guard argument != "-" else { throw UsageError("--trust needs a file, not standard input") }
    guard isURL(argument), let slash = argument.lastIndex(of: "/") else {
      return SignatureFile(beside: argument)
    }
    let place = try place(String(argument[...slash]))
    return try place.signatures(of: String(argument[slash...].dropFirst()))
  }

  /// Returns a place on the web, or a folder, by its URL or path with a slash at its end.
  static func place(_ argument: String, _ line: ProgressLine? = nil) throws -> ChannelPlace {
    isURL(argument) ? .web(argument, try web(argument, line)) : .folder(argument)
  }

  /// Returns the web, for a first URL.
  private static func web(_ url: String, _ line: ProgressLine? = nil) throws -> WebReader {
    let options = try FetchOptions(bundlesIn: ProcessInfo.processInfo.environment)
    let web = try WebReader(url, options: options) { bytes in
      line?.show(
        ExportProgress(phase: .fetching, done: 0, total: 0, failures: 0, bytes: bytes))
    }
    // Its connections are used until the program ends.
    _ = Unmanaged.passRetained(web)
    return web
  }

  static func isURL(_ argument: String) -> Bool {
    argument.prefixMatch(of: /(?i)https?:\/\//) != nil
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
  return try input.naming { try use(input.open()) }
}

/// A copy of standard input that can be read from both ends, as bundles are.
private enum SpooledInput {
  private static let spooled = Mutex<String?>(nil)
  private static let kept = Mutex<TemporaryFile?>(nil)

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
    let file = try TemporaryFile()
    while let bytes = StandardInput.read() {
      try bytes.withUnsafeBytes { try file.write($0) }
    }
    try Task.checkCancellation()
    kept.withLock { $0 = file }
    return file.descriptor
  }
}
