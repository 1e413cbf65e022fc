package import HubBundle
import HubModel
import Terminal

/// The things that a bundle, or a check of a hub, lacks, in words.
package enum MissingText {
  /// The skipped and omitted things, a line for each reason.
  ///
  /// - Parameter pageHint: The words after the number of web pages that were not read.
  package static func leftOut(_ leftOut: Manifest.LeftOut, pageHint: String = "") -> [String] {
    var lines = offline(leftOut).map { [$0] } ?? []
    if leftOut[.unwantedPictures] > 0 {
      lines.append("skipped (--assets): \(leftOut[.unwantedPictures].of("full-size picture"))")
    }
    if leftOut[.placeholders] > 0 {
      lines.append(
        "skipped (placeholder URL): "
          + leftOut[.placeholders].of("item"))
    }
    if leftOut[.protectedPages] > 0 {
      let pages = leftOut[.protectedPages].of("page of a portfolio", "pages of portfolios")
      lines.append("left out (the site asks not to be copied): \(pages)")
    }
    if leftOut[.webPages] > 0 {
      let pages = leftOut[.webPages].of("portfolio on a web page", "portfolios on web pages")
      lines.append("not read: \(pages)\(pageHint)")
    }
    if leftOut[.clubs] > 0 {
      lines.append(
        "omitted (--include-club, --exclude-club, --exhibition): \(leftOut[.clubs].of("club"))")
    }
    if !leftOut.omitted.isEmpty {
      lines.append("omitted: \(leftOut.omitted.joined(separator: ", "))")
    }
    return lines
  }

  /// The things on the web that were skipped because of `--offline`; nil if there are none.
  package static func offline(_ leftOut: Manifest.LeftOut) -> String? {
    list([
      (leftOut[.sources], "level file", "level files"),
      (leftOut[.galleries], "portfolio", "portfolios"), (leftOut[.pictures], "picture", "pictures"),
    ]).map { "skipped (offline): \($0)" }
  }

  /// The things that could not be fetched; nil if there are none.
  package static func failed(_ counts: Counts) -> String? {
    list([
      (counts[.failedSources], "file", "files"),
      (counts[.failedPictures], "picture", "pictures"),
    ])
  }

  /// The clubs whose members are unknown; nil if there are none.
  package static func unknown(_ counts: Counts) -> String? {
    counts[.unknownLists] > 0 ? "the members of \(counts[.unknownLists].of("club"))" : nil
  }

  /// The texts that exceed a limit; nil if there are none.
  package static func tooLong(_ counts: Counts) -> String? {
    counts[.longTexts] > 0 ? counts[.longTexts].of("text or URL", "texts or URLs") : nil
  }

  /// The things that were taken from the earlier bundle (`--base`); nil if there are none.
  package static func stale(_ counts: Counts) -> String? {
    list([
      (counts[.staleSources], "file", "files"),
      (counts[.stalePictures], "picture", "pictures"),
    ])
  }

  private static func list(_ parts: [(count: Int, one: String, many: String)]) -> String? {
    let words = parts.filter { $0.count > 0 }.map { $0.count.of($0.one, $0.many) }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

/// The values that a later version of hubpack wrote and this one does not know, in words.
package enum UnfamiliarText {
  /// The number of values that are listed.
  private static let most = 20

  /// A line for each: `role "photo-editor" (3 times): unknown to this version of hubpack`; the last may
  /// be the number of others.
  package static func lines(_ all: [Unfamiliar]) -> [String] {
    all.prefix(most).map { one in
      let count = one.count.map { " (\($0.of("time")))" } ?? ""
      return "\(one.kind) \"\(one.name.harmlessLine)\"\(count): unknown to this version of hubpack"
    }
      + (all.count > most
        ? ["and \((all.count - most).of("more unknown value"))"] : [])
  }
}
