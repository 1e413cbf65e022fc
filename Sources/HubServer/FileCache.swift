import HubBundle
import HubViewer
import NIOPosix
import Synchronization

/// The files of a site that were read lately, checked once. What several clients want at once is read
/// once.
///
/// Two generations stand for the order of use: when the young one is full it becomes the old one, and
/// what was not used since is gone.
final class FileCache: Sendable {
  /// Bytes on the shelf, in each of the two generations.
  static let size = 48 << 20

  let servedBundle: ServedBundle
  /// What the address of each page has to end with; nil when it may be anything.
  let query: String?
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
    /// Nearer than any other thread.
    case near(ServedBundle.Source)
    case nowhere
  }

  init(_ servedBundle: ServedBundle, query: String?, budget: ByteBudget) {
    self.servedBundle = servedBundle
    self.query = query
    self.budget = budget
  }

  /// A file, checked; nil when the site has none of that name.
  ///
  /// - Throws: what ``Site/file(_:from:budget:)`` throws.
  func file(_ name: String) async throws -> ServedFile? {
    let found = state.withLock { state -> Lookup in
      if let file = state.young[name] { return .here(file) }
      if let file = state.old[name] {
        Self.put(file, name, in: &state)
        return .here(file)
      }
      if let task = state.arriving[name] { return .arriving(task) }
      guard let source = servedBundle.source(of: name) else { return .nowhere }
      if source.isSmall { return .near(source) }
      let task = Task { try await self.read(name, from: source) }
      state.arriving[name] = task
      return .arriving(task)
    }
    switch found {
    case .here(let file): return file
    case .arriving(let task): return try await task.value
    case .near(let source): return try read(name, near: source)
    case .nowhere: return nil
    }
  }

  private func read(_ name: String, near source: ServedBundle.Source) throws -> ServedFile {
    do {
      let file = try servedBundle.file(name, from: source, budget: budget)
      state.withLock { state in
        if Self.isKept(name, source) { Self.put(file, name, in: &state) }
      }
      return file
    } catch {
      state.withLock { Self.makeRoom(for: error, in: &$0) }
      throw error
    }
  }

  private func read(_ name: String, from source: ServedBundle.Source) async throws -> ServedFile {
    do {
      // Few threads do this, so that few files are being read at any time.
      let file = try await NIOThreadPool.singleton.runIfActive { [servedBundle, budget] in
        try servedBundle.file(name, from: source, budget: budget)
      }
      state.withLock { state in
        state.arriving[name] = nil
        if Self.isKept(name, source) { Self.put(file, name, in: &state) }
      }
      return file
    } catch {
      state.withLock { state in
        state.arriving[name] = nil
        Self.makeRoom(for: error, in: &state)
      }
      throw error
    }
  }

  /// What is kept for later makes room for what is wanted now.
  private static func makeRoom(for error: any Error, in state: inout State) {
    if error is Overload || error is SpoolError {
      (state.young, state.old, state.weight) = ([:], [:], 0)
    }
  }

  /// Of pieces of data there are the more the larger the hub is, and a page asks for each once: only those are kept
  /// that would have to be made again.
  private static func isKept(_ name: String, _ source: ServedBundle.Source) -> Bool {
    source.isMade || !name.hasPrefix(ViewerFiles.dataPrefix)
  }

  private static func put(_ file: ServedFile, _ name: String, in state: inout State) {
    if state.weight + file.weight > size {
      (state.old, state.young, state.weight) = (state.young, [:], 0)
    }
    state.young[name] = file
    state.weight += file.weight
  }
}
