import Foundation

/// What a source names.
enum SourceArgument {
  /// A folder or file of this machine.
  case local(String)
  /// A URL.
  case web(String)

  /// Reads what the user wrote.
  init(_ source: String) throws {
    guard !source.isEmpty else { throw UsageError("SOURCE is empty; name a folder or a URL") }
    guard let colon = source.range(of: "://") else {
      self = .local(source)
      return
    }
    switch source[..<colon.lowerBound].lowercased() {
    case "http", "https": self = .web(source)
    case "file":
      guard let url = URL(string: source), url.host() == nil || url.host() == "" else {
        throw UsageError("\(source): a file URL names a file of this machine, file:///…")
      }
      self = .local(url.path(percentEncoded: false))
    case let scheme:
      throw UsageError("\(source): a source is a folder, a file, or a URL, and no \(scheme): one")
    }
  }

  /// Whether a name is that of a bundle rather than of a hub.
  static func isBundle(_ name: String) -> Bool {
    guard case .local(let path) = try? SourceArgument(name) else { return false }
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return !isFolder.boolValue && (!path.lowercased().hasSuffix(".json") || !isThere)
  }

  /// Whether a file stands in the hub's folder that is no bundle, as its level files are.
  func holds(_ file: String) -> Bool {
    var status = stat()
    // To open what is no file could take for ever.
    guard case .local(let path) = self, stat(file, &status) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return false }
    let handle = FileHandle(forReadingAtPath: file)
    let head = try? handle?.read(upToCount: 2)
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let folder =
      isFolder.boolValue ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
    return head != Data("PK".utf8) && file.realPath.hasPrefix(folder.realPath + "/")
  }

  /// The reference with which the root leads to the Level 0 that the user named.
  func levelZero(_ name: String) throws -> String {
    guard case .local(let path) = self, !name.contains("://") else { return name }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder), !isFolder.boolValue
    else { throw UsageError("--level0: \(name): there is no such file") }
    let source = URL(fileURLWithPath: path)
    let isHubFolder = (try? source.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    let folder = (isHubFolder ? source : source.deletingLastPathComponent())
      .resolvingSymlinksInPath().path
    let file = URL(fileURLWithPath: name).resolvingSymlinksInPath().path
    guard file.hasPrefix(folder + "/") else {
      throw UsageError("--level0: \(name): is outside the hub's folder; copy it there first")
    }
    let reference = file.dropFirst(folder.count + 1)
    return reference.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
      ?? String(reference)
  }
}

/// What to say to somebody who names no source.
struct MissingSource: Error, CustomStringConvertible {
  let command: String

  var description: String {
    """
    name a source: where the hub is.

    A source is a folder that holds root_.level1.json (or root.level1.json), a Level 1 file, or the
    URL of one. Two to try:

      hubpack \(command) Bundles/2026.11/lumen-hub
          the sample hub that comes with hubpack: twelve invented clubs, no network needed

      hubpack \(command) https://raw.githubusercontent.com/vdhamer/Photo-Club-Hub/main/JSON/root_.level1.json
          the public Photo Club Hub: real clubs, whose pictures belong to their photographers

    'hubpack help \(command)' tells the rest.
    """
  }
}

extension String {
  /// A path without links and dots, to tell whether two lead to one file.
  var realPath: String {
    let url = URL(fileURLWithPath: self)
    return url.deletingLastPathComponent().resolvingSymlinksInPath().standardizedFileURL
      .appendingPathComponent(url.lastPathComponent).path
  }
}
