import Testing

@testable import HubServer

/// Header fields, parsed according to RFC 9110.
struct FieldTests {
  @Test(
    arguments: [
      (nil, .all), ("bytes=0-0", .part(0..<1)), ("bytes=0-99", .part(0..<100)),
      ("bytes=0-100", .part(0..<100)), ("bytes=99-", .part(99..<100)),
      ("bytes=100-", .unsatisfiable),
      ("bytes=-1", .part(99..<100)), ("bytes=-1000", .part(0..<100)), ("bytes=-0", .unsatisfiable),
      ("bytes= 5-6 ", .part(5..<7)), ("BYTES=5-6", .part(5..<7)), ("bytes=6-5", .all),
      ("bytes=0-1,5-6", .all), ("bytes=-", .all), ("bytes=", .all), ("bytes=a-b", .all),
      ("bytes=+1-2", .all), ("lines=0-1", .all), ("0-1", .all),
      ("bytes=0-99999999999999999999", .part(0..<100)),
      ("bytes=99999999999999999999-", .unsatisfiable),
    ] as [(String?, RequestedRange)])
  func `a single byte range is supported`(_ field: String?, _ expected: RequestedRange) {
    #expect(RequestedRange(field, size: 100) == expected)
  }

  @Test func `an empty file has no byte ranges`() {
    #expect(RequestedRange("bytes=0-", size: 0) == .unsatisfiable)
    #expect(RequestedRange("bytes=-5", size: 0) == .unsatisfiable)
  }

  @Test(
    arguments: [
      (nil, false), ("\"a\"", true), ("W/\"a\"", true), ("*", true), ("\"b\", \"a\"", true),
      ("\"b\"", false), ("a", false), ("\"A\"", false), ("", false),
    ] as [(String?, Bool)])
  func `an entity tag in If-None-Match is recognized`(_ field: String?, _ expected: Bool) {
    #expect(EntityTags.match(field, "a") == expected)
  }

  @Test(
    arguments: [
      (nil, true), ("\"a\"", true), ("W/\"a\"", false), ("\"b\"", false),
      ("Sat, 21 Nov 2026 12:00:00 GMT", false),
    ] as [(String?, Bool)])
  func `a byte range is sent only of the version that the client has`(
    _ field: String?, _ expected: Bool
  ) {
    #expect(EntityTags.allowPart(field, "a") == expected)
  }

  @Test(
    arguments: [
      (nil, false), ("gzip", true), ("GZIP", true), ("deflate, gzip;q=0.5", true), ("br", false),
      ("gzip;q=0", false), ("gzip; q=0.000", false), ("*", true), ("*;q=0", false),
      ("gzip;q=0, *", false), ("*;q=0, gzip", true), ("identity", false), ("", false),
    ] as [(String?, Bool)])
  func `gzip is sent to clients that accept it`(_ field: String?, _ expected: Bool) {
    #expect(AcceptedEncodings.allowGzip(field) == expected)
  }
}
