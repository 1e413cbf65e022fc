/// The picture formats that a bundle may hold.
public enum PictureFormat: String, Sendable, CaseIterable {
  case jpeg, png, gif, webp, avif, heic

  /// The format of an asset whose name has this extension.
  public init?(fileExtension: some StringProtocol) {
    guard let format = Self.allCases.first(where: { $0.fileExtension == fileExtension }) else {
      return nil
    }
    self = format
  }

  /// The extension of an asset's name.
  public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

  /// "image/jpeg"
  public var mediaType: String { "image/" + rawValue }
}
