import Foundation

/// The kind of an organization: a photo club, or a photo museum, which never has members.
public struct OrganizationKind: OpenWord {
  /// The word in bundles: "club".
  public let rawValue: String

  /// Creates a kind from its word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A club, which may have members.
  public static let club = OrganizationKind(rawValue: "club")
  /// A museum, which never has members.
  public static let museum = OrganizationKind(rawValue: "museum")

  /// The known kinds, in the order of Level 1.
  public static let known: [OrganizationKind] = [club, museum]
}

/// The identity of an organization: its full name and town, compared exactly.
public struct OrganizationIdentity: Hashable, Sendable {
  /// The full name: "Fotogroep de Gender".
  public let fullName: String
  /// The town as published: "Eindhoven".
  public let town: String

  /// Creates an identity from normalized texts.
  public init(fullName: String, town: String) {
    self.fullName = fullName
    self.town = town
  }

  /// The name for display: "Name (Town)", or just the name if it contains the town as a word.
  public var displayName: String {
    let townWords = Text.words(town)
    let isTold = !townWords.isEmpty && Text.words(fullName).contains(townWords)
    return isTold ? fullName : "\(fullName) (\(town))"
  }
}

/// A point on Earth in degrees, WGS 84.
public struct Coordinates: Hashable, Sendable {
  /// The latitude, north positive, from -90 to 90.
  public let latitude: Double
  /// The longitude, east positive, from -180 to 180.
  public let longitude: Double

  /// Creates coordinates; nil if a value is not a number or out of range.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Creates coordinates without a check, for calculations across the 180th meridian.
  package init(unchecked latitude: Double, _ longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The length of a degree of latitude, on a sphere of Earth's mean radius.
  package static let kilometresPerDegree = 6371.0088 * Double.pi / 180

  /// Returns the distance in kilometres along a sphere of Earth's mean radius (the haversine
  /// formula), accurate to half a percent.
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
  /// The lower-case ISO 639 code: "nl".
  public let language: String
  /// The text itself, normalized.
  public let text: String

  /// Creates a text; the language code must be in lower case.
  public init(language: String, text: String) {
    self.language = language
    self.text = text
  }
}
