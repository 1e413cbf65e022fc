import Foundation
import HubModel

/// A search for level files in folders and those below, each folder once.
struct FolderSearch {
  let folder: String
  private var visited = Set<HubLocation>()
  /// More folders than this are no hub's.
  private static let folders = 10_000

  init(folder: String) { self.folder = folder }

  /// - Parameter isOfHub: True for the folder of a file of the hub, whatever else is in it.
  mutating func visit(_ location: HubLocation, isOfHub: Bool, _ listing: inout FolderListing) {
    guard !visited.contains(location), case .local(let relative) = location,
      !HubLocation.segments(of: relative).contains("..")
    else { return }
    let path = relative.isEmpty ? folder : folder + "/" + relative
    guard visited.count < Self.folders else {
      listing.unsearched = listing.unsearched ?? location
      return
    }
    let names: [String]
    do throws(FileFault) { names = try Folders.names(in: path) } catch {
      return listing.note(location, error.number ?? EIO)
    }
    let lower = Set(names.map { $0.lowercased() })
    if !isOfHub, FolderFetcher.rootNames.contains(where: lower.contains) { return }
    visited.insert(location)
    for name in names.sorted() where !name.hasPrefix(".") {
      let entry = HubLocation.local(relative.isEmpty ? name : relative + "/" + name)
      var status = stat()
      guard lstat(path + "/" + name, &status) == 0 else {
        // The names in a folder may be readable when what they name is not.
        if errno != ENOENT { return listing.note(location, errno) }
        continue
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: visit(entry, isOfHub: false, &listing)
      default: if entry.levelName != nil { listing.files.append(entry) }
      }
    }
  }
}

extension FolderListing {
  /// Records a folder that cannot be read.
  fileprivate mutating func note(_ folder: HubLocation, _ number: Int32) {
    unreadable.append((folder, .unreadable(String(cString: strerror(number)))))
  }
}

extension HubLocation {
  /// True if a path is in a folder, or in one below.
  func isInside(_ folder: HubLocation) -> Bool {
    guard case .local(let path) = self, case .local(let base) = folder else { return false }
    return base.isEmpty || path.hasPrefix(base + "/")
  }

  /// The folder of a path; nil on the web.
  var folder: HubLocation? {
    guard case .local(let path) = self else { return nil }
    return .local(Self.segments(of: path).dropLast().joined(separator: "/"))
  }
}
