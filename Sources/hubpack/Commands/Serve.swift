import ArgumentParser
import Foundation
import HubBundle
import HubModel
import HubServer
import Terminal

/// `hubpack serve`
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show a bundle in a browser, straight out of the file.",
    discussion: """
      Examples:
        hubpack serve lumen-hub-2026.11.hubpack --open
        hubpack serve lumen-hub-2026.11.hubpack --kiosk --club 'Fotoclub Zonnevlek'
        hubpack serve lumen-hub-2026.11.hubpack --host 0.0.0.0 --port 80 --watch

      Only this machine can see the pages, unless --host says otherwise. Every file is checked \
      before it is sent. Of a bundle from somebody whom you do not trust, show no pages but this \
      program's own: --own-viewer. Ctrl-C ends it. Docs/Kiosk.md tells how to set up a screen at an \
      exhibition.

      Exit codes: 0 fine; 2 wrong usage, a file that is no sound bundle, or an address that cannot be \
      had.
      """)

  @Argument(help: "The bundle.", completion: .bundle)
  var bundle: String

  @Option(
    help: ArgumentHelp(
      "The address of this machine to answer at; 0.0.0.0 lets the whole network in.",
      valueName: "address"))
  var host = "127.0.0.1"

  @Option(help: ArgumentHelp("The port; 0 takes one that is free.", valueName: "number"))
  var port = 8080

  @Flag(help: "Open the pages in the browser.")
  var open = false

  @Flag(help: "Show a new version of the file as soon as it is there and all of it is checked.")
  var watch = false

  @Flag(
    help: """
      Show the data and pictures with this program's own pages, never those in the bundle: pages are \
      programs, and these may be of somebody whom you do not trust.
      """)
  var ownViewer = false

  @Flag(
    help: "For a screen that visitors touch: a slide show that waits for them, and no way out.")
  var kiosk = false

  @Option(
    help: ArgumentHelp(
      "With --kiosk: begin anew when nobody has touched the screen for so long. (default: 120)",
      valueName: "seconds"))
  var idle: Int?

  @Option(
    help: ArgumentHelp("Turn the pictures of a portfolio by themselves.", valueName: "seconds"))
  var autoplay: Int?

  @Option(help: ArgumentHelp("Show this club alone.", valueName: "name"))
  var club: String?

  @Option(help: ArgumentHelp("The language to begin with: en, nl.", valueName: "code"))
  var language: String?

  @Option(help: "The colours to begin with: light, dark or system.")
  var theme: Theme?

  @Flag(name: .shortAndLong, help: "Print nothing but errors.")
  var quiet = false

  func run() async throws {
    var options = BundleServer.Options()
    options.host = host
    options.port = port
    options.watches = watch
    options.ownViewer = ownViewer
    let query = try query()
    options.query = { try query.text(for: $0) }
    // Files and pipes need some, too.
    options.connections = min(options.connections, max(16, DescriptorLimit.raise() - 64))
    let server = try serverOfBundle(options)
    try await server.run { address, isEverywhere in
      let others = isEverywhere ? ", and at all other addresses of this machine" : ""
      let pages = ownViewer ? "The pages are this program's own, not those in the bundle.\n" : ""
      try? Output.write(
        quiet ? "" : "\(bundle) is at \(address)\(others)\n\(pages)Ctrl-C ends it.\n")
      if open { Desktop.browse(address) }
    }
  }

  private func serverOfBundle(_ options: BundleServer.Options) throws -> BundleServer {
    do {
      return try BundleServer(bundle, options: options) { Message.write($0) }
    } catch let error as BundleError {
      throw NamedBundleError(path: bundle, underlying: error)
    }
  }

  /// What the pages have to know.
  private func query() throws -> PageQuery {
    guard idle == nil || kiosk else { throw UsageError("--idle: needs --kiosk") }
    for (name, seconds, range) in [
      ("--idle", idle, 5...86_400), ("--autoplay", autoplay, 1...3600),
    ] {
      guard let seconds, !range.contains(seconds) else { continue }
      throw UsageError(
        "\(name): is a number of seconds from \(range.lowerBound) to \(range.upperBound)")
    }
    guard (0...65_535).contains(port) else { throw UsageError("--port: is a number up to 65535") }
    if let language, language.wholeMatch(of: /[a-z]{2,3}/) == nil {
      throw UsageError("--language: is a code of two or three small letters, such as nl")
    }
    return PageQuery(
      kiosk: kiosk ? idle ?? 120 : nil, autoplay: autoplay, club: club, language: language,
      theme: theme)
  }
}

/// What the pages have to know, as the query of their address.
private struct PageQuery: Sendable {
  let kiosk: Int?
  let autoplay: Int?
  let club: String?
  let language: String?
  let theme: Theme?

  /// For a bundle, which has to have the club; nil when nothing is asked for.
  func text(for bundle: BundleFile) throws -> String? {
    let parts: [(String, String?)] = [
      ("kiosk", kiosk.map { String($0) }), ("autoplay", autoplay.map { String($0) }),
      ("club", try club.map { try Self.fullName(of: $0, in: bundle.catalog()) }),
      ("language", language), ("theme", theme?.rawValue),
    ]
    var address = URLComponents()
    address.queryItems = parts.compactMap { name, value in
      value.map { URLQueryItem(name: name, value: $0) }
    }
    return address.percentEncodedQuery.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The full name and the town of the one club that is meant.
  private static func fullName(of text: String, in catalog: Catalog) throws -> String {
    let clubs = try catalog.things(
      named: text, visibility: .everybody, presentation: Presentation(), limit: 20
    ).filter { $0.kind == .club }
    guard let club = clubs.first, let identity = try catalog.organizationIdentity(club.id) else {
      let suggestion = try catalog.suggestion(for: text).map { "; did you mean \"\($0)\"?" }
      throw UsageError("--club: no club is called \"\(text)\"" + (suggestion ?? ""))
    }
    guard clubs.count == 1 else {
      let names = clubs.map { "\"\($0.name)\"" }.joined(separator: ", ")
      throw UsageError("--club: \"\(text)\" may be any of \(names)")
    }
    return "\(identity.fullName) \(identity.town)"
  }
}

/// The colours of the pages.
enum Theme: String, ExpressibleByArgument, CaseIterable {
  case light, dark, system
}

extension Desktop {
  /// Opens an address in the browser, and tells people when that fails.
  fileprivate static func browse(_ address: String) {
    let process = Desktop.process(opening: address)
    process.terminationHandler = { process in
      guard process.terminationStatus != 0 else { return }
      Message.write(
        "--open: \(Desktop.opener) cannot open a browser here; open \(address) yourself")
    }
    do { try process.run() } catch {
      Message.write("--open: \(Desktop.opener) cannot be run; open \(address) yourself")
    }
  }
}

/// How many connections the system allows.
private enum DescriptorLimit {
  /// As many as it ever will: the usual 1024 are too few for a server.
  static func raise() -> Int {
    #if canImport(Darwin)
      let resource = RLIMIT_NOFILE
    #else
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 256 }
    let former = limit.rlim_cur
    limit.rlim_cur = min(limit.rlim_max, 65_536)
    return setrlimit(resource, &limit) == 0 ? Int(limit.rlim_cur) : Int(former)
  }
}
