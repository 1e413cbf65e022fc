import HubBundle
import HubModel
import Testing

@testable import HubDiff

/// Facts read from the sample bundles, compared with the answers of the real `sqlite3`.
struct FactsTests {
  @Test(arguments: SampleBundle.releases)
  func `organizations are read with their remarks`(release: String) async throws {
    let sample = try await SampleBundle(release)
    let found = sample.values.organizations.values.map { club in
      row(
        club.identity.fullName, club.identity.town, club.kind.rawValue, club.nickName,
        club.coordinates?.latitude, club.coordinates?.longitude, club.country, club.website,
        club.wikipedia, club.contactEmail, club.fotobondNumber, club.levelTwoURL, club.level,
        club.members.rawValue, club.file, list(club.remarks))
    }
    let expected = try await sample.sql(
      """
      SELECT full_name, town, kind, nick_name, latitude, longitude, country, website, wikipedia,
        contact_email, fotobond_number, level2_url, level, members_state, location,
        (SELECT group_concat(language || '=' || text, ';')
          FROM (SELECT * FROM remarks ORDER BY language) WHERE organization_id = o.id)
      FROM organizations o JOIN sources ON sources.id = source_id
      """)
    #expect(found.sorted() == expected && expected.count > 20)
  }

  @Test(arguments: SampleBundle.releases)
  func `people are read with their keywords`(release: String) async throws {
    let sample = try await SampleBundle(release)
    let found = sample.values.photographers.values.map { person in
      row(
        person.name.columns, person.birthday, person.isDeceased, person.website,
        person.portrait?.url, person.portrait?.digest, list(person.keywords))
    }
    let expected = try await sample.sql(
      """
      SELECT given_name, infix_name, family_name, birthday, is_deceased, website, portrait_url,
        original_sha256,
        (SELECT group_concat(key || '=' || id_string, ';') FROM (SELECT * FROM keywords ORDER BY key)
          WHERE id IN (SELECT keyword_id FROM photographer_keywords WHERE photographer_id = p.id))
      FROM photographers p LEFT JOIN pictures ON pictures.id = portrait_picture_id
      """)
    #expect(found.sorted() == expected && expected.count > 50)
  }

  /// The people whose changes are part of a club's history.
  @Test(arguments: SampleBundle.releases)
  func `the members of a club are those who have not left`(release: String) async throws {
    let sample = try await SampleBundle(release)
    let catalog = try sample.bundle.catalog()
    let found = try sample.values.organizations.keys.flatMap { club in
      try catalog.memberNames(of: club).map { row(club.fullName, club.town, $0.columns) }
    }
    let expected = try await sample.sql(
      """
      SELECT full_name, town, given_name, infix_name, family_name
      FROM memberships m JOIN organizations o ON o.id = organization_id
        JOIN photographers p ON p.id = photographer_id
      WHERE NOT is_deceased AND coalesce(end_date >= replace('\(release)-15', '.', '-'), TRUE)
        AND m.id NOT IN (SELECT membership_id FROM membership_statuses WHERE status = 'former')
      """)
    #expect(found.sorted() == expected && expected.count > 40)
  }

  @Test(arguments: SampleBundle.releases)
  func `memberships are read with roles and statuses, and the deceased have not left`(
    release: String
  ) async throws {
    let sample = try await SampleBundle(release)
    let found = sample.values.memberships.values.map { member in
      row(
        member.identity.club.fullName, member.identity.club.town,
        member.identity.photographer.columns, member.isFormer,
        member.roles.map(\.rawValue).sorted().joined(separator: ","),
        member.statuses.map(\.rawValue).sorted().joined(separator: ","), member.startDate,
        member.endDate, member.fotobondNumber, member.levelThreeURL, member.featuredImage?.url,
        member.featuredImage?.digest, member.stated.birthday, member.stated.isDeceased,
        member.stated.website, member.stated.portraitURL)
    }
    let expected = try await sample.sql(
      """
      SELECT full_name, town, given_name, infix_name, family_name,
        'former' IN (SELECT status FROM membership_statuses WHERE membership_id = m.id)
          OR coalesce(end_date < '\(sample.bundle.manifest.created.prefix(10))', 0),
        (SELECT group_concat(role) FROM membership_roles WHERE membership_id = m.id),
        (SELECT group_concat(status) FROM membership_statuses
          WHERE membership_id = m.id AND status NOT IN ('former', 'deceased')),
        start_date, end_date, m.fotobond_number, level3_url, featured_image_url, original_sha256,
        stated_birthday, stated_deceased, stated_website, stated_portrait_url
      FROM memberships m JOIN organizations o ON o.id = organization_id
        JOIN photographers p ON p.id = photographer_id
        LEFT JOIN pictures ON pictures.id = featured_picture_id
      """)
    #expect(found.sorted() == expected && expected.count > 50)
    let former = sample.values.memberships.values.filter(\.isFormer)
    #expect(former.count > 5)
  }

