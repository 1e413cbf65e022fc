/// Changes of a JSON text that leave every other byte as it is.
package struct JSONEdits {
  /// The new texts of keys and of values that are no containers, by node index.
  package var texts: [Int: String] = [:]
  /// The node indexes of the values of removed object members.
  package var removed: Set<Int> = []
  /// The members to add to objects, by the node index of the object.
  package var added: [Int: [AddedMember]] = [:]

  package init() {}
}

/// A member of an object that becomes a member of another one.
package struct AddedMember {
  /// The names of the objects to create around it, outermost first.
  let path: [String]
  let key: String
  let value: JSONValue

  package init(_ key: String, _ value: JSONValue, in path: [String]) {
    (self.path, self.key, self.value) = (path, key, value)
  }
}

package struct ByteEdit: Equatable {
  /// The range in the original text; empty for an insertion.
  package let range: Range<Int>
  package let bytes: [UInt8]

  package init(_ range: Range<Int>, _ bytes: [UInt8]) {
    (self.range, self.bytes) = (range, bytes)
  }
}

extension [ByteEdit] {
  /// Returns a range of a text with the edits that lie in it, which are sorted and do not overlap.
  package func applied(to text: [UInt8], in range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    var start = range.lowerBound
    for edit in self {
      result += text[start..<edit.range.lowerBound]
      result += edit.bytes
      start = edit.range.upperBound
    }
    return result + text[start..<range.upperBound]
  }
}

extension JSONDocument {
  /// The node indexes of the values of keys that their object contains twice. O(n) in the nodes.
  package var doubledValues: Set<Int> {
    let hasSome = oddities.contains { if case .duplicateKey = $0 { true } else { false } }
    guard hasSome else { return [] }
    var found = Set<Int>()
    addDoubled(in: root, to: &found)
    return found
  }

  private func addDoubled(in value: JSONValue, to found: inout Set<Int>) {
    let members = value.allMembers
    let byKey = Dictionary(grouping: members) { $0.key.string ?? "" }
    for group in byKey.values where group.count > 1 { found.formUnion(group.map(\.value.index)) }
    for child in members.map(\.value) + value.allElements { addDoubled(in: child, to: &found) }
  }

  /// Returns the byte edits that make the changes, in order. O(n) in the nodes and bytes.
  package func byteEdits(for edits: JSONEdits) -> [ByteEdit] {
    JSONEditor(document: self, edits: edits).edits(
      in: root, around: Layout(lead: [], step: []))
  }
}

/// The white space of an object that is written on several lines.
private struct Layout {
  /// The line end and the indentation before each member; empty on a single line.
  let lead: [UInt8]
  /// The further indentation of the members of a member.
  let step: [UInt8]

  var inner: Layout { Layout(lead: lead.isEmpty ? [] : lead + step, step: step) }
}

private struct JSONEditor {
  let document: JSONDocument
  let edits: JSONEdits

  private var bytes: [UInt8] { document.bytes }

  /// - Parameter around: the layout of the object that contains the value.
  func edits(in value: JSONValue, around layout: Layout) -> [ByteEdit] {
    switch value.kind {
    case .object: return edits(inObject: value, around: layout)
    case .array: return value.allElements.flatMap { edits(in: $0, around: layout) }
    default: return replacement(of: value)
    }
  }

  private func replacement(of token: JSONValue) -> [ByteEdit] {
    edits.texts[token.index].map { [ByteEdit(token.start..<token.end, Array($0.utf8))] } ?? []
  }

