package import HubModel

/// The names of archive entries (Docs/Format.md, "Entry names").
public enum EntryName {
  /// The manifest, always the first entry.
  public static let manifest = "manifest.json"
  /// The catalog, always the second.
  public static let catalog = "catalog.sqlite"
  /// A short description of the format, for people without hubpack.
  package static let formatDescription = "format.txt"
  /// What the names of level files begin with.
  public static let sourcePrefix = "sources/"
  /// What the names of pictures begin with.
  public static let assetPrefix = "assets/"
  /// Where pages of the viewer are.
  public static let viewerPrefix = "viewer/"
  /// The page that opens the viewer.
  public static let index = "index.html"

  /// Whether a name keeps to the rules: lower-case ASCII letters, digits and `._-` in segments that
  /// are separated by "/", none of them empty, "." or "..", and not too many of them.
  static func isValid(_ name: String) -> Bool {
    let segments = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return name.utf8.count <= BundleLimits.nameBytes && segments.count <= BundleLimits.nameSegments
      && segments.allSatisfy { segment in
        !segment.isEmpty && !segment.elementsEqual(".".utf8) && !segment.elementsEqual("..".utf8)
          && segment.allSatisfy { byte in
            (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
              || byte == 0x2E || byte == 0x5F || byte == 0x2D
          }
      }
  }

  /// Of a picture: named by its content, sharded for file systems that dislike large folders.
  package static func asset(_ digest: HexDigest, fileExtension: String) -> String {
    "\(assetPrefix)\(digest.hex.prefix(2))/\(digest.hex).\(fileExtension)"
  }

  /// Of a level file: its number, and a short slug of its published name for human eyes.
  package static func source(number: Int, publishedName: String) -> String {
    let digits = String(number)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let folded = Text.folded(publishedName).unicodeScalars.map { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789._".unicodeScalars.contains(scalar))
        ? Character(scalar) : "-"
    }
    let stem = String(folded.suffix(60)).drop { $0 == "." || $0 == "-" }
    return "\(sourcePrefix)\(padded)-\(stem.isEmpty ? "file" : stem)"
  }
}
