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
  /// Everything that is wrong, a message for each entry concerned.
  public internal(set) var damages: [BundleError] = []

  /// Whether nothing is wrong.
  public var isSound: Bool { damages.isEmpty }
}

extension BundleFile {
  /// Opens the file and checks it; what is wrong stands in the report, even when the bundle cannot be
  /// opened at all.
  ///
  /// - Parameter progress: is told bytes checked and bytes in all.
  /// - Throws: ``BundleError`` when the file itself cannot be read.
  public static func verify(
    path: String, level: VerificationLevel = .bytes,
    progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
  ) throws -> VerificationReport {
    var report = VerificationReport(level: level)
    do {
      let bundle = try BundleFile(path: path)
      report.entries = bundle.directory.entries.count
      try bundle.verify(into: &report, progress)
    } catch let error as BundleError {
      if error.code == .inputOutput { throw error }
      report.damages.append(error)
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
    for entry in directory.entries { try report.note { try checkPlace(of: entry) } }
    if report.level == .structure { return }
    var accounts = manifestAccounts
    var isComplete = false
    try report.note {
      let catalog = try catalog()
      accounts += try self.accounts(of: catalog)
      isComplete = true
      try catalog.checkIntegrity()
      try checkClaims(of: catalog)
    }
    let present = try checkAccounts(accounts, areComplete: isComplete, into: &report)
    guard report.level == .bytes else { return }
    let total = present.reduce(0) { $0 + $1.size }
    for account in present {
      let isRight = try report.note {
        try read(account)
      }
      if isRight { report.bytesChecked += account.size }
      try progress(report.bytesChecked, total)
    }
  }

  /// What the catalog accounts for.
  private func accounts(of catalog: Catalog) throws -> [EntryAccount] {
    var accounts: [EntryAccount] = []
    try catalog.forEachSource { source in
      if let entry = source.entry {
        accounts.append(EntryAccount(entry.name, entry.size, entry.digest))
      }
    }
    try catalog.forEachAsset { accounts.append(EntryAccount($0.entry, $0.size, $0.digest)) }
    return accounts
  }

  /// Nothing is missing, and nothing is there that is not accounted for; what is as large as it should
  /// be.
  private func checkAccounts(
    _ accounts: [EntryAccount], areComplete: Bool, into report: inout VerificationReport
  ) throws -> [EntryAccount] {
    var names = Set([EntryName.manifest])
    var present: [EntryAccount] = []
    for account in accounts {
      names.insert(account.name)
      if try report.note({ _ = try entry(account.name, size: account.size) }) {
        present.append(account)
      }
    }
    // Of a catalog that cannot be read, one damage is enough.
    guard areComplete else { return present }
    for name in directory.entries.map(directory.name) where !names.contains(name) {
      report.damages.append(BundleError(.invalid, entry: name, "is not accounted for"))
    }
    return present
  }

  /// The manifest says of the catalog what is true.
  private func checkClaims(of catalog: Catalog) throws {
    let counts = try catalog.counts().byName
    guard announced.counts.allSatisfy({ counts[$0.key] == nil || counts[$0.key] == $0.value })
    else {
      throw BundleError(
        .invalid, entry: EntryName.manifest, "its counts are not those of the catalog")
    }
    let leftOut = try catalog.leftOut()
    guard announced.leftOut.allSatisfy({ leftOut[$0.key] == nil || leftOut[$0.key] == $0.value })
    else {
      throw BundleError(
        .invalid, entry: EntryName.manifest,
        "it says that more or less was left out than the catalog does")
    }
    guard try catalog.contentDigest().hex == manifest.contentDigest else {
      throw BundleError(
        .invalid, entry: EntryName.manifest, "its content digest is not that of the catalog")
    }
  }
}

extension VerificationReport {
  /// Runs a check and keeps what is wrong, so that the next check runs too.
  @discardableResult
  fileprivate mutating func note(_ check: () throws -> Void) throws -> Bool {
    do {
      try check()
      return true
    } catch let error as BundleError where error.code != .inputOutput {
      damages.append(error)
      return false
    }
  }
}
