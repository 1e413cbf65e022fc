import GRDB
import HubBundle
import HubModel

extension ViewerFiles {
  /// The largest number of missing files and pictures that are listed.
  private static let missingLimit = 200
  /// The largest number of portfolios on web pages that are listed.
  private static let pageLimit = 500
  /// The largest number of holders of rights that are listed.
  private static let rightsLimit = 200

  /// The piece `hub`: the facts of the bundle, the data that every page needs, and the numbers of
  /// the other pieces.
  func hub() throws -> PieceValue {
    let leftOut = manifest.leftOut
    return .object([
      "title": PieceValue(manifest.title), "maker": PieceValue(manifest.maker),
      "license": PieceValue(manifest.license),
      "consent": PieceValue(manifest.consent), "release": .text(manifest.release),
      "created": .text(manifest.created), "root": .text(manifest.root),
      "generator": .text(manifest.generator),
      "contentDigest": .text(manifest.contentDigest),
      "thumbnailEdge": PieceValue(manifest.thumbnailEdge),
      "imageEdge": PieceValue(manifest.imageEdge),
      "counts": .list(manifest.counts.named.map { .list([.text($0.name), .number($0.value)]) }),
      "leftOut": .members(
        [
          ("assets", .text(leftOut.assets)),
          ("omitted", .list(leftOut.omitted.map(PieceValue.text))),
        ] + leftOut.counts.named.map { ($0.name, PieceValue.number($0.value)) }),
      "sources": .rows(
        try rows(
          "SELECT role, state, count(*) AS n FROM sources GROUP BY 1, 2 ORDER BY 1, 2", [],
          [.required("", "role"), .required("", "state"), .count("", "n")])),
      "missing": .rows(
        try rows(
          Self.missing, [Self.missingLimit],
          [
            .required("", "what"), .required("", "location"), .required("", "state"),
            .text("", "reason"),
          ])),
      "pages": .rows(
        try rows(
          Self.pages, [Self.pageLimit],
          [
            organizationColumn, .id("", "membership_id"), .required("", "location"),
            .flag("", "is_unwanted"),
          ])),
      "pictureMetadata": PieceValue(manifest.pictureMetadata),
      "rights": .rows(
        try rows(
          Self.statedRights, [Self.rightsLimit],
          [PieceColumn("") { rights(try PictureRights($0)) }, .count("", "pictures")])),
      "languages": .list(try catalog.languagesInUse().map(PieceValue.text)),
      "columns": columnNames, "facts": factDescriptions,
      "keywords": .rows(
        try catalog.rows(of: Self.listedKeywords).map(keywordColumns.list)),
      "sizes": .object([
        "organizations": .number(PiecePlan.organizationsPerPiece),
        "details": .number(PiecePlan.detailsPerPiece), "names": .number(PiecePlan.namesPerPiece),
        "people": .number(PiecePlan.peoplePerPiece),
      ]),
      "pieces": .object([
        "organizations": .number(plan.count(of: .organizations)),
        "exhibitions": .number(plan.count(of: .exhibitions)),
      ]),
      // Those with which the pieces of names begin.
      "familyNames": .list(
        try stride(from: 0, to: plan.photographers.count, by: PiecePlan.namesPerPiece).map {
          .text(try familyName(of: plan.photographers[$0]))
        }),
    ])
  }

  /// Files and pictures that are failed or stale: files first, each in the order in which they were
  /// first referenced.
  private static let missing = """
    SELECT 'file' AS what, location, state, reason, 0 AS kind, id FROM sources
      WHERE state IN ('failed', 'stale')
    UNION ALL SELECT 'portfolio', location, 'failed', galleries.reason, 1, membership_id
      FROM galleries JOIN sources ON sources.id = source_id
      WHERE galleries.state = 'failed' AND sources.state = 'present'
    UNION ALL SELECT 'picture', location, state, reason, 2, id FROM pictures
      WHERE state IN ('failed', 'stale')
    ORDER BY kind, id LIMIT ?
    """

