/// Wrong usage that the argument parser cannot find.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The exit codes of all commands (README.md, "Commands").
enum ExitStatus: Int32, Error {
  case fine = 0
  /// A check failed, or bundles differ with `--exit-code`.
  case negative = 1
  /// Wrong usage, or an error.
  case trouble = 2
  /// Finished, but something could not be fetched.
  case incomplete = 3
  case interrupted = 130
}
