import HubModel
import Testing

@testable import HubSource

/// URLs without a valid scheme are kept, and reported where they stand.
struct AddressFormTests {
  private func problems(_ fields: String) throws -> [String] {
    try member("\"optional\": {\(fields)}").problems.map { problem in
      "\(problem.path ?? ""): \(problem.message) (\(problem.suggestion ?? "")) [\(problem.code.rawValue)]"
    }
  }

  @Test(arguments: [
    ("www.ans.example", "write https://www.ans.example"),
    ("ans.example:8080/x?y", "write https://ans.example:8080/x?y"),
    ("HTTP//p.nl", "write https://p.nl"), ("htps://p.nl/a", "write https://p.nl/a"),
    ("http:/p.nl", "write https://p.nl"), ("http:s//ans.example", ""),
    ("ftp://x.nl", ""), ("javascript:alert(1)", ""), ("info@g.nl", ""), ("Geen website", ""),
    ("geen", ""), ("a.example and b.example", ""),
  ])
  func `a website needs a scheme, which is suggested where it makes sense`(
    _ url: String, _ suggestion: String
  ) throws {
    for field in ["website", "wikipedia"] {
      #expect(
        try problems("\"\(field)\": \"\(url)\"") == [
          "optional.\(field): \"\(field)\": expected a URL that begins with https://, found \"\(url)\" (\(suggestion)) "
            + "[address-form]"
        ])
    }
  }

  @Test func `a URL needs a host`() throws {
    #expect(
      try problems(#""website": "https://""#) == [
        #"optional.website: "website": expected a URL with a valid host, found "https://" () [address-form]"#
      ])
  }

  @Test(arguments: ["http://a", "https://a.example", "HTTPS://A.example", "Http://a.example"])
  func `a URL with a scheme is not reported`(_ url: String) throws {
    for field in ["website", "level3URL", "photographerImage", "featuredImage"] {
      #expect(try problems("\"\(field)\": \"\(url)\"") == [])
    }
  }

  @Test func `a reference may be a path, unless it begins like a URL`() throws {
    for field in ["level3URL", "photographerImage", "featuredImage"] {
      for path in ["a.jpg", "pictures/www.jpg", "../httpd/a.jpg", "http.jpg", "/a.jpg", "wwwx.jpg"]
      {
        #expect(try problems("\"\(field)\": \"\(path)\"") == [], "\(path)")
      }
      for url in [
        "www.a.example/a.jpg", "http:s//a.example/a.jpg", "https:/a.example", "http//a.b",
        "htttp://a.example", "htps://a.example", "HTTP//a.b",
      ] {
        let found = try problems("\"\(field)\": \"\(url)\"")
        #expect(found.count == 1 && found[0].contains("[address-form]"), "\(url): \(found)")
      }
    }
  }
}
