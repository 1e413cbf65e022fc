import Foundation
import HubModel
import HubSystem

/// OpenSSH's program for keys, which makes and checks all signatures (ssh-keygen(1), "-Y").
enum SSHKeygen {
  /// The purpose of all signatures of hubpack: one made for something else does not count.
  static let namespace = "hubpack"

  /// Signs a text with a key, which may be in a file, an agent, or a device.
  ///
  /// The program asks for a passphrase or a touch by itself.
  ///
  /// - Parameter key: The path of a private key; or of a public one, whose private key the agent has.
  /// - Returns: The signature.
  /// - Throws: `PlainError` or `FileFault`.
  static func sign(_ text: String, key: String) throws -> String {
    // The program would wait for a pipe without end.
    var status = stat()
    guard stat(key, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
      throw PlainError("\(key): is not a file (--key is the file of an SSH key)")
    }
    let result = try run(["-q", "-Y", "sign", "-f", key, "-n", namespace], text, shows: true)
    guard result.status == 0, result.output.hasPrefix("-----BEGIN SSH SIGNATURE-----\n") else {
      throw PlainError("\(key): ssh-keygen could not sign with this key (see above)")
    }
    return result.output
  }

  /// Runs the program with a text as its input.
  ///
  /// - Parameter shows: True if what it tells goes to the terminal.
  /// - Returns: Its exit code, its output, and what it told.
  static func run(
    _ arguments: [String], _ text: String, shows: Bool = false
  ) throws -> (status: Int32, output: String, messages: String) {
    let (input, output, messages) = try (TemporaryFile(), TemporaryFile(), TemporaryFile())
    try Array(text.utf8).withUnsafeBytes { try input.write($0) }
    lseek(input.descriptor, 0, SEEK_SET)
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = "C"
    let process: pid_t
    do throws(ChildProcess.Failure) {
      process = try ChildProcess.start(
        ["/usr/bin/env", "ssh-keygen"] + arguments, environment: environment,
        input: input.descriptor, output: output.descriptor,
        errors: shows ? STDERR_FILENO : messages.descriptor)
    } catch {
      throw FileFault(cannot: "start", "ssh-keygen", error.number)
    }
    let status = ChildProcess.wait(for: process).map { ($0 >> 8) & 0xFF } ?? 1
    guard status != 127 else {
      throw PlainError("signatures need ssh-keygen (on Debian: apt install openssh-client)")
    }
    return (status, output.text, messages.text)
  }
}

extension TemporaryFile {
  /// The first 64 kB, as text.
  fileprivate var text: String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = bytes.withUnsafeMutableBytes { $0.fill(from: descriptor, at: 0) }
    return String(decoding: bytes.prefix(count ?? 0), as: UTF8.self)
  }
}
