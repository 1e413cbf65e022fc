import Foundation
import HubModel

/// A name for a hub, for the titles of bundles and pages.
struct HubName {
  let text: String

  /// Folders that say nothing about a hub.
  private static let general: Set = [
    "main", "master", "refs", "heads", "raw", "blob", "json", "data", "hub", "public", "files",
  ]

  /// Derives the name from the URL of a Level 1 file: the last folder that says something.
  /// `https://hub.example/photo-club-hub/main/JSON/root_.level1.json` is of "Photo club hub".
  ///
  /// - Returns: nil if there is no such folder.
  init?(url: String) {
    guard let url = URL(string: url), url.host() != nil else { return nil }
    let path = url.path(percentEncoded: false)
    let folders = path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex).split(separator: "/")
    let folder = folders.last { name in
      !Self.general.contains(name.lowercased()) && name.contains(where: \.isLetter)
    }
    guard let words = folder?.split(whereSeparator: { "-_ ".contains($0) }), !words.isEmpty else {
      return nil
    }
    text = words.joined(separator: " ").capitalizedFirst
  }
}
