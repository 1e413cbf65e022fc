extension JSONDocument {
  /// The text without the array elements and object members whose values stand at those node
  /// indexes. All else stays as it was written, byte for byte.
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

  /// The children of a container, each with the offset where its text begins: at its key, if any.
  private func items(of value: JSONValue) -> [(start: Int, value: JSONValue)] {
    switch value.kind {
    case .object: value.allMembers.map { ($0.key.start, $0.value) }
    case .array: value.allElements.map { ($0.start, $0) }
    default: []
    }
  }

  /// The path of a value from the root: `members[3].optional.birthday`; O(n) in the nodes before.
  package func path(of target: JSONValue) -> String {
    var path = ""
    var value = root
    while value.index != target.index {
      let next =
        value.kind == .object
        ? value.allMembers.first { contains($0.value, target) }.map { member in
          (member.value, (path.isEmpty ? "" : ".") + (member.key.string ?? ""))
        }
        : value.allElements.enumerated().first { contains($0.element, target) }.map {
          ($0.element, "[\($0.offset)]")
        }
      guard let (child, step) = next else { return path }
      path += step
      value = child
    }
    return path
  }

  private func contains(_ value: JSONValue, _ target: JSONValue) -> Bool {
    value.index <= target.index && target.index < Int(nodes[value.index].next)
  }
}
