import HubBundle
import Terminal
import Testing

@testable import HubShell

/// What can be set, and how it is typed.
struct SettingsTests {
  private func setting(_ line: String) throws -> Settings {
    var settings = Settings(environment: [:])
    guard case .set(let name?, let values) = try CommandParser.parse(line) else { return settings }
    try settings.set(name, to: values)
    return settings
  }

  @Test(arguments: [
    ("set language NL", "language", "nl"), ("set language kok", "language", "kok"),
    ("set former on", "former", "on"), ("set former YES", "former", "on"),
    ("set deceased on", "deceased", "on"),
    ("set deceased 1", "deceased", "on"), ("set timing true", "timing", "on"),
    ("set mode JSON", "mode", "json"),
    ("set pager off", "pager", "off"), ("set pager less -R", "pager", "less -R"),
    ("set columns members name,Club joined", "columns", "members name,club,joined"),
    ("set columns clubs", "columns", "default"), ("set", "former", "off"),
    ("set", "deceased", "off"),
  ])
  func `a setting is what was typed`(line: String, name: String, value: String) throws {
    #expect(try setting(line).value(of: name) == value)
  }

  @Test(arguments: [
    ("set langauge nl", 4..<12, "unknown setting \"langauge\" (did you mean \"language\"?)"),
    ("set language english", 13..<20, "invalid language code \"english\""),
    ("set former maybe", 11..<16, "invalid value \"maybe\" (use on or off)"),
    ("set former on off", 14..<17, "unexpected argument \"off\""),
    ("set mode jsno", 9..<13, "unknown mode \"jsno\" (did you mean \"json\"?)"),
    ("set columns membrs name", 12..<18, "missing list"),
    (
      "set columns members nmae", 20..<24,
      "members have no column \"nmae\" (did you mean \"name\"?)"
    ),
  ])
  func `what cannot be set is marked`(line: String, range: Range<Int>, message: String) throws {
    let error = try #require(throws: SyntaxError.self) { try setting(line) }
    #expect(error.range == range)
    #expect(error.description.contains(message), "\(error)")
  }

  @Test(arguments: [
    (["LANG": "nl_NL.UTF-8"], "nl"), (["LANG": "C"], "en"), (["LANG": "C.UTF-8"], "en"),
    ([:], "en"),
    (["LANG": "nl_NL", "LC_ALL": "de_DE"], "de"), (["LANG": "nl", "LC_ALL": ""], "nl"),
    (["LANG": "POSIX"], "en"), (["LANGUAGE": "ja:en", "LANG": "nl"], "ja"),
  ])
  func `the language is the environment's`(environment: [String: String], language: String) {
    #expect(Settings(environment: environment).language == language)
  }
}