  @Test(arguments: SampleBundle.releases)
  func `galleries are read with their images, in order`(release: String) async throws {
    let sample = try await SampleBundle(release)
    let galleries = sample.values.memberships.values.compactMap { member in
      member.gallery.map { (member.identity.photographer.columns, $0) }
    }
    let expected = try await sample.sql(
      """
      SELECT given_name, infix_name, family_name, form, state IN ('present', 'stale'), title
      FROM galleries JOIN memberships m ON m.id = membership_id
        JOIN photographers p ON p.id = photographer_id
      """)
    #expect(galleries.map { row($0, $1.form, $1.isKnown, $1.title) }.sorted() == expected)

    let images = galleries.flatMap { person, gallery in
      gallery.images.enumerated().map { position, image in
        row(
          person, position + 1, image.picture.url, image.picture.digest, image.title,
          image.caption, image.captureDate)
      }
    }
    let expectedImages = try await sample.sql(
      """
      SELECT given_name, infix_name, family_name, position, image_url, original_sha256, title,
        caption, capture_date
      FROM images JOIN memberships m ON m.id = membership_id
        JOIN photographers p ON p.id = photographer_id LEFT JOIN pictures ON pictures.id = picture_id
      """)
    #expect(images.sorted() == expectedImages && images.count > 50)
  }

  @Test(arguments: SampleBundle.releases)
  func `keywords and languages are read, including undefined ones in use`(release: String)
    async throws
  {
    let sample = try await SampleBundle(release)
    let keywords = sample.values.keywords.values.map { keyword in
      row(
        keyword.key, keyword.idString, keyword.isStandard, keyword.dateAdded, list(keyword.names),
        list(keyword.usages))
    }
    let expected = try await sample.sql(
      """
      SELECT key, id_string, is_standard, date_added,
        (SELECT group_concat(language || '=' || name, ';')
          FROM (SELECT * FROM keyword_names ORDER BY language) WHERE keyword_id = k.id),
        (SELECT group_concat(language || '=' || text, ';')
          FROM (SELECT * FROM keyword_usages ORDER BY language) WHERE keyword_id = k.id)
      FROM keywords k
      """)
    #expect(keywords.sorted() == expected && keywords.count == 19)

    let languages = sample.values.languages.values.map {
      row($0.code, $0.englishName, $0.isDefined)
    }
    let expectedLanguages = try await sample.sql(
      "SELECT code, english_name, is_defined FROM languages")
    #expect(languages.sorted() == expectedLanguages)
  }

  @Test(arguments: SampleBundle.releases)
  func `files and problems are read`(release: String) async throws {
    let sample = try await SampleBundle(release)
    let sources = sample.values.sources.values.map {
      row($0.location, $0.role, $0.state.rawValue, $0.reason, $0.originalDigest)
    }
    let expected = try await sample.sql(
      "SELECT location, role, state, reason, original_sha256 FROM sources")
    #expect(sources.sorted() == expected)
    let problems = sample.values.problems.map { row($0.code.rawValue, $0.file, $0.message) }
    let expectedProblems = try await sample.sql("SELECT code, file, message FROM problems")
    #expect(problems.sorted() == expectedProblems)
  }

  @Test func `some people are read with all their facts, and nothing else`() throws {
    let catalog = try BundleFile(path: SampleBundle.path("2026.11")).catalog()
    let day = "2026-11-15"
    let people = try catalog.photographerFacts()
    let memberships = try catalog.membershipFacts(on: day)
    // Ids count from 1, in order.
    for ids in [[], [1], [3, 66, 40], Array(1...66), [0, -1, 1000]] as [[Int64]] {
      let wanted = people.indices.filter { ids.contains(Int64($0) + 1) }.map { people[$0] }
      #expect(try catalog.photographerFacts(of: ids) == wanted)
      let names = Set(wanted.map(\.name))
      let theirs = memberships.filter { names.contains($0.identity.photographer) }
      #expect(try catalog.membershipFacts(on: day, of: ids) == theirs)
    }
  }
}
