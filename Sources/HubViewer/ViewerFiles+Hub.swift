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
    let missing = try catalog.viewedMissing(limit: Self.missingLimit)
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
      "leftOut": .object([
        "assets": .text(leftOut.assets), "omitted": .list(leftOut.omitted.map(PieceValue.text)),
        "clubs": .number(leftOut.clubs), "sources": .number(leftOut.sources),
        "galleries": .number(leftOut.galleries), "pictures": .number(leftOut.pictures),
        "placeholders": .number(leftOut.placeholders),
        "protectedPages": .number(leftOut.protectedPages),
        "unwantedPictures": .number(leftOut.unwantedPictures),
        "webPages": .number(leftOut.webPages),
      ]),
      "sources": .rows(
        try catalog.viewedSourceCounts().map {
          .list([.text($0.role), .text($0.state), .number($0.count)])
        }),
      "missing": .rows(
        missing.map {
          .list([.text($0.what), .text($0.location), .text($0.state), PieceValue($0.reason)])
        }),
      "pages": .rows(
        try catalog.viewedPages(limit: Self.pageLimit).map {
          .list([
            PieceValue(plan.index(ofOrganization: $0.organization)), .number(Int($0.membership)),
            .text($0.location), PieceValue($0.isUnwanted),
          ])
        }),
      "pictureMetadata": PieceValue(manifest.pictureMetadata),
      "rights": .rows(
        try catalog.viewedRights(limit: Self.rightsLimit).map {
          .list([rights($0.rights), .number($0.pictures)])
        }),
      "languages": .list(try catalog.viewedLanguages().map(PieceValue.text)),
      "columns": columnNames, "facts": factDescriptions,
      "keywords": .rows(try catalog.viewedKeywords().map { keywordColumns.list($0) }),
      "sizes": .object([
        "organizations": .number(PiecePlan.organizationsPerPiece),
        "details": .number(PiecePlan.detailsPerPiece), "names": .number(PiecePlan.namesPerPiece),
        "people": .number(PiecePlan.peoplePerPiece),
      ]),
      "pieces": .object([
        "organizations": .number(plan.count(of: .organizations)),
        "names": .number(plan.count(of: .names)),
        "exhibitions": .number(plan.count(of: .exhibitions)),
      ]),
      "people": .number(plan.photographers.count),
    ])
  }

  var keywordColumns: [PieceColumn<ViewedKeyword>] {
    [
      PieceColumn("id") { .number(Int($0.id)) },
      PieceColumn("idString") { .text($0.idString) },
      PieceColumn("isStandard") { PieceValue($0.isStandard) },
      PieceColumn("names") { localized($0.names) },
      PieceColumn("usages") { localized($0.usages) },
    ]
  }

  /// Languages and texts, alternating.
  func localized(_ texts: [LocalizedText]) -> PieceValue {
    .list(texts.flatMap { [.text($0.language), .text($0.text)] })
  }
}
