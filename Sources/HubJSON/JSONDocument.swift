package import HubModel

/// A parsed JSON text that keeps the position of each value.
///
/// No library keeps the positions that reports and filtered copies need, so this is our own: a flat
/// list of nodes over the unchanged bytes. Strings are decoded on demand.
package struct JSONDocument: Sendable {
  /// The result of parsing, shared by all values of the document.
  private final class Content: Sendable {
    let bytes: [UInt8]
    let nodes: [Node]
    let oddities: [Oddity]
    let lines: LineIndex

    init(_ bytes: [UInt8], _ nodes: [Node], _ oddities: [Oddity]) {
      (self.bytes, self.nodes, self.oddities) = (bytes, nodes, oddities)
      lines = LineIndex(bytes)
    }
  }

  private let content: Content

  init(bytes: [UInt8], nodes: [Node], oddities: [Oddity]) {
    content = Content(bytes, nodes, oddities)
  }

  /// The text, without a byte order mark.
  package var bytes: [UInt8] { content.bytes }
  /// The nodes in depth-first order: a container is followed by its children, a key by its value.
  var nodes: [Node] { content.nodes }
  package var oddities: [Oddity] { content.oddities }

  struct Node: Sendable, Equatable {
    let kind: Kind
    let start: UInt32
    /// The offset after the last byte.
    var end: UInt32
    /// The index of the first node that is not inside this one.
    var next: UInt32
  }

  package enum Kind: UInt8, Sendable {
    case object, array, string, number, `true`, `false`, null
  }

  /// An irregularity that can be read.
  package enum Oddity: Sendable, Equatable {
    case duplicateKey(String, offset: Int)
    case loneSurrogate(offset: Int)
    case nullCharacter(offset: Int)
  }

  /// The indexes of hidden values, which only ``removing(_:)`` sees.
  package var hidden = Set<Int>()

  package var root: JSONValue { JSONValue(document: self, index: 0) }

  /// Returns the index of the value for a key of an object, ignoring hidden values; the last one if
  /// there are several.
  fileprivate func value(in object: Int, of key: String) -> Int? {
    var key = key
    return key.withUTF8 { key in
      bytes.withUnsafeBufferPointer { bytes in
        nodes.withUnsafeBufferPointer { nodes in
          var found: Int?
          var child = object + 1
          let end = Int(nodes[object].next)
          while child < end {
            let value = Int(nodes[child].next)
            let raw = bytes[(Int(nodes[child].start) + 1)..<(Int(nodes[child].end) - 1)]
            if Self.isText(raw, key), !hidden.contains(value) { found = value }
            child = Int(nodes[value].next)
          }
          return found
        }
      }
    }
  }

  /// Returns true if the raw bytes between quotation marks stand for the text. Few have to be
  /// decoded for this.
  private static func isText(
    _ raw: Slice<UnsafeBufferPointer<UInt8>>, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    // An escape is at most six times as long as the character that it stands for.
    if raw.count > text.count {
      return raw.count <= 6 * text.count && raw.contains(UInt8(ascii: "\\"))
        && JSONString.decode(ArraySlice(raw)).utf8.elementsEqual(text)
    }
    return raw.count == text.count && raw.elementsEqual(text)
  }

  /// Returns the line and column of an offset, both from 1, columns in Unicode scalars. O(1)
  package func position(ofByteAt offset: Int) -> Problem.Position {
    content.lines.position(ofByteAt: offset, in: bytes)
  }
}

package struct JSONSyntaxError: Error {
  /// The offset of the error, not counting the byte order mark.
  package let offset: Int
  /// The expected and the found token, in words.
  package let message: String
}

package struct JSONLimits {
  /// The maximum number of values in a text; a node takes 16 bytes.
  package var nodes: Int
  package var depth: Int

  package init(nodes: Int = 4_000_000, depth: Int = 64) {
    (self.nodes, self.depth) = (nodes, depth)
  }
}

package struct JSONValue: Sendable {
  package let document: JSONDocument
  /// The index of the value's node in the document.
  package let index: Int

  private var node: JSONDocument.Node { document.nodes[index] }

  package var kind: JSONDocument.Kind { node.kind }
  package var start: Int { Int(node.start) }
  /// The offset after the last byte.
  package var end: Int { Int(node.end) }
  package var position: Problem.Position { document.position(ofByteAt: start) }

  package var string: String? {
    guard kind == .string else { return nil }
    return JSONString.decode(document.bytes[(start + 1)..<(end - 1)])
  }

  /// The value of a number; nil for other types, and for a number that does not fit a `Double`.
  package var number: Double? {
    guard kind == .number,
      let value = Double(String(decoding: document.bytes[start..<end], as: UTF8.self)),
      value.isFinite
    else { return nil }
    return value
  }

  /// The value of a number without a fraction; nil for everything else.
  package var integer: Int? { number.flatMap(Int.init(exactly:)) }

  /// The value of `true` or `false`; nil for other types.
  package var bool: Bool? {
    switch kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The elements of an array that are not hidden; empty for other types.
  package var elements: [JSONValue] { allElements.filter { !document.hidden.contains($0.index) } }

  /// The elements of an array, hidden or not; empty for other types.
  package var allElements: [JSONValue] { kind == .array ? children : [] }

  /// The members of an object that are not hidden, in file order; empty for other types.
  package var members: [(key: JSONValue, value: JSONValue)] {
    allMembers.filter { !document.hidden.contains($0.value.index) }
  }

  /// The members of an object, hidden or not, in file order; empty for other types.
  package var allMembers: [(key: JSONValue, value: JSONValue)] {
    guard kind == .object else { return [] }
    let nodes = children
    return stride(from: 0, to: nodes.count, by: 2).map { (nodes[$0], nodes[$0 + 1]) }
  }

  /// The value for a key of an object, the last one if there are several.
  package subscript(key: String) -> JSONValue? {
    guard kind == .object else { return nil }
    return document.value(in: index, of: key).map { JSONValue(document: document, index: $0) }
  }

  /// Returns true if the value for a key of an object, the last one if there are several, is
  /// hidden.
  package func hides(_ key: String) -> Bool {
    guard !document.hidden.isEmpty, let last = allMembers.last(where: { $0.key.string == key })
    else { return false }
    return document.hidden.contains(last.value.index)
  }

  private var children: [JSONValue] {
    var result: [JSONValue] = []
    var child = index + 1
    while child < Int(node.next) {
      result.append(JSONValue(document: document, index: child))
      child = Int(document.nodes[child].next)
    }
    return result
  }

  package var typeName: String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .true, .false: "true or false"
    case .null: "null"
    }
  }

  /// The number as written, or the name of the type.
  package var described: String {
    kind == .number
      ? String(decoding: document.bytes[start..<end].prefix(40), as: UTF8.self) : typeName
  }
}
