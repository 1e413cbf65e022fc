import Foundation

/// The bundles with one fault each, and the unusual ones, that `Scripts/samples/make-faulty-bundles.py`
/// makes.
package enum FaultyBundles {
  /// Their folder, which is made when a test first asks for it and removed when the tests end. Empty if
  /// it could not be made, so that the tests that count the bundles fail.
  package static let folder: String = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("hubpack-test-\(UUID().uuidString)").path
    let script = Process()
    script.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    script.arguments = [
      "python3", "-B", Checkout.path("Scripts/samples/make-faulty-bundles.py"), Program.hubpack,
      folder,
    ]
    guard (try? script.run()) != nil else { return folder }
    script.waitUntilExit()
    atexit { try? FileManager.default.removeItem(atPath: FaultyBundles.folder) }
    return folder
  }()

  /// Returns the path of a bundle: "good" is the one of which the others are made.
  package static func path(_ name: String) -> String { "\(folder)/\(name).hubpack" }
}
