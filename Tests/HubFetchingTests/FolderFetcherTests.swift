import Foundation
import HubFetching
import HubModel
import HubPictures
import HubSystem
import TestSupport
import Testing

/// The root of a folder and the files that can be read from it.
struct FolderFetcherTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{}", to: "hub/root_.level1.json")
  }

  private func fetcher() throws -> FolderFetcher { try FolderFetcher(path: folder.path("hub")) }

  /// Returns the reason why a file cannot be read; "read" if it can.
  private func outcome(of path: String) async throws -> String {
    do {
      _ = try await fetcher().read(HubLocation(path), as: .levelFile)
      return "read"
    } catch let failure as FetchFailure {
      return failure.reason
    }
  }

  private func pictureOutcome(of path: String) async throws -> String {
    do {
      return try await fetcher().picture(at: HubLocation(path)) { _ in false }.file?.facts.format
        .rawValue
        ?? "had"
    } catch let failure as FetchFailure {
      return failure.reason
    }
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("hub/" + name), withDestinationPath: target)
  }

  // The root

  @Test func `an error names a path that does not exist`() {
    let error = #expect(throws: SourceError.self) {
      try FolderFetcher(path: folder.path("nowhere"))
    }
    #expect(error?.code == .notFound)
    #expect(
      error?.description == "\(folder.path("nowhere")): No such file or directory")
  }

  @Test func `root_ is preferred to root`() throws {
    #expect(try fetcher().root == .local("root_.level1.json"))
    try folder.write("{}", to: "hub/root.level1.json")
    #expect(try fetcher().root == .local("root_.level1.json"))
    try FileManager.default.removeItem(atPath: folder.path("hub/root_.level1.json"))
    #expect(try fetcher().root == .local("root.level1.json"))
    #expect(try fetcher().levelZero == nil)
    #expect(try fetcher().hubName == "hub")
  }

  @Test func `an error lists the Level 1 files of a folder without a root`() throws {
    try folder.write("{}", to: "other/clubsNL.level1.json")
    try folder.write("{}", to: "other/fgA.level2.json")
    try folder.write("{}", to: "other/readme.json")
    try folder.write("{}", to: "members/fgA.level2.json")
    let error = #expect(throws: SourceError.self) { try FolderFetcher(path: folder.path("other")) }
    #expect(error?.code == .noRoot)
    #expect(
      error?.description
        == "\(folder.path("other")): expected root_.level1.json or root.level1.json in this folder, "
        + "found clubsNL.level1.json (give the path of one of them to use it as the root)"
    )
    let none = #expect(throws: SourceError.self) { try FolderFetcher(path: folder.path("members")) }
    #expect(none?.description.hasSuffix(" found no Level 1 file") == true)
  }

  @Test func `an error lists at most twelve Level 1 files`() throws {
    for number in 10..<30 { try folder.write("{}", to: "many/\(number).level1.json") }
    let error = #expect(throws: SourceError.self) { try FolderFetcher(path: folder.path("many")) }
    #expect(error?.description.contains("21.level1.json, … (give the path") == true)
    #expect(error?.description.contains("22.level1.json") == false)
  }

  @Test func `a file is its own root, in its folder`() async throws {
    try folder.write("{\"a\": 1}", to: "hub/clubsNL.level1.json")
    let fetcher = try FolderFetcher(path: folder.path("hub/clubsNL.level1.json"))
    #expect(fetcher.root == .local("clubsNL.level1.json") && fetcher.hubName == "hub")
    #expect(
      try await fetcher.read(fetcher.root, as: .levelFile).contents == Array("{\"a\": 1}".utf8))
    #expect(
      try await fetcher.read(.local("root_.level1.json"), as: .levelFile).contents
        == Array("{}".utf8))
  }

  // Reading

  @Test func `a file is read whole, whatever its size`() async throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try folder.write(Data(bytes), to: "hub/sub/é b.json")
    #expect(try await fetcher().read(.local("sub/é b.json"), as: .levelFile).contents == bytes)
    #expect(try await outcome(of: "missing.json") == "is missing")
  }

  @Test func `a file that is too large for its kind is not read`() async throws {
    try folder.write("", to: "hub/large.json")
    let large = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("hub/large.json")))
    try large.truncate(atOffset: UInt64(Limits.levelFileBytes) + 1)
    #expect(try await outcome(of: "large.json") == "is larger than 33554432 bytes")
    try large.truncate(atOffset: UInt64(Limits.levelFileBytes))
    #expect(try await outcome(of: "large.json") == "read")
  }

  @Test func `a file that is not regular is not read and never blocks`() async throws {
    try folder.write("x", to: "hub/sub.json/inner")
    #expect(mkfifo(folder.path("hub/pipe.json"), 0o600) == 0)
    let reason = "could not be read: not a regular file"
    #expect(try await outcome(of: "sub.json") == reason)
    #expect(try await outcome(of: "pipe.json") == reason)
    #expect(try await pictureOutcome(of: "pipe.json") == reason)
  }

  @Test(arguments: [
    (["index.htm", "index.html"], "index.html"), (["default.htm"], "default.htm"),
    (["1.html"], nil),
  ])
  func `the page of a folder is its index`(names: [String], index: String?) async throws {
    for name in names { try folder.write("<p>\(name)</p>", to: "hub/anna/\(name)") }
    let fetcher = try fetcher()
    do {
      let page = try await fetcher.read(HubLocation("anna"), as: .galleryPage)
      #expect(String(decoding: page.contents, as: UTF8.self) == index.map { "<p>\($0)</p>" })
      #expect(page.answeredBy == index.map { .local("anna/\($0)") })
    } catch FetchFailure.notAPage {
      #expect(index == nil)
    }
    try await #require(throws: FetchFailure.self) {
      try await fetcher.read(HubLocation("anna"), as: .levelFile)
    }
  }

  @Test func `a link is followed inside the folder, and never out of it`() async throws {
    try folder.write("secret", to: "secret.json")
    try folder.write("secret", to: "hub-too/secret.json")
    try folder.write("mine", to: "hub/sub/mine.json")
    try link("inside.json", to: "sub/mine.json")
    try link("out.json", to: "../secret.json")
    try link("absolute.json", to: folder.path("secret.json"))
    try link("up", to: "..")
    try link("beside.json", to: "../hub-too/secret.json")
    try link("nowhere.json", to: "gone.json")
    try link("itself.json", to: "itself.json")
    #expect(try await outcome(of: "inside.json") == "read")
    for name in ["out.json", "absolute.json", "up/secret.json", "up", "beside.json"] {
      #expect(try await outcome(of: name) == "is outside the hub's folder", "\(name)")
      #expect(try await pictureOutcome(of: name) == "is outside the hub's folder", "\(name)")
    }
    #expect(try await outcome(of: "nowhere.json") == "is missing")
    #expect(
      try await outcome(of: "itself.json")
        == "could not be read: Too many levels of symbolic links")
  }

  @Test func `folders that differ only in Unicode form are two`() async throws {
    try folder.write("{}", to: "f\u{E9}/root_.level1.json")
    try folder.write("secret", to: "fe\u{301}/secret.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("f\u{E9}/out.json"),
      withDestinationPath: folder.path("fe\u{301}/secret.json"))
    let fetcher = try FolderFetcher(path: folder.path("f\u{E9}"))
    await #expect(throws: FetchFailure.self) {
      try await fetcher.read(.local("out.json"), as: .levelFile)
    }
  }

  @Test func `a path that leads outside or contains a NUL opens nothing`() async throws {
    try folder.write("secret", to: "secret.json")
    #expect(try await outcome(of: "../secret.json") == "is outside the hub's folder")
    #expect(try await outcome(of: "sub/../../secret.json") == "is outside the hub's folder")
    #expect(try await outcome(of: "root_.level1.json\0.jpg") == "is missing")
  }

  @Test func `a folder hub works without a network`() async throws {
    #expect(try await outcome(of: "https://h.nl/a.json") == "was skipped (offline)")
    #expect(try await outcome(of: "HTTP://h.nl/a.json") == "was skipped (offline)")
    #expect(try await outcome(of: "file:///etc/hostname") == "is outside the hub's folder")
    #expect(
      try await outcome(of: "mailto:a@b.nl")
        == "could not be fetched: unsupported URL scheme \"mailto\"")
  }

  @Test func `a file or folder counts as a page`() async throws {
    try folder.write("<p>", to: "hub/page/index.html")
    _ = try await fetcher().answers(at: .local("page/index.html"))
    _ = try await fetcher().answers(at: .local("page"))
    await #expect(throws: FetchFailure.self) { try await fetcher().answers(at: .local("gone")) }
  }

  // Pictures

  @Test func `a picture has its digest, size and actual format`() async throws {
    try folder.write(Data(SamplePicture.jpeg.bytes), to: "hub/dunes.png")
    let fetched = try await fetcher().picture(at: .local("dunes.png")) { _ in false }
    let picture = try #require(fetched.file)
    #expect(picture.digest == fetched.published)
    #expect(picture.facts == SamplePicture.jpeg.facts && picture.facts.format == .jpeg)
    #expect(picture.size == SamplePicture.jpeg.bytes.count)
    #expect(
      picture.digest.hex == "ca056ce8a2eb33ccec4b1ca42ec5b5f1df25ec6f595b5aea7a2fd3c6268d4536")
    #expect(picture.slice.path.hasSuffix("/dunes.png"))
  }

  @Test func `a large picture is checked from beginning to end`() async throws {
    let comment: [UInt8] = [0xFF, 0xFE, 0xEA, 0x60] + [UInt8](repeating: 7, count: 0xEA5E)
    let jpeg = SamplePicture.jpeg.bytes
    let large = jpeg.prefix(2) + comment + comment + comment + jpeg.dropFirst(2)
    try folder.write(Data(large), to: "hub/whole.jpg")
    try folder.write(Data(large.dropLast(3)), to: "hub/cut.jpg")
    #expect(try await pictureOutcome(of: "whole.jpg") == "jpeg")
    #expect(
      try await pictureOutcome(of: "cut.jpg") == "could not be read: the JPEG file ends too early")
  }

  @Test func `a file that is not a picture is rejected, whatever its name`() async throws {
    try folder.write("", to: "hub/empty.jpg")
    try folder.write("<html>404</html>", to: "hub/page.jpg")
    #expect(try await pictureOutcome(of: "empty.jpg") == "could not be read: the file is empty")
    #expect(
      try await pictureOutcome(of: "page.jpg")
        == "could not be read: it is an HTML page, not a picture")
    #expect(try await pictureOutcome(of: "gone.jpg") == "is missing")
  }

  @Test func `a file beyond the limit is rejected by its size alone`() async throws {
    let path = try folder.write("", to: "hub/huge.jpg")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: UInt64(Limits.pictureBytes) + 1)
    try handle.close()
    #expect(try await pictureOutcome(of: "huge.jpg") == "is larger than 268435456 bytes")
  }
}