  private func edits(inObject object: JSONValue, around: Layout) -> [ByteEdit] {
    let members = object.allMembers
    let kept = members.indices.filter { !edits.removed.contains(members[$0].value.index) }
    let layout = self.layout(of: object, around: around)
    var result: [ByteEdit] = []
    // A removed member takes the comma after it along, or the one before it: at the end, and where
    // it is the last one on a line, which then stays a line of its own.
    var next = 0
    for index in kept {
      let (key, value) = members[index]
      if index > next {
        let end = next > 0 ? members[next - 1].value.end : nil
        let last = members[index - 1].value.end
        if let end, !hasLineEnd(end..<members[next].key.start), hasLineEnd(last..<key.start) {
          result.append(ByteEdit(end..<last, []))
        } else {
          result.append(ByteEdit(members[next].key.start..<key.start, []))
        }
      }
      result += replacement(of: key) + edits(in: value, around: layout)
      next = index + 1
    }
    let end = kept.last.map { members[$0].value.end }
    let added = text(of: edits.added[object.index] ?? [], in: layout)
    if let end {
      let space =
        layout.lead.isEmpty || members.count > 1 ? separator(of: members) : layout.lead[...]
      let text = added.isEmpty ? [] : [UInt8(ascii: ",")] + space
      let rest = end..<(members.last?.value.end ?? end)
      if !added.isEmpty || !rest.isEmpty { result.append(ByteEdit(rest, text + added)) }
    } else if let first = members.first, let last = members.last, !added.isEmpty {
      result.append(ByteEdit(first.key.start..<last.value.end, added))
    } else if !members.isEmpty || !added.isEmpty {
      let close = layout.lead.dropLast(layout.step.count)
      let inside = added.isEmpty ? [] : layout.lead + added + close
      result.append(ByteEdit((object.start + 1)..<(object.end - 1), inside))
    }
    return result
  }

  private func hasLineEnd(_ range: Range<Int>) -> Bool {
    bytes[range].contains(UInt8(ascii: "\n"))
  }

  /// Returns the texts of members that are added to an object, with commas between them.
  private func text(of added: [AddedMember], in layout: Layout) -> [UInt8] {
    var texts: [[UInt8]] = []
    var rest = added[...]
    while let member = rest.first {
      guard let name = member.path.first else {
        texts.append(text(of: member))
        rest.removeFirst()
        continue
      }
      // All members of the same new object, wherever they are in the list.
      let inner = rest.filter { $0.path.first == name }
        .map { AddedMember($0.key, $0.value, in: Array($0.path.dropFirst())) }
      rest.removeAll { $0.path.first == name }
      let open = Array("\"\(name)\"".utf8) + colon(before: member.value) + Array("{".utf8)
      let content = text(of: inner, in: layout.inner)
      texts.append(open + layout.inner.lead + content + layout.lead + Array("}".utf8))
    }
    let space = layout.lead.isEmpty && added.first.map { isSpaced($0.value) } == true ? " " : ""
    return Array(texts.joined(separator: Array(",\(space)".utf8) + layout.lead))
  }

  /// Returns the text of a member at its new place, with the changes inside it.
  private func text(of member: AddedMember) -> [UInt8] {
    let inner = edits(in: member.value, around: Layout(lead: [], step: []))
    return Array("\"\(member.key)\"".utf8) + colon(before: member.value)
      + inner.applied(to: bytes, in: member.value.start..<member.value.end)
  }

  /// Returns the colon before a value, with the white space around it.
  private func colon(before value: JSONValue) -> ArraySlice<UInt8> {
    // A key precedes its value.
    let key = JSONValue(document: document, index: value.index - 1)
    return bytes[key.end..<value.start]
  }

  /// Returns the white space before a member that is added to an object: that before its last one.
  private func separator(of members: [(key: JSONValue, value: JSONValue)]) -> ArraySlice<UInt8> {
    guard let last = members.last else { return [] }
    if members.count == 1 { return isSpaced(last.value) ? [0x20] : [] }
    let between = bytes[members[members.count - 2].value.end..<last.key.start]
    return between.drop { $0 != UInt8(ascii: ",") }.dropFirst()
  }

  /// True if there is white space between the colon and a value.
  private func isSpaced(_ value: JSONValue) -> Bool {
    colon(before: value).last != UInt8(ascii: ":")
  }

  private func layout(of object: JSONValue, around: Layout) -> Layout {
    let members = object.allMembers
    guard let first = members.first, let last = members.last else { return around.inner }
    let lead = Array(bytes[(object.start + 1)..<first.key.start])
    guard let start = lead.lastIndex(of: UInt8(ascii: "\n")) else {
      return Layout(lead: [], step: [])
    }
    let isReturn = start > 0 && lead[start - 1] == UInt8(ascii: "\r")
    let line = Array(lead[(isReturn ? start - 1 : start)...])
    let indentation = lead[(start + 1)...]
    let closing = bytes[last.value.end..<(object.end - 1)].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let outer = closing.count > 1 ? closing[closing.count - 1] : []
    let isDeeper = indentation.count > outer.count && indentation.starts(with: outer)
    return Layout(
      lead: line, step: isDeeper ? Array(indentation.dropFirst(outer.count)) : [0x20, 0x20])
  }
}
