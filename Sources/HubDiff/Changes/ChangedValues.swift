package import HubModel

package struct Edit<Value> {
  package let before: Value
  package let after: Value

  package init(_ before: Value, _ after: Value) {
    self.before = before
    self.after = after
  }

  var mirrored: Edit { Edit(after, before) }

  func value(on side: Unknown.Side) -> Value { side == .before ? before : after }

  func map<Other>(_ transform: (Value) -> Other) -> Edit<Other> {
    Edit<Other>(transform(before), transform(after))
  }
}

extension Edit: Equatable where Value: Equatable {}
extension Edit: Hashable where Value: Hashable {}
extension Edit: Sendable where Value: Sendable {}

package struct Member: Hashable, Sendable {
  let membership: MembershipFacts
  /// The facts of the person; nil if the person is in the hub before and after.
  let photographer: PhotographerFacts?
  /// True if the person has died, according to any club.
  let isDeceased: Bool

  init(_ membership: MembershipFacts, photographer: PhotographerFacts?, isDeceased: Bool? = nil) {
    self.membership = membership
    self.photographer = photographer
    self.isDeceased = isDeceased ?? (membership.stated.isDeceased == true)
  }

  var name: PersonName { membership.identity.photographer }
}

/// A person whose name a club now spells in another way. One of the two names is in both hubs,
/// because other clubs use it.
package struct Respelling: Hashable, Sendable {
  /// The membership before; the person's facts if the hub no longer has the name.
  let from: Member
  /// The membership after; the person's facts if the hub did not have the name.
  let to: Member
  let evidence: Evidence
}

package struct Move: Hashable, Sendable {
  /// The membership of the club that the person left, before.
  let from: MembershipFacts
  /// The membership of the club that the person joined, after.
  let to: MembershipFacts
  /// True if the club that the person left lists them as a former member.
  let leavesTrace: Bool
  /// True if the club that the person joined listed them as a former member before.
  let hadTrace: Bool
}

/// One piece of evidence for or against two names belonging to the same thing (Docs/Diff.md,
/// "Evidence").
package struct Evidence: Hashable, Sendable {
  /// The fact that was compared. The raw values are part of the JSON.
  package enum Kind: String, Sendable, CaseIterable {
    case name, town, nickName, website, wikipedia, email, level2, fotobond, members, remark
    case coordinates = "place"
    case gallery, portrait, featuredImage, birthday, club, dates, keywords
  }

  let kind: Kind
  /// The weight in points; negative if it speaks against the pair.
  let weight: Int
  /// The evidence in words: "same website www.x.example".
  let text: String

  init(_ kind: Kind, _ weight: Int, _ text: String) {
    self.kind = kind
    self.weight = weight
    self.text = text
  }
}

package struct ImageKey: Hashable, Sendable {
  /// The published URL, in the form in which URLs are compared.
  let url: String
  /// The number among the images with the same URL, from 1.
  let occurrence: Int
}

package struct PositionedImage: Hashable, Sendable {
  let key: ImageKey
  let image: ImageFacts
  /// From 1.
  let position: Int
}

/// The texts of an image. The raw values are the names in JSON.
package enum ImageText: String, Sendable, CaseIterable {
  case title, caption, captureDate, photographer

  private var property: WritableKeyPath<ImageFacts, String?> {
    switch self {
    case .title: \.title
    case .caption: \.caption
    case .captureDate: \.captureDate
    case .photographer: \.photographer
    }
  }

  func value(of image: ImageFacts) -> String? { image[keyPath: property] }

  func set(_ image: inout ImageFacts, _ text: String?) { image[keyPath: property] = text }
}

package indirect enum PictureUse: Hashable, Sendable {
  case portrait(PersonName)
  case featuredImage(MembershipIdentity)
  case poster(ExhibitionIdentity)
  case image(MembershipIdentity, PositionedImage)
}

enum MoveDistance {
  /// True from 1 km on; a shorter distance is a correction.
  static func isMove(_ kilometres: Double) -> Bool { kilometres >= 1 }

  static func metres(_ kilometres: Double) -> Int { Int((kilometres * 1000).rounded()) }
}
