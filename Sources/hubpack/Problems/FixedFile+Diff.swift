import Foundation
import HubSource

extension FixedFile {
  /// Returns the changes as a unified diff that `git apply` and `patch -p1` understand.
  ///
  /// - Parameter name: The path of the file in the diff.
  func diff(name: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("hubpack-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var arguments = ["LC_ALL=C", "diff", "--text", "--unified"]
    var files: [String] = []
    for (side, contents) in [("a", original), ("b", fixed)] {
      let file = folder.appendingPathComponent(side)
      try Data(contents).write(to: file)
      arguments.append("--label=\(Self.quoted("\(side)/\(name)"))")
      files.append(file.path)
    }
    let (program, output) = (Process(), Pipe())
    program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    program.arguments = arguments + files
    program.standardOutput = output
    program.standardError = FileHandle.nullDevice
    try program.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    program.waitUntilExit()
    // The code is 1 for files that differ.
    guard program.terminationStatus < 2 else {
      throw UsageError("--fix: the program 'diff' is missing or failed (use --write)")
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns a path as git writes it: one with special characters in quotation marks, and one with
  /// blanks before a tab.
  private static func quoted(_ path: String) -> String {
    let special = path.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }
    guard special else { return path.utf8.contains(0x20) ? path + "\t" : path }
    let quoted = path.utf8.map { byte -> String in
      switch byte {
      case 0x22, 0x5C: return "\\" + String(UnicodeScalar(byte))
      case 0x20...0x7E: return String(UnicodeScalar(byte))
      default: return "\\" + String(format: "%03o", byte)
      }
    }
    return "\"\(quoted.joined())\""
  }
}
