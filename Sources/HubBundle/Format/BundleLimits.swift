/// Hard bounds on what a bundle may ask of its reader (Docs/Format.md, "Limits").
public enum BundleLimits {
  /// Entries of one archive.
  public static let entries = 4_000_000
  /// Bytes of the archive's central directory.
  public static let directoryBytes = 1 << 30
  /// Bytes of the manifest.
  public static let manifestBytes = 16 << 20
  /// Bytes of the catalog.
  public static let catalogBytes = 2 << 30
  /// Bytes of any other entry.
  public static let entryBytes = 1 << 30
  /// Bytes of the texts of one row of the catalog, together. SQLite is allowed four times as many, for
  /// queries that join rows.
  public static let rowBytes = 8 << 20
  /// Bytes of an entry's name.
  public static let nameBytes = 200
  /// Segments of an entry's name: its folders and itself.
  public static let nameSegments = 8
  /// How many times larger than its deflated bytes an entry may be; deflate itself ends at 1032.
  public static let inflation = 1040
}
