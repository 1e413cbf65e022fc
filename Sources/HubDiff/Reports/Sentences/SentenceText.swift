import Foundation
import HubModel
import Terminal

enum SentenceText {
  static func language(_ code: String) -> String {
    Locale(identifier: "en").localizedString(forLanguageCode: code) ?? code
  }

  static func quoted(_ text: String) -> String { "“\(text)”" }

  /// The name of an image: its title, else its caption, else its file name.
  static func name(of image: ImageFacts) -> String {
    if let text = image.title ?? image.caption { return quoted(text) }
    let path = image.picture.url.prefix { $0 != "?" && $0 != "#" }
    return String(path.split(separator: "/").last ?? path)
  }

  /// A change of coordinates, which says nothing about the reason: "coordinates changed by 1.2 km",
  /// "coordinates changed by 12 m".
  static func distance(_ kilometres: Double) -> String {
    if MoveDistance.isMove(kilometres) {
      return "coordinates changed by \(MoveDistance.text(kilometres: kilometres))"
    }
    let metres = MoveDistance.metres(kilometres)
    return "coordinates changed by " + (metres < 1 ? "less than 1 m" : "\(metres.grouped) m")
  }

  /// Latitude and longitude in degrees: "52.4087, 4.9173".
  static func coordinates(_ coordinates: Coordinates) -> String {
    "\(coordinates.latitude), \(coordinates.longitude)"
  }

  /// The kind of a gallery in words: "web page".
  static func galleryForm(_ form: String) -> String {
    switch form {
    case "juicebox": "JuiceBox gallery"
    case "level3": "Level 3 file"
    case "list": "list of pictures"
    case "page-gallery": "gallery on a web page"
    case "web-page": "web page"
    default: form
    }
  }

  /// A noun with its article: "a mentor", "an honorary member".
  static func withArticle(_ noun: String) -> String {
    // The h of "honorary" is silent.
    let isOpen = noun.hasPrefix("honorary") || noun.first.map("aeiou".contains) == true
    return (isOpen ? "an " : "a ") + noun
  }
}

extension MoveDistance {
  /// The distance in words: "1.2 km", "123 km".
  static func text(kilometres: Double) -> String {
    let tenths = Int((kilometres * 10).rounded())
    return tenths < 100
      ? "\(tenths / 10).\(tenths % 10) km" : "\(Int(kilometres.rounded()).grouped) km"
  }
}
