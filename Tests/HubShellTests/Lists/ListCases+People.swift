extension ListCase {
  private static func uses(_ keyword: String) -> String {
    "photographer_id IN (SELECT photographer_id FROM used WHERE id_string = '\(keyword)')"
  }
  private static func role(_ role: String) -> String {
    "id IN (SELECT membership_id FROM membership_roles WHERE role = '\(role)')"
  }
  private static func status(_ status: String) -> String {
    "id IN (SELECT membership_id FROM membership_statuses WHERE status = '\(status)')"
  }

  /// At least one for each field of members.
  static let ofMembers: [ListCase] = [
    .members("", "1"),
    .members("jan", "name LIKE '%jan%'"), .members("name:\"van de\"", "name LIKE '%van de%'"),
    .members("eclair", "name = 'René Éclair'"), .members("isikci", "name LIKE '%Işıkçı'"),
    .members("thokka", "name LIKE '%Þokkason'"), .members("月", "name LIKE '%月%'"),
    .members("-jan", "name NOT LIKE '%jan%'"),
    .members("jan -van", "name LIKE '%jan%' AND name NOT LIKE '%van%'"),
    .members("club:Zonnevlek", "club = 'Fotoclub Zonnevlek'"),
    .members("town:Nevelberg,Duinlo", "town IN ('Nevelberg', 'Duinlo')"),
    .members("country:NL", "country = 'NL'"), .members("-country:NL", "country IS NOT 'NL'"),
    .members("keyword:landscape", uses("Landscape")),
    .members("keyword:natuur", uses("Nature")), .members("keyword:夜", uses("Night")),
    .members("keyword:sterren,steampunk", "\(uses("Astro")) OR \(uses("Steampunk teapots"))"),
    .members("keyword:landscape keyword:nature", "\(uses("Landscape")) AND \(uses("Nature"))"),
    .members("-keyword:night,street", "NOT (\(uses("Night")) OR \(uses("Street")))"),
    .members("keyword:landscape status:former", "\(uses("Landscape")) AND is_former"),
    .members("keyword:water status:former", "\(uses("Water")) AND is_former"),
    .members("person:jan", "name LIKE '%jan%'"),
    .members("keywords:0", "photographer_id NOT IN (SELECT photographer_id FROM used)"),
    .members("born:1936..1944", "substr(birthday, 1, 4) BETWEEN '1936' AND '1944'"),
    .members("birthday:12", "birthday LIKE '%-12-__'"),
    .members("birthday:03-14", "birthday LIKE '%-03-14'"),
    .members(
      "birthday:12-15..01-15", "substr(birthday, -5) >= '12-15' OR substr(birthday, -5) <= '01-15'"),
    .members("-birthday:12", "birthday NOT LIKE '%-12-__' OR birthday IS NULL"),
    .members("role:chairman", role("chairman")),
    .members("role:secretary,treasurer", "\(role("secretary")) OR \(role("treasurer"))"),
    .members("role:secretary role:treasurer", "\(role("secretary")) AND \(role("treasurer"))"),
    .members("-role:chairman", "NOT \(role("chairman"))"),
    .members("status:former", "is_former", showingDeceased: false),
    .members("status:current", "NOT is_former"),
    .members("status:honorary", status("honorary")), .members("status:mentor", status("mentor")),
    .members("status:prospective", status("prospective")),
    .members("status:deceased", "is_deceased", showingDeceased: true),
    .members("-status:former", "NOT is_former"),
    .members("-status:deceased", "NOT is_deceased"),
    .members("joined:2019", "substr(start_date, 1, 4) = '2019'"),
    .members("joined:2019-01", "substr(start_date, 1, 7) = '2019-01'"),
    .members("joined:2019-01-01", "start_date = '2019-01-01'"),
    .members("joined:>2019", "start_date >= '2020'"),
    .members("joined:>=2019-05", "start_date >= '2019-05'"),
    .members("joined:<2019-05", "start_date < '2019-05'"),
    .members("joined:<=2019-05", "start_date < '2019-06'"),
    .members("joined:2019..2021", "start_date >= '2019' AND start_date < '2022'"),
    .members("joined:..1980", "start_date < '1981'"),
    .members("joined>2025-12-01", "start_date > '2025-12-01'"),
    .members("-joined:2019", "start_date NOT LIKE '2019%' OR start_date IS NULL"),
    .members("left:>=2024-06", "end_date >= '2024-06'"),
    .members("-left:2026", "end_date IS NULL OR end_date NOT LIKE '2026%'"),
    .members("level:3", "level = 3"), .members("language:is", "club LIKE 'Ljós%'"),
    .members("near:Nevelberg within 100km", "km <= 100"),
    .members("near:Nevelberg within 100km distance:>50", "km BETWEEN 50 AND 100"),
    .members("has:website", "website IS NOT NULL"),
    .members("has:birthday", "birthday IS NOT NULL"),
    .members("has:portrait", "portrait_url IS NOT NULL"),
    .members("-has:keywords", "photographer_id NOT IN (SELECT photographer_id FROM used)"),
    .members("has:portfolio", "level3_url IS NOT NULL"),
    .members("has:featured", "featured_image_url IS NOT NULL"),
    .members("has:fotobond", "fotobond_number IS NOT NULL"),
    .members("has:joined", "start_date IS NOT NULL"),
    .members("has:left", "end_date IS NOT NULL"),
    .members("has:images", "id IN (SELECT membership_id FROM images)"),
    .members("has:role", "id IN (SELECT membership_id FROM membership_roles)"),
    .members(
      "has:website,images", "website IS NOT NULL OR id IN (SELECT membership_id FROM images)"),
    .members("-has:website,portfolio", "website IS NULL AND level3_url IS NULL"),
    .members("is:honorary,admin", "\(status("honorary")) OR \(role("admin"))"),
    .members("images:>=6", "(SELECT count(*) FROM images WHERE membership_id = members.id) >= 6"),
    .members("website:jan", "website LIKE '%jan%'"),
    .members("wikipedia:percival", "wikipedia LIKE '%Percival%'"),
    .members("portfolio:bas", "level3_url LIKE '%bas%'"),
    .members("-portfolio:galleries", "level3_url NOT LIKE '%galleries%' OR level3_url IS NULL"),
    .members("fotobond:7301014", "fotobond_number = 7301014"),
    .members("fotobond:73.01.014", "fotobond_number = 7301014"),
    .members("fotobond:73.01.001..73.01.999", "fotobond_number BETWEEN 7301001 AND 7301999"),
  ]

  /// At least one for each field of people.
  static let ofPeople: [ListCase] = [
    .people("", "1"), .people("jan", "name LIKE '%jan%'"),
    .people("name:=\"jan nachtfalter\"", "name = 'Jan Nachtfalter'"),
    .people("club:Korreltje", withMembership: "club LIKE '%Korreltje'"),
    .people(
      "-club:Korreltje",
      "id NOT IN (SELECT photographer_id FROM members WHERE club LIKE '%Korreltje')"),
    .people("town:waterlinge", withMembership: "town = 'Waterlinge'"),
    .people("country:BE", withMembership: "country = 'BE'"),
    .people(
      "-country:BE,NL,DE",
      "id NOT IN (SELECT photographer_id FROM members WHERE country IN ('BE', 'NL', 'DE'))"),
    .people(
      "keyword:portrait", "id IN (SELECT photographer_id FROM used WHERE id_string = 'Portrait')"),
    .people("keywords:>=3", "(SELECT count(*) FROM used WHERE photographer_id = p.id) >= 3"),
    .people(
      "clubs:>=2",
      "(SELECT count(*) FROM memberships WHERE photographer_id = p.id AND NOT is_former) >= 2"),
    .people("ja*", "name LIKE 'ja%'"), .people("name:*straal", "name LIKE '%straal'"),
    .people(
      "keyword:land*", "id IN (SELECT photographer_id FROM used WHERE id_string = 'Landscape')"),
    .people("person:lich", "name LIKE '%lich%'"),
    .people("born:*", "birthday NOT LIKE '-%'"),
    .people("born:<=1939", "birthday < '1940' AND birthday NOT LIKE '-%'"),
    .people("birthday:09..10", "substr(birthday, -5) BETWEEN '09-01' AND '10-31'"),
    .people("role:chairman", withMembership: role("chairman")),
    .people(
      "-role:chairman", "id NOT IN (SELECT photographer_id FROM members WHERE \(role("chairman")))"),
    .people("status:former", withMembership: "is_former"),
    .people("-status:former", "id NOT IN (SELECT photographer_id FROM members WHERE is_former)"),
    .people("status:current -status:former", withMembership: "NOT is_former"),
    .people("country:GB -status:former", withMembership: "country = 'GB' AND NOT is_former"),
    .people("status:deceased", "is_deceased", showingDeceased: true),
    .people("level:2", withMembership: "level = 2"),
    .people(
      "language:ja",
      withMembership:
        "organization_id IN (SELECT organization_id FROM remarks WHERE language = 'ja')"),
    .people("website:jan", "website LIKE '%jan%'"),
    .people("wikipedia:percival", "wikipedia LIKE '%Percival%'"),
    .people("portfolio:bas", withMembership: "level3_url LIKE '%bas%'"),
    .people("fotobond:7301014", withMembership: "fotobond_number = 7301014"),
    .people("joined:2006", withMembership: "start_date LIKE '2006%'"),
    .people("left:2017", withMembership: "end_date LIKE '2017%'"),
    .people("has:website", "website IS NOT NULL"),
    .people(
      "-has:portfolio",
      "id NOT IN (SELECT photographer_id FROM memberships WHERE level3_url IS NOT NULL)"),
    .people(
      "has:website,portfolio",
      "website IS NOT NULL OR id IN (SELECT photographer_id FROM memberships WHERE level3_url IS NOT NULL)"
    ),
    .people(
      "-has:website,portfolio",
      "website IS NULL AND id NOT IN (SELECT photographer_id FROM memberships WHERE level3_url IS NOT NULL)"
    ),
    .people("is:mentor", withMembership: status("mentor")),
    .people("near:Nevelberg within 100km", withMembership: "km <= 100"),
    .people(
      "near:Nevelberg within 9000km distance:200..500", withMembership: "km BETWEEN 200 AND 500"),
    .people(
      "images:5..6",
      "(SELECT count(*) FROM images WHERE membership_id IN (SELECT id FROM memberships WHERE photographer_id = p.id)) BETWEEN 5 AND 6"
    ),
    // All that is wanted has to hold for one and the same membership.
    .people("status:former country:BE", withMembership: "is_former AND country = 'BE'"),
    .people(
      "status:current keyword:travel country:NL",
      withMembership: "NOT is_former AND country = 'NL' AND \(uses("Travel"))"),
    .people("country:BE -status:former", withMembership: "country = 'BE' AND NOT is_former"),
  ]
}
