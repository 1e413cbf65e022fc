import Terminal
import ArgumentParser
import HubBundle

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

      Of what is wrong, the first hundred are listed; the rest are counted.

      Exit codes: 0 sound; 1 damaged, or not a bundle; 2 wrong usage, the file cannot be read, or it needs \
      a newer hubpack; 130 interrupted.
      """)

  @Argument(help: "The bundle.", completion: .bundle)
  var bundle: String

  @Option(help: "How thoroughly: structure, catalog or bytes.")
  var level = VerificationLevel.bytes

  @Option(help: "How the data comes out: text, json, csv or markdown.")
  var format = OutputFormat.text

  func run() throws {
    let report: VerificationReport
    do {
      report = try BundleFile.verify(path: bundle, level: level) { _, _ in
        try Task.checkCancellation()
      }
    } catch let error as BundleError {
      throw NamedBundleError(path: bundle, underlying: error)
    }
    switch format {
    case .text: try Output.write(text(report))
    case .json: try Output.write(jsonText(VerifyDocument(report)))
    case .csv: try Output.write(table(report).csv)
    case .markdown: try Output.write(table(report).markdown)
    }
    if !report.isSound { throw ExitStatus.negative }
  }

  private func text(_ report: VerificationReport) -> String {
    let style = Style.output
    if let damage = report.damages.first, damage.code == .notABundle {
      return "\(bundle): \(damage.message)\n"
    }
    var lines = report.damages.map {
      "\(bundle): \(style.red("damaged: "))\($0.description.harmless)"
    }
    if let rest = rest(of: report) { lines.append("\(bundle): \(rest)") }
    let extent =
      "level \(report.level.rawValue), \(report.entries.of("entry", "entries"))"
      + (report.level == .bytes ? ", \(report.bytesChecked.bytes) hashed" : "")
    let verdict =
      report.isSound
      ? style.green("sound") : style.red("damaged in \(report.damageCount.of("place"))")
    return (lines + ["\(bundle): \(verdict) (\(extent))"]).joined(separator: "\n") + "\n"
  }

  private func table(_ report: VerificationReport) -> Table {
    Table(
      headings: ["entry", "message"],
      rows: report.damages.map { [$0.entry ?? "", $0.message] }
        + (rest(of: report).map { [["", $0]] } ?? []))
  }

  /// "and 1,499,900 more"; nil when all are listed.
  private func rest(of report: VerificationReport) -> String? {
    let rest = report.damageCount - report.damages.count
    return rest > 0 ? "and \(rest.grouped) more" : nil
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

  init(_ report: VerificationReport) {
    level = report.level.rawValue
    isSound = report.isSound
    entries = report.entries
    bytesChecked = report.bytesChecked
    damageCount = report.damageCount
    damages = report.damages.map { Damage(entry: $0.entry, message: $0.message) }
  }
}
