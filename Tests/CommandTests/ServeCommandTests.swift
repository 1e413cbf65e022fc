import Foundation
import TestSupport
import Testing

/// `hubpack serve` as its users meet it.
struct ServeCommandTests {
  private let bundle = Checkout.path("Bundles/lumen-hub-2026.11.hubpack")

  private func serve(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> (program: RunningProgram, address: URL) {
    let program = try RunningProgram(
      ["serve", bundle, "--port", "0"] + arguments, environment: environment)
    let told = await program.output(until: "\n")
    let address = try #require(told.firstMatch(of: /http:\S+/)?.output, "\(program.messages)")
    return (program, try #require(URL(string: String(address))))
  }

  private func get(_ path: String, of address: URL) async throws -> RawReply {
    await RawClient.get(
      path, port: try #require(address.port), headers: ["Connection: close"])
  }

  private func fail(_ arguments: String...) async throws -> String {
    let result = try await Program.run(Program.hubpack, ["serve", bundle] + arguments)
    #expect(result.status == 2 && result.output == "", "\(arguments)")
    return result.messages
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `it tells where the pages are, and ends when asked to`(_ signal: Int32) async throws {
    let (program, address) = try await serve()
    #expect(address.host() == "127.0.0.1")
    #expect(try await get("/", of: address).text.contains("<title>Photo clubs</title>"))
    #expect(try await program.stop(signal) == 0)
    #expect(program.messages == "")
  }

  @Test func `it says so if others can see the bundle`() async throws {
    let (program, address) = try await serve("--host", "0.0.0.0")
    #expect(address.host() == "127.0.0.1")
    #expect(try await program.stop() == 0)
    #expect(
      program.messages == "hubpack: note: everyone who can reach this machine can see the bundle\n")
  }

  @Test func `it tells the addresses for other machines`() async throws {
    let program = try RunningProgram(["serve", bundle, "--port", "0", "--host", "0.0.0.0"])
    let told = await program.output(until: "Ctrl-C")
    let port = try #require(told.firstMatch(of: /127.0.0.1:([0-9]+)/)?.output.1, "\(told)")
    let urls = told.firstMatch(of: /From other machines: (.+)/)?.output.1.split(separator: ", ")
    // A machine without a network has none.
    #expect(
      Set((urls ?? []).map(String.init)) == Set(Self.addresses.map { "http://\($0):\(port)/" }),
      "\(told)")
    #expect(try await program.stop() == 0)
  }

  /// The IPv4 addresses of this machine that others can open.
  private static var addresses: [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    return sequence(first: list, next: { $0?.pointee.ifa_next }).compactMap { entry in
      guard let address = entry?.pointee.ifa_addr, address.pointee.sa_family == AF_INET else {
        return nil
      }
      var name = [CChar](repeating: 0, count: 64)
      getnameinfo(
        address, socklen_t(MemoryLayout<sockaddr_in>.size), &name, 64, nil, 0, NI_NUMERICHOST)
      let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
      return text.hasPrefix("127.") ? nil : text
    }
  }

  @Test func `a kiosk's pages are told so by their address, whatever was asked for`() async throws {
    let (program, address) = try await serve(
      "--kiosk", "--club", "fcZonnevlek", "--idle", "90", "--autoplay", "6", "--language", "nl",
      "--languages", "nl,en")
    let reply = try await get("/index.html?kiosk=1&languages=de", of: address)
    let place =
      "/?kiosk=90&autoplay=6&club=Fotoclub%20Zonnevlek%20Waterlinge&language=nl&languages=nl,en"
    #expect(reply.text.contains("Location: \(place)\r\n"), "\(reply.text)")
    #expect(try await get(place, of: address).statusLine == "HTTP/1.1 200 OK")
    #expect(try await program.stop() == 0)
  }

  @Test func `--own-viewer shows pages that the program makes`() async throws {
    let (theirs, first) = try await serve("--watch")
    let (ours, second) = try await serve("--watch", "--own-viewer")
    let place = try await get("/", of: first).text.firstMatch(of: /Location: (\S+)/)?.output.1
    let own = try await get("/", of: second).text.firstMatch(of: /Location: (\S+)/)?.output.1
    #expect(own != nil && own != place)
    #expect(try await get(String(own ?? "/"), of: second).statusLine == "HTTP/1.1 200 OK")
    #expect(try await theirs.stop() == 0)
    #expect(try await ours.stop() == 0)
  }

  @Test func `a bundle without pictures is served with a note`() async throws {
    let hub = try SmallHub.usual()
    let path = hub.folder.path("bare.hubpack")
    let made = try await Program.run(
      Program.hubpack, ["export", hub.path, "--assets", "none", "--output", path])
    #expect(made.status == 0, "\(made.messages)")
    let program = try RunningProgram(["serve", path, "--port", "0"])
    _ = await program.output(until: "Ctrl-C")
    #expect(try await program.stop() == 0)
    #expect(program.messages.hasPrefix("hubpack: note: this bundle has no pictures"))
  }

  @Test(arguments: [true, false])
  func `--own-viewer is told at the start`(isOwn: Bool) async throws {
    let program = try RunningProgram(
      ["serve", bundle, "--port", "0"] + (isOwn ? ["--own-viewer"] : []))
    let told = await program.output(until: "Ctrl-C")
    #expect(told.contains("Using the viewer of hubpack") == isOwn)
    #expect(try await program.stop() == 0)
  }

  @Test func `a kiosk tells when it starts over, and how to fill the screen`() async throws {
    let program = try RunningProgram(["serve", bundle, "--port", "0", "--kiosk", "--idle", "90"])
    let told = await program.output(until: "Ctrl-C")
    #expect(told.contains("Kiosk mode: starts over after 90 s without a touch.\n"))
    #expect(told.contains("chromium --kiosk http://127.0.0.1:"))
    #expect(try await program.stop() == 0)
  }

  @Test func `--open starts the browser of the desktop`() async throws {
    let folder = try TemporaryFolder()
    let opened = folder.path("opened")
    for name in ["xdg-open", "open"] {
      _ = try await Program.script("printf %s \"$1\" >'\(opened)'", to: "bin/\(name)", in: folder)
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let (program, address) = try await serve(
      "--open", environment: ["PATH": "\(folder.path("bin")):\(path)"])
    while (try? String(contentsOfFile: opened, encoding: .utf8)) != address.absoluteString {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(try await program.stop() == 0)
  }

  @Test(arguments: [true, false])
  func `--open shows a kiosk full screen if there is a browser for that`(_ isInstalled: Bool)
    async throws
  {
    let folder = try TemporaryFolder()
    let opened = folder.path("opened")
    for name in ["xdg-open", "open"] + (isInstalled ? ["google-chrome"] : []) {
      _ = try await Program.script("printf %s \"$*\" >'\(opened)'", to: "bin/\(name)", in: folder)
    }
    let program = try RunningProgram(
      ["serve", bundle, "--port", "0", "--kiosk", "--open"],
      environment: ["PATH": folder.path("bin")])
    let told = await program.output(until: "Ctrl-C")
    let advice =
      isInstalled ? "Opening it full screen in google-chrome.\n" : "For a full screen, press "
    #expect(told.contains(advice), "\(told)")
    let address = try #require(told.firstMatch(of: /http:\S+/)?.output, "\(program.messages)")
    let expected = isInstalled ? "--kiosk \(address)" : String(address)
    func arguments() -> String? { try? String(contentsOfFile: opened, encoding: .utf8) }
    for _ in 0..<1000 where arguments() != expected {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(arguments() == expected)
    #expect(try await program.stop() == 0)
  }

  @Test func `who cannot be served is told why`() async throws {
    #expect(try await fail("--club", "Fotoclub Zonnevlak").contains("did you mean"))
    #expect(try await fail("--club", "foto").contains("\"foto\" is ambiguous: "))
    #expect(try await fail("--club", "Fotomuseum Waterlinge").contains("no club matches"))
    #expect(try await fail("--exhibition", "Zout en zilfer").contains("did you mean"))
    #expect(try await fail("--exhibition", "e").contains("\"e\" is ambiguous: use "))
    #expect(try await fail("--exhibition", "").contains("no exhibition matches"))
    #expect(
      try await fail("--exhibition", "wekker", "--club", "vlek").contains("exclude each other"))
    #expect(try await fail("--idle", "60").contains("--kiosk"))
    #expect(try await fail("--kiosk", "--idle", "1").contains("use 5 to"))
    #expect(try await fail("--port", "65536").contains("65535"))
    #expect(try await fail("--language", "Dutch").contains("nl"))
    let words = try String(
      contentsOfFile: Checkout.path("Sources/HubViewer/Pages/words.js"), encoding: .utf8)
    let languages = words.matches(of: /(?m)^  ([a-z]{2}): { name:/).map { String($0.1) }
      .joined(separator: ", ")
    #expect(languages.hasPrefix("en, nl"))
    #expect(
      try await fail("--language", "xx").contains(
        "unknown value \"xx\" for --language (use \(languages)"))
    #expect(try await fail("--languages", "nl,Dutch").contains("invalid code \"Dutch\""))
    #expect(try await fail("--languages", "nl,").contains("invalid code \"\""))
    #expect(
      try await fail("--languages", "nl,xx").contains(
        "unknown value \"xx\" for --languages (use \(languages)"))
    #expect(
      try await fail("--languages", "nl,en", "--language", "de").contains(
        "--language: de is not in --languages (use nl or en)"))
    for name in ["http://kiosk.club.nl", "kiosk.club.nl:8080", "https://kiosk.club.nl:443/x"] {
      #expect(try await fail("--allow-host", name).hasSuffix(" (use kiosk.club.nl)\n"))
    }
    #expect(try await fail("--allow-host", "*.club.nl").contains("wildcards are not supported"))
    #expect(try await fail("--allow-host", "").contains("without port and path"))
    let folder = try await Program.run(Program.hubpack, ["serve", "/etc"])
    #expect(folder.messages.contains("/etc: is a folder (export it first: hubpack export /etc)"))
    let (program, address) = try await serve()
    let port = try #require(address.port)
    #expect(try await fail("--port", "\(port)").contains("another --port"))
    #expect(try await program.stop() == 0)
    let missing = try await Program.run(Program.hubpack, ["serve", "/nowhere.hubpack"])
    #expect(missing.status == 2 && missing.messages.contains("/nowhere.hubpack: No such file"))
  }
}
