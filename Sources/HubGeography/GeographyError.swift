/// What can go wrong in this module.
package struct GeographyError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of error.
  package enum Code: Sendable {
    /// The borders of the countries cannot be decoded.
    case damagedBorders
  }

  /// The kind of error.
  package let code: Code

  /// The number of the first damaged line of the borders' text; 0 when the text has no line at all.
  package let line: Int

  /// The error in a sentence.
  package var description: String {
    switch code {
    case .damagedBorders:
      "the borders of the countries in this program are damaged (line \(line)): "
        + "no place can be given its country; install or build the program again"
    }
  }
}
