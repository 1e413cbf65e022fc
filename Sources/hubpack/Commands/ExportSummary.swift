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
    for line in LeftOutText.lines(result.manifest) { Message.writeRaw(line) }
    let others = counts.problems - missing.count
    if others > 0 {
      Message.writeRaw(
        "\(others.of("problem")) inside the hub's files: hubpack problems \(result.path)")
    }
    if !result.isComplete {
      Message.writeRaw(
        style.red("incomplete: ")
          + "\(counts.failedSources.of("level file or gallery", "level files or galleries")) and "
          + "\(counts.failedPictures.of("picture")) could not be had")
    }
  }
}

/// What a manifest says was left out by choice, in words.
enum LeftOutText {
  static func lines(_ manifest: Manifest) -> [String] {
    let leftOut = manifest.leftOut
    var lines: [String] = []
    let files = leftOut.sources - leftOut.galleries
    let web = [
      files > 0 ? files.of("level file") : nil,
      leftOut.galleries > 0 ? leftOut.galleries.of("gallery", "galleries") : nil,
      leftOut.pictures > 0 ? leftOut.pictures.of("picture") : nil,
    ].compactMap { $0 }
    if !web.isEmpty {
      lines.append("left out by choice: \(web.joined(separator: ", "))")
    }
    if leftOut.clubs > 0 { lines.append("left out by selection: \(leftOut.clubs.of("club"))") }
    if !leftOut.omitted.isEmpty {
      lines.append("left out on request: \(leftOut.omitted.joined(separator: ", "))")
    }
    return lines
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
