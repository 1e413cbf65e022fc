import Foundation
import HubBundle
import TestSupport
import Testing

/// Every fault that `Scripts/make-faulty-bundles.py` makes is found, at the level where it shows, and
/// the message names the entry.
struct FaultyBundleTests {
  struct Expectation: Decodable {
    let level: String
    let entry: String?
    let words: String
  }

  private static let folder = Checkout.path("Bundles/faulty-bundles")

  static let expectations: [String: Expectation] = {
    let file = URL(fileURLWithPath: folder + "/expected.json")
    return (try? JSONDecoder().decode([String: Expectation].self, from: Data(contentsOf: file)))
      ?? [:]
  }()

  @Test func `every faulty bundle is expected to be one`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
      .filter { $0.hasSuffix(".hubpack") }.map { $0.dropLast(8) }
    #expect(Set(files.map(String.init)) == Set(Self.expectations.keys).union(["good"]))
    #expect(Self.expectations.count > 60)
  }

  @Test(arguments: expectations.keys.sorted())
  func `a faulty bundle is refused at its level, by name`(fault: String) throws {
    let expected = try #require(Self.expectations[fault])
    let level = try #require(VerificationLevel(rawValue: expected.level))
    let path = Self.folder + "/\(fault).hubpack"
    let report = try BundleFile.verify(path: path, level: level)
    let first = try #require(report.damages.first, "the fault was not found")
    #expect(expected.words.isEmpty || first.message.contains(expected.words))
    if let entry = expected.entry { #expect(report.damages.contains { $0.entry == entry }) }
    for lower in VerificationLevel.allCases.prefix(while: { $0 != level }) {
      #expect(try BundleFile.verify(path: path, level: lower).isSound, "found already at \(lower)")
    }
  }

  @Test func `the bundle that the faults were made of is sound`() throws {
    let report = try BundleFile.verify(path: Self.folder + "/good.hubpack")
    #expect(report.damages.map(\.description) == [])
    #expect(report.entries == 10)
  }

  @Test(arguments: expectations.keys.sorted())
  func `nothing of a faulty bundle is unpacked`(fault: String) throws {
    let target = try TemporaryFolder()
    for form in [UnpackingForm.entries, .hub] {
      // A viewer is no part of the hub, so its fault does not matter there.
      if form == .hub, fault == "viewer-with-wrong-digest" { continue }
      #expect(throws: BundleError.self) {
        let bundle = try BundleFile(path: Self.folder + "/\(fault).hubpack")
        try bundle.unpack(to: target.path("out"), as: form)
      }
      #expect(try target.names() == [])
    }
  }
}
