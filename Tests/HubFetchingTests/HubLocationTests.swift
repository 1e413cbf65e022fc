import Testing

@testable import HubFetching
@testable import HubModel

struct HubLocationTests {
  private let page = HubLocation.remote("https://hub.example/JSON/nl/clubs.level1.json?raw=1")
  private let file = HubLocation.local("nl/clubs.level1.json")

  @Test(arguments: [
    ("a.json", "nl/a.json"), ("./a.json", "nl/a.json"), ("sub/a.json", "nl/sub/a.json"),
    ("../a.json", "a.json"), ("../be/./a.json", "be/a.json"), ("/a.json", "a.json"),
    ("sub//a.json", "nl/sub/a.json"), ("sub/../a.json", "nl/a.json"), ("sub/", "nl/sub"),
    ("a.json?x=1/2", "nl/a.json"), ("a.json#x/y", "nl/a.json"), ("a.json?", "nl/a.json"),
    ("f%C3%A9.jpg", "nl/fé.jpg"), ("fé ß.jpg", "nl/fé ß.jpg"), ("a%20b.jpg", "nl/a b.jpg"),
    ("100%.jpg", "nl/100%.jpg"), ("%E9.jpg", "nl/%E9.jpg"), ("..a/b..", "nl/..a/b.."),
    ("", "nl/clubs.level1.json"), ("#top", "nl/clubs.level1.json"), ("?", "nl/clubs.level1.json"),
    ("foto's: 1.jpg", "nl/foto's: 1.jpg"), ("p\\a.jpg", "nl/p/a.jpg"), ("\\p\\a.jpg", "p/a.jpg"),
    ("..\\p\\a.jpg?x\\y", "p/a.jpg"), ("p%5Ca.jpg", "nl/p\\a.jpg"), ("%2e/a.json", "nl/a.json"),
  ])
  func `in a folder, a reference starts from the file that contains it`(
    reference: String, path: String
  ) throws {
    #expect(try file.resolve(reference) == .local(path))
  }

  @Test(arguments: [
    "../../a.json", "../../../../etc/passwd", "/../a.json", "%2e%2e/%2e%2e/a.json",
    "..%2f..%2fa.json", ".%2E/../a.json", "a%2Fb.json", "a%00.json", "sub/../../../a.json",
    "../..", "..\\..\\a.json", "file:///etc/passwd", "FILE:a.json", "..\u{2F}..\u{2F}\u{301}a.json",
  ])
  func `a reference that leads outside the folder is rejected`(reference: String) {
    let error = #expect(throws: HubLocation.ReferenceError.self) { try file.resolve(reference) }
    guard case .outsideHub = error else {
      Issue.record("\(reference): \(String(describing: error))")
      return
    }
  }

  @Test(arguments: [
    ("a.json", "https://hub.example/JSON/nl/a.json"),
    ("./a.json", "https://hub.example/JSON/nl/a.json"),
    ("../be/a.json", "https://hub.example/JSON/be/a.json"),
    ("/a.json", "https://hub.example/a.json"),
    ("../../../../a.json", "https://hub.example/a.json"),
    ("a.json?x=1", "https://hub.example/JSON/nl/a.json?x=1"),
    ("a.json#x", "https://hub.example/JSON/nl/a.json"),
    ("fé ß.jpg", "https://hub.example/JSON/nl/f%C3%A9%20%C3%9F.jpg"),
    ("f%C3%A9.jpg", "https://hub.example/JSON/nl/f%C3%A9.jpg"),
    ("//cdn.example/a.jpg", "https://cdn.example/a.jpg"),
    // A backslash is a slash, as in browsers, but not in a query; one that is meant is %5C.
    ("p\\a.jpg", "https://hub.example/JSON/nl/p/a.jpg"),
    ("\\p\\a.jpg", "https://hub.example/p/a.jpg"),
    ("\\\\cdn.example\\a.jpg", "https://cdn.example/a.jpg"),
    ("..\\be/a.json?x=1\\2", "https://hub.example/JSON/be/a.json?x=1%5C2"),
    ("p%5Ca.jpg", "https://hub.example/JSON/nl/p%5Ca.jpg"),
    ("a.jpg#x\\y", "https://hub.example/JSON/nl/a.jpg"),
    ("https:\\\\x.example\\a.jpg", "https://x.example/a.jpg"),
    ("HTTP:\\\\x.example/p\\a.jpg", "http://x.example/p/a.jpg"),
  ])
  func `over HTTP, a relative reference starts from the file that contains it`(
    reference: String, url: String
  ) throws {
    #expect(try page.resolve(reference) == .remote(url))
  }

