import Foundation
import HubSystem

/// The location of a hub: a folder or file, or a URL.
enum SourceArgument {
  case local(String)
  case web(String)

  init(_ source: String) throws {
    guard !source.isEmpty else {
      throw UsageError("SOURCE is empty (use a folder, a Level 1 file, or a URL)")
    }
    guard let colon = source.range(of: "://") else {
      self = .local(source)
      return
    }
    switch source[..<colon.lowerBound].lowercased() {
    case "http", "https": self = .web(source)
    case "file":
      guard let url = URL(string: source), url.host() == nil || url.host() == "" else {
        throw UsageError("\(source): not a file on this machine (use file:///…)")
      }
      self = .local(url.path(percentEncoded: false))
    case let scheme:
      throw UsageError(
        "\(source): unsupported scheme \"\(scheme)\" (use a folder, a file, or an http or https URL)"
      )
    }
  }

  /// Returns true if a name is that of a bundle rather than of a hub.
  static func isBundle(_ name: String) -> Bool {
    switch try? SourceArgument(name) {
    case .web(let url):
      return url.prefix { $0 != "?" && $0 != "#" }.lowercased().hasSuffix(".hubpack")
    case .local(let path):
      let isThere = FileManager.default.fileExists(atPath: path)
      return name == "-"
        || !Folders.isFolder(path)
          && (!path.lowercased().hasSuffix(".json") || !isThere)
    case nil: return false
    }
  }

  /// Returns true if a file is in the folder of the hub and not a bundle, as level files are.
  func holds(_ file: String) -> Bool {
    var status = stat()
    // Opening a pipe or a device could take for ever.
    guard case .local(let path) = self, stat(file, &status) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return false }
    let handle = FileHandle(forReadingAtPath: file)
    let head = try? handle?.read(upToCount: 2)
    let folder =
      Folders.isFolder(path) ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
    return head != Data("PK".utf8) && file.realPath.hasPrefix(folder.realPath + "/")
  }

  /// Returns the reference from the root to the Level 0 file that the user named.
  func levelZero(_ name: String) throws -> String {
    guard case .local(let path) = self, !name.contains("://") else { return name }
    guard FileManager.default.fileExists(atPath: name), !Folders.isFolder(name) else {
      throw UsageError("--level0: \(name): no such file")
    }
    let source = URL(fileURLWithPath: path)
    let folder = (Folders.isFolder(path) ? source : source.deletingLastPathComponent())
      .resolvingSymlinksInPath().path
    let file = URL(fileURLWithPath: name).resolvingSymlinksInPath().path
    guard file.hasPrefix(folder + "/") else {
      throw UsageError("--level0: \(name) is outside the hub's folder (copy it there first)")
    }
    let reference = file.dropFirst(folder.count + 1)
    return reference.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
      ?? String(reference)
  }
}

/// The error for a missing source, with two hubs to try.
struct MissingSource: Error, CustomStringConvertible {
  let command: String

  var description: String {
    """
    missing SOURCE: where is the hub?

    SOURCE is \(command == "problems" ? "a bundle, " : "")a folder with root_.level1.json (or \
    root.level1.json), a Level 1 file, or the URL of a Level 1 file. Two hubs to try:

      hubpack \(command) Bundles/2026.11/lumen-hub
          the sample hub in hubpack's repository: thirteen invented clubs, no network needed

      hubpack \(command) https://raw.githubusercontent.com/vdhamer/Photo-Club-Hub/main/JSON/root_.level1.json
          the public Photo Club Hub: real clubs, whose pictures belong to their photographers

    See 'hubpack help \(command)' for all options.
    """
  }
}

extension String {
  /// The path without links and dots, for comparing two paths.
  var realPath: String {
    let url = URL(fileURLWithPath: self)
    return url.deletingLastPathComponent().resolvingSymlinksInPath().standardizedFileURL
      .appendingPathComponent(url.lastPathComponent).path
  }
}
