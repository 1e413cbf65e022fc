import Foundation
import HubModel
import HubSystem

/// A temporary list of trusted keys that has only the public part of a key.
struct TrustedKey {
  let trust: Trust
  private let folder: String

  /// - Parameter key: The path of a private or public key.
  /// - Throws: `PlainError` or `FileFault`.
  init(_ key: String) throws {
    let path = key.hasSuffix(".pub") ? key : key + ".pub"
    guard let contents = FileSlice(path: path).contents(),
      let line = String(decoding: contents.prefix(1 << 16), as: UTF8.self)
        .split(whereSeparator: \.isNewline).first
    else {
      throw PlainError("\(path): the public key is needed to check what is published already")
    }
    folder = NSTemporaryDirectory() + "/hubpack-\(UUID().uuidString)"
    try Folders.create(folder, mode: 0o700)
    let list = try WrittenFile(new: folder + "/allowed_signers")
    try list.write(Array("publisher \(line)\n".utf8))
    try list.close()
    trust = try Trust(allowed: list.path)
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
