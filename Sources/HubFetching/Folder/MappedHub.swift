import HubJSON
import HubModel

/// A hub on the web for which a folder stands in (``HubMap``).
struct MappedHub {
  let root: HubLocation
  let levelZero: HubLocation?
  let files: [String: File]

  struct File {
    /// The path in the folder, or the failure that an earlier export recorded.
    let path: Result<String, FetchFailure>
    let freshness: Freshness
    /// True for a file or page that was there.
    let isPresent: Bool
    /// The digest of the published bytes, if the file is a smaller picture made from them.
    let published: HexDigest?
    /// The URL at the end of all redirects; nil without redirects.
    let answeredBy: HubLocation?
  }

  init(_ contents: [UInt8], file: String) throws {
    do {
      // The limits of Docs/Format.md, "The map of a hub". A file takes about ten values.
      let map = try StrictJSON.parse(contents, limits: JSONLimits(nodes: 1 << 26, depth: 64))
      let version = try map.member("version").integer()
      guard version == 1 else {
        throw SourceError(
          .unsupported, "\(file): unsupported version \(version) (use a newer hubpack)")
      }
      root = HubLocation(try map.member("root").text()).normalized
      levelZero = try map.nullable("levelZero").map { HubLocation(try $0.text()).normalized }
      let entries = try map.member("files").elements().map { entry in
        let url = try entry.member("url").text()
        let since = try entry.nullable("since")?.text()
        // The time goes into the bundle, which requires a valid one.
        if try entry.member("state").text() == "stale", !(since.map(Timestamp.isValid) ?? false) {
          throw SourceError(
            .rootUnreadable, "\(file): \(url) is stale but has no valid \"since\" time")
        }
        return (HubLocation(url).normalized.description, try File(entry, since: since ?? ""))
      }
      files = Dictionary(entries) { first, second in
        // A page and a picture may have the same URL; only the picture has a file.
        first.isStored ? first : second
      }
    } catch let error as StrictJSONError {
      throw SourceError(.rootUnreadable, "\(file): invalid: \(error)")
    }
  }
}

extension MappedHub.File {
  var isStored: Bool { (try? path.get()) != nil }

  init(_ entry: StrictJSON, since: String) throws(StrictJSONError) {
    let state = try entry.member("state").text()
    let reason = try entry.nullable("reason")?.text()
    isPresent = ["present", "stale"].contains(state)
    freshness = state == "stale" ? .stale(since: since, reason: reason ?? "") : .current
    path =
      if let path = try entry.nullable("file")?.text() {
        .success(path)
      } else if isPresent {
        // The file is a web page, of which only the URL is kept.
        .failure(.missing)
      } else if state == "left-out" {
        .failure(.leftOut(reason ?? "unknown"))
      } else {
        .failure(FetchFailure(recorded: reason))
      }
    published = (try entry.nullable("published")?.text()).flatMap { HexDigest(hex: $0) }
    answeredBy = (try entry.nullable("answeredBy")?.text()).map { HubLocation($0) }
  }
}
