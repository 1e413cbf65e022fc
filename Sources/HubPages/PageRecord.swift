import Foundation
import HubFetching
import HubJSON
import HubModel

/// The file of a bundle that holds what was read from a page, instead of the page itself
/// (Docs/Format.md, "Page records").
package enum PageRecord {
  fileprivate static let version = 1

  /// Returns the file for a page, with the decisions about its pictures.
  package static func contents(_ reading: PageReading) -> [UInt8] {
    [UInt8]((try? indentedJSON(reading)) ?? Data())
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
    guard contents.first == UInt8(ascii: "{") else { return nil }
    var version = Self.version
    do throws(StrictJSONError) {
      let record = try StrictJSON.parse(contents, limits: JSONLimits(nodes: 1 << 20, depth: 16))
      version = try record.member("pageGallery").integer()
      if version == Self.version { return try reading(record) }
    } catch {
      throw PageRecordFault(description: "its record is invalid: \(error)")
    }
    let advice = version > Self.version ? " (use a newer hubpack)" : ""
    throw PageRecordFault(description: "its record has version \(version)\(advice)")
  }

  private static func reading(_ record: StrictJSON) throws(StrictJSONError) -> PageReading {
    var reading = PageReading()
    reading.isRecorded = true
    reading.title = try record.nullable("title")?.text()
    reading.namesOwner = try record.nullable("namesOwner")?.flag()
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
    if let other = try record.nullable("elsewhere") {
      reading.elsewhere = HubLocation(try other.text())
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
    let reason = try value.member("reason").text()
    return PageCandidate(
      versions: versions, evidence: evidence,
      region: PageCandidate.Region(name: try value.member("region").text()),
      target: try value.nullable("target")?.text(), block: try value.member("block").text(),
      title: try value.nullable("title")?.text(), caption: try value.nullable("caption")?.text(),
      date: PartialDate(iso: try value.nullable("date")?.text() ?? ""),
      hint: try value.nullable("hint")?.text(), beside: try value.nullable("beside")?.text(),
      verdict: try value.member("taken").flag() ? .taken(reason) : .left(reason))
  }

  /// Returns a text without U+0000, which strict JSON does not allow.
  fileprivate static func plain(_ text: String?) -> String? { text?.filter { $0 != "\0" } }
}

extension PageReading: Encodable {
  private enum Member: String, CodingKey {
    case pageGallery, reader, incomplete, title, namesOwner, answeredBy, notAPage, next, frames
    case galleries, elsewhere, hasScripts, longTexts, pictures
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Member.self)
    func encode(_ locations: [HubLocation], _ member: Member) throws {
      if !locations.isEmpty { try members.encode(locations.map(\.description), forKey: member) }
    }
    try members.encode(PageRecord.version, forKey: .pageGallery)
    try members.encode(reader, forKey: .reader)
    if isIncomplete { try members.encode(true, forKey: .incomplete) }
    try members.encodeIfPresent(title, forKey: .title)
    try members.encodeIfPresent(namesOwner, forKey: .namesOwner)
    try members.encodeIfPresent(answeredBy?.description, forKey: .answeredBy)
    try members.encodeIfPresent(notAPage, forKey: .notAPage)
    try members.encode(next.map(\.description), forKey: .next)
    try encode(frames, .frames)
    try encode(galleries, .galleries)
    try members.encodeIfPresent(elsewhere?.description, forKey: .elsewhere)
    if hasScripts { try members.encode(true, forKey: .hasScripts) }
    if longTexts > 0 { try members.encode(longTexts, forKey: .longTexts) }
    try members.encode(candidates, forKey: .pictures)
  }
}

extension PageCandidate: Encodable {
  private enum Member: String, CodingKey {
    case versions, evidence, region, target, block, title, caption, date, hint, beside, taken
    case reason
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Member.self)
    try members.encode(versions, forKey: .versions)
    try members.encode(evidence.rawValue, forKey: .evidence)
    try members.encode(region.name, forKey: .region)
    try members.encodeIfPresent(target, forKey: .target)
    try members.encode(block, forKey: .block)
    try members.encodeIfPresent(PageRecord.plain(title), forKey: .title)
    try members.encodeIfPresent(PageRecord.plain(caption), forKey: .caption)
    try members.encodeIfPresent(date?.description, forKey: .date)
    try members.encodeIfPresent(hint, forKey: .hint)
    try members.encodeIfPresent(PageRecord.plain(beside), forKey: .beside)
    try members.encode(isTaken, forKey: .taken)
    try members.encodeIfPresent(verdict?.reason, forKey: .reason)
  }
}

extension PageCandidate.Version: Encodable {
  private enum Member: String, CodingKey {
    case url, width, height, isFull
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Member.self)
    try members.encode(url, forKey: .url)
    try members.encodeIfPresent(width, forKey: .width)
    try members.encodeIfPresent(height, forKey: .height)
    if isFull { try members.encode(true, forKey: .isFull) }
  }
}

/// The error of a record that cannot be read, as by a later version of hubpack.
package struct PageRecordFault: Error, CustomStringConvertible {
  /// A clause about the record: "its record has version 2 (use a newer hubpack)".
  package let description: String
}

extension PageCandidate.Region {
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
