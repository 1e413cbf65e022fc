import Foundation
import HubModel
import HubSystem
import TestSupport
import Testing

@testable import HubBundle

/// Archives at the limits of the format.
struct ArchiveTests {
  private func archive(of count: Int) throws -> (TemporaryFolder, ZipDirectory) {
    let folder = try TemporaryFolder()
    let path = folder.path("a.zip")
    let writer = try ArchiveWriter.create(path: path)
    for index in 0..<count {
      try writer.add("assets/\(index)", size: 1) { write in
        try withUnsafeBytes(of: UInt8(truncatingIfNeeded: index), write)
      }
    }
    try writer.finish()
    return (folder, try ZipDirectory(of: RandomAccessFile(path: path)))
  }

  @Test(arguments: [65_535, 65_536])
  func `an archive with 65,535 or 65,536 entries can be read`(count: Int) throws {
    let (folder, directory) = try archive(of: count)
    #expect(directory.entries.count == count)
    let file = try RandomAccessFile(path: folder.path("a.zip"))
    for index in [0, count / 2, count - 1] {
      let entry = try #require(directory["assets/\(index)"])
      var bytes: [UInt8] = []
      try EntryReader(file: file, entry: entry, name: "assets/\(index)").read { bytes += $0 }
      #expect(bytes == [UInt8(truncatingIfNeeded: index)])
    }
    #expect(directory["assets/\(count)"] == nil)
  }

  @Test func `an entry of another length than announced is an error`() throws {
    let folder = try TemporaryFolder()
    for size in [0, 2] {
      let writer = try ArchiveWriter.create(path: folder.path("\(size)"))
      #expect(throws: (any Error).self) {
        try writer.add("assets/e", size: size) { write in
          try withUnsafeBytes(of: UInt8(1), write)
        }
      }
    }
  }

  @Test func `the error about a full disk names the file`() throws {
    let file = open("/dev/full", O_WRONLY)
    defer { close(file) }
    let error = #expect(throws: FileFault.self) {
      try withUnsafeBytes(of: UInt8(7)) { try $0.writeAll(to: file, "/dev/full") }
    }
    #expect(error?.description == "cannot write /dev/full: No space left on device")
  }

  @Test(arguments: [
    ("assets/ab/x.jpg", true), ("", false), ("a//b", false), ("/a", false), ("a/", false),
    ("a/../b", false), ("./a", false), ("A", false), ("é", false), ("a b", false), ("a\\b", false),
    ("...", true), ("a.b-c_d/0", true), ("a/b/c/d/e/f/g/h", true), ("a/b/c/d/e/f/g/h/i", false),
    (String(repeating: "a", count: 201), false),
  ])
  func `names are checked against the rules`(name: String, isValid: Bool) {
    #expect(EntryName.isValid(name) == isValid)
  }
}
