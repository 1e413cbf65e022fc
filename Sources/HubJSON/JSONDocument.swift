/// A parsed JSON text that remembers where each of its values stands.
///
/// No library keeps the positions that reports and filtered copies need, so this is our own: a flat
/// list of nodes over the unchanged bytes. Strings are decoded when they are asked for.
package struct JSONDocument: Sendable {
  /// What was parsed; each value of it refers to it.
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
  /// Depth first; the children of a container follow it, keys before their values.
  var nodes: [Node] { content.nodes }
  /// What was odd but could be read, with the offset of each place.
  package var oddities: [Oddity] { content.oddities }

  struct Node: Sendable, Equatable {
    let kind: Kind
    /// Offset of the first byte.
    let start: UInt32
    /// Offset after the last byte.
    var end: UInt32
    /// Index of the first node that is not inside this one.
    var next: UInt32
  }

  /// The type of a value.
  package enum Kind: UInt8, Sendable {
    case object, array, string, number, `true`, `false`, null
  }

  /// What is odd but can be read.
  package enum Oddity: Sendable, Equatable {
    case duplicateKey(String, offset: Int)
    case loneSurrogate(offset: Int)
    case nullCharacter(offset: Int)
  }

  /// Indexes of values that are not to be seen; ``removing(_:)`` sees them.
  package var hidden = Set<Int>()

  /// The value of the whole text.
  package var root: JSONValue { JSONValue(document: self, index: 0) }

  /// The value in an object that has a key and is not hidden, the last one if there are several.
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

  /// Whether what stands between quotation marks is that text; few have to be decoded for it.
  private static func isText(
    _ raw: Slice<UnsafeBufferPointer<UInt8>>, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    // An escape is longer than what it stands for, by six times at most.
    if raw.count > text.count {
      return raw.count <= 6 * text.count && raw.contains(UInt8(ascii: "\\"))
        && JSONString.decode(ArraySlice(raw)).utf8.elementsEqual(text)
    }
    return raw.count == text.count && raw.elementsEqual(text)
  }

  /// The line and column of an offset, both from 1, columns in Unicode scalars; O(1).
  package func position(ofByteAt offset: Int) -> (line: Int, column: Int) {
    content.lines.position(ofByteAt: offset, in: bytes)
  }
}

/// Where a text stops being JSON, and what was expected there.
package struct JSONSyntaxError: Error {
  /// Counted without the byte order mark.
  package let offset: Int
  /// What was expected there, and what was found.
  package let message: String
}

/// How much a JSON text may ask of us.
package struct JSONLimits {
  /// Values in one text; a node takes 16 bytes.
  package var nodes: Int
  /// Containers inside each other.
  package var depth: Int

  package init(nodes: Int = 4_000_000, depth: Int = 64) {
    (self.nodes, self.depth) = (nodes, depth)
  }
}

/// One value of a document.
package struct JSONValue: Sendable {
  /// The document of which it is a part.
  package let document: JSONDocument
  /// Its node in the document.
  package let index: Int

  private var node: JSONDocument.Node { document.nodes[index] }

  /// Its type.
  package var kind: JSONDocument.Kind { node.kind }
  /// Offset of its first byte in the text.
  package var start: Int { Int(node.start) }
  /// Offset after its last byte.
  package var end: Int { Int(node.end) }
  /// The line and column where it begins, both from 1.
  package var position: (line: Int, column: Int) { document.position(ofByteAt: start) }

  /// The decoded text of a string, else nil.
  package var string: String? {
    guard kind == .string else { return nil }
    return JSONString.decode(document.bytes[(start + 1)..<(end - 1)])
  }

  /// The value of a number, else nil; nil also for one that no `Double` can hold.
  package var number: Double? {
    guard kind == .number,
      let value = Double(String(decoding: document.bytes[start..<end], as: UTF8.self)),
      value.isFinite
    else { return nil }
    return value
  }

  /// The value of a number without fraction, else nil.
  package var integer: Int? { number.flatMap(Int.init(exactly:)) }

  /// The value of `true` or `false`, else nil.
  package var bool: Bool? {
    switch kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The elements of an array that are not hidden; none for anything else.
  package var elements: [JSONValue] { allElements.filter { !document.hidden.contains($0.index) } }

  /// The elements of an array, hidden or not.
  package var allElements: [JSONValue] { kind == .array ? children : [] }

  /// The members of an object that are not hidden, in file order; none for anything else.
  package var members: [(key: JSONValue, value: JSONValue)] {
    allMembers.filter { !document.hidden.contains($0.value.index) }
  }

  /// The members of an object, hidden or not, in file order.
  package var allMembers: [(key: JSONValue, value: JSONValue)] {
    guard kind == .object else { return [] }
    let nodes = children
    return stride(from: 0, to: nodes.count, by: 2).map { (nodes[$0], nodes[$0 + 1]) }
  }

  /// The member of an object with that key, the last one if there are several.
  package subscript(key: String) -> JSONValue? {
    guard kind == .object else { return nil }
    return document.value(in: index, of: key).map { JSONValue(document: document, index: $0) }
  }

  /// Whether the member of an object with that key, the last one if there are several, is hidden.
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

  /// How the type is called in messages.
  package var typeName: String {
    switch kind {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .true, .false: "true or false"
    case .null: "null"
    }
  }
}
