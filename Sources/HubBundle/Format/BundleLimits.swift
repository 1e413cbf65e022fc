/// Hard limits on the sizes in a bundle (Docs/Format.md, "Limits").
public enum BundleLimits {
  /// The number of entries of an archive.
  public static let entries = 4_000_000
  /// The size of the archive's central directory, in bytes.
  public static let directoryBytes = 1 << 30
  /// The size of the manifest, in bytes.
  public static let manifestBytes = 16 << 20
  /// The size of the catalog, in bytes.
  public static let catalogBytes = 2 << 30
  /// The size of any other entry, in bytes.
  public static let entryBytes = 1 << 30
  /// The total size of the texts in one row of the catalog, in bytes. SQLite is allowed four times
  /// as much, for queries that join rows.
  public static let rowBytes = 8 << 20
  /// The length of an entry's name, in bytes.
  public static let nameBytes = 200
  /// The number of segments of an entry's name: its folders and the file name.
  public static let nameSegments = 8
  /// The ratio of an entry's size to that of its deflated bytes; deflate itself reaches at most
  /// 1032.
  public static let inflation = 1040
}
