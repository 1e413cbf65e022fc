import Foundation
package import HubBundle
package import HubChannel
import HubDiff
package import HubGuestbook
package import HubModel
import HubSystem
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import Synchronization

/// A web server for bundles, which reads directly from the bundle file.
package struct BundleServer: Sendable {
  package struct Options: Sendable {
    package var host = "127.0.0.1"
    /// Opens the bundle at the path.
    package var open: @Sendable (String) throws -> BundleFile = { try BundleFile(path: $0) }
    /// The port to listen on; 0 for a free one.
    package var port = 8080
    /// Returns the club to show, from the first version of the file; nil for all. In later versions,
    /// the club is found even if it has another name, and one without it is not shown.
    package var club: @Sendable (BundleFile) throws -> OrganizationIdentity? = { _ in nil }
    /// Returns the query that the URLs of all pages must have: "kiosk=120"; nil to allow any. A
    /// request may add a language and a theme. Called for each new version of the file, with the name
    /// of the club in it; a version is not shown if this throws.
    package var query: @Sendable (BundleFile, OrganizationIdentity?) throws -> String? = { _, _ in
      nil
    }
    /// Names of this server in URLs, in addition to ``host``, `localhost`, the names of this machine
    /// and all addresses. Requests for other names are refused.
    package var allowedHosts: [String] = []
    package var watches = false
    /// True to show a new version of the file even if it is an older release or from another hub.
    package var acceptsAny = false
    /// Who may sign what is shown; nil if signatures are not asked for.
    package var trust: Trust?
    /// True to show the bundle with the program's own pages, whatever pages the bundle contains.
    package var ownViewer = false
    /// The guestbook; nil if visitors can leave nothing.
    package var guestbook: Guestbook?
    /// The address of this machine on which the club decides; nil for no such page.
    package var operatorHost: String?
    /// The port of that page; 0 for a free one.
    package var operatorPort = 0
    /// The largest number of connections at the same time; more have to wait.
    package var connections = 4096
    /// The time limit in seconds for a client that sends nothing, or does not receive what it asked
    /// for.
    package var patience = 30
    /// The time limit in seconds for unfinished responses when the server is stopped.
    package var grace = 5

    package init() {}
  }

  private let path: String
  private let opened: [FileVersion?]
  private let options: Options
  /// The club to show, by its name in the first version of the file.
  private let club: OrganizationIdentity?
  /// The facts about the first version of the file; nil if it is not watched, or if its catalog
  /// cannot be read and any bundle may replace it.
  private let known: KnownRelease?
  private let releases: ServedReleases
  private let budget = ByteBudget()
  private let report: @Sendable (String) -> Void
  /// The report without repetitions, because a damaged picture is requested often.
  private let reportOnce: @Sendable (String) -> Void

  /// Opens a bundle. O(entries).
  ///
  /// - Parameter report: Called with a message about damage found by a request, and about new
  ///   versions of the file. Must be safe to call from any thread.
  /// - Throws: `BundleError`, and the errors of the options' club and query.
  package init(
    _ path: String, options: Options = Options(),
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) throws {
    self.path = path
    opened = Self.versions(of: path, options)
    self.options = options
    let once = OnceReporter(report)
    self.report = report
    reportOnce = { once.say($0) }
    let bundle = try options.open(path)
    let serial = try Self.serial(of: bundle, at: path, options)
    club = try options.club(bundle)
    known = try? options.watches ? KnownRelease(bundle, serial: serial) : nil
    let cache = FileCache(
      try ServedBundle(
        bundle, ownViewer: options.ownViewer, hasGuestbook: options.guestbook != nil),
      query: try options.query(bundle, club), budget: budget)
    releases = ServedReleases(cache, areVersioned: options.watches)
  }

  package enum Audience: Equatable, Sendable {
    case thisMachine
    /// Every machine that can reach the address.
    case oneAddress
    /// Every machine that can reach any address of this machine, with the URLs for other machines.
    case allAddresses(urls: [String])
  }

  /// Serves until the task is cancelled. Unfinished responses are then completed, within the time
  /// limit of the options.
  ///
  /// - Parameter ready: Called when the server is listening, with the URL, with who can open it, and
  ///   with the links to the page on which the club decides.
  /// - Throws: `ServerError` if the server cannot listen on the address.
  package func run(
    ready:
      @escaping @Sendable (_ address: String, _ audience: Audience, _ links: [String]) async -> Void
  ) async throws {
    // Libraries log nothing; what matters is reported.
    let logger = Logger(label: "hubpack") { _ in SwiftLogNoOpLogHandler() }
    let host = options.host.trimmingCharacters(in: ["[", "]"])
    let report: @Sendable (String) -> Void = { reportOnce("\(path): \($0)") }
    let router = Router(context: ServerContext.self)
    QRCode.addRoute(to: router)
    if let guestbook = options.guestbook {
      GuestbookRoutes(guestbook, releases, report: reportOnce).add(to: router)
    }
    let responder = HostGuard(
      hosts: AllowedHosts(options.allowedHosts + [host]), report: report,
      next: BundleResponder(
        releases: releases, report: report, routes: router.buildResponder()))
    let (links, operatorReady) = AsyncStream<[String]>.makeStream()
    let operatorSite = operatorSite
    if operatorSite == nil { operatorReady.finish() }
    let application = application(
      responder, host: host, port: options.port, connections: options.connections, logger
    ) { channel in
      // Browsers cannot open the wildcard addresses, so name the local one.
      let everywhere = ["0.0.0.0": "127.0.0.1", "::": "::1"]
      let address = channel.localAddress?.ipAddress ?? ""
      let local = everywhere[address]
      func url(_ name: String) -> String { Self.url(name, channel) }
      let isLoopback = address.hasPrefix("127.") || address == "::1"
      let audience: Audience =
        if local != nil {
          .allAddresses(urls: NetworkAddresses.current(for: address).map(url))
        } else {
          isLoopback ? .thisMachine : .oneAddress
        }
      let told = await links.first { _ in true }
      // Otherwise that page cannot listen, and the server stops.
      guard told != nil || operatorSite == nil else { return }
      await ready(url(local ?? host), audience, told ?? [])
    }
    var services: [any Service] = [application]
    if let site = operatorSite, let host = options.operatorHost {
      let responder = HostGuard(
        hosts: AllowedHosts(options.allowedHosts + [host]), report: report, next: site.responder())
      services.append(
        self.application(
          responder, host: host, port: options.operatorPort, connections: 64, logger
        ) { channel in
          let address = channel.localAddress?.ipAddress ?? ""
          let names = host == address || host == "localhost" ? [host] : []
          let urls = names.isEmpty ? NetworkAddresses.current(for: address) : names
          operatorReady.yield(urls.map { Self.url($0, channel) + site.token })
        })
    }
    var configuration = ServiceGroupConfiguration(services: services, logger: logger)
    configuration.maximumGracefulShutdownDuration = .seconds(options.grace)
    let group = ServiceGroup(configuration: configuration)
    // In a separate task, because cancelling this one would end everything immediately.
    let serving = Task { try await group.run() }
    let watching = options.watches ? Task { await watch() } : nil
    defer { watching?.cancel() }
    try await withTaskCancellationHandler {
      do {
        try await serving.value
      } catch is CancellationError {
        // A response took longer than the grace period.
      } catch {
        let other = options.operatorHost.flatMap { host in
          options.operatorPort == 0 ? nil : (host: host, port: options.operatorPort)
        }
        throw ServerError(error, host: host, port: options.port, other: other)
      }
    } onCancel: {
      Task { await group.triggerGracefulShutdown() }
    }
  }

  /// The page on which the club decides, with a new token.
  private var operatorSite: OperatorSite? {
    guard let guestbook = options.guestbook, options.operatorHost != nil else { return nil }
    return OperatorSite(guestbook: guestbook, releases: releases, report: reportOnce)
  }

  private static func url(_ name: String, _ channel: any NIOCore.Channel) -> String {
    let host = name.contains(":") ? "[\(name)]" : name
    return "http://\(host):\(channel.localAddress?.port ?? 0)/"
  }

  private func application<Responder: HTTPResponder>(
    _ responder: Responder, host: String, port: Int, connections: Int, _ logger: Logger,
    ready: @escaping @Sendable (any NIOCore.Channel) async -> Void
  ) -> Application<Responder> where Responder.Context == ServerContext {
    let patience = TimeAmount.seconds(Int64(options.patience))
    return Application(
      responder: responder,
      server: HTTPServerBuilder { responder in
        Connections(
          connections: HTTP1Channel(
            responder: responder,
            configuration: HTTP1Channel.Configuration(
              additionalChannelHandlers: [UnsentResponses(), SlowClients(patience: patience)],
              idleTimeout: patience,
              httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 1 << 14, maxHeaderListSize: 1 << 15, maxHeaderFieldCount: 100)))
        )
      },
      configuration: ApplicationConfiguration(
        address: .hostname(host, port: port), backlog: 1024,
        availableConnectionsDelegate: MaximumAvailableConnections(connections)),
      onServerRunning: ready, logger: logger)
  }

  /// The versions of the file and of its signatures, if these are asked for.
  private static func versions(of path: String, _ options: Options) -> [FileVersion?] {
    [FileVersion(path)] + (options.trust == nil ? [] : [FileVersion(path + ".sig")])
  }

  /// The serial number of a bundle that somebody trusted has signed; nil if signatures are not asked
  /// for.
  private static func serial(
    of bundle: BundleFile, at path: String, _ options: Options
  ) throws -> Int? {
    guard let trust = options.trust else { return nil }
    return try SignatureFile(beside: path).signer(of: bundle, named: path, trust).serial
  }

  /// Checks once a second for a new version of the file, and serves it if it is valid. A version
  /// that cannot be read is tried again every minute, because a network may be back by then.
  private func watch() async {
    var served = opened
    var club = club
    var known = known
    var seen = opened
    var unread: (version: [FileVersion?], until: ContinuousClock.Instant)?
    while (try? await Task.sleep(for: .seconds(1))) != nil {
      let now = Self.versions(of: path, options)
      defer { seen = now }
      // Wait until the file has stopped changing.
      guard now[0] != nil, now == seen, now != served else { continue }
      if let unread, unread.version == now, unread.until > .now { continue }
      do {
        let verified = try BundleFile.verify(path: path, level: .bytes) { _, _ in
          try Task.checkCancellation()
        }
        if let damage = verified.damages.first { throw damage }
        let bundle = try BundleFile(path: path)
        let next = try KnownRelease(bundle, serial: Self.serial(of: bundle, at: path, options))
        if let known, !options.acceptsAny {
          try next.check(after: known, advice: "(use --accept-any to show any bundle)")
        }
        let name = try club.map { try $0.name(in: bundle, after: releases.bundle) }
        let servedBundle = try ServedBundle(
          bundle, ownViewer: options.ownViewer, hasGuestbook: options.guestbook != nil)
        let query = try options.query(bundle, name)
        // Verification takes time, so make sure that the verified file is the one that was opened.
        guard Self.versions(of: path, options) == now else { continue }
        if let guestbook = options.guestbook {
          follow(guestbook, from: releases.bundle, to: bundle, with: next.organizations)
        }
        releases.replace(with: FileCache(servedBundle, query: query, budget: budget))
        report("now showing release \(bundle.manifest.release) (\(servedBundle.version))")
        if let club, let name, name != club {
          report(
            "the club \"\(club.displayName)\" is now called \"\(name.displayName)\" "
              + "(when you start hubpack again, give this name to --club)")
        }
        (club, known) = (name, next)
      } catch is CancellationError {
        return
      } catch {
        let message = "\(path): the new version is not shown: \(error)"
        if let error = error as? BundleError, error.code == .inputOutput {
          reportOnce(message)
          unread = (now, .now + .seconds(60))
          continue
        }
        report(error is BundleError ? message + " (replace the file with mv, not cp)" : message)
      }
      served = now
    }
  }
}

extension BundleServer {
  /// Tells a guestbook the new names of clubs, for results of pictures that are gone.
  private func follow(
    _ guestbook: Guestbook, from before: BundleFile, to after: BundleFile,
    with organizations: Set<OrganizationIdentity>
  ) {
    do {
      for club in try guestbook.clubs().subtracting(organizations) {
        // A bundle that can no longer be read cannot be compared.
        guard let name = try? club.followed(from: before, to: after) else { continue }
        try guestbook.rename(club, to: name)
      }
    } catch {
      report("\(error)")
    }
  }
}

/// A reporter that drops repeated messages.
final class OnceReporter: Sendable {
  /// The largest number of different messages; nobody would read more.
  private static let limit = 200

  private let said = Mutex(Set<String>())
  private let report: @Sendable (String) -> Void

  init(_ report: @escaping @Sendable (String) -> Void) {
    self.report = report
  }

  func say(_ text: String) {
    let isNew = said.withLock { $0.count < Self.limit && $0.insert(text).inserted }
    if isNew { report(text) }
  }
}
