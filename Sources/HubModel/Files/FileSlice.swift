/// Bytes that are in a file: all of it, or a part.
public struct FileSlice: Sendable, Hashable {
  /// Of the file.
  public let path: String
  /// Which of its bytes; nil for all of them.
  public let range: Range<Int>?

  /// A file, or a part of it.
  public init(path: String, range: Range<Int>? = nil) {
    self.path = path
    self.range = range
  }
}
