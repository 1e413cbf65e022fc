extension ListCase {
  private static let landscape =
    "photographer_id IN (SELECT photographer_id FROM used WHERE id_string = 'Landscape')"

  /// At least one for each field of clubs.
  static let ofClubs: [ListCase] = [
    .clubs("", "1"),
    .clubs("nebel", "town = 'Großnebelsheim'"), .clubs("grossneb", "town = 'Großnebelsheim'"),
    .clubs("name:foto", "folded_name LIKE '%foto%' OR lower(nick_name) LIKE '%foto%'"),
    .clubs("name:=\"fotoclub zonnevlek\"", "full_name = 'Fotoclub Zonnevlek'"),
    .clubs("club:Zonnevlek", "full_name LIKE '%zonnevlek%'"),
    .clubs("club:fcZonnevlek", "nick_name = 'fcZonnevlek'"),
    .clubs("club:\"fotoclub zonnevlek\"", "full_name = 'Fotoclub Zonnevlek'"),
    .clubs("club:\"Fotoclub Zonnevlek (Waterlinge)\"", "full_name = 'Fotoclub Zonnevlek'"),
    .clubs("town:Waterlinge", "town = 'Waterlinge'"),
    .clubs("town:water,duin", "town IN ('Waterlinge', 'Duinlo')"),
    .clubs("country:NL", "country = 'NL'"),
    .clubs("country:germany,JP", "country IN ('DE', 'JP')"),
    .clubs("-country:NL,BE", "country NOT IN ('NL', 'BE') OR country IS NULL"),
    .clubs("keyword:landscape", withMember: landscape),
    .clubs(
      "-keyword:landscape",
      "id NOT IN (SELECT organization_id FROM members WHERE NOT is_deceased AND \(landscape))"),
    .clubs(
      "role:treasurer",
      withMember: "id IN (SELECT membership_id FROM membership_roles WHERE role = 'treasurer')"),
    .clubs(
      "status:mentor",
      withMember: "id IN (SELECT membership_id FROM membership_statuses WHERE status = 'mentor')"),
    .clubs("level:2", "level = 2"), .clubs("level:>=2", "level >= 2"),
    .clubs("level<2", "level < 2"), .clubs("level:1..2", "level IN (1, 2)"),
    .clubs("level:1,3", "level <> 2"), .clubs("level:<=2", "level <> 3"),
    .clubs("level:>2", "level = 3"),
    .clubs("language:de", "id IN (SELECT organization_id FROM remarks WHERE language = 'de')"),
    .clubs("joined:2024", withMember: "start_date LIKE '2024%'"),
    .clubs("left:2026-08", withMember: "end_date LIKE '2026-08%'"),
    .clubs("has:website", "website IS NOT NULL"),
    .clubs("-has:website", "website IS NULL"),
    .clubs("has:wikipedia", "wikipedia IS NOT NULL"),
    .clubs("has:email", "contact_email IS NOT NULL"),
    .clubs("has:coordinates", "latitude IS NOT NULL"),
    .clubs("has:country", "country IS NOT NULL"),
    .clubs("has:fotobond", "fotobond_number IS NOT NULL"),
    .clubs("has:remark", "id IN (SELECT organization_id FROM remarks)"),
    .clubs("-has:remark", "id NOT IN (SELECT organization_id FROM remarks)"),
    .clubs("has:members", "id IN (SELECT organization_id FROM memberships)"),
    .clubs(
      "has:portfolios",
      "id IN (SELECT organization_id FROM memberships WHERE level3_url IS NOT NULL)"),
    .clubs(
      "has:images",
      "id IN (SELECT organization_id FROM members WHERE id IN (SELECT membership_id FROM images))"),
    .clubs("is:club", "1"),
    .clubs("near:Nevelberg within 150km sort name", "km <= 150"),
    .clubs("-near:Nevelberg within 150km", "km > 150 OR km IS NULL"),
    .clubs("near:Nevelberg within 9000km distance:100..200 sort name", "km BETWEEN 100 AND 200"),
    .clubs("near:Duinlo within 70km -near:Kleibeek sort name", "town = 'Waterlinge'"),
    .clubs("person:jan", withMember: "name LIKE '%jan%'"),
    .clubs("born:<1950", withMember: "birthday < '1950' AND birthday NOT LIKE '-%'"),
    .clubs("birthday:12", withMember: "birthday LIKE '%-12-__'"),
    .clubs(
      "members:>=9",
      "(SELECT count(*) FROM memberships WHERE organization_id = o.id AND NOT is_former) >= 9"),
    .clubs("members:0", "id NOT IN (SELECT organization_id FROM memberships WHERE NOT is_former)"),
    .clubs(
      "images:14..19",
      """
      (SELECT count(*) FROM images WHERE membership_id IN
        (SELECT id FROM memberships WHERE organization_id = o.id)) BETWEEN 14 AND 19
      """),
    .clubs("fotobond:7302", "fotobond_number = 7302"),
    .clubs("website:zonnevlek", "website LIKE '%zonnevlek%'"),
    .clubs("-website:zonnevlek", "website NOT LIKE '%zonnevlek%' OR website IS NULL"),
    .clubs("wikipedia:WIKI", "wikipedia LIKE '%wiki%'"),
    .clubs("email:bestuur", "contact_email LIKE '%bestuur%'"),
    .clubs("portfolio:galleries", withMember: "level3_url LIKE '%galleries%'"),
    .clubs("fotobond:73.02,12.04", "fotobond_number IN (7302, 1204)"),
    .clubs("-fotobond:7302", "fotobond_number <> 7302 OR fotobond_number IS NULL"),
    .clubs(
      "role:chairman keyword:landscape",
      withMember:
        "\(landscape) AND id IN (SELECT membership_id FROM membership_roles WHERE role = 'chairman')"
    ),
    .clubs("country:NL level:3 zon", "country = 'NL' AND level = 3 AND full_name LIKE '%zon%'"),
  ]

  /// At least one for each field of museums.
  static let ofMuseums: [ListCase] = [
    .museums("website:lange", "website LIKE '%lange%'"),
    .museums("wikipedia:/nl/", "wikipedia LIKE '%/nl/%'"),
    .museums("email:balie", "contact_email LIKE '%balie%'"),
    .museums("-fotobond:7302", "fotobond_number <> 7302 OR fotobond_number IS NULL"),
    .museums("", "1"),
    .museums("ber", "town = 'Berlin' OR full_name LIKE '%Amberlight%'"),
    .museums("name:kopin", "town = 'Dimmköping'"),
    .museums("Isik", "full_name LIKE 'Işık%'"), .museums("swiatlo", "town = 'Półmrok'"),
    .museums("club:nattljus", "nick_name = 'Nattljus'"),
    .museums("club:skyggemuseet", "nick_name = 'Skygge'"),
    .museums("town:tageby", "town = 'Tågeby'"),
    .museums("country:FR", "country = 'FR'"),
    .museums("-country:FR", "country IS NOT 'FR'"),
    .museums("level:1", "1"),
    .museums(
      "language:ja,fr", "id IN (SELECT organization_id FROM remarks WHERE language IN ('ja', 'fr'))"
    ),
    .museums("near:Nevelberg within 700km sort name", "km <= 700"),
    .museums("near:52.02231,5.95478 within 700km sort name", "km <= 700"),
    .museums("near:Nevelberg within 20000km distance:>=9000 sort name", "km >= 9000"),
    .museums("has:wikipedia", "wikipedia IS NOT NULL"),
    .museums("-has:country", "country IS NULL"), .museums("is:museum", "1"),
  ]
}
