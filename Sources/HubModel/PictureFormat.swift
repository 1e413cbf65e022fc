/// The picture formats that a bundle may contain.
public enum PictureFormat: String, Sendable, CaseIterable {
  case jpeg, png, gif, webp, avif, heic

  /// Returns the format for the extension of an asset's name; nil if it is unknown.
  public init?(fileExtension: some StringProtocol) {
    guard let format = Self.allCases.first(where: { $0.fileExtension == fileExtension }) else {
      return nil
    }
    self = format
  }

  /// The extension of an asset's name.
  public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

  /// The name of the format in messages: "JPEG".
  public var name: String { self == .webp ? "WebP" : rawValue.uppercased() }

  /// The media type: "image/jpeg".
  public var mediaType: String { "image/" + rawValue }
}
