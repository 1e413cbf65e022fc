import HubBundle
import HubExport
import HubModel

/// What an export tells its maker on standard error: what is in the bundle, what is missing and why.
struct ExportSummary {
  private let result: ExportResult
  private let isQuiet: Bool
  private let style = Style.messages

  init(_ result: ExportResult, isQuiet: Bool) {
    self.result = result
    self.isQuiet = isQuiet
  }

  func write() {
    let missing = result.problems.filter(\.code.isAboutMissing)
    for problem in missing.prefix(20) {
      Message.writeRaw(style.red("missing: ") + problem.description.harmless)
    }
    if missing.count > 20 {
      Message.writeRaw("… and \(missing.count - 20) more; see 'hubpack problems'")
    }
    guard !isQuiet else { return }
    let counts = result.manifest.counts
    Message.writeRaw(
      "\(style.bold(result.path)): \(counts.clubs.of("club")), \(counts.museums.of("museum")), "
        + "\(counts.photographers.of("photographer")), \(counts.assets.of("picture")), "
        + result.size.bytes)
    for line in MissingText.leftOut(result.manifest) { Message.writeRaw(line) }
    for file in result.leftOutFiles.prefix(5) { Message.writeRaw("  \(file)".harmless) }
    let others = counts.problems - missing.count
    if others > 0 {
      Message.writeRaw(
        "\(others.of("problem")) inside the hub's files: hubpack problems \(result.path)")
    }
    if let failed = MissingText.failed(counts) {
      Message.writeRaw(style.red("incomplete: ") + failed + " could not be had")
    }
  }
}

/// What a manifest says is not in the bundle, in words.
enum MissingText {
  /// What was left out by choice, a line for each choice.
  static func leftOut(_ manifest: Manifest) -> [String] {
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
    if leftOut.clubs > 0 { lines.append("left out by selection: \(leftOut.clubs.of("club"))") }
    if !leftOut.omitted.isEmpty {
      lines.append("left out on request: \(leftOut.omitted.joined(separator: ", "))")
    }
    return lines
  }

  /// What could not be had; nil when all of it could.
  static func failed(_ counts: Counts) -> String? {
    list([
      (counts.failedSources, "level file or gallery", "level files or galleries"),
      (counts.failedPictures, "picture", "pictures"),
    ])
  }

  private static func list(_ parts: [(count: Int, one: String, many: String)]) -> String? {
    let words = parts.filter { $0.count > 0 }.map { $0.count.of($0.one, $0.many) }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension Problem.Code {
  /// Whether something is not in the bundle that should be.
  var isAboutMissing: Bool {
    switch self {
    case .jsonSyntax, .sourceMissing, .sourceUnreadable, .sourceTooLarge, .sourceOutsideHub,
      .galleryUnreadable, .pictureMissing, .pictureUnreadable:
      true
    default: false
    }
  }
}
