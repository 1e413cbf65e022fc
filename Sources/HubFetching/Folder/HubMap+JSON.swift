import HubJSON
import HubModel

extension HubMap {
  /// The limits for the JSON text (Docs/Format.md, "The map of a hub"). A file takes about ten
  /// values.
  static let jsonLimits = JSONLimits(nodes: 1 << 26, depth: 64)

  /// Reads a map from JSON of version 1.
  init(_ json: StrictJSON) throws(StrictJSONError) {
    self.init(
      root: try json.member("root").text(), levelZero: try json.nullable("levelZero")?.text(),
      files: try json.member("files").elements().map { file throws(StrictJSONError) in
        Entry(
          url: try file.member("url").text(), state: try file.member("state").text(),
          file: try file.nullable("file")?.text(), reason: try file.nullable("reason")?.text(),
          published: try file.nullable("published")?.text(),
          since: try file.nullable("since")?.text(),
          answeredBy: try file.nullable("answeredBy")?.text())
      })
  }
}
