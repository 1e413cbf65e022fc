import Foundation
import HubBundle
import HubExport
import HubFetching
import HubModel
import HubShell
import HubSource
import Terminal

/// What an export tells its maker on standard error: what is in the bundle, what is missing and why.
struct ExportSummary {
  private let result: ExportResult
  private let fetched: FetchReport?
  private let isQuiet: Bool
  private let remark: String?
  private let style = Style.messages

  init(_ result: ExportResult, _ fetched: FetchReport?, isQuiet: Bool, remark: String?) {
    self.result = result
    self.fetched = fetched
    self.isQuiet = isQuiet
    self.remark = remark
  }

  func write() {
    let missing = result.problems.filter(\.code.isAboutMissing)
    for problem in missing.prefix(20) {
      let word = problem.code.severity == .error ? "missing: " : "stale: "
      Message.writeRaw(style.red(word) + problem.description.harmless)
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
    if let remark { Message.writeRaw(remark) }
    if let fetched, !fetched.hosts.isEmpty {
      for line in FetchText.lines(fetched) { Message.writeRaw(line.harmless) }
    }
    for line in MissingText.leftOut(result.manifest) { Message.writeRaw(line) }
    for file in result.leftOutFiles.prefix(5) { Message.writeRaw("  \(file)".harmless) }
    if counts.problems > 0 {
      Message.writeRaw("\(counts.problems.of("problem")): hubpack problems \(result.path)")
    }
    if let failed = MissingText.failed(counts) {
      Message.writeRaw(style.red("incomplete: ") + failed + " could not be had")
    }
    if let stale = MissingText.stale(counts) {
      Message.writeRaw(style.red("stale: ") + stale + " taken from the base")
    }
  }
}

/// What was fetched from the web, in words.
enum FetchText {
  /// A line for all of it, and one for each host, those with failures first.
  static func lines(_ report: FetchReport) -> [String] {
    let names: [(kind: FileKind, one: String, many: String)] = [
      (.levelFile, "level file", "level files"), (.gallery, "gallery", "galleries"),
      (.picture, "picture", "pictures"), (.webPage, "web page", "web pages"),
    ]
    func list(_ path: KeyPath<FetchReport.Kind, Int>) -> String? {
      let parts = names.compactMap { kind, one, many in
        report.kinds[kind].map { $0[keyPath: path] }.flatMap { $0 > 0 ? $0.of(one, many) : nil }
      }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    var lines = ["fetched from the web: \(list(\.fetched) ?? "nothing"), \(report.bytes.bytes)"]
    if let unchanged = list(\.unchanged) {
      lines.append("not changed since the base: " + unchanged)
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

extension Problem.Code {
  /// Whether something is not in the bundle that should be.
  var isAboutMissing: Bool {
    switch self {
    case .jsonSyntax, .sourceMissing, .sourceUnreadable, .sourceTooLarge, .sourceOutsideHub,
      .galleryUnreadable, .pictureMissing, .pictureUnreadable, .sourceStale, .pictureStale:
      true
    default: false
    }
  }
}
