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

  /// Returns the paths from the root to the values at the given node indexes, which must be in
  /// ascending order: `members[3].optional.birthday`. Long keys are cut off.
  ///
  /// O(n) in the number of nodes before the last index.
  package func paths(of indexes: [Int]) -> [Int: String] {
    var paths: [Int: String] = [:]
    var wanted = indexes[...]
    findPaths(of: root.index, "", &wanted, &paths)
    return paths
  }

  private func findPaths(
    of value: Int, _ path: String, _ wanted: inout ArraySlice<Int>, _ paths: inout [Int: String]
  ) {
    while wanted.first == value {
      paths[value] = path
      wanted.removeFirst()
    }
    let end = Int(nodes[value].next)
    let isObject = nodes[value].kind == .object
    var child = value + 1
    var number = 0
    while let next = wanted.first, next < end, child < end {
      let key = isObject ? child : nil
      if let key { child = Int(nodes[key].next) }
      if next < Int(nodes[child].next) {
        let name = key.map {
          String(
            String.UnicodeScalarView(
              (JSONValue(document: self, index: $0).string ?? "").unicodeScalars.prefix(100)))
        }
        let step = name.map { (path.isEmpty ? "" : ".") + $0 } ?? "[\(number)]"
        // A key has no path.
        while let first = wanted.first, first < child { wanted.removeFirst() }
        findPaths(of: child, path + step, &wanted, &paths)
      }
      child = Int(nodes[child].next)
      number += 1
    }
  }
}
