/// One piece of evidence for or against two names belonging to the same thing (Docs/Diff.md,
/// "Evidence").
package struct Evidence: Hashable, Sendable {
  /// The fact that was compared. The raw values are part of the JSON.
  package enum Kind: String, Sendable, CaseIterable {
    case name, town, nickName, website, wikipedia, email, level2, fotobond, members, remark
    case coordinates = "place"
    case gallery, portrait, featuredImage, birthday, club, dates, keywords
  }

  package let kind: Kind
  /// The weight in points; negative if it speaks against the pair.
  package let weight: Int
  /// The evidence in words: "same website www.x.example".
  package let text: String

  package init(_ kind: Kind, _ weight: Int, _ text: String) {
    self.kind = kind
    self.weight = weight
    self.text = text
  }
}
