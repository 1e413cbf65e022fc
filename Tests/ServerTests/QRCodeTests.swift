import TestSupport
import Testing

@testable import HubServer

/// Codes to take home. `Scripts/checks/check-guestbook.py` reads them from a screen.
struct QRCodeTests {
  @Test func `a code has a quiet zone and three finders`() throws {
    let code = try #require(QRCode("https://zonnevlek.example/")).svg
    let size = try #require(code.firstMatch(of: /viewBox="-4 -4 (\d+) (\d+)"/))
    #expect(size.1 == size.2)
    let width = try #require(Int(size.1)) - 8
    // A version has 21 modules, the next one four more. A finder begins with seven black ones.
    #expect(width >= 21 && width % 4 == 1)
    for finder in ["M0 0h7v1", "M\(width - 7) 0h7v1", "M0 \(width - 1)h7v1"] {
      #expect(code.contains(finder), "\(finder)")
    }
  }

  @Test func `only URLs have codes, and only short ones`() async throws {
    let hub = try SmallHub.usual()
    _ = try await hub.bundle()
    let server = try await RunningServer(hub.folder.path("out.hubpack"))
    let good = await server.get("/code?of=https%3A%2F%2Flumen.example%2F%23%2Fpeople%2Fj%C3%A1n")
    #expect(good.status == "200" && good.field("Content-Type") == "image/svg+xml")
    let long = "https://lumen.example/" + String(repeating: "a", count: 600)
    for text in ["", "lumen.example", "javascript:alert(1)", "file:///etc/passwd", long] {
      #expect(await server.get("/code?of=\(text)").status == "400")
    }
    #expect(await server.get("/code?").status == "400")
    #expect(await server.get("/code").status == "404")
  }
}
