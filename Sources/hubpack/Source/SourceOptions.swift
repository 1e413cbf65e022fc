import ArgumentParser
import HubFetching
import HubHelpers
import HubPages
import HubSource
import HubSystem
import Terminal

struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Include only clubs with this name or nickname; * and ? are wildcards (repeatable)",
      valueName: "club"))
  var includeClub: [String] = []

  @Option(
    help: ArgumentHelp(
      "Exclude clubs with this name or nickname; * and ? are wildcards (repeatable)",
      valueName: "club"))
  var excludeClub: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Level 0 file: a file in the hub's folder, or a URL (default: root.level0.json beside the root \
      file)
      """, valueName: "location"), completion: .hub)
  var level0: String?

  @Flag(help: "Do not use the network: skip files and pictures on the web")
  var offline = false

  @Option(help: ArgumentHelp("Number of concurrent requests", valueName: "n"))
  var connections = Self.usual.connections

  @Option(help: ArgumentHelp("Number of concurrent requests to one host", valueName: "n"))
  var connectionsPerHost = Self.usual.perHost

  @Option(
    help: ArgumentHelp(
      """
      Time limit for each file, including waiting and retries; also limits the pauses that \
      a host may request (Retry-After)
      """, valueName: "seconds"))
  var deadline = Self.usual.deadline

  @Option(
    help: ArgumentHelp(
      "Limit of the total download, such as 500MB or 20GB", valueName: "size"))
  var maxDownload = ByteCount(Self.usual.bytes)

  @Flag(
    help: "Allow addresses of private networks (the host of the hub itself is always allowed)")
  var allowPrivateNetwork = false

  @Flag(
    inversion: .prefixedNo,
    help: """
      Read the pictures of portfolios that are ordinary web pages, unless the site asks not to be \
      copied
      """)
  var pageGalleries = false

  /// The parser of web pages; nil if they stay links.
  ///
  /// - Throws: ``UsageError`` if its helper program is missing.
  func pages() throws -> PageParser? {
    guard pageGalleries else { return nil }
    switch try HelperProgram.pages.runnable() {
    case .success(let program): return PageParser(program: program)
    case .failure(let failure):
      throw UsageError("--page-galleries: cannot read web pages: \(failure.reason)")
    }
  }

  var selection: ClubSelection { ClubSelection(included: includeClub, excluded: excludeClub) }

  func validate() throws {
    guard (1...256).contains(connections) else {
      throw ValidationError("--connections: invalid number \(connections) (use 1 to 256)")
    }
    guard (1...256).contains(connectionsPerHost) else {
      throw ValidationError(
        "--connections-per-host: invalid number \(connectionsPerHost) (use 1 to 256)")
    }
    guard (1...86_400).contains(deadline) else {
      throw ValidationError("--deadline: invalid number of seconds \(deadline) (use 1 to 86400)")
    }
  }

  /// The names of the options that differ from their defaults.
  var given: [String] {
    let usual = Self.usual
    return [
      ("--include-club", !includeClub.isEmpty), ("--exclude-club", !excludeClub.isEmpty),
      ("--level0", level0 != nil), ("--offline", offline),
      ("--connections", connections != usual.connections),
      ("--connections-per-host", connectionsPerHost != usual.perHost),
      ("--deadline", deadline != usual.deadline),
      ("--max-download", maxDownload.bytes != usual.bytes),
      ("--allow-private-network", allowPrivateNetwork), ("--page-galleries", pageGalleries),
    ].filter(\.1).map(\.0)
  }

  private static let usual = (
    connections: 16, perHost: 4, deadline: 300, bytes: 100_000_000_000
  )

  func fetching(_ environment: [String: String]) throws -> FetchOptions {
    var options = try FetchOptions(environment)
    options.connections = connections
    options.connectionsPerHost = connectionsPerHost
    options.deadline = .seconds(deadline)
    options.waitingPerHost = .seconds(deadline)
    options.totalBytes = maxDownload.bytes
    options.allowsPrivateNetwork = allowPrivateNetwork
    return options
  }
}

extension FetchOptions {
  fileprivate init(_ environment: [String: String]) throws {
    self.init()
    userAgent = "hubpack/\(Version.number)"
    proxies = try ProxySettings(environment: environment)
    certificateFile = environment["SSL_CERT_FILE"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The options for bundles. A large one takes as long as it takes, unless the server stalls.
  init(bundlesIn environment: [String: String]) throws {
    try self.init(environment)
    deadline = .seconds(7 * 86_400)
  }
}

extension HelperProgram {
  /// Returns the path of the program if it runs, otherwise the reason why it does not.
  ///
  /// - Throws: `FileFault` when no program can be started.
  func runnable() throws(FileFault) -> Result<String, HelperFailure> {
    let path: String
    do throws(HelperFailure) { path = try self.path() } catch { return .failure(error) }
    if let failure = try failureToRun(path) { return .failure(.failed(failure)) }
    return .success(path)
  }
}

/// A number of bytes as people write it: 500MB.
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
