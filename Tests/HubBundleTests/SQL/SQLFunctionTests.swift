import Foundation
import HubModel
import Testing

@testable import HubBundle

/// No function of SQLite runs long or ends the program, whatever its arguments.
@Suite(.serialized)
struct SQLFunctionTests {
  /// A table with long values of every kind, so that the statements are short.
  private static let table = """
    CREATE TABLE long (text, needle, list, path, number, digits);
    INSERT INTO long SELECT t, substr(t, 1, 100000) || 'b', '[' || replace(t, 'a', '1,') || '1]',
      '$' || replace(substr(t, 1, 90000), 'a', '.a'), '1e999', replace(t, 'a', '9')
      FROM (SELECT replace(hex(zeroblob(60000)), '0', 'a') AS t);
    """
  private static let arguments = [
    "text", "needle", "list", "path", "digits", "'%' || needle", "CAST(text AS BLOB)",
    "'*[a-z][a-z]b'",
    "9223372036854775807", "-9223372036854775808", "9e999", "NULL", "'$[#-9223372036854775808]'",
  ]

  /// The functions of the linked SQLite, without its internal ones.
  private static func functions(_ console: SQLConsole) throws -> [(name: String, arguments: Int)] {
    try console.answer("SELECT DISTINCT name, narg FROM pragma_function_list ORDER BY 1, 2").rows
      .compactMap { row in
        guard case .text(let name) = row[0], case .integer(let count) = row[1] else { return nil }
        return (name, count)
      }
  }

  @Test func `every function is allowed by name, or refused`() async throws {
    let catalog = try await Catalog.sample()
    let console = try catalog.sqlConsole()
    let functions = try Self.functions(console)
    #expect(functions.count > 100)
    for function in functions where !SQLFunctions.allowed.contains(function.name.lowercased()) {
      let list = repeatElement("1", count: max(0, function.arguments)).joined(separator: ",")
      let failure = try console.failure("SELECT \"\(function.name)\"(\(list))")
      #expect([.notAllowed, .invalid].contains(failure.code), "\(function): \(failure)")
    }
  }

  @Test func `an allowed function ends quickly for any arguments`() async throws {
    let console = try await Catalog.sample(Self.table).sqlConsole()
    let limits = SQLLimits(time: .seconds(20))
    for (number, function) in try Self.functions(console).enumerated()
    where SQLFunctions.allowed.contains(function.name.lowercased()) {
      let counts = function.arguments < 0 ? [1, 2, 3] : [function.arguments]
      for count in counts {
        // A third of the values for each function, so that every value is used for some function.
        for offset in Self.arguments.indices where (offset + number) % 3 == 0 {
          // Each value is used in each position, before others that do not match it.
          let list = (0..<count).map {
            Self.arguments[(offset * (1 + 2 * $0) + $0) % Self.arguments.count]
          }
          let call = "\"\(function.name)\"(\(list.joined(separator: ", ")))"
          let sql = "SELECT length(\(call)) FROM long"
          do { try console.run(sql, within: limits) { _ in } } catch let error as SQLError {
            #expect(error.code != .timedOut, "\(sql)")
          }
        }
      }
    }
    #expect(try console.isWell())
  }

  @Test(arguments: [
    "instr(text, needle)", "replace(text, needle, '')",
    "text LIKE '%' || substr(text, 1, 190) || 'b'",
    "text GLOB '*' || replace(substr(text, 1, 30), 'a', '[a-z]') || 'b'", "json_remove(list, path)",
    "json_replace('{}', path, 1)", "json_extract(list, path)",
  ])
  func `a function that takes the product of two lengths ends within seconds`(expression: String)
    async throws
  {
    let console = try await Catalog.sample(Self.table).sqlConsole()
    let limits = SQLLimits(time: .seconds(10))
    do {
      try console.run("SELECT length(\(expression)) FROM long", within: limits) { _ in }
    } catch let error as SQLError {
      #expect(error.code == .invalid, "\(error)")
    }
  }

  @Test(arguments: [
    "printf('%.*c', 2147483647, 'x')", "format('%.2147483647c', 'x')",
    "json_insert('{}', path, 1)", "json_set('{}', path, 1)", "json_patch(list, list)",
  ])
  func `all other functions are refused`(expression: String) async throws {
    let console = try await Catalog.sample(Self.table).sqlConsole()
    #expect(try console.failure("SELECT \(expression) FROM long").code == .notAllowed)
  }

  /// A statement with so many calls that SQLite does not call the progress handler in between.
  private static func deaf(calls count: Int) -> String {
    let calls = repeatElement("length(replace(text || x, needle, ''))", count: count)
    let sums = [calls.prefix(count / 2), calls.suffix(count / 2)].map { $0.joined(separator: "+") }
    return "SELECT \(sums.joined(separator: ", ")) FROM long, (SELECT random() AS x)"
  }

  @Test func `a statement that does not check for interruptions is abandoned in time`() async throws
  {
    let sql = Self.deaf(calls: 300)
    let console = try await Catalog.sample(Self.table).sqlConsole()
    let start = ContinuousClock.now
    let failure = try console.failure(sql, within: SQLLimits(time: .milliseconds(300)))
    #expect(failure.code == .timedOut)
    #expect(start.duration(to: .now) < .seconds(10))
    #expect(try console.isWell())
  }

  @Test func `only a few statements can be abandoned at a time`() async throws {
    let console = try await Catalog.sample(Self.table).sqlConsole()
    let limits = SQLLimits(time: .milliseconds(50))
    // Long enough that the first goes on until the last is given up, half a second after the other.
    for _ in 0..<SQLConsole.mostAbandoned {
      #expect(try console.failure(Self.deaf(calls: 150), within: limits).code == .timedOut)
    }
    #expect(
      try console.failure("SELECT 1")
        == SQLError(
          .busy, "4 cancelled statements have not ended yet (try again later)"))
    // The statements end by themselves.
    let start = ContinuousClock.now
    while (try? console.isWell()) != true, start.duration(to: .now) < .seconds(300) {
      try await Task.sleep(for: .milliseconds(100))
    }
    #expect(try console.isWell())
  }
}