  @Test(arguments: [
    ("https://fcDeGender.nl/A/", "https://fcdegender.nl/A/"),
    ("http://fcdegender.nl:80", "http://fcdegender.nl/"),
    ("HTTPS://x.example/a?b=c/d", "https://x.example/a?b=c/d"),
    ("https://x.example/fé ß.jpg", "https://x.example/f%C3%A9%20%C3%9F.jpg"),
    ("https://x.example/f%C3%A9.jpg", "https://x.example/f%C3%A9.jpg"),
    ("https://x.example/?", "https://x.example/"), ("https://x.example/A", "https://x.example/A"),
    ("https://x.example:8443/a", "https://x.example:8443/a"),
  ])
  func `all spellings of a URL give the same location`(url: String, place: String) throws {
    for base in [file, page] {
      #expect(try base.resolve(url) == .remote(place))
      #expect(try base.resolve(url + "#anker") == .remote(place))
      #expect(HubLocation.remote(place).normalized == .remote(place))
    }
  }

  @Test(arguments: ["https://me:secret@x.example/", "https:///x", "https://x.example:99999/"])
  func `a URL that cannot be requested stays unchanged`(url: String) throws {
    #expect(try page.resolve(url) == .remote(url))
  }

  @Test func `a URL without a scheme uses that of the page, https in a folder`() throws {
    #expect(try file.resolve("//cdn.example/a.jpg") == .remote("https://cdn.example/a.jpg"))
    let plain = HubLocation.remote("http://hub.example/a.json")
    #expect(try plain.resolve("//cdn.example/a.jpg") == .remote("http://cdn.example/a.jpg"))
  }

  @Test(arguments: [
    "mailto:jan@hub.example", "ftp://x/y", "data:image/png;base64,AA", "javascript:x",
  ])
  func `a URL scheme that cannot be fetched is an error`(reference: String) {
    for base in [file, page] {
      let error = #expect(throws: HubLocation.ReferenceError.self) { try base.resolve(reference) }
      guard case .unsupported(let scheme) = error else {
        Issue.record("\(reference): \(String(describing: error))")
        continue
      }
      #expect(reference.hasPrefix(scheme + ":"))
    }
    #expect(throws: HubLocation.ReferenceError.self) { try page.resolve("file:///etc/passwd") }
  }

  @Test func `a sibling is in the same folder`() {
    #expect(file.sibling("x.json") == .local("nl/x.json"))
    #expect(HubLocation.local("root.json").sibling("x y.json") == .local("x y.json"))
    #expect(page.sibling("x.json") == .remote("https://hub.example/JSON/nl/x.json"))
    #expect(
      HubLocation.remote("https://h.example/a?b=/c/d").sibling("x")
        == .remote("https://h.example/x"))
  }

  @Test func `the name of a remote sibling is encoded`() {
    #expect(
      page.sibling("fk #16 é?.level2.json")
        == .remote("https://hub.example/JSON/nl/fk%20%2316%20%C3%A9%3F.level2.json"))
    #expect(page.sibling("fk #16 é?.level2.json").lastComponent == "fk #16 é?.level2.json")
  }

  @Test(arguments: [
    ("nl/a.json", "a.json"), ("nl/a\u{2F}\u{301}b", "\u{301}b"), ("", nil),
    ("https://h.example/x/a.json", "a.json"), ("https://h.example/x/a.json?b=/c", "a.json"),
    ("https://h.example/x/f%C3%A9.jpg", "fé.jpg"), ("https://h.example/x/%E9.jpg", "%E9.jpg"),
    ("https://h.example/x/", nil), ("https://h.example/", nil), ("https://h.example", nil),
  ])
  func `the last component is a file's name, decoded`(place: String, name: String?) {
    #expect(HubLocation(place).lastComponent == name)
  }

  @Test(arguments: [
    "example.com", "example.org", "example.net", "www.example.com", "EXAMPLE.COM",
    "a.b.example.net",
    "example", "hub.example", "hub.test", "test", "hub.invalid", "example.com:8080",
    "user@example.com",
  ])
  func `hosts reserved for documentation are placeholders`(host: String) {
    #expect(HubLocation.remote("https://\(host)/fgDeGender.level2.json").isPlaceholder)
    #expect(HubLocation.remote("http://\(host)").isPlaceholder)
  }

  @Test(arguments: [
    "myexample.com", "example.nl", "example.com.nl", "test.nl", "localhost.nl", "example.community",
    "localhost", "hub.localhost", "raw.githubusercontent.com",
  ])
  func `other hosts are not placeholders`(host: String) {
    #expect(!HubLocation.remote("https://\(host)/example.com/a.json").isPlaceholder)
  }

  @Test func `a file is not a placeholder`() {
    #expect(!HubLocation.local("example.com/a.json").isPlaceholder)
  }

  @Test func `a description reads back, even of a path that looks like a URL`() {
    for place in [
      HubLocation.local("nl/a b.json"), .local("mailto:x/a.json"), .local("fé.json"), page,
      .remote("mailto:a@b.example"),
    ] {
      #expect(HubLocation(place.description) == place)
    }
    #expect(HubLocation.local("http:/x").description == "./http:/x")
    #expect(HubLocation.local("a/x:y").description == "a/x:y")
  }
}
