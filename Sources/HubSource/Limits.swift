package import HubFetching

extension Limits {
  package static let levelOneFiles = 100_000
  /// The maximum size in bytes of all Level 1 files of a hub, which are held in memory together.
  /// The file that reaches it is the last one.
  package static let levelOneBytes = 64 << 20
  /// The maximum size in bytes of one text, as written in a level file or gallery.
  package static let textBytes = 64 << 10
  /// The maximum number of problems reported for a file; further ones are only counted.
  package static let problemsPerFile = 1000
}
