package import HubModel

/// The names of archive entries (Docs/Format.md, "Entry names").
public enum EntryName {
  /// The name of the manifest, always the first entry.
  public static let manifest = "manifest.json"
  /// The name of the catalog, always the second entry.
  public static let catalog = "catalog.sqlite"
  /// The name of the short description of the format, for people without hubpack.
  package static let formatDescription = "format.txt"
  /// The prefix of the names of level files.
  public static let sourcePrefix = "sources/"
  /// The prefix of the names of pictures.
  public static let assetPrefix = "assets/"
  /// The prefix of the names of the viewer's files.
  public static let viewerPrefix = "viewer/"
  /// The name of the page that opens the viewer.
  public static let index = "index.html"
}

extension EntryName {
  /// True if a name keeps to the rules: lower-case ASCII letters, digits and `._-` in segments that
  /// are separated by "/". There must not be too many segments, and none may be empty, "." or "..".
  package static func isValid(_ name: String) -> Bool {
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

  /// Returns the name of a picture: its digest, in one of 256 folders, since some file systems are
  /// slow with large ones.
  package static func asset(_ digest: HexDigest, fileExtension: String) -> String {
    "\(assetPrefix)\(digest.hex.prefix(2))/\(digest.hex).\(fileExtension)"
  }

  /// Returns the name of a level file: its number and, for human readers, a slug of its published
  /// name.
  package static func source(number: Int, publishedName: String) -> String {
    let padded = String(number).zeroPadded(to: 4)
    let folded = Text.folded(publishedName).unicodeScalars.map { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789._".unicodeScalars.contains(scalar))
        ? Character(scalar) : "-"
    }
    let stem = String(folded.suffix(60)).drop { $0 == "." || $0 == "-" }
    return "\(sourcePrefix)\(padded)-\(stem.isEmpty ? "file" : stem)"
  }
}
