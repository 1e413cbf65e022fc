import Foundation
import HubBundle
import TestSupport
import Testing

/// Every fault that `Scripts/samples/make-faulty-bundles.py` makes is found at the expected level,
/// with a message that names the entry.
struct FaultyBundleTests {
  struct Expectation: Decodable {
    let level: String
    let entry: String?
    let words: String
  }

  /// The expectations by the names of the bundles.
  private static let all: [String: Expectation] = {
    let file = URL(fileURLWithPath: FaultyBundles.folder + "/expected.json")
    return (try? JSONDecoder().decode([String: Expectation].self, from: Data(contentsOf: file)))
      ?? [:]
  }()

  /// The names of bundles that look odd and have no fault.
  static let sound = all.filter { $0.value.level == "sound" }.keys.sorted()
  /// The expectations for bundles of a later version.
  static let newer = all.filter { $0.value.level == "newer" }
  /// The expectations for bundles that are refused.
  static let expectations = all.filter { $0.value.level != "sound" }
  /// The names of valid bundles whose level files have unusual entry names.
  static let odd = [
    "entries-in-folders", "entries-like-devices", "entries-like-options",
    "entries-like-other-files",
  ]

  @Test func `every faulty bundle has an expectation`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: FaultyBundles.folder)
      .filter { $0.hasSuffix(".hubpack") }.map { $0.dropLast(8) }
    #expect(Set(files.map(String.init)) == Set(Self.all.keys).union(["good"]))
    #expect(Self.expectations.count > 150)
  }

  @Test func `the bundles of the checkout, for other readers, are what they are named after`()
    throws
  {
    let folder = Checkout.path("Bundles/faulty-bundles")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let name = String(file.dropLast(8))
      let expected = Self.expectations[name]
      switch expected?.level {
      case nil:
        #expect(name == "good")
        #expect(try BundleFile.verify(path: "\(folder)/\(file)").isSound)
      case "newer":
        let error = #expect(throws: BundleError.self) {
          try BundleFile.verify(path: "\(folder)/\(file)")
        }
        #expect(error?.code == .unsupported)
      default:
        let found = try BundleFile.verify(path: "\(folder)/\(file)").damages.map(\.message)
        let words = try #require(expected).words
        #expect(found.contains { words.isEmpty || $0.contains(words) }, "\(name): \(found)")
      }
    }
  }

  @Test(arguments: Set(expectations.keys).subtracting(newer.keys).sorted())
  func `a faulty bundle is refused at the expected level, naming the entry`(fault: String) throws {
    let expected = try #require(Self.expectations[fault])
    let level = try #require(VerificationLevel(rawValue: expected.level))
    let path = FaultyBundles.path(fault)
    let report = try BundleFile.verify(path: path, level: level)
    let first = try #require(report.damages.first, "the fault was not found")
    #expect(
      expected.words.isEmpty || first.message.contains(expected.words), "\(first.message)")
    if let entry = expected.entry { #expect(report.damages.contains { $0.entry == entry }) }
    for lower in VerificationLevel.allCases.prefix(while: { $0 != level }) {
      #expect(try BundleFile.verify(path: path, level: lower).isSound, "found already at \(lower)")
    }
    for higher in VerificationLevel.allCases.drop(while: { $0 != level }).dropFirst() {
      #expect(try !BundleFile.verify(path: path, level: higher).isSound, "not found at \(higher)")
    }
  }

  @Test(arguments: newer.keys.sorted())
  func `a bundle of a later version is reported as such, not as damaged`(name: String) throws {
    let expected = try #require(Self.newer[name])
    let error = #expect(throws: BundleError.self) {
      try BundleFile.verify(path: FaultyBundles.path(name))
    }
    #expect(error?.code == .unsupported)
    #expect(error?.entry == expected.entry)
    #expect(error?.message.contains(expected.words) == true)
    #expect(error?.message.hasSuffix("(use a newer hubpack)") == true)
  }

  @Test(arguments: sound)
  func `an unusual but valid bundle is valid, and can be unpacked`(name: String) throws {
    let path = FaultyBundles.path(name)
    #expect(try BundleFile.verify(path: path).damages.map(\.description) == [])
    let target = try TemporaryFolder()
    #expect(try BundleFile(path: path).unpack(to: target.path("out")) >= 10)
  }

  @Test func `the bundle from which the faulty ones were made is valid`() throws {
    let report = try BundleFile.verify(path: FaultyBundles.path("good"))
    #expect(report.damages.map(\.description) == [])
    #expect(report.entries == 11)
  }

  @Test(arguments: expectations.keys.sorted())
  func `a faulty bundle is not unpacked, not even in part`(fault: String) throws {
    let target = try TemporaryFolder()
    for form in [UnpackingForm.entries, .hub] {
      // A viewer is not a part of the hub, so its fault does not matter there.
      if form == .hub, fault == "viewer-with-wrong-digest" { continue }
      #expect(throws: BundleError.self) {
        let bundle = try BundleFile(path: FaultyBundles.path(fault))
        try bundle.unpack(to: target.path("out"), as: form)
      }
      #expect(try target.names() == [])
    }
  }
}
