import Foundation
import HubBundle
import HubExport
import HubFetching
import HubModel
import HubShell
import HubSource
import Terminal

/// The summary of an export on standard error: the contents of the bundle, what is missing and why.
struct ExportSummary {
  let result: ExportResult
  let fetched: FetchReport?
  let isQuiet: Bool
  let remark: String?
  let readsPages: Bool
  private let style = Style.messages

  func write() {
    let missing = UnreachableHosts(result.problems.filter(\.isAboutMissing))
    for problem in missing.others.prefix(20) {
      Message.writeRaw(style.red(problem.lossWord + ": ") + problem.unlabelled.harmlessLine)
    }
    if missing.others.count > 20 {
      Message.writeRaw("… and \(missing.others.count - 20) more (see 'hubpack problems')")
    }
    for line in missing.lines {
      Message.writeRaw(style.red(line.isStale ? "stale: " : "missing: ") + line.text.harmlessLine)
    }
    let counts = result.manifest.counts
    if isQuiet {
      // Exit code 3 never comes without a message.
      if !result.isComplete, missing.others.isEmpty, missing.lines.isEmpty { writeLosses(counts) }
      return
    }
    Message.writeRaw(
      "\(style.bold(result.path.harmlessLine)): \(counts[.clubs].of("club")), \(counts[.museums].of("museum")), "
        + "\(counts[.photographers].of("person", "people")), \(counts[.assets].of("picture")), "
        + result.size.bytes)
    if let remark { Message.writeRaw(remark) }
    if let fetched, !fetched.hosts.isEmpty {
      for line in FetchText.lines(fetched) { Message.writeRaw(line.harmlessLine) }
    }
    let hint = readsPages ? "" : " (--page-galleries reads such pages)"
    for line in MissingText.leftOut(result.manifest.leftOut, pageHint: hint) {
      Message.writeRaw(line)
    }
    for file in result.leftOutFiles.prefix(5) { Message.writeRaw("  \(file)".harmlessLine) }
    if counts[.problems] > 0 {
      Message.writeRaw(
        "\(counts[.problems].of("problem")): hubpack problems \(result.path.harmlessLine)")
    }
    writeLosses(counts)
  }

  private func writeLosses(_ counts: Counts) {
    for (label, losses, what) in [
      ("incomplete: ", MissingText.failed(counts), " could not be fetched or read"),
      ("incomplete: ", MissingText.tooLong(counts), " longer than hubpack accepts"),
      ("unknown: ", MissingText.unknown(counts), ""),
      ("stale: ", MissingText.stale(counts), " taken from the earlier bundle (--base)"),
    ] {
      if let losses { Message.writeRaw(style.red(label) + losses + what) }
    }
  }
}

enum FetchText {
  /// Returns a line with the totals, and one for each host, those with failures first.
  static func lines(_ report: FetchReport) -> [String] {
    let names: [(kind: FileKind, one: String, many: String)] = [
      (.levelFile, "level file", "level files"), (.gallery, "portfolio", "portfolios"),
      (.galleryPage, "page of a portfolio", "pages of portfolios"),
      (.picture, "picture", "pictures"), (.webPage, "web page", "web pages"),
    ]
    func list(_ path: KeyPath<FetchReport.Kind, Int>) -> String? {
      let parts = names.compactMap { kind, one, many in
        report.kinds[kind].map { $0[keyPath: path] }.flatMap { $0 > 0 ? $0.of(one, many) : nil }
      }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    let fetched = list(\.fetched) ?? (report.bytes > 0 ? "no files" : "nothing")
    var lines = [
      "fetched from the web: \(fetched)" + (report.bytes > 0 ? ", \(report.bytes.bytes)" : "")
    ]
    if let unchanged = list(\.unchanged) {
      lines.append("unchanged since the earlier bundle (--base): " + unchanged)
    }
    if let resumed = list(\.resumed) { lines.append("fetched by an earlier run: " + resumed) }
    let hosts = report.hosts.sorted {
      ($0.value.failures, $0.value.bytes, $1.key) > ($1.value.failures, $1.value.bytes, $0.key)
    }
    guard hosts.count > 1 || hosts.contains(where: { $0.value.failures > 0 }) else { return lines }
    let width = hosts.prefix(10).map(\.key.count).max() ?? 0
    for (name, host) in hosts.prefix(10) {
      var line = "  \(name.padding(toLength: width, withPad: " ", startingAt: 0))  "
      line += "\(host.requests.of("request")), \(host.bytes.bytes)"
      if host.unchanged > 0 { line += ", \(host.unchanged.grouped) unchanged" }
      if host.failures > 0 { line += ", \(host.failures.grouped) failed" }
      lines.append(line)
    }
    if hosts.count > 10 { lines.append("  … and \((hosts.count - 10).of("more host"))") }
    return lines
  }
}

extension Problem {
  /// The description without "error" or "warning", for a line with a label of its own.
  fileprivate var unlabelled: String {
    description.replacing(": \(severity.rawValue): ", with: ": ", maxReplacements: 1)
  }

  /// True if the problem means that something is missing from the bundle, or stale.
  var isAboutMissing: Bool {
    switch code {
    // The value without a path is the file itself.
    case .wrongType: path == nil
    case .jsonSyntax, .listMissing, .textTooLong, .clubMismatch, .sourceMissing, .sourceUnreadable,
      .sourceTooLarge, .sourceOutsideHub,
      .galleryUnreadable, .galleryOfSomeoneElse, .pictureMissing, .pictureUnreadable, .sourceStale,
      .pictureStale:
      true
    default: false
    }
  }

  /// The word for the state of what is missing: "missing", "invalid", "beyond a limit", and so on.
  fileprivate var lossWord: String {
    switch code {
    case .sourceStale, .pictureStale: "stale"
    case .jsonSyntax, .wrongType, .listMissing, .clubMismatch, .galleryUnreadable,
      .galleryOfSomeoneElse:
      "invalid"
    case .textTooLong, .sourceTooLarge: "beyond a limit"
    case _ where message.contains(" could not be read: "): "unreadable"
    default: "missing"
    }
  }
}
