import HubBundle
import Terminal
import TestSupport
import Testing

@testable import HubShell

/// Towns in the language of the reader (Docs/Query.md, "Towns").
struct TownNamesTests {
  private let hub: SmallHub
  private let path: String

  init() async throws {
    hub = try SmallHub()
    func record(_ name: String, _ town: String, _ latitude: Double, _ longitude: Double) -> String {
      """
      {"idPlus": {"town": "\(town)", "fullName": "\(name)", "nickName": "\(name)"},
       "coordinates": {"latitude": \(latitude), "longitude": \(longitude)}}
      """
    }
    let records = [
      record("Camera A", "Den Haag", 52.08, 4.31), record("Camera B", "Eindhoven", 51.44, 5.48),
      record("Camera C", "Wien", 48.21, 16.37), record("Camera D", "Vienna", 38.9, -77.27),
    ]
    try hub.write("root_.level1.json", "{\"clubs\": [\(records.joined(separator: ","))]}")
    try await hub.export()
    path = hub.folder.path("out.hubpack")
  }

  private func answer(_ line: String, _ language: String, _ mode: RowMode = .csv) throws -> [String]
  {
    var settings = Settings(environment: ["LANG": language])
    settings.mode = mode
    let session = try Session(path: path, settings: settings, isInteractive: false)
    return try session.answer(line).split(whereSeparator: \.isNewline).map(String.init)
  }

  @Test func `people see towns in their language, programs as the hub writes them`() throws {
    let lists = "clubs sort town columns town"
    #expect(
      try answer(lists, "en", .markdown).dropFirst(2)
        == ["| Eindhoven |", "| The Hague |", "| Vienna |", "| Vienna |"])
    #expect(
      try answer(lists, "nl", .markdown).dropFirst(2)
        == ["| Den Haag |", "| Eindhoven |", "| Vienna |", "| Wenen |"])
    #expect(
      try answer(lists, "nl").sorted() == ["Den Haag", "Eindhoven", "Vienna", "Wien", "town"])
  }

  @Test(arguments: [
    ("clubs town:\"The Hague\" columns name", "Camera A"),
    ("clubs town:haye columns name", "Camera A"),
    ("clubs in The Hague columns name", "Camera A"),
    ("clubs Wenen columns name", "Camera C"),
    ("clubs near Wenen columns name", "Camera C"),
    ("clubs -town:hague -town:vien,wien columns name", "Camera B"),
  ])
  func `a town is found by its name in any language`(line: String, name: String) throws {
    #expect(try answer(line, "en").dropFirst() == [name])
  }
}
