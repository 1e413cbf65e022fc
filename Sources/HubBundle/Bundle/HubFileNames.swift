import HubModel

/// The names of level files in an unpacked hub folder (Docs/Format.md, "The map of a hub").
///
/// They are derived from locations only, because whoever made the bundle chose the names of its
/// entries.
struct HubFileNames {
  /// Names in use, in lower case for file systems that ignore case.
  private var taken = Set([HubMap.fileName, "assets"])
  private var count = 0

  /// Returns the name of the next file: the published name if it is portable and free, otherwise a
  /// number followed by a slug of that name. Published names that are kept never begin with a
  /// digit, so the two cannot collide.
  mutating func next(for location: String) -> String {
    count += 1
    let path = location.prefix { $0 != "?" && $0 != "#" }
    let published = path.split(separator: "/").last.map(String.init) ?? ""
    if Self.serves(published), taken.insert(published.lowercased()).inserted { return published }
    let numbered = EntryName.source(number: count, publishedName: published)
      .dropFirst(EntryName.sourcePrefix.count)
    // Windows drops trailing dots.
    return String(numbered.reversed().drop { $0 == "." }.reversed())
  }

  /// True if a file can have this name on every system. Commands take a leading hyphen for an
  /// option.
  private static func serves(_ name: String) -> Bool {
    guard let first = name.utf8.first, let last = name.utf8.last else { return false }
    let stem = name.lowercased().prefix { $0 != "." }
    return name.utf8.count <= 100 && (first.isASCIILetter || first == UInt8(ascii: "_"))
      && last != UInt8(ascii: ".") && !devices.contains(String(stem))
      && name.utf8.allSatisfy {
        $0.isASCIILetter || $0.isASCIIDigit || "._-".utf8.contains($0)
      }
  }

  /// The device names of Windows, which cannot open a file with such a name, whatever its
  /// extension.
  private static let devices = Set(
    ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })
}
