import Terminal

/// A text with parts in different styles, before it is wrapped.
struct StyledLine {
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

  /// The width of the terminal in cells; nil without a terminal, and for no wrapping.
  let width: Int?
  private var parts: [(text: String, look: Look)] = []

  init(width: Int?) {
    self.width = width
  }

  /// Adds words of the program.
  mutating func add(_ text: String, _ look: Look = .plain) {
    if !text.isEmpty { parts.append((text, look)) }
  }

  /// Adds a text from a bundle, made harmless. On a terminal it is isolated, so that right-to-left
  /// text does not reverse its neighbours.
  mutating func add(data text: String, _ look: Look = .plain) {
    let text = text.harmlessLine
    add(width == nil ? text : text.isolated, look)
  }

  /// Returns the wrapped lines, each with its indent.
  ///
  /// - Parameters:
  ///   - indent: The indent of the first line.
  ///   - further: The indent of the others.
  func lines(indent: String, further: String, _ style: Style) -> [String] {
    guard let width else {
      return [indent + parts.map { $0.look.applied(to: $0.text, style) }.joined()]
    }
    // Even the narrowest screen has to fit a few letters.
    let room = (first: max(8, width - indent.cells), further: max(8, width - further.cells))
    let plain = parts.map(\.text).joined()
    let scalars = Array(plain.unicodeScalars)
    let looks = parts.flatMap { repeatElement($0.look, count: $0.text.unicodeScalars.count) }
    var next = 0
    return plain.wrapped(first: room.first, further: room.further).enumerated().map { index, line in
      var result = ""
      var run = ""
      var look = Look.plain
      for scalar in line.unicodeScalars {
        // Wrapping drops the blanks at line ends.
        while next < scalars.count, scalars[next] != scalar { next += 1 }
        let own = next < looks.count ? looks[next] : .plain
        if own != look {
          result += look.applied(to: run, style)
          (run, look) = ("", own)
        }
        run.unicodeScalars.append(scalar)
        next += 1
      }
      return (index == 0 ? indent : further) + result + look.applied(to: run, style)
    }
  }
}
