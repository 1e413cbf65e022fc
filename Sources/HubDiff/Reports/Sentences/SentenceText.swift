import Foundation
import HubModel
import Terminal

/// Words that several sentences share.
enum SentenceText {
  /// Whose a picture is, wherever it is shown (Docs/Hub.md, "Rights and privacy").
  ///
  /// - Parameter label: What it is called, where it has a name.
  static func caption(_ label: String? = nil, of membership: MembershipIdentity) -> String {
    [label, membership.photographer.fullName, membership.club.displayName].compactMap { $0 }
      .joined(separator: ", ")
  }

  /// "Dutch" for "nl".
  static func language(_ code: String) -> String {
    Locale(identifier: "en").localizedString(forLanguageCode: code) ?? code
  }

  static func quoted(_ text: String) -> String { "“\(text)”" }

  /// What people call an image: its title, else its caption, else its file.
  static func name(of image: ImageFacts) -> String {
    if let text = image.title ?? image.caption { return quoted(text) }
    let path = image.picture.url.prefix { $0 != "?" && $0 != "#" }
    return String(path.split(separator: "/").last ?? path)
  }

  /// "moved 1.2 km", "coordinates corrected by 12 m".
  static func distance(_ kilometres: Double) -> String {
    if MoveDistance.isMove(kilometres) {
      return "moved \(MoveDistance.text(kilometres: kilometres))"
    }
    let metres = MoveDistance.metres(kilometres)
    return "coordinates corrected by " + (metres < 1 ? "less than 1 m" : "\(metres.grouped) m")
  }

  /// "52.4087, 4.9173"
  static func coordinates(_ coordinates: Coordinates) -> String {
    "\(coordinates.latitude), \(coordinates.longitude)"
  }

  /// "a web page"
  static func galleryForm(_ form: String) -> String {
    switch form {
    case "juicebox": "a JuiceBox gallery"
    case "level3": "a Level 3 file"
    case "web-page": "a web page"
    default: form
    }
  }

  /// "a mentor", "an honorary member"
  static func withArticle(_ noun: String) -> String {
    // The h of "honorary" is not heard.
    let isOpen = noun.hasPrefix("honorary") || noun.first.map("aeiou".contains) == true
    return (isOpen ? "an " : "a ") + noun
  }
}

/// How far something went.
enum MoveDistance {
  /// From here on it is not a correction.
  static func isMove(_ kilometres: Double) -> Bool { kilometres >= 1 }

  static func metres(_ kilometres: Double) -> Int { Int((kilometres * 1000).rounded()) }

  /// "1.2 km", "123 km"
  static func text(kilometres: Double) -> String {
    let tenths = Int((kilometres * 10).rounded())
    return tenths < 100
      ? "\(tenths / 10).\(tenths % 10) km" : "\(Int(kilometres.rounded()).grouped) km"
  }
}

/// A single fact, and how it is said that it came, went, or is another.
struct FactWords {
  /// "website"
  let label: String
  /// Before "now": "has a website".
  let has: String
  /// "no longer has a website"
  let hasNot: String
  /// Of several people: "have a website".
  let have: String
  /// "no longer have a website"
  let haveNot: String
  /// Of several people who have another one.
  let haveAnother: String
  /// Whether the value is told that came or went.
  var tellsValue = true

  /// A fact that people have.
  init(_ label: String, tellsValue: Bool = true) {
    let noun = SentenceText.withArticle(label)
    self.label = label
    has = "has \(noun)"
    hasNot = "no longer has \(noun)"
    have = "have \(noun)"
    haveNot = "no longer have \(noun)"
    haveAnother = "have another \(label)"
    self.tellsValue = tellsValue
  }

  /// A sentence about it.
  func sentence(
    _ subject: PersonName?, _ edit: Edit<String?>, pictures: [PicturePair] = []
  ) -> Sentence {
    switch (edit.before, edit.after) {
    case (nil, let after?):
      Sentence(
        .gained, subject, .clause,
        tellsValue ? [.words("\(has) now: "), .value(after)] : [.words("\(has) now")],
        plural: "\(have) now", pictures: pictures)
    case (let before?, nil):
      Sentence(
        .lost, subject, .clause,
        tellsValue
          ? [.words("\(hasNot) (was "), .value(before), .words(")")] : [.words(hasNot)],
        plural: haveNot, pictures: pictures)
    case (let before, let after):
      Sentence(
        .changed, subject, .fact, [.words("\(label): "), .edit(before ?? "", after ?? "")],
        plural: haveAnother, pictures: pictures)
    }
  }
}
