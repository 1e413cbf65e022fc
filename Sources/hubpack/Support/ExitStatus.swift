/// Wrong usage that the argument parser cannot find.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// How a command ends (DESIGN.md, "Conventions").
enum ExitStatus: Int32, Error {
  case fine = 0
  /// The check says no.
  case negative = 1
  /// Wrong usage or trouble.
  case trouble = 2
  /// Finished, but something could not be had.
  case incomplete = 3
  case interrupted = 130
}
