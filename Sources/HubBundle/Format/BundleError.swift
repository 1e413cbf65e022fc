/// Why a bundle cannot be opened, read or written.
public struct BundleError: Error, CustomStringConvertible {
  /// What kind of trouble.
  public enum Code: Sendable {
    /// The file cannot be opened, read or written.
    case inputOutput
    /// Not a hubpack bundle at all.
    case notABundle
    /// The bundle needs a newer hubpack.
    case unsupported
    /// The bundle breaks a rule of the format; nothing of it is to be trusted.
    case invalid
    /// Bytes differ from what they are accounted for.
    case damaged
    /// The bundle has no such thing.
    case notFound
  }

  /// What kind of trouble.
  public let code: Code
  /// The archive entry in which it is, where there is one.
  public let entry: String?
  /// What happened, where, and what to do.
  public let message: String

  package init(_ code: Code, entry: String? = nil, _ message: String) {
    self.code = code
    self.entry = entry
    self.message = message
  }

  /// The message, after the entry's name.
  public var description: String { entry.map { "\($0): \(message)" } ?? message }

  /// The same, after the bundle's name.
  package func description(of path: String) -> String {
    description.hasPrefix(path) ? description : "\(path): \(description)"
  }
}