  /// Portfolios that were read from web pages, and those whose sites ask not to be copied.
  private static let pages = """
    SELECT organization_id, membership_id, location, galleries.state = 'left-out' AS is_unwanted
    FROM galleries JOIN memberships ON memberships.id = membership_id
      JOIN sources ON sources.id = galleries.source_id
    WHERE galleries.form = 'page-gallery'
      OR galleries.state = 'left-out' AND galleries.reason = 'robots'
    ORDER BY membership_id LIMIT ?
    """

  /// The rights that pictures in the bundle state, each with the number of pictures, the most
  /// frequent ones first.
  private static let statedRights = """
    SELECT creator, copyright, license, usage_terms, count(*) AS pictures FROM pictures
    WHERE asset_id IS NOT NULL
      AND coalesce(creator, copyright, license, usage_terms) IS NOT NULL
    GROUP BY creator, copyright, license, usage_terms
    ORDER BY pictures DESC, creator, copyright, license, usage_terms LIMIT ?
    """

  private func familyName(of photographer: Int64) throws -> String {
    try catalog.records(
      of: "SELECT family_name FROM photographers WHERE id = ?", [photographer]
    ) { try $0.requiredText("family_name") }.first ?? ""
  }

  private var columnNames: PieceValue {
    .object([
      "organizations": organizationColumns.names, "details": detailColumns.names,
      "names": nameColumns.names, "people": personColumns().names,
      "memberships": membershipColumns.names, "members": memberColumns.names,
      "images": imageColumns(in: "").names,
      "exhibitionImages": exhibitionImageColumns.names, "exhibitions": exhibitionColumns([:]).names,
      "keywords": keywordColumns.names, "timelines": timelineColumns.names,
      "years": yearColumns.names, "countries": countryColumns.names,
      "keywordCounts": keywordCountColumns.names,
    ])
  }

  private var factDescriptions: PieceValue {
    .object([
      "organizations": ShownFacts.described(OrganizationDetails.facts),
      "people": ShownFacts.described(PersonDetails.facts),
      "memberships": ShownFacts.described(MembershipDetails.facts),
      "exhibitions": ShownFacts.described(ExhibitionDetails.facts),
    ])
  }

  /// Keywords with the numbers of their photographers: current, former and deceased ones. Nobody is
  /// counted twice.
  private static let listedKeywords = """
    SELECT k.id AS id, id_string, is_standard, count(state = 'current' OR NULL) AS current,
      count(state = 'former' OR NULL) AS former, count(state = 'deceased' OR NULL) AS deceased
    FROM keywords k LEFT JOIN (
      SELECT keyword_id, CASE WHEN is_deceased THEN 'deceased'
        WHEN EXISTS (SELECT 1 FROM memberships WHERE photographer_id = p.id AND NOT is_former)
        THEN 'current' ELSE 'former' END AS state
      FROM photographer_keywords JOIN photographers p ON p.id = photographer_id
    ) ON keyword_id = k.id
    GROUP BY k.id ORDER BY key, k.id
    """

  private var keywordColumns: [PieceColumn] {
    [
      .id("id", "id"), .required("idString", "id_string"), .flag("isStandard", "is_standard"),
      .count("current", "current"), .count("former", "former"), .count("deceased", "deceased"),
      PieceColumn("names") { row in
        try texts(
          "SELECT language, name AS text FROM keyword_names", "keyword_id", row.id("id"))
      },
      PieceColumn("usages") { row in
        try texts("SELECT language, text FROM keyword_usages", "keyword_id", row.id("id"))
      },
    ]
  }

  /// Languages and texts, alternating.
  func localized(_ texts: [LocalizedText]) -> PieceValue {
    .list(texts.flatMap { [.text($0.language), .text($0.text)] })
  }

  /// The texts of a record, by language.
  func texts(_ query: String, _ column: String, _ id: Int64) throws -> PieceValue {
    localized(
      try catalog.rows(of: "\(query) WHERE \(column) = ? ORDER BY language", [id]).map {
        LocalizedText(
          language: try $0.requiredText("language"), text: try $0.requiredText("text"))
      })
  }
}
