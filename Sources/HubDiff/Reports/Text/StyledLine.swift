import Terminal

/// A text with parts in different styles, before it is wrapped.
struct StyledLine {
  /// The style of a part.
  enum Look {
    case plain, strong, name, faint, gained, lost

    fileprivate func applied(to text: String, _ style: Style) -> String {
      switch self {
      case .plain: text
      case .strong: style.bold(text)
      case .name: style.cyan(text)
      case .faint: style.dim(text)
      case .gained: style.green(text)
      case .lost: style.red(text)
      }
    }
  }

  private var parts: [(text: String, look: Look)] = []

  /// Adds words of the program.
  mutating func add(_ text: String, _ look: Look = .plain) {
    if !text.isEmpty { parts.append((text, look)) }
  }

  /// Adds a text from a bundle, made harmless. On a terminal it is isolated, so that right-to-left
  /// text does not reverse its neighbours.
  mutating func add(data text: String, _ look: Look = .plain, isOnTerminal: Bool) {
    let text = text.harmlessLine
    add(isOnTerminal ? text.isolated : text, look)
  }

  /// Returns the wrapped lines, each with its indent.
  ///
  /// - Parameters:
  ///   - indent: The indent of the first line.
  ///   - further: The indent of the others.
  ///   - width: The width in cells; nil for no wrapping.
  func lines(indent: String, further: String, width: Int?, _ style: Style) -> [String] {
    guard let width else {
      return [indent + parts.map { $0.look.applied(to: $0.text, style) }.joined()]
    }
    // Even the narrowest screen has to fit a few letters.
    let room = (first: max(8, width - indent.cells), further: max(8, width - further.cells))
    let plain = parts.map(\.text).joined()
    var rest = plain.unicodeScalars[...]
    var looks = LookCursor(parts)
    return plain.wrapped(first: room.first, further: room.further).enumerated().map { index, line in
      var result = ""
      var run = ""
      var look = Look.plain
      for scalar in line.unicodeScalars {
        // Wrapping drops the blanks at line ends; the cursor must skip them, too.
        while let skipped = rest.popFirst(), skipped != scalar { looks.advance() }
        let next = looks.advance()
        if next != look {
          result += look.applied(to: run, style)
          (run, look) = ("", next)
        }
        run.unicodeScalars.append(scalar)
      }
      return (index == 0 ? indent : further) + result + look.applied(to: run, style)
    }
  }
}

/// A cursor over the styles of scalars, one after another.
private struct LookCursor {
  private let runs: [(length: Int, look: StyledLine.Look)]
  private var index = 0
  private var used = 0

  init(_ parts: [(text: String, look: StyledLine.Look)]) {
    runs = parts.map { ($0.text.unicodeScalars.count, $0.look) }
  }

  @discardableResult
  mutating func advance() -> StyledLine.Look {
    while index < runs.count, used >= runs[index].length { (index, used) = (index + 1, 0) }
    guard index < runs.count else { return .plain }
    used += 1
    return runs[index].look
  }
}
