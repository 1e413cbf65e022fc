import HubJSON
package import HubModel

/// The releases that a folder offers, as its `channel.json` states them (Docs/Ship.md).
package struct Channel: Sendable, Hashable {
  package struct Release: Sendable, Hashable {
    package let release: String
    package let serial: Int
    /// The name of the bundle in the folder.
    package let file: String
    /// The size and digest of the whole file.
    package let size: Int
    package let sha256: HexDigest
    /// The bundle's id.
    package let id: HexDigest
    /// When the bundle was made.
    package let created: String
    /// The changes since the release before, as counts: "Clubs: 1 new club with 12 members".
    package let changes: [String]
  }

  /// The location of the hub's root, as in the newest manifest.
  package var hub: String
  package var title: String?
  /// The day after which the channel counts as out of date: "2027-05-28".
  package var expires: String
  /// The releases, the newest first.
  package var releases: [Release]

  /// The serial number of the newest release.
  package var serial: Int { releases.first?.serial ?? 0 }

  package static let fileName = "channel.json"
  package static let mediaType = "application/vnd.hubpack.channel+json"
  /// The serial numbers that a release can have.
  static let serials = 1...1_000_000_000_000_000_000
  /// The largest size of the file, in bytes.
  package static let mostBytes = 1 << 20
}

extension Channel {
  /// Reads a channel, strictly: whatever breaks a rule of Docs/Ship.md is refused.
  ///
  /// - Throws: `PlainError` with the reason.
  package init(_ bytes: [UInt8]) throws {
    guard bytes.count <= Self.mostBytes else {
      throw Self.refusal("larger than \(Self.mostBytes) bytes")
    }
    do {
      let json = try StrictJSON.parse(bytes, limits: JSONLimits(nodes: 1_000_000, depth: 64))
      guard try json.member("mediaType").text() == Self.mediaType else {
        throw Self.refusal("it has another media type")
      }
      let version = try json.member("version").integer()
      guard version > 0 else { throw Self.refusal("invalid \"version\": \(version)") }
      guard version == 1 else {
        throw PlainError(
          "\(Self.fileName): needs version \(version), but this hubpack reads version 1 "
            + "(use a newer hubpack)")
      }
      hub = try json.member("hub").text()
      title = try json.nullable("title")?.text()
      expires = try json.member("expires").text()
      releases = try json.member("releases").elements().map { try Release($0) }
    } catch let error as StrictJSONError {
      throw Self.refusal("\(error)")
    }
    guard PartialDate(iso: expires) != nil, expires.utf8.count == 10 else {
      throw Self.refusal("\"expires\" is not a day")
    }
    guard !releases.isEmpty else { throw Self.refusal("it has no release") }
    guard zip(releases, releases.dropFirst()).allSatisfy({ $0.serial > $1.serial }) else {
      throw Self.refusal("its serial numbers are not in order")
    }
    guard Set(releases.map(\.file)).count == releases.count else {
      throw Self.refusal("two releases have the same file")
    }
  }

  static func refusal(_ reason: String) -> PlainError {
    PlainError("\(fileName) is invalid: \(reason)")
  }

  /// True if a file can have this name in a channel: it must be the same on every system and in a
  /// URL, and not be hidden.
  package static func isValid(fileName: String) -> Bool {
    fileName.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9._-]{0,180}\.hubpack/) != nil
  }

  package func encoded() throws -> [UInt8] {
    [UInt8](
      try indentedJSON(
        [
          "mediaType": Self.mediaType, "version": 1, "hub": hub, "title": title,
          "expires": expires, "releases": releases.map(\.json),
        ] as JSONObject)) + [UInt8(ascii: "\n")]
  }
}

extension Channel.Release {
  fileprivate init(_ json: StrictJSON) throws {
    func digest(_ name: String) throws -> HexDigest {
      guard let digest = HexDigest(hex: try json.member(name).text()) else {
        throw Channel.refusal("\"\(name)\" is not a digest")
      }
      return digest
    }
    release = try json.member("release").text()
    serial = try json.member("serial").integer()
    file = try json.member("file").text()
    size = try json.member("size").integer()
    (sha256, id) = (try digest("sha256"), try digest("id"))
    created = try json.member("created").text()
    changes = try json.member("changes").elements().map { try $0.text() }
    let invalid = [
      ("file", !Channel.isValid(fileName: file)), ("serial", !Channel.serials.contains(serial)),
      ("size", size <= 0), ("created", !Timestamp.isValid(created)),
    ].first { $0.1 }
    if let invalid { throw Channel.refusal("invalid \"\(invalid.0)\" of release \(release)") }
  }

  fileprivate var json: JSONObject {
    [
      "release": release, "serial": serial, "file": file, "size": size, "sha256": sha256.hex,
      "id": id.hex, "created": created, "changes": changes,
    ]
  }
}
