/// A request to a helper program: a line on its standard input, followed by the bytes of a file.
package struct HelperRequest: Sendable, Hashable {
  /// The work to be done on the file. The imaging helper takes its format, the largest number of
  /// pixels of each side and the quality of a JPEG; the page helper takes the word "page".
  package let words: [String]
  package let size: Int

  package init(_ words: [String], size: Int) {
    (self.words, self.size) = (words, size)
  }

  /// Parses a line without its end; nil if it is not a valid request.
  package init?(line: String) {
    let parts = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let size = parts.last.flatMap({ Int($0) }), (1...(1 << 30)).contains(size) else {
      return nil
    }
    self.init(parts.dropLast(), size: size)
  }

  /// The request as a line, including its end.
  package var line: String { "\((words + ["\(size)"]).joined(separator: " "))\n" }
}

/// An answer of a helper program: a line on its standard output for each request.
package enum HelperAnswer: Sendable, Hashable {
  /// A result, whose bytes follow the line.
  case done(size: Int)
  /// A refusal; the reason completes "could not be read: …".
  case refused(reason: String)

  /// The longest line of a request or an answer, in bytes.
  package static let longestLine = 1 << 10
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

/// The marks of the result of the page helper, which lists the parts of a page in order.
///
/// `open` is followed by the name of the element, by the name and value of each attribute, and by
/// an empty text; `text` by a text; `close` by nothing. Each of these texts ends with a zero byte.
package enum PageMark {
  /// The start of an element.
  package static let open = UInt8(ascii: "<")
  /// The end of the innermost open element.
  package static let close = UInt8(ascii: ">")
  package static let text = UInt8(ascii: "t")
}
