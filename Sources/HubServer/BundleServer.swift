import Foundation
package import HubBundle
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// Shows bundles in browsers, straight out of the file.
package struct BundleServer: Sendable {
  /// Where, and what of it.
  package struct Options: Sendable {
    /// An address of this machine.
    package var host = "127.0.0.1"
    /// 0 takes one that is free.
    package var port = 8080
    /// The query that all pages of a bundle have to have: "kiosk=120"; nil when they may have any. It is asked
    /// for each new version of the file, which is not shown when that throws.
    package var query: @Sendable (BundleFile) throws -> String? = { _ in nil }
    /// Whether a new version of the file is picked up.
    package var watches = false
    /// Whether a bundle is shown with the program's own pages, whatever pages are in it.
    package var ownViewer = false
    /// Connections at a time; more wait.
    package var connections = 4096
    /// How long a client may be silent, or not take what it asked for, in seconds.
    package var patience = 30
    /// How long answers that are on their way may still take when the server is to stop, in seconds.
    package var grace = 5

    /// The usual ones.
    package init() {}
  }

  private let path: String
  private let opened: FileVersion?
  private let options: Options
  private let releases: ServedReleases
  private let budget = ByteBudget()
  private let report: @Sendable (String) -> Void
  /// The same, but of each thing once: a picture that is damaged is asked for often.
  private let reportOnce: @Sendable (String) -> Void

  /// Opens a bundle; O(entries).
  ///
  /// - Parameter report: is told of damage that requests meet, and of new versions of the file. Safe to
  ///   call from any thread.
  /// - Throws: `BundleError`, and what the options' query throws.
  package init(
    _ path: String, options: Options = Options(),
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) throws {
    self.path = path
    opened = FileVersion(path)
    self.options = options
    let once = OnceReporter(report)
    self.report = report
    reportOnce = { once.say($0) }
    let bundle = try BundleFile(path: path)
    let cache = FileCache(
      try ServedBundle(bundle, ownViewer: options.ownViewer), query: try options.query(bundle),
      budget: budget)
    releases = ServedReleases(cache, areVersioned: options.watches)
  }

  /// Serves until the task is cancelled; answers that are on their way then are finished, but for those
  /// that take longer than the options allow.
  ///
  /// - Parameter ready: is told the address, once it answers, and whether other addresses of the machine
  ///   answer as well.
  /// - Throws: `ServerError` when the address cannot be had.
  package func run(
    ready: @escaping @Sendable (_ address: String, _ isEverywhere: Bool) async -> Void
  ) async throws {
    // Nothing is logged; what matters is reported.
    let logger = Logger(label: "hubpack") { _ in SwiftLogNoOpLogHandler() }
    let responder = BundleResponder(releases: releases) { reportOnce("\(path): \($0)") }
    let patience = TimeAmount.seconds(Int64(options.patience))
    let host = options.host.trimmingCharacters(in: ["[", "]"])
    let application = Application(
      responder: responder,
      server: HTTPServerBuilder { responder in
        Connections(
          connections: HTTP1Channel(
            responder: responder,
            configuration: HTTP1Channel.Configuration(
              additionalChannelHandlers: [SlowClients(patience: patience)], idleTimeout: patience,
              httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 1 << 14, maxHeaderListSize: 1 << 15, maxHeaderFieldCount: 100)))
        )
      },
      configuration: ApplicationConfiguration(
        address: .hostname(host, port: options.port), backlog: 1024,
        availableConnectionsDelegate: MaximumAvailableConnections(options.connections)),
      onServerRunning: { channel in
        // All addresses of the machine are none that a browser could open.
        let everywhere = ["0.0.0.0": "127.0.0.1", "::": "::1"]
        let local = channel.localAddress?.ipAddress.flatMap { everywhere[$0] }
        let name = local ?? host
        let authority =
          "\(name.contains(":") ? "[\(name)]" : name):\(channel.localAddress?.port ?? 0)"
        await ready("http://\(authority)/", local != nil)
      },
      logger: logger)
    var configuration = ServiceGroupConfiguration(services: [application], logger: logger)
    configuration.maximumGracefulShutdownDuration = .seconds(options.grace)
    let group = ServiceGroup(configuration: configuration)
    // Apart from this task, whose cancellation would end everything at once.
    let serving = Task { try await group.run() }
    let watching = options.watches ? Task { await watch() } : nil
    defer { watching?.cancel() }
    try await withTaskCancellationHandler {
      do {
        try await serving.value
      } catch let error as IOError {
        throw ServerError(host: host, port: options.port, error)
      } catch is SocketAddressError.UnknownHost {
        throw ServerError(host: host)
      } catch is CancellationError {
        // Somebody took too long.
      } catch {
        // What libraries say of themselves helps nobody.
        throw ServerError(host: host, port: options.port)
      }
    } onCancel: {
      Task { await group.triggerGracefulShutdown() }
    }
  }

  /// Looks once a second whether there is a new version of the file, and serves it when all of it is sound. One that
  /// cannot be read is tried again every minute: a network may be back by then.
  private func watch() async {
    var served = opened
    var seen = opened
    var unread: (version: FileVersion, until: ContinuousClock.Instant)?
    while (try? await Task.sleep(for: .seconds(1))) != nil {
      let now = FileVersion(path)
      defer { seen = now }
      // Only when it has stopped changing.
      guard let now, now == seen, now != served else { continue }
      if let unread, unread.version == now, unread.until > .now { continue }
      do {
        let verified = try BundleFile.verify(path: path, level: .bytes) { _, _ in
          try Task.checkCancellation()
        }
        if let damage = verified.damages.first { throw damage }
        let bundle = try BundleFile(path: path)
        let servedBundle = try ServedBundle(bundle, ownViewer: options.ownViewer)
        let query = try options.query(bundle)
        // Verifying takes its time, and what was verified has to be what was opened.
        guard FileVersion(path) == now else { continue }
        releases.replace(with: FileCache(servedBundle, query: query, budget: budget))
        report("now showing release \(bundle.manifest.release) (\(servedBundle.version))")
      } catch is CancellationError {
        return
      } catch {
        let message = "\(path): the new version of the file is not shown: \(error)"
        if let error = error as? BundleError, error.code == .inputOutput {
          reportOnce(message)
          unread = (now, .now + .seconds(60))
          continue
        }
        report(message + "; put a new release in place with mv, not cp")
      }
      served = now
    }
  }
}

/// An address that cannot be had.
package struct ServerError: Error, CustomStringConvertible {
  /// What happened, and what to do.
  package let description: String

  init(host: String, port: Int, _ error: IOError) {
    let reason = String(cString: strerror(error.errnoCode))
    let advice =
      error.errnoCode == EADDRINUSE
      ? "; another program answers there, so choose another --port" : ""
    description = "\(host), port \(port): \(reason)\(advice)"
  }

  init(host: String, port: Int) {
    description = "\(host), port \(port): the server stopped unexpectedly; start it again"
  }

  init(host: String) {
    description =
      "--host: \"\(host)\" is no address of this machine, such as 127.0.0.1, ::1 or 0.0.0.0"
  }
}
