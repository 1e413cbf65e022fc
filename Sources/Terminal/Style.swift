import Foundation

/// What a stream can show.
package struct Style: Sendable {
  package let isTerminal: Bool
  package let hasColour: Bool
  /// In cells; 80 where there is no terminal to ask.
  package let width: Int

  package static let output = Style(of: STDOUT_FILENO)
  package static let messages = Style(of: STDERR_FILENO)

  private init(of descriptor: Int32) {
    let environment = ProcessInfo.processInfo.environment
    let isDumb = environment["TERM"].map { $0.isEmpty || $0 == "dumb" } ?? true
    isTerminal = isatty(descriptor) == 1 && !isDumb
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    width = isKnown ? Int(size.ws_col) : 80
    hasColour = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
  }

  package func bold(_ text: String) -> String { hasColour ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  package func dim(_ text: String) -> String { hasColour ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
  package func red(_ text: String) -> String { hasColour ? "\u{1B}[31m\(text)\u{1B}[0m" : text }
  package func yellow(_ text: String) -> String { hasColour ? "\u{1B}[33m\(text)\u{1B}[0m" : text }
  package func green(_ text: String) -> String { hasColour ? "\u{1B}[32m\(text)\u{1B}[0m" : text }
}

extension String {
  /// The text as it may reach a terminal: control characters and those that change the direction of
  /// writing are shown as their code points.
  package var harmless: String {
    var result = ""
    for scalar in unicodeScalars {
      let isHidden =
        switch scalar.properties.generalCategory {
        case .control: scalar != "\n" && scalar != "\t"
        case .format:
          "\u{200E}\u{200F}\u{061C}".unicodeScalars.contains(scalar)
            || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        case .lineSeparator, .paragraphSeparator: true
        default: false
        }
      if isHidden {
        result += "<U+" + String(scalar.value, radix: 16, uppercase: true) + ">"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Int {
  /// "12,345"
  package var grouped: String {
    var digits = String(magnitude)
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + ([digits[...]] + groups).joined(separator: ",")
  }

  /// "3.4 MB", in powers of ten as disks are sold.
  package var bytes: String {
    var value = Double(self)
    var units = ["bytes", "kB", "MB", "GB", "TB"][...]
    while value >= 1000, units.count > 1 {
      value /= 1000
      units = units.dropFirst()
    }
    let unit = units.first ?? "bytes"
    if unit == "bytes" { return "\(self) \(self == 1 ? "byte" : "bytes")" }
    let tenths = Int((value * 10).rounded())
    return tenths < 100
      ? "\(tenths / 10).\(tenths % 10) \(unit)" : "\(Int(value.rounded())) \(unit)"
  }

  /// "1 club", "2 clubs"
  package func of(_ singular: String, _ plural: String? = nil) -> String {
    "\(grouped) \(self == 1 ? singular : plural ?? singular + "s")"
  }
}
