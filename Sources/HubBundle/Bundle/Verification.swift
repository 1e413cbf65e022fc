import HubModel
import HubSystem
import Synchronization

/// The depth of a verification; each level includes those before it.
public enum VerificationLevel: String, Sendable, CaseIterable {
  /// The archive, its directory and headers, and the manifest.
  case structure
  /// The catalog: its digest, pages, references, rules and counts, and that each entry is listed.
  case catalog
  /// Every byte of every entry.
  case bytes
}

/// The findings of a verification.
public struct VerificationReport: Sendable {
  /// The level that was checked.
  public let level: VerificationLevel
  /// The number of entries in the archive.
  public internal(set) var entries = 0
  /// The number of bytes whose digests were compared.
  public internal(set) var bytesChecked = 0
  /// The first findings, at most one per entry and message, and no more than ``mostDamages`` in
  /// all.
  public private(set) var damages: [BundleError] = []
  /// The total number of findings.
  public private(set) var damageCount = 0
  /// The parts of the bundle that this code does not know. They are no damage: a later version
  /// wrote them. Those of the catalog are included from the level `catalog` on.
  public internal(set) var unfamiliar: [Unfamiliar] = []
  /// The largest number of findings that are reported one by one.
  public static let mostDamages = 100

  /// True if nothing is wrong.
  public var isSound: Bool { damageCount == 0 }

  fileprivate mutating func add(_ damage: BundleError?) {
    // The header of an entry is checked more than once.
    guard let damage, !damages.contains(where: { $0.description == damage.description }) else {
      return
    }
    damageCount += 1
    if damages.count < Self.mostDamages { damages.append(damage) }
  }
}

extension BundleFile {
  /// Opens and checks a file. All damage is reported, even if the bundle cannot be opened at all.
  ///
  /// - Parameters:
  ///   - path: The path of the bundle.
  ///   - level: The depth of the check.
  ///   - progress: Called with the bytes checked so far and the total.
  /// - Throws: ``BundleError`` if the file itself cannot be read, or if its version is not
  ///   supported.
  public static func verify(
    path: String, level: VerificationLevel = .bytes,
    progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
  ) throws -> VerificationReport {
    try verify({ try BundleFile(path: path) }, level: level, progress: progress)
  }

  /// Opens and checks a bundle, wherever it is; see ``verify(path:level:progress:)``.
  ///
  /// - Parameter open: Opens the bundle.
  package static func verify(
    _ open: () throws -> BundleFile, level: VerificationLevel,
    progress: (_ done: Int, _ total: Int) throws -> Void
  ) throws -> VerificationReport {
    var report = VerificationReport(level: level)
    do {
      let bundle = try open()
      report.entries = try bundle.directory.entries.count
      report.unfamiliar = bundle.unfamiliar
      try bundle.verify(into: &report, progress)
    } catch let error as BundleError where error.isDamage {
      report.add(error)
    } catch let error as BundleError where error.code == .unsupported && !report.isSound {
      // A later version wrote the catalog, but the archive around it is damaged in any case.
    }
    return report
  }

  /// Throws if the bundle is damaged or contradicts itself, so that nothing of it is handed on.
  func checkCatalogLevel() throws {
    var report = VerificationReport(level: .catalog)
    try verify(into: &report) { _, _ in }
    if let damage = report.damages.first { throw damage }
  }

