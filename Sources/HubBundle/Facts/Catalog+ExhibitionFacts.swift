import GRDB
package import HubModel

extension Catalog {
  /// Returns the identities of all exhibitions, in the order of the hub's files. O(exhibitions).
  package func exhibitionIdentities() throws -> [ExhibitionIdentity] {
    let query = """
      SELECT full_name, organizations.town, name, start_date
      FROM exhibitions JOIN organizations ON organizations.id = organization_id
      ORDER BY exhibitions.id
      """
    return try records(of: query) { row in
      ExhibitionIdentity(
        organization: try OrganizationIdentity(row), name: try row.requiredText("name"),
        startDate: try row.text("start_date"))
    }
  }

  /// Returns all exhibitions, in the order of the hub's files. O(rows).
  package func exhibitionFacts() throws -> [ExhibitionFacts] {
    let remarks = try texts("SELECT exhibition_id AS id, language, text FROM exhibition_remarks")
    let galleries = try exhibitionGalleries()
    let query = """
      SELECT exhibitions.*, full_name, organizations.town AS organization_town, original_sha256
      FROM exhibitions JOIN organizations ON organizations.id = organization_id
        LEFT JOIN pictures ON pictures.id = poster_picture_id
      ORDER BY exhibitions.id
      """
    return try records(of: query) { row in
      var facts = ExhibitionFacts(
        try row.requiredText("name"),
        of: try OrganizationIdentity(row, town: "organization_town"))
      try row.read(ExhibitionDetails.facts, into: &facts.details)
      facts.coordinates = try row.coordinates()
      facts.poster = try row.picture("poster_url", digest: "original_sha256")
      facts.remarks = try remarks[row.id("id"), default: [:]]
      facts.gallery = try galleries[row.id("id")]
      return facts
    }
  }

  private func exhibitionGalleries() throws -> [Int64: GalleryFacts] {
    var galleries: [Int64: GalleryFacts] = [:]
    let leftOut = try leftOutPages()
    let query = "SELECT *, \(GalleryFacts.pageColumns) FROM exhibition_galleries"
    try forEachRow(of: query) {
      galleries[try $0.id("exhibition_id")] = try GalleryFacts($0, leftOut)
    }
    var texts: [[Int64]: [String: String]] = [:]
    try forEachRow(of: "SELECT * FROM exhibition_wall_texts") {
      texts[[try $0.id("exhibition_id"), try $0.id("position")], default: [:]][
        try $0.requiredText("language")] = try $0.requiredText("text")
    }
    let images = """
      SELECT \(ImageFacts.columns), exhibition_id, photographer
      FROM exhibition_images \(ImageFacts.joins) ORDER BY exhibition_id, position
      """
    try forEachRow(of: images) {
      let exhibition = try $0.id("exhibition_id")
      var image = try ImageFacts($0)
      image.photographer = try $0.text("photographer")
      image.wallTexts = try texts[[exhibition, $0.id("position")]] ?? [:]
      galleries[exhibition]?.images.append(image)
    }
    return galleries
  }

  /// Returns the further pages of portfolios that were left out because their sites ask not to be
  /// copied.
  func leftOutPages() throws -> [String] {
    let query = """
      SELECT location FROM sources WHERE reason = 'robots'
        AND id NOT IN (SELECT source_id FROM galleries WHERE source_id IS NOT NULL)
        AND id NOT IN (SELECT source_id FROM exhibition_galleries WHERE source_id IS NOT NULL)
      """
    return try records(of: query) { try $0.requiredText("location") }
  }
}

extension GalleryFacts {
  /// The file or first page of a gallery, and a flag that says whether further pages are missing. A
  /// problem of the first page names each of these (Docs/Format.md, "States").
  static let pageColumns = """
    (SELECT location FROM sources WHERE sources.id = source_id) AS file,
    form = 'page-gallery' AND source_id IN (SELECT problems.source_id FROM problems
      WHERE problems.code IN ('source-missing', 'source-unreadable', 'source-too-large')
        AND problems.source_id IS NOT NULL) AS lacks_pages
    """

  /// True if one page follows another: `anna-2.html` and `anna/2/` follow `anna.html`.
  private static func isFurther(_ page: String, than first: String) -> Bool {
    var stem = first.prefix { $0 != "?" }
    if let slash = stem.lastIndex(of: "/"), let dot = stem[slash...].lastIndex(of: ".") {
      stem = stem[..<dot]
    }
    if stem.hasSuffix("/index") { stem.removeLast("index".count) }
    return page.hasPrefix(stem)
  }

  /// Reads the columns of a gallery, without images.
  ///
  /// - Parameter leftOut: The result of ``Catalog/leftOutPages()``.
  init(_ row: Row, _ leftOut: [String]) throws {
    let state: RecordedState = try row.word("state")
    self.init(form: try row.text("form"), isKnown: state == .present || state == .stale)
    lacksImages = try row.optionalFlag("lacks_pages") == true
    file = try row.text("file")
    if !leftOut.isEmpty, form == "page-gallery", let file,
      leftOut.contains(where: { Self.isFurther($0, than: file) })
    {
      lacksImages = true
    }
    title = try row.text("title")
  }
}

extension ImageFacts {
  /// The columns of an image in a gallery, with the digests of its two pictures.
  static let columns = """
    position, title, caption, capture_date, image_url, picture.original_sha256 AS original_sha256,
    small.original_sha256 AS small_sha256
    """
  static let joins = """
    LEFT JOIN pictures AS picture ON picture.id = picture_id
    LEFT JOIN pictures AS small ON small.id = thumbnail_picture_id
    """

  /// Reads the ``columns``.
  init(_ row: Row) throws {
    guard let picture = try row.picture("image_url", digest: "original_sha256") else {
      throw row.malformed("image_url")
    }
    self.init(picture)
    thumbnail = try row.hexDigest("small_sha256")
    title = try row.text("title")
    caption = try row.text("caption")
    captureDate = try row.text("capture_date")
  }
}
