/// One reason to believe that two names are names of the same thing, or that they are not
/// (Docs/Diff.md, "Evidence").
package struct Evidence: Hashable, Sendable {
  /// What it is about. The raw values are part of the JSON.
  package enum Kind: String, Sendable, CaseIterable {
    case name, town, nickName, website, wikipedia, email, level2, fotobond, coordinates, members,
      remark
    case gallery, portrait, featuredImage, birthday, club, dates, keywords
  }

  package let kind: Kind
  /// Points; negative against it.
  package let weight: Int
  /// For people: "same website www.x.example".
  package let text: String

  package init(_ kind: Kind, _ weight: Int, _ text: String) {
    self.kind = kind
    self.weight = weight
    self.text = text
  }
}
