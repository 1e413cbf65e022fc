import Foundation
import GRDB
import HubModel

/// The functions that hubpack's own SQL calls.
enum CatalogFunctions {
  /// `distance`: the kilometres between two points, each given by latitude and longitude; NULL if
  /// one of them is unknown.
  static let distance = DatabaseFunction("distance", argumentCount: 4, pure: true) { values in
    let degrees = values.compactMap { Double.fromDatabaseValue($0) }
    guard degrees.count == 4,
      let one = Coordinates(latitude: degrees[0], longitude: degrees[1]),
      let other = Coordinates(latitude: degrees[2], longitude: degrees[3])
    else { return nil }
    return one.kilometres(to: other)
  }

  /// `memberships`: the sort key of memberships, their folded descriptions.
  static let memberships = DatabaseFunction("memberships", argumentCount: 1, pure: true) {
    String.fromDatabaseValue($0[0]).map { records in
      Text.folded(Parts.records(records).map(membershipText).joined(separator: ", "))
    }
  }

  @Sendable static func membershipText(_ parts: [String]) -> String {
    guard parts.count == 6 else { return parts.joined(separator: " ") }
    let statuses = parts[3].split(separator: " ").map { Status(rawValue: String($0)) }
    return MembershipText.text(
      of: OrganizationIdentity(fullName: parts[4], town: parts[5]).displayName,
      roles: parts[2].split(separator: " ").map { Role(rawValue: String($0)) },
      statuses: Set(statuses), isFormer: parts[1] == "1", isDeceased: parts[0] == "1")
  }
}

/// Texts that SQL joins and Swift splits: parts are separated by U+001F, records by U+001E.
enum Parts {
  static func split(_ text: String) -> [String] {
    text.isEmpty ? [] : text.components(separatedBy: "\u{1F}")
  }

  static func records(_ text: String) -> [[String]] {
    text.isEmpty
      ? [] : text.components(separatedBy: "\u{1E}").map { $0.components(separatedBy: "\u{1F}") }
  }
}
