/// The error of this module.
package struct GeographyError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of error.
  package enum Code: Sendable {
    /// The borders of the countries cannot be decoded.
    case damagedBorders
  }

  /// The kind of error.
  package let code: Code

  /// The number of the first damaged line; 0 if the text has no lines.
  package let line: Int

  /// The message.
  package var description: String {
    switch code {
    case .damagedBorders:
      "the country borders built into hubpack are damaged (line \(line)), "
        + "so countries cannot be looked up (reinstall hubpack)"
    }
  }
}
