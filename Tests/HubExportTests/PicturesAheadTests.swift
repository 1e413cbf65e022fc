import Foundation
import HubFetching
import HubModel
import HubSource
import Synchronization
import TestSupport
import Testing

@testable import HubExport

/// Pictures are processed while the hub is read.
struct PicturesAheadTests {
  /// A fetcher for a folder in which each picture takes processor time, but nothing else takes
  /// time.
  private final class BusyFetcher: HubFetcher {
    private let folder: FolderFetcher
    private let count = Mutex(0)

    init(_ path: String) throws { folder = try FolderFetcher(path: path) }

    var pictures: Int { count.withLock(\.self) }
    var root: HubLocation { folder.root }
    var levelZero: HubLocation? { folder.levelZero }
    var width: Int { folder.width }
    var pictureWidth: Int { folder.pictureWidth }

    func read(_ location: HubLocation, as kind: FileKind) async throws(FetchFailure) -> FetchedFile
    {
      try await folder.read(location, as: kind)
    }

    func answers(at location: HubLocation) async throws(FetchFailure) -> Freshness {
      try await folder.answers(at: location)
    }

    func mayCopy(_ location: HubLocation) async throws(FetchFailure) -> Bool {
      try await folder.mayCopy(location)
    }

    func answer(
      toPicture location: HubLocation
    ) async throws(FetchFailure) -> PictureAnswer {
      try await folder.answer(toPicture: location)
    }

    func picture(
      at location: HubLocation, isHad: @escaping @Sendable (HexDigest) -> Bool
    ) async throws(FetchFailure) -> FetchedPicture {
      let end = ContinuousClock.now + .milliseconds(1)
      while ContinuousClock.now < end {}
      count.withLock { $0 += 1 }
      return try await folder.picture(at: location, isHad: isHad)
    }
  }

  @Test func `further clubs are read while the pictures of one club are processed`() async throws {
    let hub = try SmallHub()
    let clubs = (1...8).map { number in
      #"{"idPlus": {"town": "Dorp", "fullName": "C\#(number)", "nickName": "C\#(number)"}}"#
    }
    try hub.write("root_.level1.json", #"{"clubs": [\#(clubs.joined(separator: ","))]}"#)
    try hub.write(
      "C1.level2.json",
      """
      {"club": \(clubs[0]), "members": [
        {"name": {"givenName": "Jan", "familyName": "Bos"}, "optional": {"level3URL": "j.level3.json"}}]}
      """)
    let images = (1...2000).map { #"{"imageURL": "\#($0).jpg"}"# }
    try hub.write("j.level3.json", #"{"images": [\#(images.joined(separator: ","))]}"#)
    let fetcher = try BusyFetcher(hub.path)
    let whenRead = Mutex<Int?>(nil)
    var options = ExportOptions(
      created: Date(timeIntervalSince1970: 1_794_700_800), generator: "hubpack test")
    options.output = hub.folder.path("out.hubpack")
    options.replacesExisting = true
    options.assets = .all
    let exporter = Exporter(fetcher, options: options) { progress in
      guard progress.phase == .clubs, progress.done == progress.total else { return }
      whenRead.withLock { $0 = fetcher.pictures }
    }
    _ = try await exporter.export(hubName: "hub")
    #expect(fetcher.pictures == 2000)
    let count = try #require(whenRead.withLock { $0 })
    #expect(count < 1000)
  }
}
