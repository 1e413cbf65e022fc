import Foundation
package import HubBundle
package import HubModel

/// A short text that a maintainer signs (Docs/Ship.md, "Signatures").
package struct Statement: Sendable, Hashable {
  package enum Subject: Sendable, Hashable {
    /// A bundle, by its release and id.
    case bundle(release: String, id: HexDigest)
    /// A channel, by the digest of its `channel.json`.
    case channel(sha256: HexDigest)
  }

  /// The location of the hub's root, as in the manifest.
  package let hub: String
  /// A number that is greater in each release; see ``serial(of:)``.
  package let serial: Int
  package let subject: Subject

  package init(hub: String, serial: Int, _ subject: Subject) {
    (self.hub, self.serial, self.subject) = (hub, serial, subject)
  }

  /// Creates the statement about a bundle.
  ///
  /// - Parameter serial: The serial number; nil for that of the bundle's time of creation.
  package init(_ bundle: BundleFile, serial: Int? = nil) {
    let manifest = bundle.manifest
    self.init(
      hub: manifest.root, serial: serial ?? Self.serial(of: manifest),
      .bundle(release: manifest.release, id: bundle.id))
  }

  /// The serial number of a bundle that nobody gave another: its time of creation, such as
  /// 20261115120000.
  package static func serial(of manifest: Manifest) -> Int {
    Int(manifest.created.filter(\.isNumber)) ?? 0
  }

  /// The signed text: one value to a line.
  package var text: String {
    let (kind, values) =
      switch subject {
      case .bundle(let release, let id): ("bundle", [("release", release), ("id", id.hex)])
      case .channel(let digest): ("channel", [("sha256", digest.hex)])
      }
    let lines = [("hub", hub), ("serial", String(serial))] + values
    return "hubpack \(kind) 1\n" + lines.map { "\($0): \($1.harmlessValue)\n" }.joined()
  }

  /// Reads a signed text; nil if it is not exactly one that ``text`` writes.
  package init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var values: [Substring: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstRange(of: ": ") else { continue }
      values[line[..<colon.lowerBound]] = String(line[colon.upperBound...])
    }
    guard let hub = values["hub"], let serial = values["serial"].flatMap({ Int($0) }) else {
      return nil
    }
    let subject: Subject
    switch lines.first {
    case "hubpack bundle 1":
      guard let release = values["release"], let id = values["id"].flatMap({ HexDigest(hex: $0) })
      else { return nil }
      subject = .bundle(release: release, id: id)
    case "hubpack channel 1":
      guard let digest = values["sha256"].flatMap({ HexDigest(hex: $0) }) else { return nil }
      subject = .channel(sha256: digest)
    default: return nil
    }
    self.init(hub: hub, serial: serial, subject)
    guard self.text.utf8.elementsEqual(text.utf8) else { return nil }
  }
}

extension String {
  /// The value without line breaks and other control characters, which would end it.
  fileprivate var harmlessValue: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
  }
}

/// A file with signatures: statements, each followed by its SSH signature. The one that is about
/// what is there counts, so that a file and its signature need not be replaced at the same moment.
package struct SignatureFile: Sendable, Hashable {
  package struct Signature: Sendable, Hashable {
    package let statement: Statement
    /// The signature as `ssh-keygen` writes it.
    package let armor: String
  }

  /// The signatures, the latest first.
  package private(set) var signatures: [Signature] = []
  /// The largest size of such a file, in bytes.
  package static let mostBytes = 1 << 16
  /// The number of signatures that are kept: of this release, and of the one before.
  private static let most = 2
  private static let begin = "-----BEGIN SSH SIGNATURE-----\n"
  private static let end = "-----END SSH SIGNATURE-----"

  package init() {}

  /// Reads a file. What is no signature with a statement is left out.
  package init(_ contents: [UInt8]) {
    var rest = String(decoding: contents.prefix(Self.mostBytes), as: UTF8.self)[...]
    while let start = rest.range(of: Self.begin),
      let end = rest[start.upperBound...].range(of: Self.end)
    {
      if let statement = Statement(text: String(rest[..<start.lowerBound])) {
        let armor = rest[start.lowerBound..<end.upperBound] + "\n"
        signatures.append(Signature(statement: statement, armor: String(armor)))
      }
      rest = rest[end.upperBound...]
      if rest.first == "\n" { rest = rest.dropFirst() }
    }
  }

  /// Reads the signatures beside a file; none if there is no file with them.
  package init(beside path: String) {
    let file = try? RandomAccessFile(path: path + ".sig")
    self.init(file.flatMap { try? $0.read(at: 0, count: min($0.size, Self.mostBytes)) } ?? [])
  }

  /// Signs a statement, and adds the signature before the others.
  ///
  /// - Parameter trust: Who may sign; nil for anybody.
  /// - Throws: `PlainError` or `FileFault`.
  package mutating func sign(
    _ statement: Statement, key: String, trust: Trust? = nil
  ) throws {
    let armor = try SSHKeygen.sign(statement.text, key: key)
    let signature = Signature(statement: statement, armor: armor)
    // Otherwise nobody who trusts the same keys could pull it.
    do { _ = try trust?.signer(of: signature) } catch let error as PlainError {
      throw PlainError("\(key): this key does not count: \(error)")
    }
    add(signature)
  }

  /// Adds a signature before the others.
  mutating func add(_ signature: Signature) {
    signatures.removeAll { $0.statement == signature.statement }
    signatures = Array(([signature] + signatures).prefix(Self.most))
  }

  package var contents: [UInt8] {
    signatures.flatMap { Array(($0.statement.text + $0.armor).utf8) }
  }
}
