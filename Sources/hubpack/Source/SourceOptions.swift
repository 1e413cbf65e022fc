import ArgumentParser
import HubFetching
import HubSource
import Terminal

/// Where a hub is, what of it is read, and how: for every command that reads one.
struct SourceOptions: ParsableArguments {
  @Option(help: "Take only clubs with this name, nickname or glob; may be repeated.")
  var includeClub: [String] = []

  @Option(help: "Leave out clubs with this name, nickname or glob; may be repeated.")
  var excludeClub: [String] = []

  @Option(
    help: """
      Where Level 0 is: a file in the hub's folder, or a URL. (default: root.level0.json beside \
      the root)
      """, completion: .hub)
  var level0: String?

  @Flag(help: "Fetch nothing from the web.")
  var offline = false

  @Option(help: ArgumentHelp("Requests under way at once.", valueName: "n"))
  var connections = 16

  @Option(help: ArgumentHelp("Of those, to one host.", valueName: "n"))
  var connectionsPerHost = 4

  @Option(
    help: ArgumentHelp(
      """
      How long one file may take from its first request, waiting included; and how long one host \
      that asks for it (Retry-After) is waited for, over all its files.
      """, valueName: "seconds"))
  var deadline = 300

  @Option(
    help: ArgumentHelp(
      "How much may be fetched in all: 500MB, 20GB.", valueName: "size"))
  var maxDownload = ByteCount(100_000_000_000)

  @Flag(
    help: """
      Fetch from addresses of the private network, too. (Where the root itself is, is always \
      allowed.)
      """)
  var allowPrivateNetwork = false

  /// The selection of clubs.
  var selection: ClubSelection { ClubSelection(included: includeClub, excluded: excludeClub) }

  func validate() throws {
    guard (1...256).contains(connections) else {
      throw ValidationError("--connections: is a number from 1 to 256")
    }
    guard (1...256).contains(connectionsPerHost) else {
      throw ValidationError("--connections-per-host: is a number from 1 to 256")
    }
    guard (1...86_400).contains(deadline) else {
      throw ValidationError("--deadline: is a number of seconds, at most a day")
    }
  }

  /// How the web is asked.
  func fetching(_ environment: [String: String]) throws -> FetchOptions {
    var options = FetchOptions()
    options.connections = connections
    options.connectionsPerHost = connectionsPerHost
    options.deadline = .seconds(deadline)
    options.waitingPerHost = .seconds(deadline)
    options.totalBytes = maxDownload.bytes
    options.allowsPrivateNetwork = allowPrivateNetwork
    options.userAgent = "hubpack/\(Version.number)"
    options.proxies = try ProxySettings(environment: environment)
    options.certificateFile = environment["SSL_CERT_FILE"].flatMap { $0.isEmpty ? nil : $0 }
    return options
  }
}

/// A number of bytes, as people write it.
struct ByteCount: ExpressibleByArgument {
  let bytes: Int

  init(_ bytes: Int) { self.bytes = bytes }

  init?(argument: String) {
    guard let match = argument.wholeMatch(of: /([0-9]{1,9})\s*([kKMGT]?)i?[bB]?/),
      let number = Int(match.1)
    else { return nil }
    let factors = ["": 1, "k": 1000, "m": 1_000_000, "g": 1_000_000_000, "t": 1_000_000_000_000]
    let (bytes, isTooLarge) = number.multipliedReportingOverflow(
      by: factors[match.2.lowercased()] ?? 1)
    guard !isTooLarge, bytes > 0 else { return nil }
    self.bytes = bytes
  }

  var defaultValueDescription: String { bytes.bytes.replacing(" ", with: "") }
}
