extension JSONDocument {
  /// Returns the text without the array elements and object members whose values have the given
  /// node indexes. Everything else is kept byte for byte.
  ///
  /// O(n) in the nodes and bytes.
  package func removing(_ indexes: Set<Int>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    output += bytes[..<root.start]
    write(root, without: indexes, to: &output)
    output += bytes[root.end...]
    return output
  }

  private func write(_ value: JSONValue, without removed: Set<Int>, to output: inout [UInt8]) {
    let items = items(of: value)
    guard let first = items.first, let last = items.last else {
      output += bytes[value.start..<value.end]
      return
    }
    output += bytes[value.start..<first.start]
    var hasWritten = false
    for (index, item) in items.enumerated() where !removed.contains(item.value.index) {
      if hasWritten { output += bytes[items[index - 1].value.end..<item.start] }
      output += bytes[item.start..<item.value.start]
      write(item.value, without: removed, to: &output)
      hasWritten = true
    }
    output += bytes[last.value.end..<value.end]
  }

  /// Returns the children of a container, each with the offset of its text, which starts at its
  /// key, if any.
  private func items(of value: JSONValue) -> [(start: Int, value: JSONValue)] {
    switch value.kind {
    case .object: value.allMembers.map { ($0.key.start, $0.value) }
    case .array: value.allElements.map { ($0.start, $0) }
    default: []
    }
  }

  /// Returns the paths from the root to the values at the given node indexes:
  /// `members[3].optional.birthday`. Long keys are cut off.
  ///
  /// O(n) in the nodes before each index.
  package func paths(of indexes: [Int]) -> [Int: String] {
    Dictionary(indexes.compactMap { index in path(of: index).map { (index, $0) } }) { $1 }
  }

  /// Returns the path to a node; nil for a key, which has none.
  private func path(of index: Int) -> String? {
    var path = ""
    var container = 0
    while container < index {
      // A key is followed by its value.
      let lead = nodes[container].kind == .object ? 1 : 0
      var child = container + 1 + lead
      var number = 0
      while nodes[child].next <= index {
        child = Int(nodes[child].next) + lead
        number += 1
      }
      guard child <= index else { return nil }
      if lead > 0 {
        let key = JSONValue(document: self, index: child - 1).string ?? ""
        let name = String(String.UnicodeScalarView(key.unicodeScalars.prefix(100)))
        path += path.isEmpty ? name : ".\(name)"
      } else {
        path += "[\(number)]"
      }
      container = child
    }
    return path
  }
}
