/// What can go wrong in this module.
public struct GeographyError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of error.
  public enum Code: Sendable {
    /// The borders of the countries cannot be decoded.
    case damagedBorders
  }

  /// The kind of error.
  public let code: Code

  /// The number of the first damaged line of the borders' text; 0 when the text has no line at all.
  public let line: Int

  /// The error in a sentence.
  public var description: String {
    switch code {
    case .damagedBorders:
      "the borders of the countries in this program are damaged (line \(line)): "
        + "no place can be given its country; install or build the program again"
    }
  }
}
