package import GRDB
package import HubModel

extension Catalog {
  /// Returns all exhibitions, in the order of the hub's files. O(rows).
  package func exhibitionFacts() throws -> [ExhibitionFacts] {
    try read { database in
      let remarks = try texts(
        "SELECT exhibition_id AS id, language, text FROM exhibition_remarks", database)
      var galleries = try exhibitionGalleries(database)
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT exhibitions.*, full_name, organizations.town AS organization_town, original_sha256
          FROM exhibitions JOIN organizations ON organizations.id = organization_id
            LEFT JOIN pictures ON pictures.id = poster_picture_id
          ORDER BY exhibitions.id
          """)
      return try rows.map { row in
        let id = try row.id("id")
        var facts = ExhibitionFacts(
          try row.requiredText("name"),
          of: try OrganizationIdentity(row, town: "organization_town"))
        try row.read(ExhibitionDetails.facts, into: &facts.details)
        facts.coordinates = try row.coordinates()
        facts.poster = try row.picture("poster_url", digest: "original_sha256")
        facts.remarks = remarks[id, default: [:]]
        facts.gallery = galleries.removeValue(forKey: id)
        return facts
      }
    }
  }

  private func exhibitionGalleries(_ database: Database) throws -> [Int64: GalleryFacts] {
    var galleries: [Int64: GalleryFacts] = [:]
    let query = "SELECT *, \(GalleryFacts.pageColumns) FROM exhibition_galleries"
    let leftOut = try GalleryFacts.leftOutPages(database)
    for row in try Row.fetchAll(database, sql: query) {
      galleries[try row.id("exhibition_id")] = try GalleryFacts(row, leftOut)
    }
    let images = try Row.fetchCursor(
      database,
      sql: """
        SELECT exhibition_images.*, picture.original_sha256 AS original_sha256,
          small.original_sha256 AS small_sha256
        FROM exhibition_images LEFT JOIN pictures AS picture ON picture.id = picture_id
          LEFT JOIN pictures AS small ON small.id = thumbnail_picture_id
        ORDER BY exhibition_id, position
        """)
    while let row = try images.next() {
      try galleries[row.id("exhibition_id")]?.images.append(ImageFacts(row))
    }
    return galleries
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

  /// Returns the further pages of portfolios that were left out because their sites ask not to be
  /// copied.
  static func leftOutPages(_ database: Database) throws -> [String] {
    try String.fetchAll(
      database,
      sql: """
        SELECT location FROM sources WHERE reason = 'robots'
          AND id NOT IN (SELECT source_id FROM galleries WHERE source_id IS NOT NULL)
          AND id NOT IN (SELECT source_id FROM exhibition_galleries WHERE source_id IS NOT NULL)
        """)
  }

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
  /// - Parameter leftOut: The result of ``leftOutPages(_:)``.
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
  /// Reads the columns of an image, with the digests of its two pictures.
  init(_ row: Row) throws {
    guard let picture = try row.picture("image_url", digest: "original_sha256") else {
      throw row.malformed("image_url")
    }
    self.init(picture)
    thumbnail = try row.digest("small_sha256")
    title = try row.text("title")
    caption = try row.text("caption")
    captureDate = try row.text("capture_date")
  }
}

extension Row {
  /// Returns the coordinates in the columns `latitude` and `longitude`; nil if there are none.
  package func coordinates() throws -> Coordinates? {
    guard let latitude = try real("latitude"), let longitude = try real("longitude") else {
      return nil
    }
    guard let coordinates = Coordinates(latitude: latitude, longitude: longitude) else {
      throw malformed("latitude")
    }
    return coordinates
  }
}
