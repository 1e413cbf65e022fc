import ArgumentParser
import Foundation
import HubBundle
import HubGuestbook
import HubModel
import HubServer
import HubSystem
import HubViewer
import Terminal

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve a bundle to browsers",
    discussion: helpText(EmbeddedTexts.serve_txt))

  @Argument(help: "The bundle", completion: .bundle)
  var bundle: String

  @Option(
    help: ArgumentHelp(
      "Address of this machine to listen on; use 0.0.0.0 to allow the whole network",
      valueName: "address"))
  var host = "127.0.0.1"

  @Option(
    help: ArgumentHelp(
      "Another name of this machine that browsers may use (repeatable)", valueName: "name"))
  var allowHost: [String] = []

  @Option(help: ArgumentHelp("Port; 0 uses any free port", valueName: "number"))
  var port = 8080

  @Flag(help: "Open the viewer in the browser; with --kiosk, full screen if possible")
  var open = false

  @Flag(help: "Switch to a new version of the file as soon as it is verified")
  var watch = false

  @Flag(help: "With --watch: also switch to an older release or to the bundle of another hub")
  var acceptAny = false

  @OptionGroup var trust: TrustOptions

  @Flag(
    help: """
      Use hubpack's own viewer; the one in the bundle can run any script in the browser
      """)
  var ownViewer = false

  @Flag(
    help: """
      Kiosk mode for a touch screen: show a slideshow until the screen is touched; links to other \
      sites are disabled
      """)
  var kiosk = false

  @Option(
    help: ArgumentHelp(
      "Start over after this time without a touch, 5 to 86400; needs --kiosk (default: 120)",
      valueName: "seconds"))
  var idle: Int?

  @Option(
    help: ArgumentHelp(
      "Show the next picture of a portfolio, or of an unused kiosk, after this time, 1 to 3600",
      valueName: "seconds"))
  var autoplay: Int?

  @Option(help: ArgumentHelp("Show only this club", valueName: "name"))
  var club: String?

  @Option(help: ArgumentHelp("Show only this exhibition", valueName: "name"))
  var exhibition: String?

  @Option(
    help: ArgumentHelp(
      """
      Initial language: \(ViewerFiles.languages.joined(separator: ", ")), or a language of the \
      hub's texts
      """,
      valueName: "code"))
  var language: String?

  @Option(
    help: ArgumentHelp(
      "Languages that visitors can choose, in this order, such as nl,en,de (default: all)",
      valueName: "codes"))
  var languages: String?

  @Option(help: "Initial colour scheme")
  var theme: Theme?

  @Option(
    help: ArgumentHelp(
      "Let visitors leave likes and reports, which are kept in this file", valueName: "file"),
    completion: .file())
  var guestbook: String?

  @Option(
    help: ArgumentHelp(
      "What visitors may leave: like, tag, comment, report (repeatable; default: like,report)",
      valueName: "kinds"), completion: .words(EntryKind.allCases.map(\.rawValue)))
  var allow: [String] = []

  @Flag(help: "Show tags and comments to everybody at once, without approval")
  var unmoderated = false

  @Option(
    help: ArgumentHelp(
      "Address for the page on which the club decides (default: 127.0.0.1)", valueName: "address"))
  var operatorHost: String?

  @Option(
    help: ArgumentHelp(
      "Port of the page on which the club decides (default: any free port)", valueName: "number"))
  var operatorPort: Int?

  @Flag(help: "Show, and print, QR codes of photographers' sites to take home")
  var codes = false

  @Option(
    help: ArgumentHelp(
      "Where these pages are on the web, for QR codes of all of them", valueName: "url"))
  var publicURL: String?

  @Flag(name: .shortAndLong, help: "Print only warnings and errors")
  var quiet = false

  func run() async throws {
    guard bundle != "-" else { throw UsageError("'serve' needs a file, not standard input") }
    guard !watch || !BundleInput.isURL(bundle) else {
      throw UsageError("--watch needs a file (keep one up to date with 'hubpack pull')")
    }
    guard trust.trust == nil || !BundleInput.isURL(bundle) else {
      throw UsageError("--trust needs a file (keep one up to date with 'hubpack pull')")
    }
    for name in allowHost {
      guard let reason = AllowedHosts.refusal(of: name) else { continue }
      throw UsageError("--allow-host: invalid name \"\(name)\" (\(reason))")
    }
    var options = BundleServer.Options()
    options.host = host
    options.port = port
    options.allowedHosts = allowHost
    options.watches = watch
    options.acceptsAny = acceptAny
    options.ownViewer = ownViewer
    guard watch || !acceptAny else { throw UsageError("--accept-any needs --watch") }
    let rules = try rules()
    let query = try query(offering: rules?.allowed)
    if BundleInput.isURL(bundle) {
      // Opened once, because a server may send the whole file each time.
      let opened = try await CommandThread.run {
        try BundleInput(bundle).naming { try BundleInput.open(bundle) }
      }
      options.open = { _ in opened }
    }
    if let club { options.club = { try $0.catalog().club(named: club) } }
    var guestbookFault: String?
    do {
      options.guestbook = try await CommandThread.run { [options] in
        try rules.flatMap { try guestbook($0, options.open) }
      }
    } catch {
      // Whoever comes sees the pages without it.
      Message.write("\(error)")
      guestbookFault = "visitors can leave nothing (see the message above)"
    }
    let isGuestbookOpen = options.guestbook != nil
    // Without a console that tells its link, nobody could open it.
    if isGuestbookOpen, !quiet { options.operatorHost = operatorHost ?? "127.0.0.1" }
    options.operatorPort = operatorPort ?? 0
    options.query = { try query.text(for: $0, club: $1, hasGuestbook: isGuestbookOpen) }
    // Files and pipes need some, too.
    options.connections = min(options.connections, max(16, DescriptorLimit.raise(to: 65_536) - 64))
    options.trust = try trust.value
    let server = try await CommandThread.run { [options] in
      try BundleInput(bundle).naming {
        if try options.open(bundle).manifest.counts[.assets] == 0 {
          Message.write("note: this bundle has no pictures (see 'hubpack help export')")
        }
        return try BundleServer(bundle, options: options) { Message.write($0) }
      }
    }
    try await server.run { [guestbookFault] address, audience, links in
      var others = ""
      if case .allAddresses(let urls) = audience {
        others = ", and on all other addresses of this machine"
        if !urls.isEmpty { others += "\nFrom other machines: \(urls.joined(separator: ", "))" }
      }
      if audience != .thisMachine {
        let more = isGuestbookOpen ? ", and leave something in the guestbook" : ""
        Message.write("note: everyone who can reach this machine can see the bundle\(more)")
      }
      let viewer =
        ownViewer ? "Using the viewer of hubpack, not the one in the bundle.\n" : ""
      let browser = kiosk && open ? KioskBrowser.installed : nil
      let advice =
        kiosk
        ? "Kiosk mode: starts over after \(idle ?? Self.usualIdle) s without a touch.\n"
          + fullScreen(in: browser, of: address) + "\n" : ""
      let desk =
        links.isEmpty
        ? (guestbookFault.map { "No guestbook: \($0)\n" } ?? "")
        : "Guestbook: decide and see the standings at \(links.joined(separator: ", "))\n"
      try? Output.write(
        quiet
          ? ""
          : "Serving \(bundle.harmlessLine) at \(address)\(others)\n\(viewer)\(advice)\(desk)"
            + "Press Ctrl-C to stop.\n")
      if open { Desktop.browse(address, in: browser) }
    }
  }

  private func fullScreen(in browser: String?, of address: String) -> String {
    if let browser { return "Opening it full screen in \(browser)." }
    if open { return "For a full screen, press \(KioskBrowser.fullScreenKeys) in the browser." }
    return "For a full screen, use the kiosk mode of a browser: chromium --kiosk \(address)"
  }

  /// The seconds without a touch after which a kiosk starts over.
  private static let usualIdle = 120

  /// The rules for what visitors leave; nil without a guestbook.
  private func rules() throws -> GuestbookRules? {
    guard guestbook != nil else {
      let given = [
        ("--allow", !allow.isEmpty), ("--unmoderated", unmoderated),
        ("--operator-host", operatorHost != nil), ("--operator-port", operatorPort != nil),
      ].first { $0.1 }
      if let given { throw UsageError("\(given.0) needs --guestbook") }
      return nil
    }
    guard !quiet || operatorHost == nil && operatorPort == nil else {
      throw UsageError("--quiet prints no link to the page of --operator-host or --operator-port")
    }
    var rules = GuestbookRules()
    rules.isModerated = !unmoderated
    guard !allow.isEmpty else { return rules }
    let known = EntryKind.allCases.map(\.rawValue)
    rules.allowed = Set(
      try allow.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map { word in
        guard let kind = EntryKind(rawValue: word.trimmingCharacters(in: .whitespaces)) else {
          throw UsageError("--allow: invalid kind \"\(word)\" (use \(known.asChoice))")
        }
        return kind
      })
    return rules
  }

  /// The guestbook; nil if the bundle cannot be read, about which the server complains.
  private func guestbook(
    _ rules: GuestbookRules, _ open: (String) throws -> BundleFile
  ) throws -> Guestbook? {
    guard let path = guestbook, let file = try? open(bundle),
      let organizations = try? file.catalog().organizationIdentities()
    else { return nil }
    let hub = Guestbook.Hub(root: file.manifest.root, organizations: organizations)
    return try Guestbook(path: path, hub: hub, rules: rules)
  }

  /// The URL for codes of pages, "" for codes of sites only; nil for no codes.
  private func codesURL() throws -> String? {
    guard codes || publicURL != nil else { return nil }
    guard let publicURL else { return "" }
    guard let url = URL(string: publicURL), ["http", "https"].contains(url.scheme), url.host != nil,
      url.query == nil, url.fragment == nil
    else {
      throw UsageError(
        "--public-url: invalid URL \"\(publicURL)\" (such as https://club.example/hub/)")
    }
    return publicURL
  }

  private func query(offering kinds: Set<EntryKind>?) throws -> PageQuery {
    guard idle == nil || kiosk else { throw UsageError("--idle needs --kiosk") }
    guard club == nil || exhibition == nil else {
      throw UsageError("--club and --exhibition exclude each other")
    }
    for (name, seconds, range) in [
      ("--idle", idle, 5...86_400), ("--autoplay", autoplay, 1...3600),
    ] {
      guard let seconds, !range.contains(seconds) else { continue }
      throw UsageError(
        "\(name): invalid number of seconds \(seconds) (use \(range.lowerBound) to \(range.upperBound))"
      )
    }
    for (name, port) in [("--port", port), ("--operator-port", operatorPort ?? 0)] {
      guard (0...65_535).contains(port) else {
        throw UsageError("\(name): invalid number \(port) (use 0 to 65535)")
      }
    }
    let choice = languages.map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    }
    for (name, codes) in [("--language", language.map { [$0] }), ("--languages", choice)] {
      guard let code = codes?.first(where: { $0.wholeMatch(of: /[a-z]{2,3}/) == nil }) else {
        continue
      }
      throw UsageError("\(name): invalid code \"\(code)\" (such as en or nl)")
    }
    if let language, let choice, !choice.contains(language) {
      throw UsageError("--language: \(language) is not in --languages (use \(choice.asChoice))")
    }
    return PageQuery(
      kiosk: kiosk ? idle ?? Self.usualIdle : nil, autoplay: autoplay, language: language,
      languages: choice, theme: theme, exhibition: exhibition.map(FollowedExhibition.init),
      codes: try codesURL(),
      guestbook: kinds.map { kinds in
        EntryKind.allCases.filter(kinds.contains).map(\.rawValue).joined(separator: ",")
      })
  }
}

/// The browsers that can show a page full screen, without bars and menus.
private enum KioskBrowser {
  /// The keys with which other browsers show a page full screen.
  static var fullScreenKeys: String {
    #if os(macOS)
      "Control-Command-F"
    #else
      "F11"
    #endif
  }

  /// The first browser that is installed; nil if there is none, or not in `PATH`.
  static var installed: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome", "firefox", "firefox-esr"]
    return names.first { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }
}

extension Desktop {
  /// Opens an address, and writes a message if that fails.
  ///
  /// - Parameter browser: The browser to use, full screen; nil for the user's own.
  fileprivate static func browse(_ address: String, in browser: String?) {
    let command = browser.map { [$0, "--kiosk", address] } ?? [Desktop.opener, address]
    do throws(FileFault) {
      let process = try Desktop.start(command)
      DispatchQueue.global().async {
        guard ChildProcess.wait(for: process) != 0 else { return }
        Message.write("--open: \(command[0]) could not open a browser (open \(address) yourself)")
      }
    } catch {
      Message.write("--open: \(error) (open \(address) yourself)")
    }
  }
}
