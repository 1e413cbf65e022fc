import ArgumentParser
import HubBundle
import HubShell
import HubViewer
import Terminal

/// `hubpack verify`
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check that a bundle is whole.",
    discussion: """
      Examples:
        hubpack verify lumen-hub-2026.11.hubpack
        hubpack verify lumen-hub-2026.11.hubpack --level catalog --format json

      Levels, each with those before it:
        structure  the archive, its directory and headers, and the manifest
        catalog    the catalog: digest, pages, references, counts, accounts
        bytes      every byte of every entry
        viewer     pages and data of the viewer: those that this hubpack makes of the catalog

      A viewer made by another version of hubpack cannot be compared. The answer says so; that is not \
      damage.

      Of what is wrong, the first hundred are listed; the rest are counted. What a later version of hubpack \
      wrote and this one does not know is named; it is no damage.

      The cells of CSV are as published; --safe-csv makes them safe for spreadsheets.

      Exit codes: 0 sound; 1 damaged, cut off, empty, or something else than a bundle; 2 wrong usage, not a \
      file that can be read (a folder, a device, a pipe), or it needs a newer hubpack; 130 interrupted.
      """)

  @Argument(help: "The bundle.", completion: .bundle)
  var bundle: String

  @Option(help: "How thoroughly: structure, catalog, bytes or viewer.")
  var level = Level.bytes

  /// The levels of `HubBundle`, and one that takes the viewer, which is not part of the format.
  enum Level: String, CaseIterable, ExpressibleByArgument {
    case structure, catalog, bytes, viewer

    var ofBundle: VerificationLevel { VerificationLevel(rawValue: rawValue) ?? .bytes }
  }

  /// What was found, at all levels.
  fileprivate struct Findings {
    let level: Level
    let report: VerificationReport
    var viewer: ViewerComparison?

    /// The first hundred of the bundle, and all of the viewer.
    var damages: [BundleError] { report.damages + (viewer?.contradictions ?? []) }
    var damageCount: Int { report.damageCount + (viewer?.contradictions.count ?? 0) }
  }

  @Option(help: "How the data comes out: text, json, csv or markdown.")
  var format = OutputFormat.text

  @Flag(help: "Put a ' before texts in CSV that a spreadsheet would take for a formula.")
  var safeCsv = false

  func run() throws {
    let report: VerificationReport
    do {
      report = try BundleFile.verify(path: bundle, level: level.ofBundle) { _, _ in
        try Task.checkCancellation()
      }
    } catch let error as BundleError {
      throw NamedBundleError(path: bundle, underlying: error)
    }
    var findings = Findings(level: level, report: report)
    if level == .viewer, report.isSound {
      findings.viewer = try withBundle(at: bundle) {
        try ViewerComparison($0, generator: Version.generator)
      }
    }
    switch format {
    case .text: try Output.write(text(findings))
    case .json: try Output.write(jsonText(VerifyDocument(findings)))
    case .csv: try Output.write(table(findings).csv(isSafe: safeCsv))
    case .markdown: try Output.write(table(findings).markdown)
    }
    if !findings.damages.isEmpty { throw ExitStatus.negative }
  }

  private func text(_ findings: Findings) -> String {
    let style = Style.output
    let (report, damages) = (findings.report, findings.damages)
    if let damage = damages.first, damage.code == .notABundle {
      return "\(bundle): \(damage.message)\n"
    }
    var lines = damages.map {
      "\(bundle): \(style.red("damaged: "))\($0.description.harmless)"
    }
    if let rest = rest(of: findings) { lines.append("\(bundle): \(rest)") }
    lines += UnfamiliarText.lines(report.unfamiliar).map { "\(bundle): \($0)" }
    let extent =
      "level \(level.rawValue), \(report.entries.of("entry", "entries"))"
      + (level.ofBundle == .bytes ? ", \(report.bytesChecked.bytes) hashed" : "")
      + (findings.viewer.map { ", \($0.outcome.text)" } ?? "")
    let verdict =
      damages.isEmpty
      ? style.green("sound") : style.red("damaged in \(findings.damageCount.of("place"))")
    return (lines + ["\(bundle): \(verdict) (\(extent))"]).joined(separator: "\n") + "\n"
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
  /// For people.
  fileprivate var text: String {
    switch self {
    case .absent: "no viewer"
    case .same: "viewer as the catalog says"
    case .otherVersion: "viewer not compared: made by another version of hubpack, or changed"
    case .contradiction: "viewer contradicts the catalog"
    }
  }
}

/// `verify --format json`; additive for ever.
private struct VerifyDocument: Encodable {
  struct Damage: Encodable {
    let entry: String?
    let message: String
  }

  let version = 1
  let level: String
  let isSound: Bool
  let entries: Int
  let bytesChecked: Int
  /// In all; ``damages`` has the first hundred.
  let damageCount: Int
  let damages: [Damage]
  /// What this version does not know.
  let unfamiliar: [Unfamiliar]
  /// At level `viewer`: "absent", "same", "other-version" or "contradiction".
  let viewer: String?

  init(_ findings: Verify.Findings) {
    level = findings.level.rawValue
    isSound = findings.damages.isEmpty
    entries = findings.report.entries
    bytesChecked = findings.report.bytesChecked
    damageCount = findings.damageCount
    damages = findings.damages.map { Damage(entry: $0.entry, message: $0.message) }
    unfamiliar = findings.report.unfamiliar
    viewer = findings.viewer?.outcome.rawValue
  }
}
