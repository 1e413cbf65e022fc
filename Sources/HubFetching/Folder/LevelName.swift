package import HubModel

/// The name of a level file: "fcA.level2.json".
package struct LevelName: Sendable {
  /// The name without the level and what follows: "fcA".
  package let stem: String
  package let level: Int
  /// True if the name ends in the level and ".json", in any case.
  package let isExact: Bool
  /// False if the name does not say a level: "fcA.json", which may be a member list.
  package var saysLevel = true

  /// Kept, because making it takes longer than using it.
  nonisolated(unsafe) fileprivate static let form = /(?is)^(.+?)\.level([0-3])([^\/]*)$/
}

extension HubLocation {
  /// The name as that of a level file, or of one whose ending is wrong ("fcA.level2.json.txt",
  /// "fcA.json"); nil for other files.
  package var levelName: LevelName? {
    guard let name = lastComponent else { return nil }
    guard let match = name.firstMatch(of: LevelName.form), let level = Int(match.2) else {
      return name.lowercased().hasSuffix(".json")
        ? LevelName(stem: String(name.dropLast(5)), level: 2, isExact: false, saysLevel: false)
        : nil
    }
    let ending = match.3.lowercased()
    guard ending.contains("json") || ending.hasSuffix(".txt") else { return nil }
    return LevelName(stem: String(match.1), level: level, isExact: ending == ".json")
  }
}
