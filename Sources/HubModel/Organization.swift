import Foundation

/// A photo club, or a photo museum: the latter never has members.
public enum OrganizationKind: String, Sendable, CaseIterable {
  /// A club, which may have members.
  case club
  /// A museum, which never has.
  case museum
}

/// What makes an organization the same one: its full name and town, compared exactly.
public struct OrganizationIdentity: Hashable, Sendable {
  /// "Fotogroep de Gender"
  public let fullName: String
  /// "Eindhoven", as published
  public let town: String

  /// An identity of texts that are normalized already.
  public init(fullName: String, town: String) {
    self.fullName = fullName
    self.town = town
  }

  /// "Name (Town)", but just the name when the town is already a word of it.
  public var displayName: String {
    let words = Text.folded(fullName).split { !$0.isLetter && !$0.isNumber }
    let townWords = Text.folded(town).split { !$0.isLetter && !$0.isNumber }
    guard !townWords.isEmpty, words.count >= townWords.count else { return "\(fullName) (\(town))" }
    let isInName = (0...(words.count - townWords.count)).contains { start in
      words[start..<(start + townWords.count)].elementsEqual(townWords)
    }
    return isInName ? fullName : "\(fullName) (\(town))"
  }
}

/// A place on Earth in degrees, WGS 84.
public struct Coordinates: Hashable, Sendable {
  /// North positive, from -90 to 90.
  public let latitude: Double
  /// East positive, from -180 to 180.
  public let longitude: Double

  /// Nil when either value is not a number or out of its range.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The distance along the surface of a sphere of Earth's mean radius (the haversine formula): within
  /// half a percent of the truth.
  public func kilometres(to other: Coordinates) -> Double {
    let (from, to) = (latitude * .pi / 180, other.latitude * .pi / 180)
    let north = sin((to - from) / 2)
    let east = sin((other.longitude - longitude) * .pi / 360)
    let chord = north * north + cos(from) * cos(to) * east * east
    return 2 * 6371.0088 * asin(min(1, chord.squareRoot()))
  }
}

/// A text in one language.
public struct LocalizedText: Hashable, Sendable {
  /// Lower-case ISO 639 code: "nl".
  public let language: String
  /// The text itself, normalized.
  public let text: String

  /// A text whose language code is in lower case already.
  public init(language: String, text: String) {
    self.language = language
    self.text = text
  }
}
