/// The numbers of records in a bundle (`info --format json`, "counts").
public typealias Counts = CatalogNumbers<Count>

/// A number of records in a bundle.
public enum Count: String, CatalogNumber {
  /// Level 1 files that were read.
  case level1Files
  /// Clubs, with or without members.
  case clubs
  /// Museums.
  case museums
  /// Clubs with at least one member.
  case clubsWithMembers
  /// Pairs of a photographer and a club.
  case memberships
  /// People.
  case photographers
  /// People who belong to two or more clubs.
  case photographersInSeveralClubs
  /// Keywords that Level 0 defines.
  case keywords
  /// Keywords in use that Level 0 does not define.
  case nonStandardKeywords
  /// Languages that Level 0 defines.
  case languages
  /// Languages in use.
  case languagesUsed
  /// Texts about organizations, counted per language.
  case remarks
  /// Memberships whose gallery was read.
  case galleries
  /// Images in those galleries.
  case images
  /// Exhibitions of clubs and museums.
  case exhibitions
  /// Distinct picture files in the bundle.
  case assets
  /// The total size of those files, in bytes.
  case assetBytes
  /// Files and galleries that could not be fetched.
  case failedSources
  /// Wanted pictures that could not be fetched.
  case failedPictures
  /// Files and galleries that were taken from an earlier bundle.
  case staleSources
  /// Pictures that were taken from an earlier bundle.
  case stalePictures
  /// Clubs whose members are unknown, other than by choice.
  case unknownLists
  /// Texts and URLs that are longer than hubpack accepts, and were left out.
  case longTexts
  /// Problems in the hub's data.
  case problems
  /// Problems that are errors.
  case errors

  /// The number in SQL.
  public var expression: String? {
    switch self {
    case .level1Files:
      Self.count("sources WHERE role = 'level1' AND sha256 IS NOT NULL AND state <> 'failed'")
    case .clubs: Self.count("organizations WHERE kind = 'club'")
    case .museums: Self.count("organizations WHERE kind = 'museum'")
    case .clubsWithMembers: Self.count("organizations WHERE kind = 'club' AND level > 1")
    case .photographersInSeveralClubs:
      Self.count("(SELECT 1 FROM memberships GROUP BY photographer_id HAVING count(*) > 1)")
    case .keywords: Self.count("keywords WHERE is_standard")
    case .nonStandardKeywords: Self.count("keywords WHERE NOT is_standard")
    case .languages: Self.count("languages WHERE is_defined")
    case .languagesUsed: Self.count("(\(CatalogSchema.languagesUsed))")
    case .galleries:
      Self.count("galleries WHERE state IN ('present', 'stale') AND form <> 'web-page'")
    case .assetBytes: "(SELECT coalesce(sum(size), 0) FROM assets)"
    case .failedSources: Self.count("sources WHERE state = 'failed'")
    case .failedPictures: Self.count("pictures WHERE state = 'failed'")
    case .staleSources: Self.count("sources WHERE state = 'stale'")
    case .stalePictures: Self.count("pictures WHERE state = 'stale'")
    case .unknownLists:
      Self.count("organizations WHERE members_reason NOT IN ('offline', 'filtered', 'placeholder')")
    case .longTexts: Self.count("problems WHERE code = 'text-too-long'")
    case .errors: Self.count("problems WHERE severity = 'error'")
    case .memberships, .photographers, .remarks, .images, .exhibitions, .assets, .problems:
      Self.count(rawValue)
    }
  }
}

extension Counts {
  /// True if no file, gallery or wanted picture failed or is stale, all members are known, and no
  /// text was too long.
  public var isComplete: Bool {
    let lacks: [Count] = [
      .failedSources, .failedPictures, .staleSources, .stalePictures, .unknownLists, .longTexts,
    ]
    return lacks.allSatisfy { self[$0] == 0 }
  }
}
