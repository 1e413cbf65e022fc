extension ListCase {
  private static func uses(_ keyword: String) -> String {
    "photographer_id IN (SELECT photographer_id FROM used WHERE id_string = '\(keyword)')"
  }

  /// At least one for each field of keywords.
  static let ofKeywords: [ListCase] = [
    .keywords("", "1"),
    .keywords(
      "li",
      "id_string LIKE '%li%' OR id IN (SELECT keyword_id FROM keyword_names WHERE name LIKE '%li%')"
    ),
    .keywords("name:natur", "id_string = 'Nature'"),
    .keywords("keyword:night", "id_string = 'Night'"),
    .keywords("keyword:\"SCHWARZ-weiss\"", "id_string = 'Black & White'"),
    .keywords("name:=nacht", "id_string = 'Night'"),
    .keywords("language:ja", "id IN (SELECT keyword_id FROM keyword_names WHERE language = 'ja')"),
    .keywords(
      "-language:de", "id NOT IN (SELECT keyword_id FROM keyword_names WHERE language = 'de')"),
    .keywords("added:2025..2026", "date_added >= '2025' AND date_added < '2027'"),
    .keywords("is:standard", "is_standard"), .keywords("is:non-standard", "NOT is_standard"),
    .keywords("is:used", "id IN (SELECT keyword_id FROM photographer_keywords)"),
    .keywords("has:usage", "id IN (SELECT keyword_id FROM keyword_usages)"),
    .keywords("has:people", "id IN (SELECT keyword_id FROM photographer_keywords)"),
    .keywords(
      "people:>=5", "(SELECT count(*) FROM photographer_keywords WHERE keyword_id = k.id) >= 5"),
    .keywords("club:Zonnevlek", ofMember: "club = 'Fotoclub Zonnevlek'"),
    .keywords(
      "-club:Zonnevlek",
      """
      id NOT IN (SELECT keyword_id FROM photographer_keywords WHERE photographer_id IN
        (SELECT photographer_id FROM members
          WHERE NOT is_deceased AND club = 'Fotoclub Zonnevlek'))
      """),
    .keywords("town:duinlo", ofMember: "town = 'Duinlo'"),
    .keywords("country:japan", ofMember: "country = 'JP'"),
    .keywords("person:jan", ofMember: "name LIKE '%jan%'"),
    .keywords(
      "person:jan club:Nevel,Schemer", ofMember: "name LIKE '%jan%' AND club LIKE '%Schemer%'"),
  ]

  /// At least one for each field of images.
  static let ofImages: [ListCase] = [
    .images("", "1"), .images("name:fjol", "title LIKE 'fj%' AND id > 80"),
    .images("name:sand", "title LIKE '%sand%' OR caption LIKE '%sand%'"),
    .images("ciçek", "title LIKE 'Çiçek%'"), .images("-2026", "caption IS NOT '2026'"),
    .images("club:Zonnevlek", ofMember: "club = 'Fotoclub Zonnevlek'"),
    .images("town:nevelberg", ofMember: "town = 'Nevelberg'"),
    .images("country:NZ,IS", ofMember: "country IN ('NZ', 'IS')"),
    .images("-country:NL", ofMember: "country IS NOT 'NL'"),
    .images("keyword:night", ofMember: uses("Night")),
    .images("person:jan", ofMember: "name LIKE '%jan%'"),
    .images("born:..1989", ofMember: "birthday < '1990' AND birthday NOT LIKE '-%'"),
    .images("birthday:06", ofMember: "birthday LIKE '%-06-__'"),
    .images(
      "role:chairman",
      ofMember: "id IN (SELECT membership_id FROM membership_roles WHERE role = 'chairman')"),
    .images(
      "status:honorary",
      ofMember: "id IN (SELECT membership_id FROM membership_statuses WHERE status = 'honorary')"),
    .images("level:3", "1"),
    .images(
      "language:de",
      ofMember: "organization_id IN (SELECT organization_id FROM remarks WHERE language = 'de')"),
    .images("website:jan", ofMember: "website LIKE '%jan%'"),
    .images("-wikipedia:percival", ofMember: "wikipedia IS NULL"),
    .images("portfolio:bas", ofMember: "level3_url LIKE '%bas%'"),
    .images("fotobond:7301001", ofMember: "fotobond_number = 7301001"),
    .images("joined:2011", ofMember: "start_date LIKE '2011%'"),
    .images("-left:2020", ofMember: "end_date IS NULL OR end_date NOT LIKE '2020%'"),
    .images("near:Nevelberg within 100km", ofMember: "km <= 100"),
    .images("near:Nevelberg within 9000km distance:>1000", ofMember: "km BETWEEN 1000 AND 9000"),
    .images("has:title", "title IS NOT NULL"), .images("-has:caption", "caption IS NULL"),
    .images("has:date", "capture_date IS NOT NULL"),
    .images(
      "has:picture",
      "EXISTS (SELECT 1 FROM pictures WHERE id IN (picture_id, thumbnail_picture_id) AND asset_id IS NOT NULL)"
    ),
    .images("is:missing,current", "1"), .images("is:current", ofMember: "NOT is_former"),
    .images(
      "is:honorary",
      ofMember: "id IN (SELECT membership_id FROM membership_statuses WHERE status = 'honorary')"),
    .images("date:2025", "capture_date LIKE '2025%'"),
    .images("date:>=2025-07", "capture_date >= '2025-07'"),
    .images("date:2024..2025-07", "capture_date >= '2024' AND capture_date < '2025-08'"),
  ]

  /// At least one for each field of exhibitions.
  static let ofExhibitions: [ListCase] = [
    exhibitions("", "1"), exhibitions("zon", "name LIKE '%zon%'"),
    exhibitions("name:titel", "name = 'Zonder titel'"),
    exhibitions("club:Zonnevlek", "club = 'Fotoclub Zonnevlek'"),
    exhibitions("town:duinlo,waterlinge", "shown_town IN ('Duinlo', 'Waterlinge')"),
    exhibitions("town:kleibeek", "shown_town = 'Kleibeek'"),
    exhibitions("-country:NL", "country IS NOT 'NL'"),
    exhibitions("country:japan", "country = 'JP'"),
    exhibitions("starts:2026", "first LIKE '2026%'"),
    exhibitions("starts:>=2026-12", "first >= '2026-12'"),
    exhibitions("ends:2026-11..2027-01", "last >= '2026-11' AND last < '2027-02'"),
    exhibitions("ends:2026-10", "last LIKE '2026-10%'"),
    exhibitions("venue:zaal", "venue LIKE '%zaal%'"),
    exhibitions("website:zonnevlek", "website LIKE '%zonnevlek%'"),
    exhibitions("gallery:zon", "gallery_url LIKE '%zon%'"),
    exhibitions(
      "images:>=1", "(SELECT count(*) FROM exhibition_images WHERE exhibition_id = e.id) >= 1"),
    exhibitions("near:Nevelberg within 100km", "km <= 100"),
    exhibitions("near:Nevelberg within 900km distance:>100", "km BETWEEN 100 AND 900"),
    exhibitions("has:poster", "poster_url IS NOT NULL"),
    exhibitions("-has:ends", "end_date IS NULL"),
    exhibitions("has:town", "town IS NOT NULL"), exhibitions("has:coordinates", "km IS NOT NULL"),
    exhibitions("has:images", "id IN (SELECT exhibition_id FROM exhibition_images)"),
    exhibitions("has:remark", "id IN (SELECT exhibition_id FROM exhibition_remarks)"),
    exhibitions("is:past", "max(first, last) < date('now', 'localtime')"),
    exhibitions("is:upcoming", "first > date('now', 'localtime')"),
    exhibitions(
      "-is:upcoming,past",
      "first IS NULL OR date('now', 'localtime') BETWEEN first AND max(first, last)"),
  ]

  private static func exhibitions(_ filters: String, _ condition: String) -> ListCase {
    ListCase(
      "exhibitions \(filters) columns name,starts",
      sql: """
        SELECT name, start_date FROM shows e WHERE \(condition)
        ORDER BY coalesce(start_date, end_date, '9999'), folded_name, id
        """)
  }

  /// At least one for each field of languages.
  static let ofLanguages: [ListCase] = [
    languages("", "1"), languages("name:man", "english_name LIKE '%man%'"),
    languages("nl", "code = 'nl'"),
    languages("language:ja,is", "code IN ('is', 'ja')"), languages("is:defined", "is_defined"),
    languages("-is:defined", "NOT is_defined"),
    languages(
      "is:used",
      """
      code IN (SELECT language FROM remarks UNION SELECT language FROM keyword_names
        UNION SELECT language FROM keyword_usages UNION SELECT language FROM exhibition_remarks)
      """),
  ]

  /// At least one for each field of problems.
  static let ofProblems: [ListCase] = [
    problems("", "1"), problems("name:birthday", "message LIKE '%birthday%'"),
    problems("korreltje", "message LIKE '%korreltje%' OR file LIKE '%korreltje%'"),
    problems("severity:error", "severity = 'error'"),
    problems("is:warning", "severity = 'warning'"),
    problems("code:date-form", "code = 'date-form'"),
    problems("-code:date-form", "code <> 'date-form'"),
    problems("file:level1", "file LIKE '%level1%'"),
  ]

  /// At least one for each field of sources.
  static let ofSources: [ListCase] = [
    sources("", "1"), sources("name:galleries", "location LIKE '%galleries%'"),
    sources("role:level2", "role = 'level2'"),
    sources("role:level1,level0", "role IN ('level0', 'level1')"),
    sources("role:web-page", "role = 'web-page'"), sources("state:present", "state = 'present'"),
    sources("-state:present", "state <> 'present'"), sources("is:left-out", "state = 'left-out'"),
    sources("file:museums", "location LIKE '%museums%'"),
  ]

  private static func languages(_ filters: String, _ condition: String) -> ListCase {
    ListCase(
      "languages \(filters) columns code",
      sql: "SELECT code FROM languages WHERE \(condition) ORDER BY code")
  }

  private static func problems(_ filters: String, _ condition: String) -> ListCase {
    ListCase(
      "problems \(filters) columns severity,file,line,code",
      sql: """
        SELECT severity, file, line, code FROM problems WHERE \(condition)
        ORDER BY severity = 'notice', severity, source_id, file, line, column_number, id
        """)
  }

  private static func sources(_ filters: String, _ condition: String) -> ListCase {
    ListCase(
      "sources \(filters) columns file",
      sql: "SELECT location FROM sources WHERE \(condition) ORDER BY id")
  }
}
