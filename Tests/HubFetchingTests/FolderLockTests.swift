import Foundation
import HubModel
import HubSystem
import TestSupport
import Testing

/// Locks on folders.
struct FolderLockTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a folder is locked once at a time`() throws {
    let lock = try FolderLock(folder.path(""))
    #expect(throws: FolderLock.Refusal.self) { try FolderLock(folder.path("")) }
    withExtendedLifetime(lock) {}
  }

  @Test func `a released lock is free although a program being started has its descriptor`() throws
  {
    var lock: FolderLock? = try FolderLock(folder.path(""))
    let file = "\(folder.url.lastPathComponent)/\(FolderLock.name)"
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    let held = try #require(
      descriptors.first {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
        return path?.hasSuffix(file) == true
      })
    // Between fork and exec, a child has such a copy.
    let copy = dup(try #require(Int32(held)))
    defer { close(copy) }
    #expect(copy >= 0)
    withExtendedLifetime(lock) {}
    lock = nil
    #expect(throws: Never.self) { try FolderLock(folder.path("")) }
  }
}
