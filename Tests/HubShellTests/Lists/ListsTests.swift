import HubBundle
import HubModel
import TestSupport
import Testing

@testable import HubShell

/// Lists of the sample hub are what SQL finds that was written without hubpack's compiler of queries,
/// run by the real `sqlite3`.
struct ListsTests {
  private static let cases: [Subject: [ListCase]] = [
    .clubs: ListCase.ofClubs, .museums: ListCase.ofMuseums, .members: ListCase.ofMembers,
    .people: ListCase.ofPeople, .keywords: ListCase.ofKeywords, .images: ListCase.ofImages,
    .exhibitions: ListCase.ofExhibitions,
    .languages: ListCase.ofLanguages, .problems: ListCase.ofProblems, .sources: ListCase.ofSources,
  ]

  @Test(arguments: Subject.allCases)
  func `each field that a list can be asked for is asked for here`(subject: Subject) throws {
    let asked = try #require(Self.cases[subject]).map(\.fields).reduce(Set()) { $0.union($1) }
    #expect(Set(subject.fields).subtracting(asked) == [])
  }

  @Test(arguments: Subject.allCases)
  func `a list has the rows that SQL finds, in its order`(subject: Subject) async throws {
    let hub = try await SampleHub.shared
    for example in try #require(Self.cases[subject]) {
      let expected = try await hub.sql(example.sql)
      #expect(try hub.rows(example.line) == expected, "\(example.line)")
    }
  }

  @Test(arguments: Subject.allCases)
  func `an example tells something apart, unless it is about what the sample hub lacks`(
    subject: Subject
  ) async throws {
    let hub = try await SampleHub.shared
    let lacking = [
      "members keyword:landscape status:former columns name,club",
      "images born:..1989 columns id,title",
    ]
    let empty = try #require(Self.cases[subject]).map(\.line).filter { try hub.rows($0).isEmpty }
    #expect(empty.filter { !lacking.contains($0) } == [])
  }

  @Test(arguments: Subject.allCases)
  func `what a list has does not depend on how many rows there are`(subject: Subject) async throws {
    let hub = try await SampleHub.shared
    let session = try hub.session()
    for example in try #require(Self.cases[subject]) {
      var query = try session.query(example.line)
      var found: [[[FieldValue]]] = []
      for (small, screen) in [(10_000, 200), (0, 3), (10_000, 1)] {
        query.smallSet = small
        query.screen = screen
        var rows: [[FieldValue]] = []
        try session.bundle.catalog.forEachRow(of: query) { rows.append($0) }
        #expect(try session.bundle.catalog.count(of: query) == rows.count, "\(example.line)")
        found.append(rows)
      }
      #expect(found.allSatisfy { $0 == found[0] }, "\(example.line)")
    }
  }

  @Test(arguments: Subject.allCases)
  func `who asks again, or for other columns, gets the rows of one who asks first`(
    subject: Subject
  ) async throws {
    let hub = try await SampleHub.shared
    let session = try hub.session()
    let column = try #require(subject.columns.first?.name)
    for example in try #require(Self.cases[subject]) {
      let first = try session.answer(example.line)
      #expect(try session.answer(example.line) == first, "\(example.line)")
      let line = example.line.replacing(#/ columns .*/#, with: " columns \(column)")
      #expect(try session.answer(line) == hub.session().answer(line), "\(line)")
    }
  }
}
