public import HubFetching

extension Limits {
  /// Level 1 files of one hub.
  public static let levelOneFiles = 100_000
  /// Bytes of all Level 1 files of one hub, which are in memory at once; the file that reaches this is the last.
  public static let levelOneBytes = 64 << 20
  /// Bytes of one text of a level file, as it is written there, or of a gallery.
  public static let textBytes = 64 << 10
  /// Problems told of one file; what is more is counted.
  public static let problemsPerFile = 1000
}
