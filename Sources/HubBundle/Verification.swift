import HubModel

/// How thoroughly a bundle is checked; each level includes those before it.
public enum VerificationLevel: String, Sendable, CaseIterable {
  /// The archive, its directory and headers, and the manifest.
  case structure
  /// The catalog: digest, pages, references, rules, counts, and that it accounts for every entry.
  case catalog
  /// Every byte of every entry.
  case bytes
}

/// What a verification found.
public struct VerificationReport: Sendable {
  /// The level that ran.
  public let level: VerificationLevel
  /// How many entries the archive has.
  public internal(set) var entries = 0
  /// How many bytes were hashed.
  public internal(set) var bytesChecked = 0
  /// The first of what is wrong, a message for each entry concerned; no more than ``mostDamages``.
  public private(set) var damages: [BundleError] = []
  /// How many there are in all.
  public private(set) var damageCount = 0
  /// What this code does not know of the bundle, which is no damage: a later version wrote it. Of the manifest, and
  /// from level `catalog` on of the catalog.
  public internal(set) var unfamiliar: [Unfamiliar] = []
  /// How many damages are told one by one.
  public static let mostDamages = 100

  /// Whether nothing is wrong.
  public var isSound: Bool { damageCount == 0 }

  fileprivate mutating func add(_ damage: BundleError?) {
    // The place of an entry is looked at more than once.
    guard let damage, !damages.contains(where: { $0.description == damage.description }) else {
      return
    }
    damageCount += 1
    if damages.count < Self.mostDamages { damages.append(damage) }
  }
}

extension BundleFile {
  /// Opens the file and checks it; what is wrong stands in the report, even when the bundle cannot be
  /// opened at all.
  ///
  /// - Parameter progress: is told bytes checked and bytes in all.
  /// - Throws: ``BundleError`` when the file itself cannot be read, or is of a version that this reader does not know.
  public static func verify(
    path: String, level: VerificationLevel = .bytes,
    progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
  ) throws -> VerificationReport {
    var report = VerificationReport(level: level)
    do {
      let bundle = try BundleFile(path: path)
      report.entries = bundle.directory.entries.count
      report.unfamiliar = bundle.unfamiliar
      try bundle.verify(into: &report, progress)
    } catch let error as BundleError where error.isDamage {
      report.add(error)
    } catch let error as BundleError where error.code == .unsupported && !report.isSound {
      // The catalog is of a later version, but the archive around it is damaged, and that is certain.
    }
    return report
  }

  /// Nothing is handed on of a bundle that is damaged or contradicts itself.
  func checkCatalogLevel() throws {
    var report = VerificationReport(level: .catalog)
    try verify(into: &report) { _, _ in }
    if let damage = report.damages.first { throw damage }
  }

  private func verify(
    into report: inout VerificationReport, _ progress: (Int, Int) throws -> Void
  ) throws {
    for entry in directory.entries { report.add(try damage { try checkPosition(of: entry) }) }
    if report.level == .structure { return }
    var present: [Present] = []
    // All but the manifest, which comes first.
    var isUnaccounted = directory.entries.indices.map { $0 > 0 }
    func look(for account: EntryAccount) throws {
      if let index = directory.index(of: account.name) { isUnaccounted[index] = false }
      let damage = try damage { _ = try entry(account.name, size: account.size) }
      report.add(damage)
      guard damage == nil, let index = directory.index(of: account.name) else { return }
      present.append(Present(entry: Int32(index), digest: account.digest))
    }
    for account in manifestAccounts { try look(for: account) }
    var isComplete = false
    let damageOfCatalog = try damage {
      let catalog = try catalog()
      try catalog.forEachSource { source in
        guard let entry = source.entry else { return }
        try look(for: EntryAccount(entry.name, entry.size, entry.digest))
      }
      try catalog.forEachAsset { try look(for: EntryAccount($0.entry, $0.size, $0.digest)) }
      isComplete = true
      try catalog.checkIntegrity(
        on: String(manifest.created.prefix(10)), omitsFacts: !manifest.leftOut.omitted.isEmpty)
      try checkClaims(of: catalog)
      report.unfamiliar += try catalog.unfamiliar()
    }
    report.add(damageOfCatalog)
    // Of a catalog that cannot be read, one damage is enough.
    for (index, entry) in directory.entries.enumerated() where isComplete && isUnaccounted[index] {
      report.add(BundleError(.invalid, entry: directory.name(of: entry), "is not accounted for"))
    }
    if report.level == .bytes { try checkBytes(of: present, into: &report, progress) }
  }

  /// Every byte is as it should be.
  private func checkBytes(
    of present: [Present], into report: inout VerificationReport,
    _ progress: (Int, Int) throws -> Void
  ) throws {
    // The limits of the archive bound each size and their number, so also the sum.
    let total = present.reduce(0) { $0 + directory.entries[Int($1.entry)].size }
    for account in present {
      let entry = directory.entries[Int(account.entry)]
      let damage = try damage {
        try check(
          directory.name(of: entry), digest: account.digest, size: entry.size,
          comparesChecksum: true)
      }
      report.add(damage)
      if damage == nil { report.bytesChecked += entry.size }
      try progress(report.bytesChecked, total)
    }
  }

  /// Runs a check; what it finds wrong in the bundle is returned, so that the next check can run, too.
  private func damage(_ check: () throws -> Void) throws -> BundleError? {
    do {
      try check()
      return nil
    } catch let error as BundleError where error.isDamage {
      return error
    }
  }

  /// An entry with the size that it is accounted for. A million of them fit into memory.
  private struct Present {
    let entry: Int32
    let digest: HexDigest
  }

  /// The manifest says of the catalog what is true.
  private func checkClaims(of catalog: Catalog) throws {
    guard try catalog.source(at: manifest.root)?.role == "level1" else {
      throw BundleError(
        .invalid, entry: EntryName.manifest, "its root is not a Level 1 file of the catalog")
    }
    let counts = try catalog.counts().byName
    guard announced.counts.allSatisfy({ counts[$0.key] == nil || counts[$0.key] == $0.value })
    else {
      throw BundleError(
        .invalid, entry: EntryName.manifest, "its counts differ from the catalog's")
    }
    let leftOut = try catalog.leftOut()
    guard announced.leftOut.allSatisfy({ leftOut[$0.key] == nil || leftOut[$0.key] == $0.value })
    else {
      throw BundleError(
        .invalid, entry: EntryName.manifest,
        "what it says was left out differs from the catalog")
    }
    let digests = try catalog.contentDigests().mapValues(\.hex)
    guard manifest.contentDigests.allSatisfy({ digests[$0.key] ?? $0.value == $0.value }) else {
      throw BundleError(
        .invalid, entry: EntryName.manifest, "content digest mismatch")
    }
  }
}

extension BundleError {
  /// Whether it is a fault of the bundle, and neither of the machine nor of a reader that is too old.
  fileprivate var isDamage: Bool { code != .inputOutput && code != .unsupported }
}
