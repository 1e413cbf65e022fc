/// The screen of a terminal: a small interpreter of a program's output.
///
/// It supports what line editors use: moving the cursor, erasing, inserting and deleting;
/// everything else is skipped. Lines that are wider than the screen continue in the next row.
package struct TerminalScreen: Sendable {
  private typealias Cell = Character?

  /// The width in cells.
  package private(set) var columns: Int
  /// The rows, including those that were scrolled away.
  private var rows: [[Cell]] = [[]]
  private var row = 0
  private var column = 0
  /// The bytes of an incomplete character or sequence.
  private var pending: [UInt8] = []

  /// Creates an empty screen.
  package init(columns: Int) {
    self.columns = columns
  }

  /// The rows from top to bottom, without trailing blanks.
  package var lines: [String] {
    rows.map { row in
      // The second cell of a wide character is nil.
      let text = String(row.compactMap { $0 })
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The row of the cursor, without trailing blanks.
  package var currentLine: String { lines[row] }

  /// Changes the width; the existing contents stay unchanged.
  package mutating func resize(columns: Int) {
    self.columns = columns
    column = min(column, columns)
  }

  /// Displays the output of a program.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      pending.append(byte)
      if isComplete(pending) {
        show(pending)
        pending = []
      }
    }
  }

  private func isComplete(_ bytes: [UInt8]) -> Bool {
    guard bytes[0] == 0x1B else { return UTF8.isWhole(bytes) }
    guard bytes.count > 1, let last = bytes.last else { return false }
    switch bytes[1] {
    case UInt8(ascii: "["): return bytes.count > 2 && (0x40...0x7E).contains(last)
    case UInt8(ascii: "]"): return last == 0x07 || bytes.suffix(2) == [0x1B, 0x5C]
    case 0x20...0x2F: return bytes.count > 2
    default: return true
    }
  }

  private mutating func show(_ bytes: [UInt8]) {
    switch bytes[0] {
    case 0x1B: if bytes.count > 2, bytes[1] == UInt8(ascii: "[") { control(bytes) }
    case 0x08: column = max(0, min(column, columns - 1) - 1)
    case 0x09: column = min(columns - 1, (column / 8 + 1) * 8)
    case 0x0A: moveDown()
    case 0x0D: column = 0
    case 0x00..<0x20, 0x7F: break
    default: write(String(decoding: bytes, as: UTF8.self))
    }
  }

  private mutating func control(_ bytes: [UInt8]) {
    let parameters = String(decoding: bytes[2..<(bytes.count - 1)], as: UTF8.self)
    let count = Int(parameters.prefix { $0.isNumber }) ?? 0
    switch UInt8(ascii: "@")...UInt8(ascii: "~") ~= bytes[bytes.count - 1]
      ? Character(Unicode.Scalar(bytes[bytes.count - 1])) : " "
    {
    case "A": row = max(0, row - max(1, count))
    case "B": for _ in 0..<max(1, count) { moveDown() }
    case "C": column = min(columns - 1, column + max(1, count))
    case "D": column = max(0, min(column, columns - 1) - max(1, count))
    case "G": column = min(columns, max(1, count)) - 1
    case "H",
      "J" where count == 2:
      rows.append([])
      (row, column) = (rows.count - 1, 0)
    case "J":
      rows.removeSubrange((row + 1)...)
      rows[row] = Array(rows[row].prefix(column))
    case "K" where count == 0: rows[row] = Array(rows[row].prefix(column))
    case "K": rows[row] = count == 2 ? [] : rows[row]
    case "P": rows[row].removeSubrange(cells(max(1, count)))
    case "@":
      pad()
      rows[row].insert(contentsOf: Array(repeating: " ", count: max(1, count)), at: column)
    default: break
    }
  }

  private func cells(_ count: Int) -> Range<Int> {
    let start = min(column, rows[row].count)
    return start..<min(start + count, rows[row].count)
  }

  private mutating func pad() {
    while rows[row].count < column { rows[row].append(" ") }
  }

  private mutating func moveDown() {
    row += 1
    if row == rows.count { rows.append([]) }
  }

  private mutating func write(_ text: String) {
    guard let scalar = text.unicodeScalars.first else { return }
    if scalar.properties.generalCategory == .nonspacingMark {
      if column > 0, column <= rows[row].count, let base = rows[row][column - 1] {
        rows[row][column - 1] = Character(String(base) + text)
      }
      return
    }
    // This is enough for tests: ideographs, kana, Hangul, full-width forms.
    let isWide =
      (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xA4CF).contains(scalar.value)
      || (0xAC00...0xD7A3).contains(scalar.value) || (0xFF00...0xFF60).contains(scalar.value)
    if column + (isWide ? 2 : 1) > columns {
      moveDown()
      column = 0
    }
    pad()
    for cell in isWide ? [Character(text), nil] : [Character(text)] {
      if column < rows[row].count { rows[row][column] = cell } else { rows[row].append(cell) }
      column += 1
    }
  }
}

extension UTF8 {
  /// Returns true if the bytes are a complete character, or can never become one.
  fileprivate static func isWhole(_ bytes: [UInt8]) -> Bool {
    let length =
      switch bytes[0] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    return bytes.count >= length
  }
}
