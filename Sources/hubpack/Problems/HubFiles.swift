import Foundation
import HubFetching
import HubModel
import HubSystem

/// The files of a hub as other programs find them: from the working folder, or on the web.
struct HubFiles {
  enum Location: Equatable {
    /// A path, relative to the working folder if the file is inside it.
    case path(String)
    case url(String)
  }

  /// The folder of the hub with a slash at its end; empty for the working folder.
  private let folder: String

  /// - Parameters:
  ///   - source: The hub or the bundle, as given. Files in a bundle have the paths that they had in
  ///     the hub.
  ///   - workingFolder: The absolute path of the working folder.
  init(of source: String, from workingFolder: String = FileManager.default.currentDirectoryPath) {
    guard !SourceArgument.isBundle(source), case .local(let path) = try? SourceArgument(source)
    else {
      folder = ""
      return
    }
    let url = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: workingFolder + "/"))
      .standardizedFileURL
    let absolute = (Folders.isFolder(path) ? url : url.deletingLastPathComponent()).path
    let inside = workingFolder == "/" ? "/" : workingFolder + "/"
    let full = absolute == "/" ? "/" : absolute + "/"
    folder = full.hasPrefix(inside) ? String(full.dropFirst(inside.count)) : full
  }

  /// Returns the path of a file from the working folder; nil if it is not in there.
  func path(_ file: String) -> String? { folder.hasPrefix("/") ? nil : folder + file }

  /// Returns the location of a file that is named as in a problem.
  func location(of file: String) -> Location {
    switch HubLocation(file) {
    case .remote(let url): .url(url)
    case .local(let path): .path(folder + path)
    }
  }
}
