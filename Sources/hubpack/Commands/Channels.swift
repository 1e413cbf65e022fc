import ArgumentParser
import Foundation
import HubBundle
import HubChannel
import HubFetching
import HubModel
import HubSystem
import Terminal

struct Sign: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign",
    abstract: "Sign a bundle with an SSH key",
    discussion: helpText(EmbeddedTexts.sign_txt))

  @Argument(help: "The bundle", completion: .bundle)
  var bundle: String

  @Option(
    help: ArgumentHelp(
      "SSH key: a private key, or a public one whose private key is in the agent or a device",
      valueName: "file"), completion: .file())
  var key: String

  @Flag(name: .shortAndLong, help: "Print only warnings and errors")
  var quiet = false

  func run() throws {
    guard bundle != "-", !BundleInput.isURL(bundle) else {
      throw UsageError("'sign' needs a file (the signature is written beside it)")
    }
    var file = SignatureFile(beside: bundle)
    let statement = try withBundle(at: bundle) { Statement($0) }
    try file.sign(statement, key: key)
    let staging = try StagingFolder(for: URL(fileURLWithPath: bundle), notice: Message.write)
    defer { staging.remove() }
    try staging.publish(file.contents, as: bundle + ".sig")
    if quiet { return }
    Message.writeRaw(
      "\(Style.messages.bold((bundle + ".sig").harmlessLine)): serial number \(statement.serial)")
  }
}

struct Publish: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish",
    abstract: "Add a bundle to a channel, from which others pull it",
    discussion: helpText(EmbeddedTexts.publish_txt))

  @Argument(help: "The bundle", completion: .bundle)
  var bundle: String

  @Argument(help: "The folder of the channel", completion: .directory)
  var folder: String

  @Option(
    help: ArgumentHelp(
      """
      Sign with this SSH key: a private key, or a public one whose private key is in the agent or a \
      device
      """, valueName: "file"), completion: .file())
  var key: String?

  @Option(
    help: ArgumentHelp(
      """
      List of the keys of all maintainers who publish here (default: only the key of --key)
      """, valueName: "file"), completion: .file())
  var trust: String?

  @Option(help: ArgumentHelp("Number of releases to keep in the folder", valueName: "n"))
  var keep = 12

  @Option(
    help: ArgumentHelp(
      "Days after which the channel is out of date, and not pulled, unless it is published again",
      valueName: "days"))
  var validFor = 180

  @Flag(help: "Publish a bundle that is older than the newest release, or of another hub")
  var acceptAny = false

  @Flag(name: .shortAndLong, help: "Print only warnings and errors")
  var quiet = false

  func validate() throws {
    guard trust == nil || key != nil else { throw ValidationError("--trust needs --key") }
    guard (1...1000).contains(keep) else {
      throw ValidationError("--keep: invalid number \(keep) (use 1 to 1000)")
    }
    guard (1...3660).contains(validFor) else {
      throw ValidationError("--valid-for: invalid number of days \(validFor) (use 1 to 3660)")
    }
  }

  func run() throws {
    guard bundle != "-", !BundleInput.isURL(bundle) else {
      throw UsageError("'publish' needs a file, whose name the published file has, too")
    }
    guard !Folders.isFolder(bundle) else {
      throw UsageError("\(bundle): is a folder (the bundle comes first, then the folder)")
    }
    var options = Publication.Options()
    (options.key, options.trust) = (key, try trust.map { try Trust(allowed: $0) })
    (options.kept, options.days, options.acceptsAny) = (keep, validFor, acceptAny)
    let (channel, isNew) = try Publication(folder, options, notice: Message.write).publish(bundle)
    guard !quiet, let newest = channel.releases.first else { return }
    let folder = Style.messages.bold(folder.harmlessLine)
    Message.writeRaw(
      "\(folder): release \(newest.release.harmlessLine), serial number \(newest.serial), "
        + "\(channel.releases.count.of("release")) in all; out of date after \(channel.expires)")
    if isNew, channel.releases.count == 1, keep > 1 {
      Message.writeRaw("  the first release of a new channel")
    }
    for line in isNew ? newest.changes : [] { Message.writeRaw("  " + line.harmlessLine) }
    if key == nil {
      Message.write("note: not signed, so nobody can tell who published it (see --key)")
    }
  }
}

struct PullCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pull",
    abstract: "Bring a bundle up to date with a channel",
    discussion: helpText(EmbeddedTexts.pull_txt))

  @Argument(
    help: "The channel: a URL, a folder, or a USB stick", completion: .directory)
  var source: String

  @Argument(help: "The bundle to create or to bring up to date", completion: .bundle)
  var file: String

  @OptionGroup var trust: TrustOptions

  @Flag(name: .shortAndLong, help: "Print only warnings and errors")
  var quiet = false

  func run() throws {
    let trust = try trust.value
    guard !file.isEmpty, file != "-" else { throw UsageError("FILE: name a file") }
    let line = ProgressLine(isEnabled: !quiet)
    defer { line.clear() }
    let place = try BundleInput.place(folder(source), line)
    let pull = Pull(
      place, to: file, trust: trust, today: Date().day, notice: Message.write)
    let outcome = try pull.run()
    line.clear()
    switch outcome {
    case .nothingNew: return
    case .pulled(let release, let signer):
      guard !quiet else { return }
      let file = Style.messages.bold(file.harmlessLine)
      Message.writeRaw(
        "\(file): release \(release.release.harmlessLine), \(release.size.bytes)"
          + (signer.map { ", signed by \($0.harmlessLine)" } ?? "") + fetched(from: place))
      // Enough for any true list.
      for change in release.changes.prefix(20) {
        Message.writeRaw("  " + String(change.prefix(400)).harmlessLine)
      }
    }
  }

  private func fetched(from place: ChannelPlace) -> String {
    guard case .web(_, let web) = place else { return "" }
    let traffic = web.traffic
    return " (\(traffic.bytes.bytes) fetched with \(traffic.requests.of("request")))"
  }

  /// Returns the folder of a channel that is named by itself, by its `channel.json` or its page.
  private func folder(_ argument: String) throws -> String {
    guard !argument.isEmpty else { throw UsageError("SOURCE is empty (use a URL or a folder)") }
    var source = argument
    if case .local(let path) = try SourceArgument(argument) { source = path }
    guard !BundleInput.isURL(source) || !source.contains(where: { "?#".contains($0) }) else {
      throw UsageError(
        "\(source.withoutPasswords): the URL of a channel has no query and no fragment")
    }
    for name in [Channel.fileName, "index.html"] where source.hasSuffix("/" + name) {
      return String(source.dropLast(name.count))
    }
    return source.hasSuffix("/") ? source : source + "/"
  }
}
