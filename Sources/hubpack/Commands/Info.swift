import Terminal
import ArgumentParser
import HubBundle
import HubModel

/// `hubpack info`
struct Info: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell what is in a bundle.",
    discussion: """
      Examples:
        hubpack info lumen-hub-2026.11.hubpack
        hubpack info lumen-hub-2026.11.hubpack --format json

      Reads the manifest alone; 'hubpack verify' checks that all of it is true.

      Exit codes: 0 fine; 2 wrong usage, or a file that is no sound bundle.
      """)

  @Argument(help: "The bundle.")
  var bundle: String

  @Option(help: "How the data comes out: text, json, csv or markdown.")
  var format = OutputFormat.text

  func run() throws {
    try withBundle(at: bundle) { try show($0) }
  }

  private func show(_ file: BundleFile) throws {
    switch format {
    case .json: try Output.write(jsonText(InfoDocument(file)))
    case .csv: try Output.write(table(file).csv)
    case .markdown: try Output.write(table(file).markdown)
    case .text: try Output.write(InfoText(file, path: bundle).text)
    }
  }

  private func table(_ file: BundleFile) -> Table {
    let manifest = file.manifest
    var table = Table(headings: ["what", "value"])
    table.rows = [
      ["release", manifest.release], ["created", manifest.created], ["root", manifest.root],
      ["generator", manifest.generator], ["id", file.id.hex],
      ["contentDigest", manifest.contentDigest], ["size", String(file.size)],
    ]
    table.rows += manifest.counts.named.map { [$0.name, String($0.value)] }
    let leftOut = manifest.leftOut
    table.rows += [
      ["leftOutAssets", leftOut.assets],
      ["leftOutOmitted", leftOut.omitted.joined(separator: " ")],
      ["leftOutClubs", String(leftOut.clubs)], ["leftOutSources", String(leftOut.sources)],
      ["leftOutGalleries", String(leftOut.galleries)],
      ["leftOutPictures", String(leftOut.pictures)],
      ["leftOutPlaceholders", String(leftOut.placeholders)],
      ["leftOutUnwantedPictures", String(leftOut.unwantedPictures)],
    ]
    return table
  }
}

/// `info --format json`; additive for ever.
private struct InfoDocument: Encodable {
  let version = 1
  let id: String
  let size: Int
  let formatVersion: Int
  let release: String
  let created: String
  let root: String
  let generator: String
  let base: String?
  let contentDigest: String
  let thumbnailEdge: Int?
  let imageEdge: Int?
  let counts: Counts
  let leftOut: Manifest.LeftOut

  init(_ file: BundleFile) {
    let manifest = file.manifest
    id = file.id.hex
    size = file.size
    formatVersion = manifest.formatVersion
    release = manifest.release
    created = manifest.created
    root = manifest.root
    generator = manifest.generator
    base = manifest.base
    contentDigest = manifest.contentDigest
    thumbnailEdge = manifest.thumbnailEdge
    imageEdge = manifest.imageEdge
    counts = manifest.counts
    leftOut = manifest.leftOut
  }
}

/// `info` for people.
private struct InfoText {
  let file: BundleFile
  let path: String
  private let style = Style.output

  init(_ file: BundleFile, path: String) {
    self.file = file
    self.path = path
  }

  var text: String {
    let manifest = file.manifest
    let counts = manifest.counts
    var lines = [style.bold(path), ""]
    func fact(_ name: String, _ value: String) {
      lines.append("  " + name.padding(to: 12) + value.harmless)
    }
    fact("Release", manifest.release)
    fact("Created", "\(manifest.created) by \(manifest.generator)")
    fact("Hub's root", manifest.root)
    if let base = manifest.base { fact("Updates", base) }
    fact("Size", file.size.bytes)
    fact("Id", file.id.hex)
    fact("Content", manifest.contentDigest)
    lines.append("")
    func count(_ name: String, _ value: Int, _ remark: String = "") {
      let number = value.grouped
      let padding = String(repeating: " ", count: max(0, 9 - number.count))
      let note = remark.isEmpty ? "" : style.dim("   " + remark)
      lines.append("  " + name.padding(to: 15) + padding + number + note)
    }
    count("Clubs", counts.clubs, "\(counts.clubsWithMembers.grouped) with members")
    count("Museums", counts.museums)
    count(
      "Photographers", counts.photographers,
      "\(counts.photographersInSeveralClubs.grouped) in several clubs")
    count("Memberships", counts.memberships)
    count("Galleries", counts.galleries, counts.images.of("image"))
    count("Pictures", counts.assets, counts.assetBytes.bytes)
    count(
      "Keywords", counts.keywords,
      "\(counts.nonStandardKeywords.grouped) more that are not standard")
    count("Languages", counts.languages, "\(counts.languagesUsed.grouped) in use")
    count("Remarks", counts.remarks)
    count("Problems", counts.problems, counts.errors.of("error"))
    lines.append("")
    if let failed = MissingText.failed(counts) {
      lines.append("  " + style.red("Incomplete: ") + failed + " could not be had.")
    }
    if let stale = MissingText.stale(counts) {
      lines.append("  " + style.red("Stale: ") + stale + " could not be had, and are older.")
    }
    if counts.isComplete {
      lines.append("  " + style.green("Complete: ") + "everything that was wanted is there.")
    }
    lines += MissingText.leftOut(manifest).map { "  " + $0.prefix(1).uppercased() + $0.dropFirst() }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
