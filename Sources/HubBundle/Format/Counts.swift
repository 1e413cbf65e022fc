/// The numbers of records in a bundle (`info --format json`, "counts").
public struct Counts: Encodable, Sendable, Equatable {
  /// Level 1 files that were read.
  public var level1Files = 0
  /// Clubs, with or without members.
  public var clubs = 0
  /// Museums.
  public var museums = 0
  /// Clubs with at least one member.
  public var clubsWithMembers = 0
  /// Pairs of a photographer and a club.
  public var memberships = 0
  /// People.
  public var photographers = 0
  /// People who belong to two or more clubs.
  public var photographersInSeveralClubs = 0
  /// Keywords that Level 0 defines.
  public var keywords = 0
  /// Keywords in use that Level 0 does not define.
  public var nonStandardKeywords = 0
  /// Languages that Level 0 defines.
  public var languages = 0
  /// Languages in use.
  public var languagesUsed = 0
  /// Texts about organizations, counted per language.
  public var remarks = 0
  /// Memberships whose gallery was read.
  public var galleries = 0
  /// Images in those galleries.
  public var images = 0
  /// Exhibitions of clubs and museums.
  public var exhibitions = 0
  /// Distinct picture files in the bundle.
  public var assets = 0
  /// The total size of those files, in bytes.
  public var assetBytes = 0
  /// Files and galleries that could not be fetched.
  public var failedSources = 0
  /// Wanted pictures that could not be fetched.
  public var failedPictures = 0
  /// Files and galleries that were taken from an earlier bundle.
  public var staleSources = 0
  /// Pictures that were taken from an earlier bundle.
  public var stalePictures = 0
  /// Clubs whose members are unknown, other than by choice.
  public var unknownLists = 0
  /// Texts and URLs that are longer than hubpack accepts, and were left out.
  public var longTexts = 0
  /// Problems in the hub's data.
  public var problems = 0
  /// Problems that are errors.
  public var errors = 0

  /// Creates counts that are all 0.
  public init() {}

  /// True if no file, gallery or wanted picture failed or is stale, all members are known, and no
  /// text was too long.
  public var isComplete: Bool {
    [failedSources, failedPictures, staleSources, stalePictures, unknownLists, longTexts]
      .allSatisfy { $0 == 0 }
  }
}

extension Counts {
  /// The counts by their names in JSON.
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
    "unknownLists": \.unknownLists, "longTexts": \.longTexts,
    "problems": \.problems, "errors": \.errors,
  ]

  /// All counts with their names in JSON, in the order in which they are declared.
  public var named: [(name: String, value: Int)] {
    Self.paths.map { ($0.key, self[keyPath: $0.value]) }
  }

  var byName: [String: Int] { Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0.value) }) }

  static let names = paths.map(\.key)

  /// Creates counts from values by name. A count that is missing, because an earlier hubpack wrote
  /// the bundle, is 0.
  init(_ values: [String: Int]) {
    for (name, path) in Self.paths { self[keyPath: path] = values[name] ?? 0 }
  }

  /// Encodes all counts as a JSON object.
  public func encode(to encoder: any Encoder) throws {
    try byName.encode(to: encoder)
  }
}
