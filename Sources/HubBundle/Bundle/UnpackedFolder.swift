import Foundation
import HubModel
import HubSystem

/// A folder that ``BundleFile/unpack(to:as:replacing:progress:notice:)`` may have written earlier.
struct UnpackedFolder {
  let path: String

  /// Returns the path of a file that unpacking a bundle cannot have written; nil if there is none.
  ///
  /// An unpacked bundle has a manifest and entries with known names. A hub has the files of its map.
  func foreignFile() throws(FileFault) -> String? {
    let files = try self.files(in: "")
    if files.contains(HubMap.fileName) {
      let known = mapped().union([HubMap.fileName])
      return files.first { !known.contains($0) }
    }
    guard files.contains(EntryName.manifest) else { return files.first }
    return files.first { !Self.isEntry($0) }
  }

  private static func isEntry(_ name: String) -> Bool {
    let files = [
      EntryName.manifest, EntryName.catalog, EntryName.formatDescription, EntryName.index,
    ]
    let prefixes = [EntryName.sourcePrefix, EntryName.assetPrefix, EntryName.viewerPrefix]
    return EntryName.isValid(name)
      && (files.contains(name) || prefixes.contains(where: name.hasPrefix))
  }

  /// The files that the map of a hub lists.
  private func mapped() -> Set<String> {
    struct Map: Decodable {
      struct File: Decodable { let file: String? }
      let files: [File]
    }
    guard let data = FileManager.default.contents(atPath: path + "/" + HubMap.fileName),
      let map = try? JSONDecoder().decode(Map.self, from: data)
    else { return [] }
    return Set(map.files.compactMap(\.file))
  }

  /// The paths of all files, links and other things but folders, in no order.
  private func files(in folder: String) throws(FileFault) -> [String] {
    var found: [String] = []
    for name in try Folders.names(in: path + "/" + folder) {
      var status = stat()
      guard lstat("\(path)/\(folder)\(name)", &status) == 0 else {
        throw FileFault(cannot: "read", "\(path)/\(folder)\(name)")
      }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      found += isFolder ? try files(in: folder + name + "/") : [folder + name]
    }
    return found.sorted()
  }
}
