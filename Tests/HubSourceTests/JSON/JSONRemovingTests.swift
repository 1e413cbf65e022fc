import Foundation
import TestSupport
import Testing

@testable import HubJSON
@testable import HubSource

/// Filtered copies: removed values are gone, and everything else is unchanged.
struct JSONRemovingTests {
  /// Returns the text without the values at the paths.
  private func text(_ text: String, without paths: String...) throws -> String {
    let document = try parsed(text)
    let indexes = document.paths(of: Array(document.nodes.indices)).filter {
      paths.contains($0.value)
    }
    return String(decoding: document.removing(Set(indexes.keys)), as: UTF8.self)
  }

  @Test func `removing nothing changes nothing`() throws {
    let text = " {\r\n\t\"a\" : [ 1 ,2, \"\\u00e9é\" ] , \"b\":{ } }\n\n"
    #expect(try self.text(text) == text)
  }

  @Test func `elements are removed with one of their commas`() throws {
    let list = "[ 1, 2 ,\n 3 ]"
    #expect(try text(list, without: "[0]") == "[ 2 ,\n 3 ]")
    #expect(try text(list, without: "[1]") == "[ 1 ,\n 3 ]")
    #expect(try text(list, without: "[2]") == "[ 1, 2 ]")
    #expect(try text(list, without: "[0]", "[1]") == "[ 3 ]")
    #expect(try text(list, without: "[0]", "[2]") == "[ 2 ]")
    #expect(try text(list, without: "[0]", "[1]", "[2]") == "[  ]")
  }

  @Test func `members are removed with their keys`() throws {
    let object = "{\n  \"a\": 1,\n  \"b\": {\"c\": [2], \"d\": 3},\n  \"e\": 4\n}\n"
    #expect(
      try text(object, without: "a") == "{\n  \"b\": {\"c\": [2], \"d\": 3},\n  \"e\": 4\n}\n")
    #expect(try text(object, without: "b") == "{\n  \"a\": 1,\n  \"e\": 4\n}\n")
    #expect(
      try text(object, without: "b.c") == "{\n  \"a\": 1,\n  \"b\": {\"d\": 3},\n  \"e\": 4\n}\n")
    #expect(
      try text(object, without: "b.c[0]", "e")
        == "{\n  \"a\": 1,\n  \"b\": {\"c\": [], \"d\": 3}\n}\n")
  }

  @Test func `paths name values as a maintainer would`() throws {
    let document = try parsed("{\"members\": [0, {\"a b\": {\"x\": [[7]]}}]}")
    let paths = document.paths(of: Array(document.nodes.indices))
    #expect(
      paths.sorted { $0.key < $1.key }.map(\.value) == [
        "", "members", "members[0]", "members[1]", "members[1].a b", "members[1].a b.x",
        "members[1].a b.x[0]", "members[1].a b.x[0][0]",
      ])
    let last = document.nodes.count - 1
    #expect(document.paths(of: [last]) == [last: "members[1].a b.x[0][0]"])
  }

  /// Returns a random value with all kinds of white space.
  private func randomValue(depth: Int, using generator: inout SeededGenerator) -> String {
    func space() -> String {
      ["", "", " ", "\n\t", "\r\n "].randomElement(using: &generator) ?? ""
    }
    let count = Int.random(in: 0...4, using: &generator)
    switch depth > 3 ? 5 : Int.random(in: 0..<7, using: &generator) {
    case 0, 1:
      let items = (0..<count).map { _ in
        space() + randomValue(depth: depth + 1, using: &generator) + space()
      }
      return "[" + (items.isEmpty ? space() : items.joined(separator: ",")) + "]"
    case 2, 3:
      let items = (0..<count).map { number in
        space() + "\"k\(number)é\"" + space() + ":" + space()
          + randomValue(depth: depth + 1, using: &generator) + space()
      }
      return "{" + (items.isEmpty ? space() : items.joined(separator: ",")) + "}"
    default:
      return ["1", "-2.5e3", "true", "null", "\"x,]}\\\"\"", "\"😀\""].randomElement(
        using: &generator) ?? "0"
    }
  }

  /// Returns the original value, read by Foundation, without the removed values.
  private func expected(_ value: JSONValue, _ other: Any, without removed: Set<Int>) -> Any {
    if let list = other as? [Any] {
      return zip(value.elements, list).filter { !removed.contains($0.0.index) }
        .map { expected($0, $1, without: removed) } as NSArray
    }
    if let object = other as? [String: Any] {
      let kept = value.members.filter { !removed.contains($0.value.index) }
      return Dictionary(
        uniqueKeysWithValues: kept.map { key, value in
          (key.string ?? "", expected(value, object[key.string ?? ""] ?? 0, without: removed))
        }) as NSDictionary
    }
    return other
  }

  @Test func `the result is the original without the removed values`() throws {
    for seed in 0..<600 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let text = " [" + randomValue(depth: 0, using: &generator) + ", {\"z\": 1}]\n"
      let document = try parsed(text)
      let items = document.nodes.indices.map { JSONValue(document: document, index: $0) }
        .flatMap { $0.elements + $0.members.map(\.value) }.map(\.index)
      let removed = Set(items.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 })
      let left = document.removing(removed)
      let original = try #require(foundationValue(of: text.utf8))
      let expected = try #require(
        self.expected(document.root, original, without: removed) as? NSArray)
      #expect(foundationValue(of: left) as? NSArray == expected, "seed \(seed)")
      #expect(throws: Never.self, "seed \(seed)") { try JSONParser.parse(left) }
      #expect(isSubsequence(left, of: Array(text.utf8)), "seed \(seed)")
    }
  }

  private func isSubsequence(_ left: [UInt8], of text: [UInt8]) -> Bool {
    var rest = left[...]
    for byte in text where byte == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
