import Foundation
import HubModel
import TestSupport
import Testing

@testable import HubBundle

/// SQL typed by a user ends within limits of time and memory, and the next statement works.
@Suite(.serialized)
struct SQLBoundsTests {
  private static let endless =
    "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT "
  private static let billion = (1...12).reduce("WITH c0 AS (SELECT 1 AS x)") { text, level in
    text + ", c\(level) AS (SELECT a.x FROM "
      + (0..<8).map { "c\(level - 1) AS \(["a", "b", "c", "d", "e", "f", "g", "h"][$0])" }
      .joined(separator: ", ") + ")"
  }
  /// The time limit for tests in which something else must end a statement, on any machine.
  private static let ample = SQLLimits(time: .seconds(600))

  @Test(arguments: [
    endless + "count(*) FROM c", endless + "x FROM c", endless + "x FROM c WHERE x < 0",
    endless + "length(hex(randomblob(100000))) FROM c",
    endless + "group_concat(hex(randomblob(1000))) FROM c",
  ])
  func `an endless statement is ended in time`(sql: String) async throws {
    let console = try await Catalog.sample().sqlConsole()
    var limits = SQLLimits()
    limits.time = .milliseconds(300)
    let start = ContinuousClock.now
    let failure = try console.failure(sql, within: limits)
    #expect(failure == SQLError(.timedOut, "timed out after 0.3 seconds"))
    // Long before the default time limit.
    #expect(start.duration(to: .now) < SQLLimits().time * 0.8)
    #expect(try console.isWell())
  }

  @Test(arguments: [
    endless + "x FROM c ORDER BY -x", endless + "count(DISTINCT x) FROM c",
    endless + "json_group_array(x) FROM c", billion + " SELECT count(*) FROM c12",
    endless + "max(y) FROM (SELECT x % 7 AS g, hex(randomblob(2000)) AS y FROM c) GROUP BY g, y",
    "WITH RECURSIVE c(x) AS (SELECT hex(randomblob(1000)) UNION SELECT hex(randomblob(1000)) FROM c) SELECT count(*) FROM c",
    endless + "a.name, b.name, x FROM c, sqlite_schema AS a, sqlite_schema AS b ORDER BY random()",
    "SELECT zeroblob(1000000000)",
    "SELECT replace(hex(zeroblob(100000)), '0', 'abcdefgh')",
    "SELECT " + (0..<1500).map { _ in "randomblob(250000)" }.joined(separator: ","),
    "SELECT " + (0..<1900).map { _ in "zeroblob(250000)" }.joined(separator: ","),
    "SELECT '" + String(repeating: "x", count: 20_000) + "'",
  ])
  func `a statement that grows is ended at its memory limit`(sql: String) async throws {
    let console = try await Catalog.sample().sqlConsole()
    var limits = Self.ample
    limits.memory = 64 << 20
    let before = residentBytes()
    let failure = try console.failure(sql, within: limits)
    #expect(failure.code == .tooLarge, "\(failure)")
    #expect(residentBytes() - before < 200 << 20)
    #expect(try console.isWell())
  }

  @Test func `an ordinary sort of everything is ended in time, too`() async throws {
    let console = try await Catalog.sample().sqlConsole()
    let failure = try console.failure(Self.endless + "x FROM c ORDER BY -x")
    #expect([.tooLarge, .timedOut].contains(failure.code))
    #expect(try console.isWell())
  }

  @Test func `trim removes spaces only`() async throws {
    let console = try await Catalog.sample().sqlConsole()
    #expect(try console.answer("SELECT trim(' a ')").rows == [[.text("a")]])
    #expect(
      try console.failure("SELECT trim('a', 'b')").message
        == "this function is not allowed with these arguments")
  }

  @Test func `the time that the caller spends on rows does not count`() async throws {
    let console = try await Catalog.sample().sqlConsole()
    var limits = SQLLimits()
    limits.time = .seconds(2)
    var rows = 0
    try console.run("SELECT * FROM languages", within: limits) { _ in
      Thread.sleep(forTimeInterval: 1)
      rows += 1
    }
    #expect(rows == 3)
  }

  @Test func `an interruption ends the running statement, not the next one`() async throws {
    let console = try await Catalog.sample().sqlConsole()
    console.interrupt()
    #expect(try console.isWell())
    // Repeatedly, because the first one may come before there is anything to interrupt.
    let interrupting = Task.detached {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(200))
        console.interrupt()
      }
    }
    let failure = try console.failure(Self.endless + "count(*) FROM c", within: Self.ample)
    #expect(failure == SQLError(.interrupted, "interrupted"))
    interrupting.cancel()
    await interrupting.value
    #expect(try console.isWell())
  }

  @Test func `an interruption between two rows ends the statement`() async throws {
    let console = try await Catalog.sample().sqlConsole()
    var rows = 0
    let failure = try #require(throws: SQLError.self) {
      try console.run("SELECT * FROM languages") { _ in
        rows += 1
        console.interrupt()
      }
    }
    #expect(failure.code == .interrupted)
    #expect(rows == 1)
  }

  @Test func `an interrupted query is not reported as damage, and the next one works`() async throws
  {
    let catalog = try await Catalog.sample(
      """
      INSERT INTO sources (role, location, state)
        VALUES ('level2', 'a', 'failed'), ('level2', 'b', 'failed'), ('level2', 'c', 'failed');
      """)
    var seen = 0
    #expect(throws: CancellationError.self) {
      try catalog.forEachSource { _ in
        seen += 1
        catalog.interrupt()
      }
    }
    #expect(seen == 1)
    catalog.interrupt()
    #expect(try catalog.counts()[.failedSources] == 3)
  }
}
