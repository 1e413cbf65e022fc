import Foundation
import TestSupport
import Testing

@testable import HubJSON
@testable import HubSource

/// Valid and invalid JSON, compared with Foundation's parser.
struct JSONAcceptanceTests {
  @Test(arguments: [
    "{}", "[]", "0", "-0", "1.5e+3", "1E5", "0.1", "0e1", "-12.5E-2", "123456789012345678",
    "12345678901234567890", "1e-400", "true", "false", "null", "\"\"", " \t\r\n[ ] \n",
    "[1,2,[3,{}]]", "{\"a\":{\"b\":[null,true]}}", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"",
    "\"\\u0041\\u00e9\\u20AC\\ud83d\\ude00\"", "\"é€😀\u{7F}\u{2028}\"", "{\"\":\"\"}",
    "{\"a\":1,\"b\":2,\"a\":[3]}", "\u{FEFF}[1]", "{\"\\u0061\":1}", "[[],[[]],{\"x\":[]}]",
  ])
  func `valid texts are read, with the values that Foundation reads`(text: String) throws {
    let expected = try #require(foundationValue(of: text.utf8))
    #expect(isSame(try parsed(text).root, as: expected))
  }

  @Test(arguments: [
    "", " ", "\u{FEFF}", "[", "]", "{", "}", "[1", "{\"a\"", "{\"a\":", "{\"a\":1", "\"", "\"abc",
    "\"\\", "\"\\u12", "[1 2]", "[1,,2]", "[,1]", "{,}", "{\"a\":1 \"b\":2}", "{\"a\" 1}",
    "{\"a\"::1}", "{a:1}", "{'a':1}", "{“a”:1}", "['a']", "{1:2}", "{\"a\":}", "[1}", "{\"a\":1]",
    "1 2", "[1] x", "[1]]", "01", "-01", "1.", ".5", "+1", "-", "- 1", "1e", "1e+", "0x1F", "1_000",
    "NaN", "Infinity", "-Infinity", "nul", "nulll", "True", "TRUE", "undefined", "\"\\x41\"",
    "\"\\u00zz\"", "\"\\U0041\"", "\"\t\"", "\"a\nb\"", "\"\u{0}\"", "// x\n1", "/* x */ 1",
    "# x\n1",
    "\u{A0}[1]", "[1\u{A0}]", "\u{0B}1", "\u{0C}1", "\u{2028}1", "[1]\u{0}", "[1]\u{FEFF}", "<a/>",
  ])
  func `invalid texts are rejected, as by Foundation`(text: String) {
    #expect(complaints(about: text).count == 1)
    #expect(complaints(about: text).first?.hasSuffix("[json-syntax]") == true)
    #expect(foundationValue(of: text.utf8) == nil)
  }

  @Test(arguments: ["[1,]", "{\"a\":1,}", "[[1],]", "{\"a\":[{},],}"])
  func `a trailing comma is rejected, although Foundation accepts it`(text: String) {
    #expect(throws: JSONSyntaxError.self) { try parsed(text) }
    #expect(foundationValue(of: text.utf8) != nil)
  }

  @Test(
    arguments: [
      [0x22, 0xC3, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xE9, 0x22],
      [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], [0x22, 0xE2, 0x82], [0x80],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are rejected`(file: [UInt8]) {
    #expect(
      complaints(about: file).first?.contains("expected UTF-8; save the file as UTF-8") == true)
    #expect(foundationValue(of: file) == nil)
  }

  @Test func `numbers are doubles, whole ones are integers, and too large ones are nil`() throws {
    let list = try parsed("[1620, -3.5, 1.62e3, 1e400, 1e300, 9007199254740992, \"7\"]").root
      .elements
    #expect(list.map(\.number) == [1620, -3.5, 1620, nil, 1e300, 9_007_199_254_740_992, nil])
    #expect(list.map(\.integer) == [1620, nil, 1620, nil, nil, 9_007_199_254_740_992, nil])
  }

  @Test func `values of another type are nil`() throws {
    let object = try parsed("{\"a\": true}").root
    #expect(object.string == nil && object.bool == nil && object.elements.isEmpty)
    #expect(object["a"]?.bool == true && object["b"] == nil)
    #expect(object["a"]?.members.isEmpty == true && object["a"]?["a"] == nil)
  }

  /// A Level 2 file with all kinds of values.
  private let document = """
    { "club": { "idPlus": { "town": "’s-Hertogenbosch", "fullName": "Fotoclub \\"Ünïcode\\" 😀" },
        "coordinates": { "latitude": -51.42398, "longitude": 5.4501e0 } },
      "members": [ { "name": { "givenName": "J\\u00e1ne", "infixName": "", "familyName": "Doe" },
          "optional": { "roles": { "isAdmin": true, "isOther": false }, "birthday": null,
            "keywords": [ "Landscape", "\\ud83d\\ude00", [] ], "nlSpecific": { "fotobondNumber": 1620111 },
            "website": "https:\\/\\/example.com\\/?a=1\\t#b" } }, {}, [ [ 0, -1.5E+2, 1e5 ] ] ] }
    """

  @Test func `thousands of damaged documents end in a value or an error, as in Foundation`() throws
  {
    #expect(isSame(try parsed(document).root, as: try #require(foundationValue(of: document.utf8))))
    let original = Array(document.utf8)
    var accepted = 0
    for seed in 0..<4000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let file = damaged(original, using: &generator)
      do {
        let document = try JSONParser.parse(file)
        accepted += 1
        let again = try JSONParser.parse(file)
        #expect(
          again.nodes == document.nodes && again.oddities == document.oddities, "seed \(seed)")
        // Foundation rejects unpaired surrogates and numbers beyond a double, but keeps U+0000.
        let isHarder =
          document.oddities.contains { if case .duplicateKey = $0 { false } else { true } }
          || document.nodes.indices.contains { index in
            let value = JSONValue(document: document, index: index)
            return value.kind == .number && value.number == nil
          }
        if isHarder { continue }
        guard let other = foundationValue(of: file) else {
          Issue.record("Foundation refuses what we accept, seed \(seed)")
          continue
        }
        #expect(isSame(document.root, as: other), "seed \(seed)")
      } catch {
        #expect(complaints(about: file) == complaints(about: file), "seed \(seed)")
        #expect((0...file.count).contains(error.offset), "seed \(seed)")
        // Foundation accepts a trailing comma.
        if error.message.contains("after ','") { continue }
        #expect(foundationValue(of: file) == nil, "seed \(seed): \(error.message)")
      }
    }
    #expect(accepted > 400)
  }

  /// Returns the document with one to three random changes of a byte or a range.
  private func damaged(_ original: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    let telling = Array("{}[]:,\"\\'0123456789.eE+-utfn \n\u{A0}é".utf8)
    var file = original
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !file.isEmpty {
      let place = Int.random(in: file.indices, using: &generator)
      let end = min(file.count, place + Int.random(in: 1...8, using: &generator))
      let byte = telling.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: file[place] = UInt8.random(in: .min ... .max, using: &generator)
      case 1, 2: file[place] = byte
      case 3: file.insert(byte, at: place)
      case 4: file.removeSubrange(place..<end)
      case 5: file.insert(contentsOf: file[place..<end], at: place)
      case 6: file.swapAt(place, Int.random(in: file.indices, using: &generator))
      default: file.removeSubrange(place...)
      }
    }
    return file
  }
}
