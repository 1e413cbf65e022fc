package import HubBundle
import HubModel
package import Terminal

package struct BundleSummary {
  private let file: BundleFile
  private let path: String

  /// - Parameter path: The path as it was typed.
  package init(_ file: BundleFile, path: String) {
    self.file = file
    self.path = path
  }

  /// The document of `info --format json`; members are only ever added.
  package var json: String {
    get throws {
      let manifest = file.manifest
      return try jsonText(
        [
          "version": 1, "id": file.id.hex, "size": file.size,
          "formatVersion": manifest.formatVersion, "title": manifest.title,
          "maker": manifest.maker, "license": manifest.license, "consent": manifest.consent,
          "release": manifest.release, "created": manifest.created, "root": manifest.root,
          "generator": manifest.generator, "base": manifest.base,
          "contentDigests": manifest.contentDigests, "thumbnailEdge": manifest.thumbnailEdge,
          "imageEdge": manifest.imageEdge, "pictureMetadata": manifest.pictureMetadata,
          "counts": manifest.counts, "leftOut": manifest.leftOut, "unfamiliar": file.unfamiliar,
        ] as JSONObject)
    }
  }

  package var table: Table {
    let manifest = file.manifest
    var table = Table(headings: ["what", "value"])
    table.rows = [
      ["title", manifest.title ?? ""], ["maker", manifest.maker ?? ""],
      ["license", manifest.license ?? ""], ["consent", manifest.consent ?? ""],
      ["release", manifest.release], ["created", manifest.created], ["root", manifest.root],
      ["generator", manifest.generator],
      ["id", file.id.hex],
    ]
    table.rows += manifest.contentDigests.sorted { $0.key < $1.key }.map {
      ["contentDigests.\($0.key)", $0.value]
    }
    table.rows.append(["size", String(file.size)])
    table.rows += manifest.counts.named.map { [$0.name, String($0.value)] }
    let leftOut = manifest.leftOut
    table.rows += [
      ["leftOutAssets", leftOut.assets],
      ["leftOutOmitted", leftOut.omitted.joined(separator: " ")],
    ]
    table.rows += leftOut.counts.named.map { name, value in
      ["leftOut" + name.capitalizedFirst, String(value)]
    }
    return table
  }

  package func text(_ style: Style) -> String {
    let manifest = file.manifest
    let counts = manifest.counts
    var lines = [style.bold(path.harmlessLine), ""]
    func fact(_ name: String, _ value: String) {
      lines.append("  " + name.padding(to: 12) + value.harmlessLine)
    }
    for (name, value) in [
      ("Title", manifest.title), ("Maker", manifest.maker), ("Licence", manifest.license),
      ("Consent", manifest.consent),
    ] {
      if let value { fact(name, value) }
    }
    fact("Release", manifest.release)
    fact("Created", "\(manifest.created) by \(manifest.generator)")
    fact("Root", manifest.root)
    if let base = manifest.base { fact("Base", base) }
    fact("Size", file.size.bytes)
    fact("Id", file.id.hex)
    fact("Digest", manifest.contentDigest)
    lines.append("")
    func count(_ name: String, _ value: Int, _ remark: String = "") {
      let number = value.grouped
      let padding = String(repeating: " ", count: max(0, 9 - number.count))
      let note = remark.isEmpty ? "" : style.dim("   " + remark)
      lines.append("  " + name.padding(to: 15) + padding + number + note)
    }
    count("Clubs", counts[.clubs], "\(counts[.clubsWithMembers].grouped) with members")
    count("Museums", counts[.museums])
    if counts[.exhibitions] > 0 { count("Exhibitions", counts[.exhibitions]) }
    count(
      "People", counts[.photographers],
      "\(counts[.photographersInSeveralClubs].grouped) with several memberships, including former ones"
    )
    count("Memberships", counts[.memberships])
    count("Portfolios", counts[.galleries], counts[.images].of("image"))
    count("Pictures", counts[.assets], counts[.assetBytes].bytes)
    count(
      "Keywords", counts[.keywords],
      "standard; people also use \(counts[.nonStandardKeywords].of("other"))")
    count("Languages", counts[.languages], "texts are in \(counts[.languagesUsed].of("language"))")
    count("Remarks", counts[.remarks])
    count("Problems", counts[.problems], counts[.errors].of("error"))
    lines.append("")
    for (title, text) in [
      ("Incomplete", MissingText.failed(counts).map { "\($0) could not be fetched or read." }),
      ("Incomplete", MissingText.tooLong(counts).map { "\($0) longer than hubpack accepts." }),
      ("Unknown", MissingText.unknown(counts)),
      (
        "Stale",
        MissingText.stale(counts).map { "\($0) could not be fetched; older versions are used." }
      ),
    ] {
      if let text { lines.append("  " + style.red("\(title): ") + text) }
    }
    if counts.isComplete {
      lines.append("  " + style.green("Complete: ") + "no failures.")
    }
    if let pictures = manifest.picturesWithAllMetadata?.rawValue {
      lines.append(
        "  \(pictures.capitalizedFirst) keep all metadata "
          + "(--keep-metadata), perhaps where they were taken")
    }
    let notes = MissingText.leftOut(manifest.leftOut) + UnfamiliarText.lines(file.unfamiliar)
    lines += notes.map { "  " + $0.capitalizedFirst }
    return lines.joined(separator: "\n") + "\n"
  }

  func write(to answer: Answer) throws {
    switch answer.mode {
    case .json: try answer.write(json)
    case .csv: try answer.write(table.csv(isSafe: answer.isCSVSafe))
    case .markdown: try answer.write(table.markdown)
    case .table, .line, .ical: try answer.write(text(answer.style))
    }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
