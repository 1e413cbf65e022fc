/// How much is in a bundle (`info --format json`, "counts").
public struct Counts: Encodable, Sendable, Equatable {
  /// Level 1 files that were read.
  public var level1Files = 0
  /// Clubs, with and without members.
  public var clubs = 0
  /// Museums.
  public var museums = 0
  /// Clubs with at least one member.
  public var clubsWithMembers = 0
  /// Pairs of a photographer and a club.
  public var memberships = 0
  /// People.
  public var photographers = 0
  /// People with two or more clubs.
  public var photographersInSeveralClubs = 0
  /// Keywords that Level 0 defines.
  public var keywords = 0
  /// Keywords in use that it does not define.
  public var nonStandardKeywords = 0
  /// Languages that Level 0 defines.
  public var languages = 0
  /// Languages in use.
  public var languagesUsed = 0
  /// Texts about organizations, each language counted.
  public var remarks = 0
  /// Memberships whose gallery was read.
  public var galleries = 0
  /// Images in those galleries.
  public var images = 0
  /// Exhibitions of clubs and museums.
  public var exhibitions = 0
  /// Distinct pictures in the bundle.
  public var assets = 0
  /// Bytes of those.
  public var assetBytes = 0
  /// Files and galleries that could not be had.
  public var failedSources = 0
  /// Wanted pictures that could not be had.
  public var failedPictures = 0
  /// Files and galleries that an earlier bundle stands in for.
  public var staleSources = 0
  /// Pictures that an earlier bundle stands in for.
  public var stalePictures = 0
  /// Problems in the hub's data.
  public var problems = 0
  /// Problems that are errors.
  public var errors = 0

  /// No counts at all.
  public init() {}

  /// Whether every file and every wanted picture could be had, as it is published now.
  public var isComplete: Bool {
    [failedSources, failedPictures, staleSources, stalePictures].allSatisfy { $0 == 0 }
  }
}

extension Counts {
  /// Each count under the name that it has in JSON.
  private static let paths: KeyValuePairs<String, WritableKeyPath<Counts, Int> & Sendable> = [
    "level1Files": \.level1Files, "clubs": \.clubs, "museums": \.museums,
    "clubsWithMembers": \.clubsWithMembers, "memberships": \.memberships,
    "photographers": \.photographers,
    "photographersInSeveralClubs": \.photographersInSeveralClubs, "keywords": \.keywords,
    "nonStandardKeywords": \.nonStandardKeywords, "languages": \.languages,
    "languagesUsed": \.languagesUsed, "remarks": \.remarks, "galleries": \.galleries,
    "images": \.images, "exhibitions": \.exhibitions, "assets": \.assets,
    "assetBytes": \.assetBytes,
    "failedSources": \.failedSources, "failedPictures": \.failedPictures,
    "staleSources": \.staleSources, "stalePictures": \.stalePictures,
    "problems": \.problems, "errors": \.errors,
  ]

  /// Every count by its name in JSON, in a sensible order.
  public var named: [(name: String, value: Int)] {
    Self.paths.map { ($0.key, self[keyPath: $0.value]) }
  }

  /// Every count by its name in JSON.
  var byName: [String: Int] { Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0.value) }) }

  /// The names of all counts in JSON.
  static let names = paths.map(\.key)

  /// The counts by their names; an earlier hubpack may have written fewer, which are 0.
  init(_ values: [String: Int]) {
    for (name, path) in Self.paths { self[keyPath: path] = values[name] ?? 0 }
  }

  /// Writes all counts.
  public func encode(to encoder: any Encoder) throws {
    try byName.encode(to: encoder)
  }
}
