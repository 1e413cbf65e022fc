import HubJSON

extension FixedFile {
  /// Returns the changes as a unified diff that `git apply` and `patch -p1` understand.
  ///
  /// - Parameter name: The path of the file in the diff.
  package func diff(name: String) -> String {
    UnifiedDiff(original, edits).text(name: name)
  }
}

/// The lines that edits change.
private struct UnifiedDiff {
  /// A run of lines that takes the place of another one.
  private struct Change {
    /// The indexes of the lines in the original.
    var old: Range<Int>
    /// The new lines, each with its line end.
    var new: ArraySlice<ArraySlice<UInt8>>
  }

  /// The number of unchanged lines around a change.
  private static let context = 3

  /// The lines of the original, each with its line end.
  private let lines: [ArraySlice<UInt8>]
  private var changes: [Change] = []

  init(_ original: [UInt8], _ edits: [ByteEdit]) {
    lines = Self.lines(of: original[...])
    var rest = edits[...]
    var line = 0
    while let edit = rest.first {
      while line + 1 < lines.count, lines[line].endIndex <= edit.range.lowerBound { line += 1 }
      let first = line
      // What starts where the block ends is on the same line.
      var block: [ByteEdit] = []
      while let next = rest.first, block.isEmpty || next.range.lowerBound < lines[line].endIndex {
        while line + 1 < lines.count, lines[line].endIndex <= next.range.upperBound { line += 1 }
        block.append(next)
        rest.removeFirst()
      }
      let range = lines[first].startIndex..<lines[line].endIndex
      var change = Change(
        old: first..<(line + 1),
        new: Self.lines(of: block.applied(to: original, in: range)[...])[...])
      while let old = change.old.first, let new = change.new.first, lines[old] == new {
        change.old.removeFirst()
        change.new.removeFirst()
      }
      while let old = change.old.last, let new = change.new.last, lines[old] == new {
        change.old.removeLast()
        change.new.removeLast()
      }
      if !change.old.isEmpty || !change.new.isEmpty { changes.append(change) }
    }
  }

  private static func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    for end in text.indices where text[end] == UInt8(ascii: "\n") {
      lines.append(text[start...end])
      start = end + 1
    }
    return start < text.endIndex ? lines + [text[start...]] : lines
  }

  func text(name: String) -> String {
    var result = Array(Self.header(name).utf8)
    var shift = 0
    var rest = changes[...]
    while let first = rest.first {
      let far = 2 * Self.context
      let gap = rest.indices.dropFirst().first { index in
        rest[index].old.lowerBound - rest[index - 1].old.upperBound > far
      }
      let hunk = rest[..<(gap ?? rest.endIndex)]
      rest = rest[hunk.endIndex...]
      let start = max(0, first.old.lowerBound - Self.context)
      let last = hunk.last?.old.upperBound ?? start
      let end = min(lines.count, last + Self.context)
      let added = hunk.reduce(0) { $0 + $1.new.count - $1.old.count }
      result +=
        "@@ -\(start + 1),\(end - start) +\(start + shift + 1),\(end - start + added) @@\n"
        .utf8
      shift += added
      var line = start
      for change in hunk {
        for index in line..<change.old.lowerBound { Self.write(lines[index], " ", to: &result) }
        for index in change.old { Self.write(lines[index], "-", to: &result) }
        for new in change.new { Self.write(new, "+", to: &result) }
        line = change.old.upperBound
      }
      for index in line..<end { Self.write(lines[index], " ", to: &result) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func write(_ line: ArraySlice<UInt8>, _ sign: String, to result: inout [UInt8]) {
    result += sign.utf8
    result += line
    if line.last != UInt8(ascii: "\n") { result += "\n\\ No newline at end of file\n".utf8 }
  }

  private static func header(_ name: String) -> String {
    "--- \(quoted("a/" + name))\n+++ \(quoted("b/" + name))\n"
  }

  /// Returns a path as git writes it: one with special characters in quotation marks, and one with
  /// blanks before a tab.
  private static func quoted(_ path: String) -> String {
    let special = path.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }
    guard special else { return path.utf8.contains(0x20) ? path + "\t" : path }
    let quoted = path.utf8.map { byte -> String in
      switch byte {
      case 0x22, 0x5C: return "\\" + String(UnicodeScalar(byte))
      case 0x20...0x7E: return String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return "\"\(quoted.joined())\""
  }
}
