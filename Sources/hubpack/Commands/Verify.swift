import ArgumentParser
import HubBundle
import HubModel
import HubShell
import HubViewer
import Terminal

struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check a bundle for damage",
    discussion: helpText(EmbeddedTexts.verify_txt))

  @Argument(help: "The bundle; - for standard input", completion: .bundle)
  var bundle: String

  @Option(help: "How much to check")
  var level = Level.bytes

  /// The levels of `HubBundle`, and one for the viewer, which is not part of the format.
  enum Level: String, CaseIterable, ExpressibleByArgument {
    case structure, catalog, bytes, viewer

    var ofBundle: VerificationLevel { VerificationLevel(rawValue: rawValue) ?? .bytes }
  }

  private struct Findings {
    let report: VerificationReport
    var viewer: ViewerComparison?

    /// The first hundred of the bundle, and all of the viewer.
    var damages: [BundleError] { report.damages + (viewer?.contradictions ?? []) }
    var damageCount: Int { report.damageCount + (viewer?.contradictions.count ?? 0) }
  }

  @OptionGroup var options: DescriptionOptions

  func run() throws {
    let input = try BundleInput(bundle)
    let report = try input.naming {
      try BundleFile.verify({ try input.open() }, level: level.ofBundle) { _, _ in
        try Task.checkCancellation()
      }
    }
    var findings = Findings(report: report)
    if level == .viewer, report.isSound {
      findings.viewer = try withBundle(at: bundle) {
        try ViewerComparison($0, generator: Version.generator)
      }
    }
    try options.write(
      text: text(findings, of: input.name), json: jsonText(document(findings)),
      table: table(findings))
    if !findings.damages.isEmpty { throw ExitStatus.negative }
  }

  private func text(_ findings: Findings, of bundle: String) -> String {
    let style = Style.output
    let bundle = bundle.harmlessLine
    let (report, damages) = (findings.report, findings.damages)
    if let damage = damages.first, damage.code == .notABundle {
      return "\(bundle): \(damage.message)\n"
    }
    var lines = damages.map {
      "\(bundle): \(style.red("damaged: "))\($0.description.harmlessLine)"
    }
    if let rest = rest(of: findings) { lines.append("\(bundle): \(rest)") }
    lines += UnfamiliarText.lines(report.unfamiliar).map { "\(bundle): \($0)" }
    let extent =
      "level \(level.rawValue), \(report.entries.of("entry", "entries"))"
      + (level.ofBundle == .bytes ? ", \(report.bytesChecked.bytes) checked" : "")
      + (findings.viewer.map { ", \($0.outcome.text)" } ?? "")
    let verdict =
      damages.isEmpty ? style.green("valid") : style.red(findings.damageCount.of("fault"))
    return (lines + ["\(bundle): \(verdict) (\(extent))"]).joined(separator: "\n") + "\n"
  }

  /// The document of `--format json`; members are only ever added.
  private func document(_ findings: Findings) -> JSONObject {
    [
      "version": 1, "level": level.rawValue, "isSound": findings.damages.isEmpty,
      "entries": findings.report.entries, "bytesChecked": findings.report.bytesChecked,
      // The number of all faults; `damages` has the first hundred.
      "damageCount": findings.damageCount,
      "damages": findings.damages.map { ["entry": $0.entry, "message": $0.message] as JSONObject },
      "unfamiliar": findings.report.unfamiliar,
      // "absent", "same", "other-version" or "contradiction".
      "viewer": findings.viewer?.outcome.rawValue,
    ]
  }

  private func table(_ findings: Findings) -> Table {
    Table(
      headings: ["entry", "message"],
      rows: findings.damages.map { [$0.entry ?? "", $0.message] }
        + (rest(of: findings).map { [["", $0]] } ?? []))
  }

  /// "and 1,499,900 more"; nil when all are listed.
  private func rest(of findings: Findings) -> String? {
    let rest = findings.damageCount - findings.damages.count
    return rest > 0 ? "and \(rest.grouped) more" : nil
  }
}

extension ViewerComparison.Outcome {
  fileprivate var text: String {
    switch self {
    case .absent: "no viewer"
    case .same: "viewer matches the catalog"
    case .otherVersion: "viewer not compared: made by another version of hubpack, or changed"
    case .contradiction: "viewer does not match the catalog"
    }
  }
}
