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

      Exit codes: 0 sound; 1 damaged, or no bundle; 2 wrong usage, or the file cannot be read; \
      130 interrupted.
      """)

  @Argument(help: "The bundle.", completion: .bundle)
  var bundle: String

  @Option(help: "How thoroughly: structure, catalog or bytes.")
  var level = VerificationLevel.bytes

  @Option(help: "How the data comes out: text, json, csv or markdown.")
  var format = OutputFormat.text

  func run() throws {
    let report = try BundleFile.verify(path: bundle, level: level) { _, _ in
      try Task.checkCancellation()
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
    let lines = report.damages.map {
      "\(bundle): \(style.red("damaged: "))\($0.description.harmless)"
    }
    let extent =
      "level \(report.level.rawValue), \(report.entries.of("entry", "entries"))"
      + (report.level == .bytes ? ", \(report.bytesChecked.bytes) hashed" : "")
    let verdict =
      report.isSound
      ? style.green("sound") : style.red("damaged in \(report.damages.count.of("place"))")
    return (lines + ["\(bundle): \(verdict) (\(extent))"]).joined(separator: "\n") + "\n"
  }

  private func table(_ report: VerificationReport) -> Table {
    Table(
      headings: ["entry", "message"],
      rows: report.damages.map { [$0.entry ?? "", $0.message] })
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
  let damages: [Damage]

  init(_ report: VerificationReport) {
    level = report.level.rawValue
    isSound = report.isSound
    entries = report.entries
    bytesChecked = report.bytesChecked
    damages = report.damages.map { Damage(entry: $0.entry, message: $0.message) }
  }
}
