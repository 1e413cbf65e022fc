/// An error in opening, reading or writing a bundle.
public struct BundleError: Error, CustomStringConvertible {
  /// The kinds of errors.
  public enum Code: Sendable {
    /// The file cannot be opened, read or written.
    case inputOutput
    case notABundle
    /// The bundle needs a newer hubpack.
    case unsupported
    /// The bundle breaks a rule of the format, so none of it can be trusted.
    case invalid
    /// The bytes of an entry do not match its size, checksum or digest.
    case damaged
    /// The bundle does not contain what was asked for.
    case notFound
  }

  /// The kind of the error.
  public let code: Code
  /// The archive entry in which the error was found, if any.
  public let entry: String?
  /// A sentence for a person: what happened, where, and what to do about it.
  public let message: String

  package init(_ code: Code, entry: String? = nil, _ message: String) {
    self.code = code
    self.entry = entry
    self.message = message
  }

  /// The message, preceded by the name of the entry.
  public var description: String { entry.map { "\($0): \(message)" } ?? message }

  /// Returns the description, preceded by the path of the bundle.
  package func description(of path: String) -> String {
    description.hasPrefix(path) ? description : "\(path): \(description)"
  }

  static let notListed = "not listed in the manifest or the catalog"
}
