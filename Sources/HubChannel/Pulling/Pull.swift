import Crypto
import Foundation
import HubBundle
import HubModel
import HubSystem

/// Brings a file up to date with a channel: byte for byte the newest published bundle, or nothing
/// changes (Docs/Ship.md, "Pulling").
package struct Pull {
  private let place: ChannelPlace
  private let path: String
  private let trust: Trust?
  private let today: String
  private let notice: @Sendable (String) -> Void

  package enum Outcome {
    /// The file is the newest release.
    case nothingNew
    case pulled(Channel.Release, signer: String?)
  }

  /// - Parameters:
  ///   - path: The path of the bundle to bring up to date, or to create.
  ///   - trust: Who may sign; nil to take what the channel offers.
  ///   - today: The day, in UTC: "2026-11-29".
  ///   - notice: Called with a message about a temporary file that cannot be removed.
  package init(
    _ place: ChannelPlace, to path: String, trust: Trust?, today: String,
    notice: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    (self.place, self.path, self.trust, self.today) = (place, path, trust, today)
    self.notice = notice
  }

  /// The name of the file with what was fetched, which an interrupted pull leaves for the next.
  private static let fetched = "fetched"

  /// - Throws: `PlainError` if what is offered is refused; `BundleError`, `FileFault`.
  package func run() throws -> Outcome {
    try OutputPath.check(path, replaces: true)
    let (channel, signer) = try Channel.read(at: place, trust: trust)
    guard let newest = channel.releases.first else { return .nothingNew }
    let current = try currentBundle()
    let signatures = try place.signatures(of: newest.file)
    try check(channel, newest, after: current)
    let statement = Statement(
      hub: channel.hub, serial: newest.serial, .bundle(release: newest.release, id: newest.id))
    if let trust {
      _ = try signatures.signer(of: statement, named: place.path(newest.file), trust)
    }
    let signature = signatures.signatures.first { $0.statement == statement }
    if try current?.id == newest.id && isPublished(newest) {
      // The file was replaced by hand, or before the release was signed.
      if let signature, SignatureFile(beside: path).signatures.first != signature {
        let staging = try StagingFolder(for: URL(fileURLWithPath: path), notice: notice)
        defer { staging.remove() }
        try keep(signature, in: staging)
      }
      return .nothingNew
    }
    let staging = try StagingFolder(
      for: URL(fileURLWithPath: path), keeping: Self.fetched, notice: notice)
    var isResumable = false
    var isFetching = false
    defer { staging.remove(keeping: isResumable ? Self.fetched : nil) }
    do {
      if case .web = place { isFetching = true }
      try assemble(newest, of: channel, from: current, in: staging)
      isFetching = false
      try checkAssembled(newest, after: current, in: staging)
      // The signature first: it has the ones of both, and the file decides which of them counts.
      try keep(signature, in: staging)
      try staging.publish("content", replacing: true)
      if signature == nil { unlink(path + ".sig") }
      return .pulled(newest, signer: signer)
    } catch {
      let isUnreachable = (error as? BundleError)?.code == .inputOutput || Task.isCancelled
      // On a full disk, what was fetched is in the way.
      let isFull = "\(error)".contains(String(cString: strerror(ENOSPC)))
      isResumable = isFetching && isUnreachable && !isFull
      guard let error = error as? BundleError else { throw staging.reported(error) }
      throw PlainError(error.description(of: place.path(newest.file)))
    }
  }

  /// The bundle that is to be replaced; nil if there is none, or none that can be read.
  private func currentBundle() throws -> BundleFile? {
    // A power failure may have left an empty file.
    guard FileSlice(path: path).size ?? 0 > 0 else { return nil }
    do { return try BundleFile(path: path) } catch let error as BundleError {
      try Task.checkCancellation()
      switch error.code {
      case .damaged, .invalid:
        // The advice in such an error, to copy the file again, is what follows.
        notice("\(path): damaged; all of it is copied anew")
        return nil
      default: throw PlainError(error.description(of: path))
      }
    }
  }

  /// True if the file is the published one, byte for byte. O(size)
  private func isPublished(_ newest: Channel.Release) throws -> Bool {
    var hash = SHA256()
    let file = try RandomAccessFile(path: path)
    try file.forEachChunk(of: 0..<file.size) { chunk in
      try Task.checkCancellation()
      hash.update(bufferPointer: chunk)
    }
    if HexDigest(bytes: hash.finalize()) == newest.sha256 { return true }
    notice("\(path): damaged, or not as published; it is replaced")
    return false
  }

  /// Refuses a channel that is out of date or offers nothing newer than the file.
  private func check(
    _ channel: Channel, _ newest: Channel.Release, after current: BundleFile?
  ) throws {
    guard today <= channel.expires else {
      throw PlainError(
        "\(place.description) is out of date since \(channel.expires): its newest release "
          + "\(newest.release) is of \(newest.created.prefix(10)) (ask whoever publishes it)")
    }
    guard current?.id != newest.id else { return }
    let beside = SignatureFile(beside: path)
    let last = beside.signatures.map(\.statement)
      .filter { if case .bundle = $0.subject { true } else { false } }
      .max { $0.serial < $1.serial }
    // Of a file that cannot be read, the signature tells what it was.
    if current == nil, let last, last.hub != channel.hub {
      throw PlainError(
        "\(place.description) is of the hub \(channel.hub), but \(path) was of \(last.hub) (to change "
          + "the hub, remove \(path) and \(path).sig first)")
    }
    let serial = current.map { beside.serialNumber(of: $0) } ?? last?.serial ?? 0
    guard newest.serial > serial || current == nil && newest.serial == serial else {
      let known = current.map { "release \($0.manifest.release)" } ?? "what was"
      throw PlainError(
        "\(place.description) offers release \(newest.release) (serial number \(newest.serial)), "
          + "which is not newer than \(known) in \(path) (\(serial)); nothing was changed")
    }
  }

  /// Makes the published file in the staging folder.
  private func assemble(
    _ newest: Channel.Release, of channel: Channel, from current: BundleFile?,
    in staging: StagingFolder
  ) throws {
    let fetchedPath = staging.fileOfAllRuns(Self.fetched)
    let earlier = try? RandomAccessFile(path: fetchedPath)
    let fetched = try TemporaryFile(kept: fetchedPath)
    let file = try place.open(newest.file, size: newest.size, into: fetched, notice: notice)
    let bundle = try BundleFile(file)
    guard bundle.id == newest.id else {
      throw PlainError(
        "\(newest.file) is not the bundle that \(Channel.fileName) states (an update may be under "
          + "way; try again later)")
    }
    try checkStated(newest, channel, by: bundle.manifest)
    // A file with the same entries is replaced because it is damaged.
    var source = current?.id == newest.id ? nil : current
    while true {
      let output = try WrittenFile(new: staging.file("content"), mode: 0o666)
      let digest = try bundle.copy(
        to: output, takingFrom: source, fetched: source == nil && current != nil ? nil : earlier,
        keep: { (file as? WebFile)?.add($0) })
      if digest == newest.sha256 {
        try output.synchronize()
        return try output.close()
      }
      // The file that is replaced may be damaged, or packed by another version.
      guard source != nil else {
        throw PlainError(
          "\(newest.file) has another checksum than \(Channel.fileName) states; nothing was changed"
        )
      }
      source = nil
      unlink(output.path)
    }
  }

  /// Checks that the channel tells the truth about a bundle.
  private func checkStated(
    _ newest: Channel.Release, _ channel: Channel, by manifest: Manifest
  ) throws {
    let stated = [
      ("hub", channel.hub, manifest.root), ("release", newest.release, manifest.release),
      ("created", newest.created, manifest.created),
    ]
    guard let wrong = stated.first(where: { $0.1 != $0.2 }) else { return }
    throw PlainError(
      "\(Channel.fileName) states \"\(wrong.0)\": \"\(wrong.1)\", but \(newest.file) has "
        + "\"\(wrong.2)\"; nothing was changed")
  }

  /// Checks what will replace the file, and that it is of the same hub.
  private func checkAssembled(
    _ newest: Channel.Release, after current: BundleFile?, in staging: StagingFolder
  ) throws {
    let bundle = try BundleFile(path: staging.file("content"))
    let opened = { bundle }
    let report = try BundleFile.verify(opened, level: .catalog) { _, _ in }
    if let damage = report.damages.first {
      throw PlainError("\(newest.file): \(damage); nothing was changed")
    }
    guard let current else { return }
    let releases = try inParallel([bundle, current]) { try KnownRelease($0) }
    // Of a file whose catalog is damaged, nothing is known.
    guard let known = try? releases[1].get() else { return }
    try releases[0].get().checkHub(
      of: known, advice: "(to change the hub, remove \(path) first)")
  }

  /// Keeps the signature of a release beside the file, with that of the release before.
  private func keep(
    _ signature: SignatureFile.Signature?, in staging: StagingFolder
  ) throws {
    guard let signature else { return }
    var file = SignatureFile(beside: path)
    file.add(signature)
    try staging.publish(file.contents, as: path + ".sig")
  }
}
