import Foundation
package import HubBundle
package import HubExport
import HubFetching
import HubPages
import HubSource

/// A hub in a folder of its own, made for one test.
package final class SmallHub: Sendable {
  /// The folder that contains the hub, under `hub`, and other files of a test.
  package let folder: TemporaryFolder

  /// The path of the hub.
  package var path: String { folder.path("hub") }

  /// Creates a hub without files.
  package init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("hub"), withIntermediateDirectories: true)
  }

  /// Creates a hub of one museum and one club with a chairman, a former member and a gallery.
  package static func usual() throws -> SmallHub {
    let hub = try SmallHub()
    try hub.write(
      "root_.level1.json",
      """
      {"clubs": [{"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog",
                             "nickName": "fkKnipoog"},
                  "coordinates": {"latitude": 51.5, "longitude": 5.4},
                  "optional": {"website": "https://knipoog.example", "contactEmail": "a@knipoog.example",
                               "remark": [{"language": "EN", "value": "Blinks twice."}]}}],
       "museums": [{"idPlus": {"town": "Filmhaven", "fullName": "Museum of Lens Caps",
                               "nickName": "molc"}}]}
      """)
    try hub.write(
      "root.level0.json",
      """
      {"keywords": [{"idString": "Landscape", "name": [{"language": "EN",
                     "localizedString": "Landscape"}]}],
       "languages": [{"isoCode": "EN", "languageNameEN": "English"}]}
      """)
    try hub.write(
      "fkKnipoog.level2.json",
      """
      {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}},
       "members": [
        {"name": {"givenName": "Flip", "infixName": "van", "familyName": "Flits"},
         "optional": {"photographerImage": "flip.png", "level3URL": "flip/", "birthday": "9999-10-18",
                      "keywords": ["Landscape"], "roles": {"isChairman": true}}},
        {"name": {"givenName": "Ans", "familyName": "Afdruk"},
         "optional": {"featuredImage": "ans.png", "status": {"isFormerMember": true}}}]}
      """)
    try hub.write(
      "flip/config.xml",
      """
      <juiceboxgallery galleryTitle="Flip"><image imageURL="a.png" thumbURL="t.png">
      <title>Dunes</title><caption><![CDATA[2022]]></caption></image></juiceboxgallery>
      """)
    for name in ["flip.png", "ans.png", "flip/a.png", "flip/t.png"] {
      try hub.folder.write(SmallPicture.png(name), to: "hub/" + name)
    }
    return hub
  }

  /// Writes a file of the hub.
  package func write(_ name: String, _ text: String) throws {
    try folder.write(text, to: "hub/" + name)
  }

  /// Exports the hub to a file beside it.
  @discardableResult
  package func export(
    to name: String = "out.hubpack", change: (inout ExportOptions) -> Void = { _ in }
  ) async throws -> ExportResult {
    try await SmallHub.export(path, to: folder.path(name), change: change)
  }

  /// Exports any hub, by default with the date 15 November 2026.
  ///
  /// - Parameter pages: True to read portfolios on web pages.
  @discardableResult
  package static func export(
    _ hub: String, to output: String, pages: Bool = false,
    change: (inout ExportOptions) -> Void = { _ in }
  ) async throws -> ExportResult {
    var options = ExportOptions(
      created: Date(timeIntervalSince1970: 1_794_700_800), generator: "hubpack test")
    options.output = output
    options.replacesExisting = true
    change(&options)
    let fetcher = try FolderFetcher(path: hub)
    let parser = pages ? PageParser(program: Program.pageHelper) : nil
    let exporter = Exporter(fetcher, options: options, pages: parser)
    return try await ExportTurns.shared.inTurn {
      try await exporter.export(hubName: fetcher.hubName)
    }
  }

  /// Exports the hub and opens the bundle.
  package func bundle(change: (inout ExportOptions) -> Void = { _ in }) async throws -> BundleFile {
    try BundleFile(path: try await export(change: change).path)
  }
}

/// A bound on the exports that run at once. Each keeps files open, and all tests run in one process.
private actor ExportTurns {
  static let shared = ExportTurns()
  private var free = 32
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func inTurn<Result: Sendable>(
    _ export: sending () async throws -> Result
  ) async rethrows -> Result {
    if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
    defer { if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() } }
    return try await export()
  }
}
