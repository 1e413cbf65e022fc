import Foundation
import HubFetching
import HubJSON
import HubModel

/// The file of a bundle that holds what was read from a page, instead of the page itself
/// (Docs/Format.md, "Page records").
package enum PageRecord {
  /// The version of the form.
  private static let version = 1

  private struct File: Encodable {
    let pageGallery = PageRecord.version
    let reader: Int
    let incomplete: Bool?
    let title: String?
    let namesOwner: Bool?
    let answeredBy: String?
    let next: [String]
    let pictures: [Picture]
  }

  private struct Picture: Encodable {
    struct Version: Encodable {
      let url: String
      let width: Int?
      let height: Int?
      let isFull: Bool?
    }

    let versions: [Version]
    let evidence: String
    let region: String
    let target: String?
    let block: String
    let title: String?
    let caption: String?
    let date: String?
    let hint: String?
    let credit: String?
    let taken: Bool
    let reason: String
  }

  /// Returns the file for a page, with the decisions about its pictures.
  package static func contents(
    _ reading: PageReading, _ verdicts: [PageVerdict]
  ) -> [UInt8] {
    let pictures = zip(reading.candidates, verdicts).map { candidate, verdict in
      Picture(
        versions: candidate.versions.map { version in
          Picture.Version(
            url: version.url, width: version.width, height: version.height,
            isFull: version.isFull ? true : nil)
        }, evidence: candidate.evidence.rawValue, region: candidate.region.name,
        target: candidate.target, block: candidate.block, title: candidate.title,
        caption: candidate.caption, date: candidate.date?.description, hint: candidate.hint,
        credit: candidate.credit,
        taken: verdict.isTaken, reason: verdict.reason)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = File(
      reader: reading.reader, incomplete: reading.isIncomplete ? true : nil, title: reading.title,
      namesOwner: reading.namesOwner,
      answeredBy: reading.answeredBy?.description, next: reading.next.map(\.description),
      pictures: pictures)
    return [UInt8]((try? encoder.encode(file)) ?? Data())
  }

  /// The decision about a picture, as a record tells it.
  package struct Decision: Sendable, Hashable {
    /// The URL of the version that was taken; of a picture that was not, the first on the page.
    package let url: String
    /// True if the picture was taken.
    package let isTaken: Bool
    /// The reason.
    package let reason: String
  }

  /// Returns the decisions in such a file, in the page's order; nil if it is none.
  package static func decisions(in contents: [UInt8]) -> [Decision]? {
    guard let root = root(of: contents) else { return nil }
    return (root["pictures"]?.elements ?? []).compactMap { picture in
      guard let candidate = candidate(picture), let first = candidate.versions.first,
        let isTaken = picture["taken"]?.bool, let reason = picture["reason"]?.string
      else { return nil }
      return Decision(
        url: isTaken ? candidate.largest.url : first.url, isTaken: isTaken, reason: reason)
    }
  }

  /// True if reading the page again would give nothing else as long as it has not changed: it was
  /// read to the end, by this version of the reader or a later one.
  package static func isFinal(_ contents: [UInt8]) -> Bool {
    guard let root = root(of: contents) else { return false }
    return root["incomplete"]?.bool != true && root["reader"]?.integer ?? 0 >= PageReader.version
  }

  private static func root(of contents: [UInt8]) -> JSONValue? {
    guard contents.first == UInt8(ascii: "{"),
      let root = try? JSONParser.parse(contents, limits: JSONLimits(nodes: 1 << 20, depth: 16))
        .root,
      root["pageGallery"]?.integer == version
    else { return nil }
    return root
  }

  /// Reads such a file; nil for anything else, such as the page itself.
  package static func reading(of contents: [UInt8]) -> PageReading? {
    guard let root = root(of: contents) else { return nil }
    var reading = PageReading(
      title: root["title"]?.string,
      candidates: (root["pictures"]?.elements ?? []).compactMap(candidate),
      next: (root["next"]?.elements ?? []).compactMap { $0.string.map { HubLocation($0) } },
      refusal: nil, record: nil, namesOwner: root["namesOwner"]?.bool,
      answeredBy: root["answeredBy"]?.string.map { HubLocation($0) })
    reading.isIncomplete = root["incomplete"]?.bool ?? false
    reading.reader = root["reader"]?.integer ?? 0
    return reading
  }

  private static func candidate(_ value: JSONValue) -> PageCandidate? {
    let versions = (value["versions"]?.elements ?? []).compactMap { version in
      version["url"]?.string.map {
        PageCandidate.Version(
          url: $0, width: version["width"]?.integer, height: version["height"]?.integer,
          isFull: version["isFull"]?.bool ?? false)
      }
    }
    guard !versions.isEmpty,
      let evidence = value["evidence"]?.string.flatMap(PageCandidate.Evidence.init),
      let region = value["region"]?.string, let block = value["block"]?.string
    else { return nil }
    return PageCandidate(
      versions: versions, evidence: evidence, region: PageCandidate.Region(name: region),
      target: value["target"]?.string, block: block, title: value["title"]?.string,
      caption: value["caption"]?.string,
      date: value["date"]?.string.flatMap { PartialDate(iso: $0) },
      hint: value["hint"]?.string, credit: value["credit"]?.string)
  }
}

extension PageCandidate.Region {
  /// The name in a record.
  fileprivate var name: String {
    switch self {
    case .content: "content"
    case .page: "page"
    case .layout(let part): part
    }
  }

  fileprivate init(name: String) {
    switch name {
    case "content": self = .content
    case "page": self = .page
    default: self = .layout(name)
    }
  }
}
