package import Foundation

/// A folder for a test, removed at its end.
package final class TemporaryFolder: Sendable {
  /// The path of the folder.
  package let url: URL

  /// Creates an empty folder.
  ///
  /// - Parameter inMemory: true for tests that write thousands of files, which should not wait for
  ///   a disk.
  package init(inMemory: Bool = false) throws {
    let memory = URL(fileURLWithPath: "/dev/shm")
    let hasMemory = inMemory && FileManager.default.isWritableFile(atPath: memory.path)
    url = (hasMemory ? memory : FileManager.default.temporaryDirectory)
      .appendingPathComponent("hubpack-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the path of a file in the folder, which need not exist.
  package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a text to a file, creates missing folders and returns the path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }

  /// Writes bytes to a file, creates missing folders and returns the path.
  @discardableResult
  package func write(_ data: Data, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }

  /// Returns the sorted names of the folder's contents, including hidden ones.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}

/// Paths in the checkout.
package enum Checkout {
  /// The folder that contains Package.swift.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the path of a file or folder in the checkout.
  package static func path(_ name: String) -> String { root.appendingPathComponent(name).path }
}
