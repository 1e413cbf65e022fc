package import HubBundle
import Terminal

/// What a manifest says is not in the bundle, in words.
package enum MissingText {
  /// What was left out by choice, a line for each choice.
  package static func leftOut(_ manifest: Manifest) -> [String] {
    let leftOut = manifest.leftOut
    let web = list([
      (leftOut.sources, "level file", "level files"),
      (leftOut.galleries, "gallery", "galleries"), (leftOut.pictures, "picture", "pictures"),
    ])
    var lines: [String] = []
    if let web { lines.append("left out, being on the web: \(web)") }
    if leftOut.unwantedPictures > 0 {
      lines.append("left out, not wanted: \(leftOut.unwantedPictures.of("full picture"))")
    }
    if leftOut.placeholders > 0 {
      lines.append(
        "left out, at example addresses where nothing ever answers: "
          + leftOut.placeholders.of("file, gallery or picture", "files, galleries and pictures"))
    }
    if leftOut.clubs > 0 { lines.append("left out by selection: \(leftOut.clubs.of("club"))") }
    if !leftOut.omitted.isEmpty {
      lines.append("left out on request: \(leftOut.omitted.joined(separator: ", "))")
    }
    return lines
  }

  /// What could not be had; nil when all of it could.
  package static func failed(_ counts: Counts) -> String? {
    list([
      (counts.failedSources, "level file or gallery", "level files or galleries"),
      (counts.failedPictures, "picture", "pictures"),
    ])
  }

  /// What an earlier bundle stands in for; nil when nothing is that old.
  package static func stale(_ counts: Counts) -> String? {
    list([
      (counts.staleSources, "level file or gallery", "level files or galleries"),
      (counts.stalePictures, "picture", "pictures"),
    ])
  }

  private static func list(_ parts: [(count: Int, one: String, many: String)]) -> String? {
    let words = parts.filter { $0.count > 0 }.map { $0.count.of($0.one, $0.many) }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
