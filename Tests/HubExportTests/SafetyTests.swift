import Foundation
import HubBundle
import HubExport
import HubFetching
import HubModel
import HubSource
import HubSystem
import TestSupport
import Testing

/// An export makes a complete bundle or leaves everything as it was.
struct SafetyTests {
  @Test func `an export leaves nothing but the bundle`() async throws {
    let hub = try SmallHub.usual()
    try await hub.export()
    #expect(try hub.folder.names() == ["hub", "out.hubpack"])
  }

  @Test func `a hub without a readable root leaves nothing at all`() async throws {
    let hub = try SmallHub.usual()
    try hub.write("root_.level1.json", "{ broken")
    await #expect(throws: SourceError.self) { try await hub.export() }
    #expect(try hub.folder.names() == ["hub"])
  }

  @Test func `an existing bundle is not overwritten by default`() async throws {
    let hub = try SmallHub.usual()
    try hub.folder.write("precious", to: "out.hubpack")
    await #expect(throws: PlainError.self) {
      try await hub.export { $0.replacesExisting = false }
    }
    #expect(
      try String(contentsOfFile: hub.folder.path("out.hubpack"), encoding: .utf8) == "precious")
  }

  @Test func `a file that appears during an export is not overwritten either`() throws {
    let folder = try TemporaryFolder()
    let target = URL(fileURLWithPath: folder.path("out.hubpack"))
    let staging = try StagingFolder(for: target) { _ in }
    try Data("bundle".utf8).write(to: URL(fileURLWithPath: staging.file("bundle")))
    try folder.write("precious", to: "out.hubpack")
    let error = try #require(throws: FileFault.self) {
      try staging.publish("bundle", replacing: false)
    }
    #expect(error.description == "\(target.path) already exists (use --force to overwrite)")
    #expect(try String(contentsOf: target, encoding: .utf8) == "precious")
  }

  @Test func `errors of Foundation tell the file and the system's reason`() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path("missing")
    func fault(_ work: () throws -> Void) throws -> String {
      FileFault(cannot: "use", nil, try #require(throws: CocoaError.self) { try work() })
        .description
    }
    #expect(
      try fault { _ = try Data(contentsOf: URL(fileURLWithPath: missing)) }
        == "cannot use \(missing): No such file or directory")
    #expect(
      try fault { try FileManager.default.removeItem(atPath: missing) }
        == "cannot use \(missing): No such file or directory")
    #expect(
      FileFault(cannot: "use", missing, CocoaError(.featureUnsupported)).description
        == "\(missing): cannot use it")
  }

  @Test func `a cancelled export leaves nothing`() async throws {
    let hub = try SmallHub.usual()
    let task = Task { try await hub.export() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try hub.folder.names() == ["hub"])
  }

  @Test func `the next export removes what a killed one left`() async throws {
    let hub = try SmallHub.usual()
    let staging = hub.folder.path(".out.hubpack.partial")
    try FileManager.default.createDirectory(
      atPath: staging, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    try hub.folder.write("", to: ".out.hubpack.partial/lock")
    try hub.folder.write("half", to: ".out.hubpack.partial/bundle")
    try hub.folder.write("half", to: ".out.hubpack.partial/sources/1")
    try await hub.export()
    #expect(try hub.folder.names() == ["hub", "out.hubpack"])
  }

  @Test func `an empty folder left by a killed export is not an obstacle`() async throws {
    let hub = try SmallHub.usual()
    let staging = hub.folder.path(".out.hubpack.partial")
    try FileManager.default.createDirectory(
      atPath: staging, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    try await hub.export()
    #expect(try hub.folder.names() == ["hub", "out.hubpack"])
  }

  @Test func `a foreign folder is never emptied, not even through a link`() async throws {
    let hub = try SmallHub.usual()
    try hub.folder.write("mine", to: "precious/photo")
    try FileManager.default.createSymbolicLink(
      atPath: hub.folder.path(".out.hubpack.partial"),
      withDestinationPath: hub.folder.path("precious"))
    await #expect(throws: FileFault.self) { try await hub.export() }
    try FileManager.default.removeItem(atPath: hub.folder.path(".out.hubpack.partial"))
    try hub.folder.write("mine", to: ".out.hubpack.partial/photo")
    await #expect(throws: FileFault.self) { try await hub.export() }
    for file in ["precious/photo", ".out.hubpack.partial/photo"] {
      #expect(FileManager.default.fileExists(atPath: hub.folder.path(file)))
    }
  }

  @Test func `two exports to the same bundle do not interfere with each other`() async throws {
    let hub = try SmallHub.usual()
    try FileManager.default.createDirectory(
      atPath: hub.folder.path(".out.hubpack.partial"), withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700])
    let lock = try hub.folder.write("", to: ".out.hubpack.partial/lock")
    let descriptor = open(lock, O_RDWR)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    await #expect(throws: FileFault.self) { try await hub.export() }
  }

  /// The changes that may happen to a picture.
  enum Change: CaseIterable {
    case replaced, shortened, removed, folder, pipe

    func happen(to path: String) throws {
      switch self {
      case .replaced: try SmallPicture.png("zzz.png").write(to: URL(fileURLWithPath: path))
      case .shortened: #expect(truncate(path, 20) == 0)
      case .removed: #expect(unlink(path) == 0)
      case .folder: #expect(unlink(path) == 0 && mkdir(path, 0o700) == 0)
      case .pipe: #expect(unlink(path) == 0 && mkfifo(path, 0o600) == 0)
      }
    }
  }

  @Test(arguments: Change.allCases)
  func `a picture that changes between hashing and packing ends the export with an error`(
    change: Change
  ) async throws {
    let hub = try SmallHub.usual()
    var options = ExportOptions(created: Date(timeIntervalSince1970: 0), generator: "test")
    options.output = hub.folder.path("out.hubpack")
    options.assets = .all
    let picture = hub.path + "/ans.png"
    let fetcher = try FolderFetcher(path: hub.path)
    let exporter = Exporter(fetcher, options: options) { progress in
      guard progress.phase == .pictures, progress.done == progress.total else { return }
      #expect(throws: Never.self) { try change.happen(to: picture) }
    }
    let error = await #expect(throws: BundleError.self) {
      try await exporter.export(hubName: "hub")
    }
    #expect(
      error?.description == "\(picture): changed or removed during the export (export again)"
    )
    #expect(try hub.folder.names() == ["hub"])
  }
}
