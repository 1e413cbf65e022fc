import Foundation
import HubModel
import Testing

@testable import HubJSON
@testable import HubSource

/// The messages about a file that is not valid JSON: the position, and what was expected.
struct JSONMessageTests {
  @Test(arguments: [
    // Commas
    ("[1 2]", "1:4", "expected ',' between array elements or ']', found '2'"),
    ("[{}\n {}]", "2:2", "expected ',' between array elements or ']', found '{'"),
    ("{\"a\": 1\n \"b\": 2}", "2:2", "expected ',' between object members or '}', found a string"),
    ("[1, 2, ]", "1:6", "expected another array element after ',', found ']'"),
    ("{\"a\": 1,\n}", "1:8", "expected another object member after ',', found '}'"),
    ("[1,,2]", "1:4", "expected a value, found ','"),
    (
      "{\"latitude\": 51,42398, \"longitude\": 5}", "1:16",
      "expected a key, found a digit; use '.' for decimals"
    ),
    // Keys and quotation marks
    ("{name: 1}", "1:2", "expected a key in straight double quotes, found 'n'"),
    ("{'name': 1}", "1:2", "expected a key in straight double quotes, found '''"),
    ("{“name”: 1}", "1:2", "expected a key in straight double quotes, found '“'"),
    ("{\"name: 1}", "1:2", "expected '\"' at the end of a string, found the end of the file"),
    ("{\"name\": \"Jan\n}", "1:14", "expected '\"' or an escape in a string, found a line break"),
    ("{\"a\": “b”}", "1:7", "expected a value, found '“'; use straight double quotes for strings"),
    ("{\"a\": 'b'}", "1:7", "expected a value, found '''; use straight double quotes for strings"),
    ("{\"a\" 1}", "1:6", "expected ':' after the key \"a\", found '1'"),
    ("{\"a\": }", "1:7", "expected a value, found '}'"),
    ("\"a\tb\"", "1:3", "expected '\"' or an escape in a string, found a control character"),
    ("\"a\\xb\"", "1:3", "expected an escape (\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u) in a string"),
    ("\"a\\u00zb\"", "1:3", "expected four hexadecimal digits after \\u"),
    // Numbers
    ("[01]", "1:3", "unexpected digit after a leading 0"),
    ("[1.]", "1:4", "expected a digit, found ']'"),
    ("[.5]", "1:2", "expected a value, found '.'"),
    ("[-]", "1:3", "expected a digit, found ']'"),
    // Empty and cut files
    ("", "1:1", "the file is empty"),
    (" \n ", "1:1", "the file is empty"),
    ("{\"clubs\": [", "1:12", "expected a value, found the end of the file"),
    ("{\"a\": 1", "1:8", "expected ',' between object members or '}', found the end of the file"),
    ("{\"a\": 1,", "1:9", "expected a key in straight double quotes, found the end of the file"),
    ("[1,", "1:4", "expected a value, found the end of the file"),
    ("[1", "1:3", "expected ',' between array elements or ']', found the end of the file"),
    // The rest
    ("[1] []", "1:5", "expected the end of the file, found '['"),
    ("<!DOCTYPE html>", "1:1", "expected a level file, found a web page"),
    ("<<<<<<< HEAD", "1:1", "expected a value, found '<'"),
    ("[nul]", "1:2", "expected a value, found 'n'"),
    ("[1\u{A0}]", "1:3", "expected ',' between array elements or ']', found the character U+00A0"),
    ("[1]\u{FEFF}", "1:4", "expected the end of the file, found the character U+FEFF"),
    ("[1]\u{0}", "1:4", "expected the end of the file, found the character U+0000"),
  ])
  func `an error has a position and says what was expected`(
    text: String, place: String, message: String
  ) {
    #expect(complaints(about: text) == ["x.json:\(place): error: \(message) [json-syntax]"])
  }

