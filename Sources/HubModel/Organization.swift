import Foundation

/// What an organization is: a photo club, or a photo museum, which never has members.
public struct OrganizationKind: OpenWord {
  /// The word that bundles use: "club".
  public let rawValue: String

  /// A kind of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A club, which may have members.
  public static let club = OrganizationKind(rawValue: "club")
  /// A museum, which never has.
  public static let museum = OrganizationKind(rawValue: "museum")

  /// In the order in which Level 1 has them.
  public static let known: [OrganizationKind] = [club, museum]
}

/// The identity of an organization: its full name and town, compared exactly.
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
    return words.hasRun(of: townWords) ? fullName : "\(fullName) (\(town))"
  }
}

extension [Substring] {
  /// Whether these words, of which there are some, stand here one after the other; O(n) (Knuth, Morris, Pratt).
  fileprivate func hasRun(of words: [Substring]) -> Bool {
    guard !words.isEmpty else { return false }
    // Of each beginning of the words, the length of the longest shorter one with which it ends.
    var borders = [0]
    var length = 0
    func extended(_ length: Int, by word: Substring) -> Int {
      var length = length
      while length > 0, words[length] != word { length = borders[length - 1] }
      return words[length] == word ? length + 1 : 0
    }
    for word in words.dropFirst() {
      length = extended(length, by: word)
      borders.append(length)
    }
    length = 0
    for word in self {
      length = extended(length, by: word)
      if length == words.count { return true }
    }
    return false
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
