import Foundation
import HubFetching
import HubJSON
import HubModel

/// The file of a bundle that holds what was read from a page, instead of the page itself
/// (Docs/Format.md, "Page records").
package enum PageRecord {
  private static let version = 1

  private struct File: Encodable {
    let pageGallery = PageRecord.version
    let reader: Int
    let incomplete: Bool?
    let title: String?
    let namesOwner: Bool?
    let answeredBy: String?
    let notAPage: String?
    let next: [String]
    let frames: [String]?
    let galleries: [String]?
    let elsewhere: String?
    let hasScripts: Bool?
    let longTexts: Int?
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

  /// Returns a text without U+0000, which strict JSON does not allow.
  private static func plain(_ text: String?) -> String? { text?.filter { $0 != "\0" } }

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
        target: candidate.target, block: candidate.block, title: plain(candidate.title),
        caption: plain(candidate.caption), date: candidate.date?.description, hint: candidate.hint,
        credit: plain(candidate.credit),
        taken: verdict.isTaken, reason: verdict.reason)
    }
    func list(_ locations: [HubLocation]) -> [String]? {
      locations.isEmpty ? nil : locations.map(\.description)
    }
    let file = File(
      reader: reading.reader, incomplete: reading.isIncomplete ? true : nil, title: reading.title,
      namesOwner: reading.namesOwner, answeredBy: reading.answeredBy?.description,
      notAPage: reading.notAPage, next: reading.next.map(\.description),
      frames: list(reading.frames), galleries: list(reading.galleries),
      elsewhere: reading.elsewhere?.description, hasScripts: reading.hasScripts ? true : nil,
      longTexts: reading.longTexts > 0 ? reading.longTexts : nil, pictures: pictures)
    return [UInt8]((try? indentedJSON(file)) ?? Data())
  }

  /// Returns the record of a file that is not a web page. Its portfolio stays a link.
  ///
  /// - Parameter reason: For example "expected a web page, found application/pdf".
  package static func contents(notAPage reason: String) -> [UInt8] {
    var reading = PageReading(title: nil, candidates: [], next: [], refusal: nil, record: nil)
    reading.notAPage = reason
    return contents(reading, [])
  }

  /// The recorded decision about a picture.
  package struct Decision: Sendable, Hashable {
    /// The URL of the version that was taken; if none was, that of the version on the page.
    package let url: String
    package let isTaken: Bool
    package let reason: String
  }

  /// Returns the decisions in a record, in the page's order; nil if the file is not a record.
  ///
  /// - Throws: ``PageRecordFault`` if it is a record that cannot be read.
  package static func decisions(in contents: [UInt8]) throws(PageRecordFault) -> [Decision]? {
    try read(contents) { record throws(StrictJSONError) -> [Decision] in
      var decisions: [Decision] = []
      for picture in try record.member("pictures").elements() {
        let isTaken = try picture.member("taken").flag()
        let candidate = try candidate(picture)
        decisions.append(
          Decision(
            url: isTaken ? candidate.largest.url : candidate.versions[0].url, isTaken: isTaken,
            reason: try picture.member("reason").text()))
      }
      return decisions
    }
  }

  /// True if an unchanged page need not be read again, because this version of the reader, or a later
  /// one, has read it to the end.
  package static func isFinal(_ contents: [UInt8]) -> Bool {
    guard let reading = try? reading(of: contents) else { return false }
    return !reading.isIncomplete && reading.reader >= PageReader.version
  }

  /// Reads such a file; nil for the page itself.
  ///
  /// - Throws: ``PageRecordFault`` if it is a record that cannot be read.
  package static func reading(of contents: [UInt8]) throws(PageRecordFault) -> PageReading? {
    try read(contents) { record throws(StrictJSONError) -> PageReading in
      var reading = PageReading(
        title: try record.nullable("title")?.text(), candidates: [], next: [], refusal: nil,
        record: nil, namesOwner: try record.nullable("namesOwner")?.flag())
      for picture in try record.member("pictures").elements() {
        reading.candidates.append(try candidate(picture))
      }
      func locations(_ list: StrictJSON?) throws(StrictJSONError) -> [HubLocation] {
        var locations: [HubLocation] = []
        for location in try list?.elements() ?? [] {
          locations.append(HubLocation(try location.text()))
        }
        return locations
      }
      reading.next = try locations(record.member("next"))
      reading.frames = try locations(record.nullable("frames"))
      reading.galleries = try locations(record.nullable("galleries"))
      reading.elsewhere = try record.nullable("elsewhere").map { (value) throws(StrictJSONError) in
        HubLocation(try value.text())
      }
      reading.hasScripts = try record.nullable("hasScripts")?.flag() ?? false
      reading.longTexts = try record.nullable("longTexts")?.integer() ?? 0
      if let answer = try record.nullable("answeredBy") {
        reading.answeredBy = HubLocation(try answer.text())
      }
      reading.notAPage = try record.nullable("notAPage")?.text()
      reading.isIncomplete = try record.nullable("incomplete")?.flag() ?? false
      reading.reader = try record.nullable("reader")?.integer() ?? 0
      return reading
    }
  }

  /// Reads a record. A file that begins with "{" is one: no web page begins so.
  private static func read<Value>(
    _ contents: [UInt8], _ value: (StrictJSON) throws(StrictJSONError) -> Value
  ) throws(PageRecordFault) -> Value? {
    guard contents.first == UInt8(ascii: "{") else { return nil }
    var version = Self.version
    do throws(StrictJSONError) {
      let record = try StrictJSON.parse(contents, limits: JSONLimits(nodes: 1 << 20, depth: 16))
      version = try record.member("pageGallery").integer()
      if version == Self.version { return try value(record) }
    } catch {
      throw PageRecordFault("its record is invalid: \(error)")
    }
    throw PageRecordFault(
      "its record has version \(version)" + (version > Self.version ? " (use a newer hubpack)" : "")
    )
  }

  private static func candidate(
    _ value: StrictJSON
  ) throws(StrictJSONError) -> PageCandidate {
    var versions: [PageCandidate.Version] = []
    for version in try value.member("versions").elements() {
      versions.append(
        PageCandidate.Version(
          url: try version.member("url").text(), width: try version.nullable("width")?.integer(),
          height: try version.nullable("height")?.integer(),
          isFull: try version.nullable("isFull")?.flag() ?? false))
    }
    guard !versions.isEmpty else { throw value.mismatch("a picture with a version") }
    let word = try value.member("evidence")
    guard let evidence = PageCandidate.Evidence(rawValue: try word.text()) else {
      throw word.mismatch("a known word")
    }
    return PageCandidate(
      versions: versions, evidence: evidence,
      region: PageCandidate.Region(name: try value.member("region").text()),
      target: try value.nullable("target")?.text(), block: try value.member("block").text(),
      title: try value.nullable("title")?.text(), caption: try value.nullable("caption")?.text(),
      date: PartialDate(iso: try value.nullable("date")?.text() ?? ""),
      hint: try value.nullable("hint")?.text(), credit: try value.nullable("credit")?.text())
  }
}

/// The error of a record that cannot be read, as by a later version of hubpack.
package struct PageRecordFault: Error, CustomStringConvertible {
  /// A clause about the record: "its record has version 2 (use a newer hubpack)".
  package let description: String

  fileprivate init(_ description: String) { self.description = description }
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