  @Test func `UTF-16 is recognized`() {
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
      let mark: [UInt8] = encoding == .utf16LittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
      let file = mark + ("{}".data(using: encoding) ?? Data())
      #expect(
        complaints(about: file) == [
          "x.json:1:1: error: the file is UTF-16; save it as UTF-8 [json-syntax]"
        ])
    }
  }

  @Test func `the position of the first byte that is not UTF-8 is reported`() {
    let file = Array("{\n \"name\": \"é".utf8) + [0xE9] + Array("\"}".utf8)
    #expect(
      complaints(about: file) == [
        "x.json:2:12: error: expected UTF-8; save the file as UTF-8 [json-syntax]"
      ])
  }

  @Test func `columns count characters, and both kinds of line endings are recognized`() {
    #expect(complaints(about: "[\n\"é😀\" x]").first?.hasPrefix("x.json:2:6:") == true)
    #expect(complaints(about: "[\r\n1\r\n x]").first?.hasPrefix("x.json:3:2:") == true)
    #expect(complaints(about: "[\"e\u{301}\" x]").first?.hasPrefix("x.json:1:7:") == true)
  }

  @Test func `a byte order mark does not shift positions`() {
    for text in ["[1 2]", "[\n1 2]", "[\n\n x", "{\"é\": 'x'}", "", "[1,]"] {
      #expect(complaints(about: "\u{FEFF}" + text) == complaints(about: text))
    }
    let broken: [UInt8] = [0x5B, 0x0A, 0xE9]
    #expect(complaints(about: [0xEF, 0xBB, 0xBF] + broken) == complaints(about: broken))
  }

  @Test func `positions far into a file are correct`() throws {
    var text = "["
    for number in 0..<3000 { text += number % 7 == 0 ? "\"é\",\r\n" : "\"ab\"," }
    text += "0]"
    let document = try parsed(text)
    let bytes = Array(text.utf8)
    for offset in stride(from: 0, through: bytes.count, by: 37) {
      let before = bytes[..<offset].split(separator: 0x0A, omittingEmptySubsequences: false)
      let column = String(decoding: before.last ?? [], as: UTF8.self).unicodeScalars.count + 1
      let isWithin = offset < bytes.count && bytes[offset] & 0xC0 == 0x80
      let place = document.position(ofByteAt: offset)
      #expect(place.line == before.count)
      #expect(isWithin || place.column == column)
    }
    #expect(
      document.position(ofByteAt: bytes.count + 5) == document.position(ofByteAt: bytes.count))
  }

  @Test func `a duplicate key is an error, and the last value is used`() throws {
    let text = "{\"a\": 1,\n \"\\u0061\": 2, \"b\": {\"a\": 3}}"
    #expect(
      complaints(about: text) == [
        "x.json:2:2: error: duplicate key \"a\"; the last value is used "
          + "[json-duplicate-key]"
      ])
    #expect(try parsed(text).root["a"]?.number == 2)
  }

  @Test(arguments: [
    ("\"\\ud800\"", "\u{FFFD}", 1), ("\"a\\udc00b\"", "a\u{FFFD}b", 1),
    ("\"\\ud800\\u0041\"", "\u{FFFD}A", 1),
    ("\"\\ud800\\ud83d\\ude00\"", "\u{FFFD}😀", 1), ("\"\\ude00\\ud83d\"", "\u{FFFD}\u{FFFD}", 2),
    ("\"\\ud83d\\ude00\"", "😀", 0), ("\"\\\\ud800\"", "\\ud800", 0),
    ("\"\\ud800\\n\"", "\u{FFFD}\n", 1),
  ])
  func `an unpaired surrogate is a warning and becomes U+FFFD`(
    text: String, value: String, warnings: Int
  ) throws {
    #expect(try parsed(text).root.string == value)
    #expect(complaints(about: text).count == warnings)
    #expect(
      complaints(about: text).allSatisfy {
        $0.contains(": warning: unpaired surrogate in a string; replaced with U+FFFD")
      })
  }

  @Test func `the position of an unpaired surrogate is that of its escape`() {
    #expect(complaints(about: "[\n \"ab\\ud800\"]").first?.hasPrefix("x.json:2:5:") == true)
  }

  @Test func `an escaped U+0000 is a warning and becomes U+FFFD`() throws {
    let text = "[\n \"a\\u0000b\\\\u0000\"]"
    #expect(try parsed(text).root.elements.first?.string == "a\u{FFFD}b\\u0000")
    #expect(
      complaints(about: text) == [
        "x.json:2:4: warning: the character U+0000 is not allowed in a string; replaced with U+FFFD "
          + "[json-null-character]"
      ])
  }

  @Test func `a hundred thousand brackets are rejected at the 65th`() throws {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      func nested(_ count: Int) -> String {
        String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
      }
      _ = try parsed(nested(64))
      #expect(
        complaints(about: nested(100_000)) == [
          "x.json:1:\(64 * open.utf8.count + 1): error: "
            + "arrays and objects are nested more than 64 levels deep [json-syntax]"
        ])
    }
  }

  @Test func `the number of values is limited`() throws {
    let limits = JSONLimits(nodes: 4, depth: 2)
    _ = try JSONParser.parse(Array("[1,2,3]".utf8), limits: limits)
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONParser.parse(Array("[1,2,3,4]".utf8), limits: limits)
    }
    #expect(error?.message == "more than 4 values in one file" && error?.offset == 7)
    let keys = #expect(throws: JSONSyntaxError.self) {
      try JSONParser.parse(Array("{\"a\":1,\"b\":2}".utf8), limits: limits)
    }
    #expect(keys?.message == "more than 4 values in one file")
  }
}
