package import HubBundle

/// A comparison of the viewer in a bundle with the one that this program makes from its catalog.
///
/// Pages travel with a bundle, and the contents of a piece may change with any version. So only a
/// viewer that claims to come from this version, and has its pages, can contradict the catalog.
package struct ViewerComparison: Sendable {
  /// The result of a comparison. The raw values are part of the output of `verify --format json`.
  package enum Outcome: String, Sendable {
    case absent
    /// Every file is byte for byte the one that this program makes.
    case same
    /// The pages differ from those of this program, or another program made the bundle:
    /// inconclusive.
    case otherVersion = "other-version"
    /// The pages are those of this program, but the data differs from the catalog.
    case contradiction
  }

  package let outcome: Outcome
  /// The files that contradict the catalog; empty unless the result is a contradiction.
  package let contradictions: [BundleError]

  /// Makes every file of the viewer and compares it. O(size of the viewer).
  ///
  /// - Parameters:
  ///   - bundle: A bundle that has been verified.
  ///   - generator: The generator that this program writes into manifests.
  /// - Throws: `BundleError`, or `CancellationError`.
  package init(_ bundle: BundleFile, generator: String) throws {
    let held = Dictionary(
      bundle.manifest.entries.filter { ViewerFiles.isFile($0.name) }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    let files = try ViewerFiles(bundle.catalog(), manifest: bundle.manifest)
    var differences: [String: String] = [:]
    func compare(_ name: String, _ contents: [UInt8]) throws {
      guard let account = held[name] else {
        differences[name] = "is missing from the viewer"
        return
      }
      var bytes: [UInt8] = []
      try bundle.read(account) { bytes += $0 }
      if contents != bytes { differences[name] = "does not match the catalog" }
    }
    if !held.isEmpty { try files.makeAll(compare) }
    for name in Set(held.keys).subtracting(files.names) {
      differences[name] = "is not a file of the viewer"
    }
    let pages = files.names.filter { Piece(entry: $0)?.kind.isFixed ?? true }
    let isOurs =
      bundle.manifest.generator == generator && pages.allSatisfy { differences[$0] == nil }
    outcome =
      held.isEmpty ? .absent : differences.isEmpty ? .same : isOurs ? .contradiction : .otherVersion
    contradictions =
      outcome == .contradiction
      ? differences.sorted { $0.key < $1.key }.map {
        BundleError(.invalid, entry: $0.key, $0.value)
      } : []
  }
}

extension ViewerFiles {
  static func isFile(_ name: String) -> Bool { name == start || name.hasPrefix(prefix) }
}
