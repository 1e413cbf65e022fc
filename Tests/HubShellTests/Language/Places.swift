import HubModel
import Testing

@testable import HubShell

extension Reading {
  /// Every place is at this one.
  static let middle = Coordinates(latitude: 52, longitude: 5)

  static func coordinates(_ word: Word) throws -> Coordinates { try #require(middle) }
}
