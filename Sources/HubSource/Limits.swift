package import HubFetching

extension Limits {
  /// Level 1 files of one hub.
  package static let levelOneFiles = 100_000
  /// Bytes of all Level 1 files of one hub, which are in memory at once; the file that reaches this is the last.
  package static let levelOneBytes = 64 << 20
  /// Bytes of one text of a level file, as it is written there, or of a gallery.
  package static let textBytes = 64 << 10
  /// Problems told of one file; what is more is counted.
  package static let problemsPerFile = 1000
}
