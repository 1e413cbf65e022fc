import HubBundle
import HubSystem
import HubViewer
import NIOPosix
import Synchronization

/// A cache of recently read files of a bundle, which are checked once. A file that several clients
/// request at the same time is read once.
///
/// Two generations approximate the order of use: when the young generation is full, it becomes the
/// old one, and the files in the old one that have not been used are dropped.
final class FileCache: Sendable {
  /// The size of each of the two generations, in bytes.
  static let size = 48 << 20

  let servedBundle: ServedBundle
  /// The query that the URL of each page must have; nil to allow any.
  private let query: String?
  private let budget: ByteBudget
  private let state = Mutex(State())

  private struct State {
    var young: [String: ServedFile] = [:]
    var old: [String: ServedFile] = [:]
    var weight = 0
    var arriving: [String: Task<ServedFile, any Error>] = [:]
  }

  private enum Lookup {
    case here(ServedFile)
    case arriving(Task<ServedFile, any Error>)
    /// A source that is read faster on the current thread than on another one.
    case near(ServedBundle.Source)
    case nowhere
  }

  init(_ servedBundle: ServedBundle, query: String?, budget: ByteBudget) {
    self.servedBundle = servedBundle
    self.query = query
    self.budget = budget
  }

  /// Returns the query that the URL of a page gets if it was requested with another one: the required
  /// query, with the languages and the theme of the request unless the query has its own.
  func query(for asked: String?) -> String? {
    guard let query else { return asked }
    var parts = query.split(separator: "&")
    for name in ["language=", "languages=", "theme="]
    where !parts.contains(where: { $0.hasPrefix(name) }) {
      let wanted = asked?.split(separator: "&").first { $0.hasPrefix(name) }
      if let wanted, wanted.dropFirst(name.count).wholeMatch(of: /(?:[A-Za-z,-]|%2C){1,64}/) != nil
      {
        parts.append(wanted)
      }
    }
    return parts.joined(separator: "&")
  }

  /// Returns a checked file; nil if the bundle has none with this name.
  ///
  /// - Throws: The errors of ``ServedBundle/file(_:from:budget:)``.
  func file(_ name: String) async throws -> ServedFile? {
    let found = state.withLock { state -> Lookup in
      if let file = state.young[name] { return .here(file) }
      if let file = state.old[name] {
        Self.put(file, name, in: &state)
        return .here(file)
      }
      if let task = state.arriving[name] { return .arriving(task) }
      guard let source = servedBundle.source(of: name) else { return .nowhere }
      if source.isSmall, !servedBundle.bundle.isRemote { return .near(source) }
      // The thread pool limits the number of files that are read at the same time.
      let task = Task {
        try await NIOThreadPool.singleton.runIfActive { try self.read(name, from: source) }
      }
      state.arriving[name] = task
      return .arriving(task)
    }
    switch found {
    case .here(let file): return file
    case .arriving(let task): return try await task.value
    case .near(let source): return try read(name, from: source)
    case .nowhere: return nil
    }
  }

  private func read(_ name: String, from source: ServedBundle.Source) throws -> ServedFile {
    let result = Result { try servedBundle.file(name, from: source, budget: budget) }
    state.withLock { state in
      state.arriving[name] = nil
      switch result {
      case .success(let file): if Self.isKept(name, source) { Self.put(file, name, in: &state) }
      case .failure(let error) where error is Overload || error is FileFault:
        // Make room for files that are requested now.
        (state.young, state.old, state.weight) = ([:], [:], 0)
      case .failure: break
      }
    }
    return try result.get()
  }

  /// True if a file is worth caching. The number of data files grows with the hub, and a page
  /// requests each once, so they are cached only if they would have to be made again.
  private static func isKept(_ name: String, _ source: ServedBundle.Source) -> Bool {
    if case .made = source { true } else { !name.hasPrefix(ViewerFiles.dataPrefix) }
  }

  private static func put(_ file: ServedFile, _ name: String, in state: inout State) {
    if state.weight + file.weight > size {
      (state.old, state.young, state.weight) = (state.young, [:], 0)
    }
    state.young[name] = file
    state.weight += file.weight
  }
}