  private func verify(
    into report: inout VerificationReport, _ progress: (Int, Int) throws -> Void
  ) throws {
    let directory = try directory
    // The headers are all over the file: fetching only them would take too many requests.
    try file.prefetch([0..<file.size])
    try check(directory.entries, into: &report) { entry in
      try damage { try checkPosition(of: entry, named: directory.name(of: entry)) }
    }
    if report.level == .structure { return }
    // The type is small, because there may be a million entries.
    var present: [(entry: Int32, digest: HexDigest)] = []
    // All but the manifest, which is the first entry.
    var isUnaccounted = directory.entries.indices.map { $0 > 0 }
    func look(for account: EntryAccount) throws {
      let index = directory.index(of: account.name)
      if let index { isUnaccounted[index] = false }
      let damage = try damage { _ = try entry(account) }
      report.add(damage)
      if damage == nil, let index { present.append((Int32(index), account.digest)) }
    }
    try manifest.entries.forEach(look)
    var isComplete = false
    let damageOfCatalog = try damage {
      let catalog = try catalog()
      try catalog.forEachEntry(look)
      isComplete = true
      try catalog.checkPages()
      let rules = catalog.rules(
        on: String(manifest.created.prefix(10)), omitsFacts: !manifest.leftOut.omitted.isEmpty)
      // What follows relies on pages and texts. In reverse, because the last take longest.
      for checks in [catalog.texts, rules + claims] {
        let findings = try catalog.inParallel(
          checks.reversed(), check: Task<Never, Never>.checkCancellation
        ) { try $1($0) }
        for finding in findings.reversed() { try finding.get() }
      }
      report.unfamiliar += try catalog.unfamiliar()
    }
    report.add(damageOfCatalog)
    // If the catalog cannot be read, one finding is enough.
    for (index, entry) in directory.entries.enumerated() where isComplete && isUnaccounted[index] {
      report.add(BundleError(.invalid, entry: directory.name(of: entry), BundleError.notListed))
    }
    if report.level == .bytes { try checkBytes(of: present, into: &report, progress) }
  }

  private func checkBytes(
    of present: [(entry: Int32, digest: HexDigest)], into report: inout VerificationReport,
    _ progress: (Int, Int) throws -> Void
  ) throws {
    let directory = try directory
    // The limits of the archive bound each size and their number, and so also the sum.
    let total = present.reduce(0) { $0 + directory.entries[Int($1.entry)].size }
    let checked = Atomic(0)
    func tell() throws { try progress(checked.load(ordering: .relaxed), total) }
    try check(present, into: &report, tell) { index, digest in
      let entry = directory.entries[Int(index)]
      let name = directory.name(of: entry)
      let damage = try damage {
        try read(EntryAccount(name, entry.size, digest), comparesChecksum: true)
      }
      if damage == nil { checked.add(entry.size, ordering: .relaxed) }
      return damage
    }
    report.bytesChecked = checked.load(ordering: .relaxed)
  }

  /// Checks items on all cores, and reports what is wrong with them in their order.
  private func check<Item: Sendable>(
    _ items: [Item], into report: inout VerificationReport,
    _ check: () throws -> Void = Task<Never, Never>.checkCancellation,
    _ damage: @Sendable (Item) throws -> BundleError?
  ) throws {
    // Small enough for all cores to end at the same time; and what is wrong with so many entries
    // fits into memory.
    let (step, most) = (max(1, min(256, items.count / 64)), 1 << 15)
    for first in stride(from: 0, to: items.count, by: most) {
      let some = items[first...].prefix(most)
      let batches = stride(from: first, to: some.endIndex, by: step).map {
        some[$0...].prefix(step)
      }
      for finding in try inParallel(batches, check: check, { try $0.compactMap(damage) }) {
        for damage in try finding.get() { report.add(damage) }
      }
    }
  }

  /// Runs a check and returns the damage that it finds, so that the next check can run, too.
  private func damage(_ check: () throws -> Void) throws -> BundleError? {
    do {
      try check()
      return nil
    } catch let error as BundleError where error.isDamage {
      return error
    }
  }

  /// The checks that the root, counts and digests in the manifest match the catalog.
  private var claims: [@Sendable (Catalog) throws -> Void] {
    [
      { [manifest] catalog in
        guard try catalog.source(at: manifest.root)?.role == "level1" else {
          throw Manifest.refusal("its root is not a Level 1 file of the catalog")
        }
        guard try manifest.counts.agrees(with: catalog.counts()) else {
          throw Manifest.refusal("its counts do not match the catalog")
        }
        guard try manifest.leftOut.counts.agrees(with: catalog.read(CatalogNumbers.init)) else {
          throw Manifest.refusal("its counts of skipped and omitted items do not match the catalog")
        }
      },
      { [manifest] catalog in
        let digests = try catalog.contentDigests().mapValues(\.hex)
        guard manifest.contentDigests.allSatisfy({ digests[$0.key] ?? $0.value == $0.value })
        else { throw Manifest.refusal("content digest mismatch") }
      },
    ]
  }
}

extension BundleError {
  /// True if the bundle is at fault, rather than the machine or an outdated reader.
  fileprivate var isDamage: Bool { code != .inputOutput && code != .unsupported }
}
