import Terminal

/// A text of which parts look different, before it is broken into lines.
struct StyledLine {
  /// How a part looks.
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

  /// Words of ours.
  mutating func add(_ text: String, _ look: Look = .plain) {
    if !text.isEmpty { parts.append((text, look)) }
  }

  /// What may be anything; where it turns its direction, it turns nothing else.
  mutating func add(data text: String, _ look: Look = .plain, isOnTerminal: Bool) {
    let text = text.harmlessLine
    add(isOnTerminal ? text.isolated : text, look)
  }

  /// The lines, each with its indent: the first that of the mark, the others below its text.
  ///
  /// - Parameter width: In cells; nil where nothing is broken.
  func lines(indent: String, further: String, width: Int?, _ style: Style) -> [String] {
    guard let width else {
      return [indent + parts.map { $0.look.applied(to: $0.text, style) }.joined()]
    }
    // Something has to fit, however narrow the screen is.
    let room = (first: max(8, width - indent.cells), further: max(8, width - further.cells))
    let plain = parts.map(\.text).joined()
    var rest = plain.unicodeScalars[...]
    var looks = LookCursor(parts)
    return plain.wrapped(first: room.first, further: room.further).enumerated().map { index, line in
      var result = ""
      var run = ""
      var look = Look.plain
      for scalar in line.unicodeScalars {
        // The blanks at which lines are broken are not in them.
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

/// The look of one scalar after another.
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
