import Foundation
import HubModel
import HubSystem

/// A search for level files in folders and those below, each folder once.
struct FolderSearch {
  let folder: String
  private var visited = Set<HubLocation>()
  /// Folders that systems make at the top of a disk, often closed to its users.
  private static let ofTheDisk: Set = ["lost+found", "System Volume Information", "$RECYCLE.BIN"]

  init(folder: String) { self.folder = folder }

  /// - Parameter isOfHub: True for the folder of a file of the hub, whatever else is in it.
  mutating func visit(_ location: HubLocation, isOfHub: Bool, _ listing: inout FolderListing) {
    guard !visited.contains(location), case .local(let relative) = location,
      !HubLocation.segments(of: relative).contains("..")
    else { return }
    let path = relative.isEmpty ? folder : folder + "/" + relative
    guard visited.count < Limits.folders else {
      if visited.count == Limits.folders {
        visited.insert(location)
        listing.skip(location, "the hub has more than \(Limits.folders) folders")
      }
      return
    }
    let names: [String]
    do throws(FileFault) { names = try Folders.names(in: path) } catch {
      return listing.skip(location, String(cString: strerror(error.number ?? EIO)))
    }
    let lower = Set(names.map { $0.lowercased() })
    if !isOfHub, FolderFetcher.rootNames.contains(where: lower.contains) { return }
    visited.insert(location)
    for name in names.sorted() where !name.hasPrefix(".") && !Self.ofTheDisk.contains(name) {
      let entry = HubLocation.local(relative.isEmpty ? name : relative + "/" + name)
      var status = stat()
      guard lstat(path + "/" + name, &status) == 0 else {
        // The names in a folder may be readable when what they name is not.
        if errno != ENOENT { return listing.skip(location, String(cString: strerror(errno))) }
        if name.contains("\u{FFFD}"), entry.levelName != nil {
          return listing.skip(location, "the name of \(name) is not UTF-8")
        }
        continue
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: visit(entry, isOfHub: false, &listing)
      default: if entry.levelName != nil { listing.files.append(entry) }
      }
    }
  }
}

extension HubLocation {
  func isInside(_ folder: HubLocation) -> Bool {
    guard case .local(let path) = self, case .local(let base) = folder else { return false }
    return base.isEmpty || path.hasPrefix(base + "/")
  }

  /// The folder of a path; nil on the web.
  var parentFolder: HubLocation? {
    guard case .local(let path) = self else { return nil }
    return .local(Self.segments(of: path).dropLast().joined(separator: "/"))
  }
}
