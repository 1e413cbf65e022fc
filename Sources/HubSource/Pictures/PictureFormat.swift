import Foundation

/// The picture formats that a bundle may hold, told by their bytes.
public enum PictureFormat: String, Sendable, CaseIterable {
  case jpeg, png, gif, webp, avif, heic

  /// The extension of an asset's name.
  public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

  /// "image/jpeg"
  public var mediaType: String { "image/" + rawValue }

  /// The format that the first bytes of a file announce, nil when it is no picture.
  public init?(head: [UInt8]) {
    func has(_ text: String, at offset: Int) -> Bool {
      head.count >= offset + text.utf8.count && head[offset...].starts(with: text.utf8)
    }
    if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has("GIF87a", at: 0) || has("GIF89a", at: 0) {
      self = .gif
    } else if has("RIFF", at: 0), has("WEBP", at: 8) {
      self = .webp
    } else if has("ftypavif", at: 4) || has("ftypavis", at: 4) {
      self = .avif
    } else if ["heic", "heix", "mif1"].contains(where: { has("ftyp" + $0, at: 4) }) {
      self = .heic
    } else {
      return nil
    }
  }

  /// Whether a file that begins with `head`, ends with `tail` and has `size` bytes is whole.
  ///
  /// Looks for the end mark of the format, or compares with the size in its header; bytes that a
  /// camera or a server appended after the end mark are accepted within the tail.
  public func isComplete(head: [UInt8], tail: [UInt8], size: Int) -> Bool {
    switch self {
    case .jpeg: Data(tail).range(of: Data([0xFF, 0xD9])) != nil
    case .png: Data(tail).range(of: Data("IEND".utf8)) != nil
    case .gif: tail.last { $0 != 0 } == 0x3B
    case .webp:
      head.count >= 8 && size >= 8 + (4..<8).reduce(0) { $0 | Int(head[$1]) << (8 * ($1 - 4)) }
    case .avif, .heic: size > 64
    }
  }
}
