/// The bytes of a file, or of a range in it.
public struct FileSlice: Sendable, Hashable {
  /// The path of the file.
  public let path: String
  /// The byte range; nil for the whole file.
  public let range: Range<Int>?

  /// Creates a slice, by default of the whole file.
  public init(path: String, range: Range<Int>? = nil) {
    self.path = path
    self.range = range
  }
}
