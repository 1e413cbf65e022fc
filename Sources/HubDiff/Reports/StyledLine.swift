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

/// The limits for long texts in reports for people.
enum Shortening {
  /// The largest width of a value, in cells.
  static let longestValue = 100
  /// The number of names that are listed one by one.
  static let longestList = 12
  /// The number of reasons for a rename that are shown, the strongest first.
  static let mostReasons = 3

  /// Returns both texts; long ones without the words that they share at the beginning and the end.
  static func pair(_ before: String, _ after: String) -> (String, String) {
    guard max(before.count, after.count) > longestValue / 2 else { return (before, after) }
    let words = (before.split(separator: " "), after.split(separator: " "))
    let head = zip(words.0, words.1).prefix { $0 == $1 }.count
    let tail = zip(words.0.dropFirst(head).reversed(), words.1.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    func middle(_ words: [Substring]) -> String {
      // One shared word on either side shows where the difference is.
      let start = head > 2 ? head - 1 : 0
      let end = words.count - (tail > 2 ? tail - 1 : 0)
      return (start > 0 ? "… " : "") + words[start..<max(start, end)].joined(separator: " ")
        + (end < words.count ? " …" : "")
    }
    return (middle(words.0).shortened, middle(words.1).shortened)
  }
}

extension String {
  /// The text, cut to ``Shortening/longestValue`` cells.
  var shortened: String { cut(toCells: Shortening.longestValue) }
}
