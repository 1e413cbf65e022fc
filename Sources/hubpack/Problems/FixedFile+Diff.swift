import Foundation
import HubSource
import HubSystem

extension FixedFile {
  /// Returns the changes as a unified diff that `git apply` and `patch -p1` understand, made by the
  /// system's `diff`.
  ///
  /// - Parameter name: The path of the file in the diff.
  func diff(name: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("hubpack-\(UUID().uuidString)").path
    try Folders.create(folder, mode: 0o700)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var command = ["/usr/bin/env", "LC_ALL=C", "diff", "--text", "--unified"]
    for (side, contents) in [("a", original), ("b", fixed)] {
      let file = try WrittenFile(new: "\(folder)/\(side)")
      try file.write(contents)
      try file.close()
      command.append("--label=\(Self.quoted("\(side)/\(name)"))")
    }
    let output = try WrittenFile(new: folder + "/diff")
    let program = try? ChildProcess.start(
      command + [folder + "/a", folder + "/b"], environment: ProcessInfo.processInfo.environment,
      input: nil, output: output.descriptor, errors: nil)
    // The exit code is 1 for files that differ.
    guard let program, let status = ChildProcess.wait(for: program), [0, 1 << 8].contains(status),
      let text = FileSlice(path: output.path).contents()
    else {
      throw UsageError(
        "cannot show the changes, as the program 'diff' is missing or failed (install it, or use "
          + "--write)")
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
