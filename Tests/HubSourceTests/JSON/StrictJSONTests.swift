import HubJSON
import Testing

/// Strict JSON; the faulty bundles have more cases, for both readers.
struct StrictJSONTests {
  private func parse(
    _ text: String, limits: JSONLimits = JSONLimits()
  ) throws(StrictJSONError) -> StrictJSON {
    try StrictJSON.parse(Array(text.utf8), limits: limits)
  }

  private func refusal(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `values are read by their type and by no other`() throws {
    let json = try parse(#"{"text": "é", "number": -12, "list": ["a", 1], "none": null}"#)
    #expect(try json.member("text").text() == "é")
    #expect(try json.member("number").integer() == -12)
    #expect(try json.member("list").elements()[1].integer() == 1)
    #expect(try json.nullable("none") == nil && json.nullable("absent") == nil)
    #expect(try json.optional("absent") == nil)
    #expect(refusal { _ = try json.member("absent") } == "\"absent\" is missing")
    #expect(
      refusal { _ = try json.member("number").text() }
        == "\"number\": expected a string, found -12")
    #expect(
      refusal { _ = try json.member("list").elements()[0].integer() }
        == "\"list[0]\": expected an integer, found a string")
    #expect(
      refusal { _ = try json.optional("none")?.text() } == "\"none\": expected a string, found null"
    )
    #expect(refusal { _ = try json.member("text").member("x") }?.contains("an object") == true)
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
    ("9223372036854775808", nil), ("1.0", nil), ("12e0", nil), ("1.2e1", nil), ("\"1\"", nil),
    ("true", nil), ("null", nil), ("123456789012345678901234567890", nil),
  ])
  func `an integer has 64 bits, and neither fraction nor exponent`(
    text: String, value: Int?
  ) throws {
    let member = try parse("[\(text)]").elements()[0]
    #expect((try? member.integer()) == value)
  }

  @Test(arguments: [
    ("\u{FEFF}{}", "byte order mark"), (#"{"a": 1, "a": 1}"#, "line 1, column 10"),
    (#"{"a": 1, "\u0061": 1}"#, "duplicate key"), (#"{"a": [{"b": 1, "b": 2}]}"#, "duplicate key"),
    (#"["\ud800"]"#, "surrogate"), (#"["\udc00\ud800"]"#, "surrogate"), (#"["\u0000"]"#, "U+0000"),
    (#"{"\u0000": 1}"#, "U+0000"), ("[1,]", "after ','"), ("{} {}", "the end"), ("", "empty"),
    ("[\n\n\tx]", "line 3, column 2"),
  ])
  func `ambiguous JSON is rejected with its position`(
    text: String, words: String
  ) throws {
    let message = refusal { _ = try parse(text) }
    #expect(message?.contains(words) == true, "\(message ?? "accepted")")
  }

  @Test func `keys that only look alike are different`() throws {
    let json = try parse("{\"caf\u{E9}\": 1, \"cafe\u{301}\": 2}")
    #expect(try json.member("caf\u{E9}").integer() == 1)
    #expect(try json.member("cafe\u{301}").integer() == 2)
  }

  @Test func `the number of values and the depth are limited`() throws {
    let limits = JSONLimits(nodes: 5, depth: 2)
    #expect(refusal { _ = try parse(#"{"a": {"b": 1}}"#, limits: limits) } == nil)
    #expect(
      refusal { _ = try parse("[1, 2, 3, 4, 5]", limits: limits) }?.contains("5 values") == true)
    #expect(refusal { _ = try parse("[[[]]]", limits: limits) }?.contains("2 levels") == true)
  }
}
