import ArgumentParser
import HubBundle
import HubChannel
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

  @OptionGroup var trust: TrustOptions

  /// The levels of `HubBundle`, and one for the viewer, which is not part of the format.
  enum Level: String, CaseIterable, ExpressibleByArgument {
    case structure, catalog, bytes, viewer

    var ofBundle: VerificationLevel { VerificationLevel(rawValue: rawValue) ?? .bytes }
  }

  private struct Findings {
    let report: VerificationReport
    var viewer: ViewerComparison?
    /// The name of the signer and the serial number, or the reason why nobody counts as one; nil if
    /// nobody asked.
    var signature: Result<(signer: String, serial: Int), PlainError>?

    /// The first hundred of the bundle, and all of the viewer.
    var damages: [BundleError] { report.damages + (viewer?.contradictions ?? []) }
    /// The reason why no signature counts.
    var distrust: PlainError? {
      if case .failure(let reason) = signature { reason } else { nil }
    }
    var isSound: Bool { distrust == nil && damages.isEmpty }
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
    if let trust = try trust.value, report.isSound {
      let file = try BundleInput.signatures(beside: bundle)
      findings.signature = try withBundle(at: bundle) { bundle in
        do {
          return .success(try file.signer(of: bundle, named: input.name, trust))
        } catch let error as PlainError { return .failure(error) }
      }
    }
    try options.write(
      text: text(findings, of: input.name), json: jsonText(document(findings)),
      table: table(findings))
    if !findings.isSound { throw ExitStatus.negative }
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
    switch findings.signature {
    case .success(let (signer, serial)):
      lines.append("\(bundle): signed by \(signer.harmlessLine) (serial number \(serial))")
    case .failure(let reason):
      lines.append("\(style.red("not trusted: "))\("\(reason)".harmlessLine)")
    case nil: break
    }
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
      "version": 1, "level": level.rawValue, "isSound": findings.isSound,
      "entries": findings.report.entries, "bytesChecked": findings.report.bytesChecked,
      // The number of all faults; `damages` has the first hundred.
      "damageCount": findings.damageCount,
      "damages": findings.damages.map { ["entry": $0.entry, "message": $0.message] as JSONObject },
      "unfamiliar": findings.report.unfamiliar,
      "signature": findings.signature.map { signature -> JSONObject in
        switch signature {
        case .success(let (signer, serial)): ["signer": signer, "serial": serial]
        case .failure(let reason): ["reason": "\(reason)"]
        }
      },
      // "absent", "same", "other-version" or "contradiction".
      "viewer": findings.viewer?.outcome.rawValue,
    ]
  }

  private func table(_ findings: Findings) -> Table {
    Table(
      headings: ["entry", "message"],
      rows: findings.damages.map { [$0.entry ?? "", $0.message] }
        + (rest(of: findings).map { [["", $0]] } ?? [])
        + (findings.distrust.map { [["", "not trusted: \($0)"]] } ?? []))
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
