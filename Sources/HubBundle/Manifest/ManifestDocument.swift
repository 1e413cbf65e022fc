import HubJSON
import HubModel

/// The decoded JSON of a manifest, together with what ``Manifest`` cannot express.
struct ManifestDocument {
  let manifest: Manifest
  let unfamiliar: [Unfamiliar]

  /// The limits of a manifest's JSON (Docs/Format.md, "Limits").
  private static let limits = JSONLimits(nodes: 4_000_000, depth: 64)

  static func parse(_ bytes: [UInt8]) throws -> StrictJSON {
    try reportingFaults { try StrictJSON.parse(bytes, limits: limits) }
  }

  /// Throws if the JSON is not a manifest, or if it needs a newer reader. In that case everything
  /// else in the manifest and the archive may have another meaning.
  static func checkVersion(_ json: StrictJSON) throws {
    guard let mediaType = try? json.member("mediaType").text(),
      mediaType.utf8.elementsEqual(Manifest.mediaType.utf8)
    else {
      throw BundleError(.notABundle, "not a hubpack bundle (its manifest has another media type)")
    }
    let (version, requires) = try reportingFaults {
      let requires = try json.member("requires").elements()
      return (try json.member("formatVersion").integer(), try requires.map { try $0.text() })
    }
    func unsupported(_ message: String) -> BundleError {
      BundleError(.unsupported, "\(message) (use a newer hubpack)")
    }
    let known = Manifest.currentFormatVersion
    guard version > 0 else {
      throw Manifest.refusal("invalid \"formatVersion\": \(version)")
    }
    guard version == known else {
      throw unsupported("needs format \(version), but this hubpack reads format \(known)")
    }
    if let feature = requires.first(where: { !Manifest.knownFeatures.contains($0) }) {
      throw unsupported("needs \"\(feature.prefix(80))\", which this hubpack does not support")
    }
  }

  /// Decodes and checks a manifest whose version is supported.
  init(_ json: StrictJSON) throws {
    manifest = try Self.reportingFaults { try Manifest(json) }
    try manifest.check()
    let members =
      json.keys.subtracting(Manifest.members)
      .union(Self.unknown("contentDigests", of: json, ContentRules.versions.map(String.init)))
      .union(Self.unknown("counts", of: json, Count.names))
      .union(Self.unknown("leftOut", of: json, Manifest.LeftOut.names))
    let entries = manifest.entries.map(\.name).filter { name in
      ![EntryName.catalog, EntryName.formatDescription, EntryName.index].contains(name)
        && !name.hasPrefix(EntryName.viewerPrefix)
    }
    unfamiliar =
      members.sorted().map { Unfamiliar("member of the manifest", $0) }
      + entries.sorted().map { Unfamiliar("entry", $0) }
  }

  /// Returns the members of an object in the manifest that are not in `names`:
  /// "counts.exhibitions".
  private static func unknown(
    _ object: String, of json: StrictJSON, _ names: [String]
  ) -> Set<String> {
    let keys = (try? json.member(object).keys) ?? []
    return Set(keys.subtracting(names).map { "\(object).\($0)" })
  }

  private static func reportingFaults<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch let error as StrictJSONError {
      throw Manifest.refusal("cannot be decoded: \(error)")
    }
  }
}

extension StrictJSON {
  /// Returns the digests by the versions of their rules. Version 1 is required; an invalid digest
  /// of a version that this code does not know is ignored.
  fileprivate func contentDigests() throws(StrictJSONError) -> [Int: String] {
    var digests = [1: try member("1").text()]
    for key in keys {
      guard let version = Int(key), version > 1, String(version) == key else { continue }
      let isKnown = ContentRules.versions.contains(version)
      let digest = isKnown ? try member(key).text() : try? member(key).text()
      guard let digest, isKnown || HexDigest(hex: digest) != nil else { continue }
      digests[version] = digest
    }
    return digests
  }
}

extension Manifest {
  fileprivate init(_ json: StrictJSON) throws {
    formatDescription = try json.nullable("formatDescription")?.text()
    title = try json.nullable("title")?.text()
    maker = try json.nullable("maker")?.text()
    license = try json.nullable("license")?.text()
    consent = try json.nullable("consent")?.text()
    release = try json.member("release").text()
    created = try json.member("created").text()
    generator = try json.member("generator").text()
    root = try json.member("root").text()
    base = try json.nullable("base")?.text()
    contentDigests = try json.member("contentDigests").contentDigests()
    thumbnailEdge = try json.nullable("thumbnailEdge")?.integer()
    imageEdge = try json.nullable("imageEdge")?.integer()
    pictureMetadata = try json.nullable("pictureMetadata")?.text()
    counts = try Counts(json.member("counts"))
    leftOut = try LeftOut(json.member("leftOut"))
    entries = try json.member("entries").elements().map { entry in
      let name = try entry.member("name").text()
      let size = try entry.member("size").integer()
      guard let digest = HexDigest(hex: try entry.member("sha256").text()) else {
        throw Self.refusal(ofEntry: name)
      }
      return EntryAccount(name, size, digest)
    }
  }
}
