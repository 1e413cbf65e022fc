/// An answer of a helper program: a line on its standard output for each request.
package enum HelperAnswer: Sendable, Hashable {
  /// A result, whose bytes follow the line.
  case done(size: Int)
  /// A refusal; the reason completes "could not be read: …".
  case refused(reason: String)

  /// The longest line of a request or an answer, in bytes.
  package static let longestLine = 1 << 10
  /// The largest result, in bytes.
  package static let largestResult = 64 << 20

  /// Parses a line without its end; nil if it is not a valid answer.
  package init?(line: String) {
    let parts = line.split(separator: " ", maxSplits: 1)
    switch parts.first {
    case "done" where parts.count == 2:
      guard let size = Int(parts[1]), (1...Self.largestResult).contains(size) else { return nil }
      self = .done(size: size)
    case "refused" where parts.count == 2 && line.unicodeScalars.allSatisfy(Self.isPrinted):
      self = .refused(reason: String(parts[1]))
    default: return nil
    }
  }

  /// The answer as a line, including its end.
  package var line: String {
    switch self {
    case .done(let size): return "done \(size)\n"
    case .refused(let reason):
      let printed = reason.unicodeScalars.filter(Self.isPrinted).prefix(Self.longestLine - 10)
      return "refused \(String(String.UnicodeScalarView(printed)))\n"
    }
  }

  /// True for printable ASCII. Nothing else is passed on, because the reason may contain text from
  /// a file.
  private static func isPrinted(_ scalar: Unicode.Scalar) -> Bool {
    (0x20...0x7E).contains(scalar.value)
  }
}
