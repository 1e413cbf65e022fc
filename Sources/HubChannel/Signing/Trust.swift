import Foundation
package import HubBundle
import HubModel
package import HubSystem

/// Who is trusted to sign (ssh-keygen(1), "ALLOWED SIGNERS").
package struct Trust: Sendable {
  /// The path of a file with one trusted key to a line.
  private let allowed: String
  /// The path of a list of revoked keys; nil for none.
  private let revoked: String?

  /// - Throws: `FileFault` if a file cannot be read.
  package init(allowed: String, revoked: String? = nil) throws(FileFault) {
    for path in [allowed, revoked].compactMap(\.self) {
      var status = stat()
      guard access(path, R_OK) == 0, stat(path, &status) == 0 else {
        throw FileFault(cannot: "read", path)
      }
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw FileFault(path, "not a file with keys")
      }
    }
    (self.allowed, self.revoked) = (allowed, revoked)
  }

  /// Trusts a single key, by writing a list with its public part.
  ///
  /// - Parameters:
  ///   - key: The path of a private or public key.
  ///   - list: The path of the list, which must not exist.
  /// - Throws: `PlainError` or `FileFault`.
  init(only key: String, list: String) throws {
    let path = key.hasSuffix(".pub") ? key : key + ".pub"
    guard let contents = FileSlice(path: path).contents(),
      let line = String(decoding: contents.prefix(1 << 16), as: UTF8.self)
        .split(whereSeparator: \.isNewline).first
    else {
      throw PlainError("\(path): the public key is needed to check what is published already")
    }
    let file = try WrittenFile(new: list)
    try file.write(Array("publisher \(line)\n".utf8))
    try file.close()
    try self.init(allowed: list)
  }

  /// Returns who signed a statement, by the name in the list of trusted keys.
  ///
  /// - Throws: `PlainError` with the reason if the signature does not count; `FileFault`.
  package func signer(of signature: SignatureFile.Signature) throws -> String {
    // OpenSSH reads signatures from files only.
    let file = try WrittenFile(new: NSTemporaryDirectory() + "/hubpack-\(UUID().uuidString)")
    defer { unlink(file.path) }
    try file.write(Array(signature.armor.utf8))
    try file.close()
    let found = try SSHKeygen.run(
      ["-Y", "find-principals", "-s", file.path, "-f", allowed], "")
    var messages = found.messages
    for name in found.output.split(separator: "\n").map(String.init) where found.status == 0 {
      func check(_ more: [String]) throws -> (status: Int32, output: String, messages: String) {
        try SSHKeygen.run(
          ["-Y", "verify", "-f", allowed, "-I", name, "-n", SSHKeygen.namespace, "-s", file.path]
            + more, signature.statement.text)
      }
      let verdict = try check(revoked.map { ["-r", $0] } ?? [])
      if verdict.status == 0 { return name }
      messages = verdict.messages
      if revoked != nil, try check([]).status == 0 {
        throw PlainError("the key of \(name) was revoked")
      }
    }
    throw PlainError(reason(in: messages))
  }

  /// Returns the reason in what ssh-keygen told.
  private func reason(in messages: String) -> String {
    let reasons = [
      ("key has expired", "the key with which it was signed has expired"),
      ("not yet valid", "the key with which it was signed is not valid yet"),
      (
        "not permitted for use in signature namespace",
        "\(allowed) does not permit the key to sign for \"\(SSHKeygen.namespace)\""
      ),
      ("incorrect signature", "the signature is not of this text, which was changed"),
      ("namespace does not match", "the signature was made for something other than hubpack"),
      ("Couldn't parse signature", "the signature is damaged"),
      ("No principal matched", "it was signed with a key that is not in \(allowed)"),
    ]
    let lines = messages.split(whereSeparator: \.isNewline)
    // A line of the list that the program cannot read may be the one with the key.
    let fault = lines.first { $0.hasPrefix(allowed + ":") }.map { " (\($0))" }
    return reasons.first { messages.contains($0.0) }.map { $0.1 + (fault ?? "") }
      ?? "the signature could not be checked: "
      + (lines.isEmpty ? "ssh-keygen failed" : lines.suffix(2).joined(separator: "; "))
  }
}

extension SignatureFile {
  /// Returns the serial number of a bundle: one that was signed, or else that of its time of
  /// creation. Whether the signature counts is another question.
  package func serialNumber(of bundle: BundleFile) -> Int {
    let unsigned = Statement(bundle)
    return signatures.map(\.statement).filter { $0.subject == unsigned.subject }.map(\.serial).max()
      ?? unsigned.serial
  }

  /// Returns who signed a bundle, and with which serial number.
  ///
  /// - Parameter name: The name of the bundle's file.
  /// - Throws: `PlainError` with the reason if nobody who is trusted has; `FileFault`.
  package func signer(
    of bundle: BundleFile, named name: String, _ trust: Trust
  ) throws -> (signer: String, serial: Int) {
    let statement = Statement(bundle, serial: serialNumber(of: bundle))
    return (try signer(of: statement, named: name, trust), statement.serial)
  }

  /// Returns who signed a statement.
  ///
  /// - Parameter name: The name of the file that the statement is about.
  /// - Throws: `PlainError` with the reason if nobody who is trusted has; `FileFault`.
  func signer(of statement: Statement, named name: String, _ trust: Trust) throws -> String {
    var verdict = PlainError("\(name)\(mismatch(with: statement, of: name))")
    // Several people may have signed the same.
    for signature in signatures where signature.statement == statement {
      do { return try trust.signer(of: signature) } catch let error as PlainError {
        verdict = PlainError("\(name): \(error)")
      }
    }
    throw verdict
  }

  /// Returns the reason why no signature is about a statement, to follow the name of the file.
  private func mismatch(with statement: Statement, of name: String) -> String {
    guard let other = signatures.first?.statement else {
      return " is not signed (no signature in \(name).sig)"
    }
    if other.hub != statement.hub { return ": the signature is for another hub, \(other.hub)" }
    switch (other.subject, statement.subject) {
    case (.bundle(let signed, _), .bundle(let release, _)) where signed != release:
      return ": the signature is for another release, \(signed)"
    case (.bundle(_, let signed), .bundle(_, let id)) where signed == id:
      return ": the signature is for serial number \(other.serial), not \(statement.serial)"
    default: return ": the signature is for another file (an update may be under way; try again)"
    }
  }
}
