package struct GeographyError: Error, Equatable, Sendable, CustomStringConvertible {
  package enum Code: Sendable {
    case damagedBorders
  }

  package let code: Code
  /// The number of the first damaged line; 0 if the text has no lines.
  package let line: Int

  package var description: String {
    switch code {
    case .damagedBorders:
      "the country borders built into hubpack are damaged (line \(line)), "
        + "so countries cannot be looked up (reinstall hubpack)"
    }
  }
}
