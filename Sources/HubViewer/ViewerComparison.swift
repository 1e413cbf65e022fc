package import HubBundle

/// The viewer that a bundle holds, beside the one that this program makes of its catalog.
///
/// Pages travel with a bundle, and what is in a piece of data may change with any version. So only a
/// viewer that claims to come from this version, and has its pages, can contradict the catalog.
package struct ViewerComparison: Sendable {
  /// What a comparison comes to. The raw values are part of the output of `verify --format json`.
  package enum Outcome: String, Sendable {
    /// The bundle has no viewer.
    case absent
    /// Every file is byte for byte what this program makes.
    case same
    /// The pages are not those of this program, or the bundle comes from another one: nothing follows.
    case otherVersion = "other-version"
    /// The pages are those of this program, but data says something else than the catalog.
    case contradiction
  }

  /// What the comparison comes to.
  package let outcome: Outcome
  /// The files that contradict the catalog; empty unless the outcome is a contradiction.
  package let contradictions: [BundleError]

  /// Makes every file of the viewer and compares it; O(size of the viewer).
  ///
  /// - Parameters:
  ///   - bundle: one that is known to be sound.
  ///   - generator: what this program writes into the manifests of its bundles.
  /// - Throws: `BundleError`, or `CancellationError`.
  package init(_ bundle: BundleFile, generator: String) throws {
    let held = Dictionary(
      bundle.manifestAccounts.filter { ViewerFiles.isFile($0.name) }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    let files = try ViewerFiles(bundle.catalog(), manifest: bundle.manifest)
    var differences: [String: String] = [:]
    for name in held.keys.isEmpty ? [] : files.names {
      try Task.checkCancellation()
      guard let account = held[name] else {
        differences[name] = "is missing from the viewer"
        continue
      }
      var bytes: [UInt8] = []
      try bundle.read(account) { bytes += $0 }
      if try files.contents(of: name) != bytes { differences[name] = "contradicts the catalog" }
    }
    for name in Set(held.keys).subtracting(files.names) {
      differences[name] = "is not a file of the viewer"
    }
    let pages = files.names.filter { Piece(entry: $0)?.kind ?? .borders == .borders }
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
  /// Whether an entry of that name belongs to a viewer.
  static func isFile(_ name: String) -> Bool { name == start || name.hasPrefix(prefix) }
}
