import Foundation
import HubBundle
import TestSupport
import Testing

/// A kill at any moment leaves the old bundle, a whole new one, or none.
@Suite(.serialized)
struct KillTests {
  /// A hub that takes long enough to be killed at many different moments.
  private func largerHub() throws -> SmallHub {
    let hub = try SmallHub.usual()
    let images = (0..<1500).map { index in
      #"<image imageURL="p\#(index).png" thumbURL="p\#(index).png"/>"#
    }
    try hub.write(
      "flip/config.xml", "<juiceboxgallery>\(images.joined())</juiceboxgallery>")
    for index in 0..<1500 {
      try hub.folder.write(SmallPicture.png("picture \(index)"), to: "hub/flip/p\(index).png")
    }
    return hub
  }

  @Test func `kill -9 at 30 random moments leaves no half bundle, and the next run succeeds`()
    async throws
  {
    let hub = try largerHub()
    let bundle = hub.folder.path("b.hubpack")
    let arguments = [
      "export", hub.path, "-o", bundle, "--force", "-q", "--created", "2026-11-15", "--offline",
      "--thumbnail-edge", "0",
    ]
    // The shortest export so far: the first one may be slow, while other tests begin.
    var whole = Duration.seconds(60)
    func exportWhole() async throws -> Bool {
      let start = ContinuousClock.now
      let status = try await Program.run(Program.hubpack, arguments).status
      whole = min(whole, start.duration(to: .now))
      return status == 0
    }
    #expect(try await exportWhole())
    let reference = try Data(contentsOf: URL(fileURLWithPath: bundle))
    var random = SeededGenerator(seed: 30)
    var killed = 0
    for round in 0..<30 {
      if round % 2 == 0 { try FileManager.default.removeItem(atPath: bundle) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Program.hubpack)
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      try process.run()
      usleep(UInt32(Double.random(in: 0...1, using: &random) * (whole / .microseconds(1))))
      if process.isRunning, kill(process.processIdentifier, SIGKILL) == 0 { killed += 1 }
      process.waitUntilExit()
      if FileManager.default.fileExists(atPath: bundle) {
        let report = try BundleFile.verify(path: bundle)
        #expect(report.isSound, "round \(round): \(report.damages)")
      }
      #expect(try await exportWhole(), "round \(round)")
      #expect(try Data(contentsOf: URL(fileURLWithPath: bundle)) == reference)
      #expect(try hub.folder.names() == ["b.hubpack", "hub"])
    }
    // Loaded machines are slow in one round and fast in the next: some exports end in time.
    #expect(killed >= 5)
  }

  @Test func `an export that reads a large file is interrupted, too`() throws {
    let hub = try SmallHub()
    let clubs = (0..<300_000).map { "{\"fullName\":\"C\($0)\",\"town\":\"T\"}" }
    try hub.write("root_.level1.json", "{\"clubs\":[\(clubs.joined(separator: ","))]}")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.hubpack)
    process.arguments = ["export", hub.path, "-o", hub.folder.path("b.hubpack"), "-q"]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let deadline = ContinuousClock.now + .seconds(120)
    while try hub.folder.names() == ["hub"], ContinuousClock.now < deadline { usleep(1000) }
    let start = ContinuousClock.now
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(start.duration(to: .now) < .seconds(60))
    #expect(try hub.folder.names() == ["hub"])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `an interrupted export ends with 130 and leaves nothing`(number: Int32) throws {
    let hub = try largerHub()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.hubpack)
    process.arguments = ["export", hub.path, "-o", hub.folder.path("b.hubpack"), "-q"]
    process.standardInput = FileHandle.nullDevice
    let messages = Pipe()
    process.standardError = messages
    try process.run()
    // The staging folder is there once the export is at work.
    let deadline = ContinuousClock.now + .seconds(120)
    while try hub.folder.names() == ["hub"], ContinuousClock.now < deadline { usleep(1000) }
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    let told = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(process.terminationStatus == 130)
    #expect(told == "hubpack: interrupted; nothing was left behind\n")
    #expect(try hub.folder.names() == ["hub"])
  }
}
