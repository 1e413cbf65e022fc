import Foundation
import HubModel
import Testing

@testable import HubFetching
@testable import HubSource

/// A hub in memory that records requests.
struct Shelf: HubFetcher {
  let root: HubLocation
  var levelZero: HubLocation?
  let files: [String: [UInt8]]
  var failures: [String: FetchFailure] = [:]
  var freshness = Freshness.current
  let requests = Requests()

  actor Requests {
    private(set) var all: [String] = []
    func add(_ location: HubLocation) { all.append(location.description) }
  }

  /// Creates a hub whose root is the first file.
  init(_ files: KeyValuePairs<String, String>, failing failures: [String: FetchFailure] = [:]) {
    root = HubLocation(files.first?.key ?? "root_.level1.json")
    self.files = Dictionary(files.map { ($0.key, Array($0.value.utf8)) }) { $1 }
    self.failures = failures
  }

  /// Creates a hub from separate files.
  init(root: HubLocation, files: [(String, String)]) {
    self.root = root
    self.files = Dictionary(files.map { ($0.0, Array($0.1.utf8)) }) { $1 }
  }

  var width: Int { 4 }
  var pictureWidth: Int { 4 }

  func read(
    _ location: HubLocation, as kind: FileKind
  ) async throws(FetchFailure) -> FetchedFile {
    await requests.add(location)
    if let failure = failures[location.description] { throw failure }
    if let contents = files[location.description] { return FetchedFile(contents, freshness, nil) }
    if case .local = root, case .remote = location { throw .leftOut("offline") }
    throw .missing
  }

  func levelFiles(beside files: [HubLocation]) -> FolderListing {
    var listing = FolderListing()
    guard case .local = root else { return listing }
    listing.files = self.files.keys.sorted().map { HubLocation($0) }
      .filter { !$0.isOnTheWeb && $0.levelName != nil && !$0.description.contains("..") }
    return listing
  }

  func spelling(of location: HubLocation) -> HubLocation? {
    let found = files.keys.filter { $0.lowercased() == location.description.lowercased() }
    guard case .local = location, found.count == 1, files[location.description] == nil else {
      return nil
    }
    return HubLocation(found[0])
  }

  func picture(
    at location: HubLocation, isHad: @escaping @Sendable (HexDigest) -> Bool
  ) async throws(FetchFailure) -> FetchedPicture {
    throw .missing
  }

  func answers(at location: HubLocation) async throws(FetchFailure) -> Freshness {
    if let failure = failures[location.description] { throw failure }
    if files[location.description] == nil { throw .missing }
    return .current
  }

  func mayCopy(_ location: HubLocation) async throws(FetchFailure) -> Bool { true }

  func answer(
    toPicture location: HubLocation
  ) async throws(FetchFailure) -> PictureAnswer {
    files[location.description] == nil ? .nothing : .picture
  }

  func tree(_ options: ReadingOptions = ReadingOptions()) async throws -> HubTree {
    try await HubReader(self, options: options).tree()
  }

  /// Returns the contents of the files of the club with that name.
  func contents(
    _ name: String = "A", _ options: ReadingOptions = ReadingOptions()
  ) async throws -> ClubContents {
    let reader = HubReader(self, options: options)
    let tree = try await reader.tree()
    let clubs = tree.organizations.filter { $0.identity.fullName == name }
    return try await reader.clubContents(of: try #require(clubs.first), in: tree)
  }
}

/// Returns a Level 1 file with clubs and includes.
func listing(_ clubs: String..., includes: [String] = [], museums: [String] = []) -> String {
  let includes = includes.map { "\"\($0)\"" }.joined(separator: ", ")
  return """
    {"level1Header": {"level1URLIncludes": [\(includes)]},
     "clubs": [\(clubs.joined(separator: ",\n"))], "museums": [\(museums.joined(separator: ","))]}
    """
}

/// Returns a record in the town of Best with the nickname "fc" plus its name.
func record(_ name: String, url: String? = nil, _ fields: String = "") -> String {
  let url = url.map { ", \"level2URL\": \"\($0)\"" } ?? ""
  return #"{"idPlus": {"fullName": "\#(name)", "town": "Best", "nickName": "fc\#(name)"}"#
    + "\(url)\(fields)}"
}

/// Returns a Level 2 file with members named "given family".
func members(of club: String = "A", _ members: String..., fields: String = "") -> String {
  #"{"club": {"idPlus": {"fullName": "\#(club)", "town": "Best"}\#(fields)}, "members": [\#(members.joined(separator: ","))]}"#
}

/// Returns an entry of a Level 2 file.
func entry(_ given: String, _ family: String, _ fields: String = "") -> String {
  #"{"name": {"givenName": "\#(given)", "familyName": "\#(family)"}\#(fields)}"#
}

extension HubTree {
  var names: [String] { organizations.map(\.identity.fullName) }
  /// Each file with its state, in a short form.
  var files: [String] { sources.map(\.summary) }
  var codes: [Problem.Code] { problems.map(\.code) }
}

extension ClubContents {
  var names: [String] { members.map(\.name.fullName) }
  var files: [String] { sources.map(\.summary) }
  var codes: [Problem.Code] { problems.map(\.code) }
}

extension SourceRecord {
  /// The file in a short form, "level1 root_.level1.json", with its failure.
  var summary: String {
    let state =
      switch self.state {
      case .present: ""
      case .stale(let since, let reason): " stale since \(since): \(reason)"
      case .failed(let reason): " failed: \(reason)"
      case .leftOut(let choice): " left out: \(choice)"
      }
    return "\(role.rawValue) \(location)\(state)"
  }
}
