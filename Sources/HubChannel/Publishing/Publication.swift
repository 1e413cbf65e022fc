package import Foundation
import HubBundle
import HubDiff
import HubModel
import HubSystem

/// Adds a release to the folder of a channel. At any moment the folder has the old channel, whole,
/// or the new one (Docs/Ship.md, "Publishing").
package struct Publication {
  /// The path of the folder.
  private let folder: String
  private let options: Options
  private let notice: (String) -> Void

  package struct Options: Sendable {
    /// The key with which to sign; nil for a channel without signatures.
    package var key: String?
    /// Who may have signed what is in the folder; nil for the same key.
    package var trust: Trust?
    /// The number of releases to keep.
    package var kept = 12
    /// The time of publication, and the number of days until the channel counts as out of date.
    package var now = Date()
    package var days = 180
    /// True to publish a release that is older, or of another hub.
    package var acceptsAny = false

    package init() {}
  }

  package init(_ folder: String, _ options: Options, notice: @escaping (String) -> Void = { _ in })
  {
    (self.folder, self.options, self.notice) = (folder, options, notice)
  }

  /// Publishes a bundle. The newest one again only renews the day until which it counts.
  ///
  /// - Parameter path: The path of the bundle, whose name it has in the folder.
  /// - Returns: The channel as it is now, and true if it has a new release.
  /// - Throws: `PlainError`, `BundleError` or `FileFault`; the channel is then as it was.
  package func publish(_ path: String) throws -> (channel: Channel, isNew: Bool) {
    let name = URL(fileURLWithPath: path).lastPathComponent
    guard Channel.isValid(fileName: name) else {
      throw PlainError(
        "\(name): a published file needs a name of letters, digits and ._- that ends in .hubpack")
    }
    let isNewFolder = access(folder, F_OK) != 0
    try Folders.create(folder)
    var isDone = false
    // Removes only an empty folder.
    defer { if isNewFolder, !isDone { rmdir(folder) } }
    let staging = try StagingFolder(
      for: URL(fileURLWithPath: folder).appendingPathComponent(Channel.fileName), notice: notice)
    defer { staging.remove() }
    do {
      let before = try earlierChannel(beside: name, in: staging)
      for release in before?.releases ?? []
      where FileSlice(path: self.path(release.file)).size != release.size {
        throw PlainError(
          "\(self.path(release.file)): missing, or not as published (copy it back to the folder)")
      }
      let (bundle, digest) = try checkedCopy(of: path, in: staging)
      let newest = try before?.releases.first.map { release in
        do { return try BundleFile(path: self.path(release.file)) } catch let error as BundleError {
          throw PlainError(error.description(of: self.path(release.file)))
        }
      }
      var channel: Channel
      let isNew = newest?.id != bundle.id
      if let before, !isNew {
        channel = before
        channel.expires = expires
      } else {
        try check(bundle, name, digest, after: before, newest)
        channel = try self.channel(adding: bundle, name, digest, after: before, newest)
      }
      try write(channel, before, bundle, staging, isNew: isNew)
      isDone = true
      return (channel, isNew)
    } catch {
      throw staging.reported(error)
    }
  }

  private func path(_ name: String) -> String { ChannelPlace.folder(folder).path(name) }

  /// The channel in the folder; nil if it is new.
  ///
  /// - Parameter name: The name of the bundle, which a killed run may have left.
  private func earlierChannel(
    beside name: String, in staging: StagingFolder
  ) throws -> Channel? {
    let place = ChannelPlace.folder(folder)
    let names = try Folders.names(in: folder)
    guard names.contains(Channel.fileName) else {
      let own = [name, name + ".sig", Channel.fileName + ".sig", "index.html", "feed.xml"]
      let isOwn = names.contains(name) || names.contains(Channel.fileName + ".sig")
      if let other = names.first(where: { !$0.hasPrefix(".") && !(isOwn && own.contains($0)) }) {
        throw PlainError(
          "\(path(other)): not of a channel (publish to a new folder, or to one with a "
            + "\(Channel.fileName))")
      }
      return nil
    }
    let isSigned = names.contains { $0.hasSuffix(".sig") }
    guard isSigned == (options.key != nil) else {
      throw PlainError(
        isSigned
          ? "\(folder): this channel is signed (give the key with --key)"
          : "\(folder): this channel is not signed, so a signature would vouch for releases that "
            + "nobody signed (publish to a new folder)")
    }
    guard isSigned, let key = options.key else {
      return try Channel.read(at: place, trust: nil).channel
    }
    // Otherwise the new signature would vouch for whatever somebody put into the folder.
    if let trust = options.trust { return try Channel.read(at: place, trust: trust).channel }
    let own = try Trust(only: key, list: staging.file("allowed_signers"))
    do { return try Channel.read(at: place, trust: own).channel } catch is PlainError {
      throw PlainError(
        "\(path(Channel.fileName)): changed, or not signed with \(key) (if another maintainer "
          + "published before, name the trusted keys with --trust)")
    }
  }

  /// Copies a bundle to the staging folder, and verifies the copy.
  private func checkedCopy(
    of path: String, in staging: StagingFolder
  ) throws -> (BundleFile, HexDigest) {
    let output = try WrittenFile(new: staging.file("content"), mode: 0o666)
    do {
      let digest = try BundleFile(path: path).copy(to: output)
      try output.synchronize()
      try output.close()
      let report = try BundleFile.verify(path: output.path)
      if let damage = report.damages.first { throw damage }
      return (try BundleFile(path: output.path), digest)
    } catch let error as BundleError {
      throw PlainError(error.description(of: path))
    }
  }

  /// Refuses a bundle that cannot follow the newest release.
  private func check(
    _ bundle: BundleFile, _ name: String, _ digest: HexDigest, after before: Channel?,
    _ newest: BundleFile?
  ) throws {
    if let other = before?.releases.first(where: { $0.file == name }) {
      throw PlainError(
        other.sha256 == digest
          ? "\(name) is published already, and a newer release followed it (to go back to it, publish "
            + "a copy with another name, and --accept-any)"
          : "\(name) was published with other contents, as release \(other.release) (give the new "
            + "file another name; published files never change)")
    }
    if let newest, !options.acceptsAny {
      do {
        try KnownRelease(bundle).check(
          after: KnownRelease(newest), advice: "(use --accept-any to publish it all the same)")
      } catch let error as PlainError {
        throw PlainError("\(name): \(error)")
      }
    }
  }

  private var expires: String {
    options.now.addingTimeInterval(Double(options.days) * 86_400).day
  }

  /// Returns the channel with a new release.
  private func channel(
    adding bundle: BundleFile, _ name: String, _ digest: HexDigest, after before: Channel?,
    _ newest: BundleFile?
  ) throws -> Channel {
    let manifest = bundle.manifest
    let serial = max(Statement.serial(of: manifest), (before?.serial ?? 0) + 1)
    guard Channel.serials.contains(serial) else {
      throw PlainError("\(folder): no serial number is left (publish to a new folder)")
    }
    let report = try newest.map {
      try DiffReport(
        from: ($0, before?.releases.first?.file ?? ""), to: (bundle, name))
    }
    let release = Channel.Release(
      release: manifest.release,
      serial: serial, file: name,
      size: bundle.size, sha256: digest, id: bundle.id, created: manifest.created,
      changes: report?.headlines ?? [])
    return Channel(
      hub: manifest.root, title: manifest.title, expires: expires,
      releases: Array(([release] + (before?.releases ?? [])).prefix(max(1, options.kept))))
  }

  /// Writes all files, `channel.json` last of those that matter.
  private func write(
    _ channel: Channel, _ before: Channel?, _ bundle: BundleFile, _ staging: StagingFolder,
    isNew: Bool
  ) throws {
    guard let release = channel.releases.first else { return }
    let bytes = try channel.encoded()
    // Signing first, because it may fail or ask for a passphrase.
    var signatures = SignatureFile()
    var channelSignatures = SignatureFile(beside: path(Channel.fileName))
    if let key = options.key {
      try signatures.sign(
        Statement(bundle, serial: release.serial), key: key, trust: options.trust)
      let subject = Statement.Subject.channel(sha256: Channel.checksum(of: bytes))
      try channelSignatures.sign(
        Statement(hub: channel.hub, serial: channel.serial, subject), key: key,
        trust: options.trust)
    }
    if isNew { try staging.publish("content", as: path(release.file)) }
    if options.key != nil {
      try staging.publish(signatures.contents, as: path(release.file + ".sig"))
      try staging.publish(channelSignatures.contents, as: path(Channel.fileName + ".sig"))
    }
    let pages = ChannelPages(channel: channel, now: options.now)
    try staging.publish(Array(pages.index.utf8), as: path("index.html"))
    try staging.publish(Array(pages.feed.utf8), as: path("feed.xml"))
    try staging.publish(bytes, as: path(Channel.fileName))
    let kept = Set(channel.releases.map(\.file))
    for old in before?.releases.map(\.file) ?? [] where !kept.contains(old) {
      for name in [old, old + ".sig"] { unlink(path(name)) }
    }
  }
}

extension Date {
  /// The day in UTC: "2026-11-29".
  package var day: String { String(ISO8601DateFormatter().string(from: self).prefix(10)) }
}
