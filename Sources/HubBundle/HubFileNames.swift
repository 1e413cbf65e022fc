import HubModel

/// The names of level files in a folder that stands for a hub (Docs/Format.md, "The map of a hub").
///
/// They are made of locations alone: the names of entries are chosen by whoever made the bundle.
struct HubFileNames {
  /// In lower case, for file systems that do not tell the cases apart.
  private var taken = Set([HubMap.fileName, "assets"])
  private var count = 0

  /// The name of the next file: the published one where it can serve on any system and is free, else a
  /// number with a slug of it. No published name begins with a digit, so the two never meet.
  mutating func next(for location: String) -> String {
    count += 1
    let path = location.prefix { $0 != "?" && $0 != "#" }
    let published = path.split(separator: "/").last.map(String.init) ?? ""
    if Self.serves(published), taken.insert(published.lowercased()).inserted { return published }
    let numbered = EntryName.source(number: count, publishedName: published)
      .dropFirst(EntryName.sourcePrefix.count)
    // Windows drops dots at the end.
    return String(numbered.reversed().drop { $0 == "." }.reversed())
  }

  /// Whether a file can be called so anywhere. Commands take a hyphen in front for an option.
  private static func serves(_ name: String) -> Bool {
    guard let first = name.utf8.first, let last = name.utf8.last else { return false }
    let stem = name.lowercased().prefix { $0 != "." }
    return name.utf8.count <= 100 && (isLetter(first) || first == UInt8(ascii: "_"))
      && last != UInt8(ascii: ".") && !devices.contains(String(stem))
      && name.utf8.allSatisfy {
        isLetter($0) || (0x30...0x39).contains($0) || "._-".utf8.contains($0)
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// The device names of Windows, which opens no file of such a name, whatever its extension.
  private static let devices = Set(
    ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })
}
