import HubModel

/// A value in a file of a hub that could not be read, or a whole record.
struct UnreadPlace: Hashable, Sendable {
  struct Records: Hashable, Sendable {
    let file: String
    let kind: Kind
  }

  enum Kind {
    case organization, header, member, exhibition, keyword, language
    /// An image, or the gallery itself.
    case image
  }

  let records: Records
  /// The field with the objects that contain it, from the outside in: `roles`, `isChairman`; empty
  /// for a whole record, or a list of them.
  let fields: [String]
  /// True if the name of the field is unknown, and may be misspelt.
  let isStrange: Bool
  /// The path with the numbers of the records. An unknown field is reported once in a file.
  let path: String
  /// The text of the problem, which does not depend on the number of the record.
  let text: String

  /// The place of a problem; nil if it leaves out nothing.
  init?(_ problem: Problem) {
    let code = problem.code
    guard code.leavesOutValue || code.leavesOutRecord else { return nil }
    isStrange = code == .unknownField
    // members[3].optional.birthday
    var names = (problem.path ?? "").split(separator: ".").map { String($0.prefix { $0 != "[" }) }
    path = problem.path ?? problem.message
    text = problem.textKey
    // The name of an unknown flag does not say which one was meant.
    if code == .unknownFlag { names = names.dropLast() }
    if isStrange, let name = names.last,
      let list = Suggestion.nearest(to: name, among: ["exhibitions", "level1Header"])
    {
      names[names.count - 1] = list
    }
    var kind: Kind
    if let index = names.firstIndex(of: "exhibitions") {
      kind = .exhibition
      names.removeFirst(index + 1)
    } else if let list = names.first?.lowercased() {
      kind = Self.kinds[list] ?? (list == "title" ? .image : .organization)
      if Self.kinds[list] != nil { names.removeFirst() }
    } else {
      // In an XML file.
      kind = .image
    }
    switch code {
    case .recordWithoutName: kind = .organization
    case .memberWithoutName: kind = .member
    case .exhibitionWithoutName: kind = .exhibition
    default: break
    }
    if code == .textTooLong, problem.path == nil {
      // Without its URL, or on a page, the whole image is left out.
      let isText = text.hasPrefix("\"") && !text.hasPrefix("\"imageURL\"")
      names = isText ? Self.textsOfImage : []
    }
    fields = code.leavesOutRecord ? [] : names
    records = Records(file: problem.file, kind: kind)
  }

  private static let kinds: [String: Kind] = [
    "clubs": .organization, "museums": .organization, "club": .organization,
    "level1header": .header, "members": .member, "keywords": .keyword, "expertises": .keyword,
    "languages": .language, "images": .image,
  ]

  /// The texts of an image, which an XML file does not name by a path.
  private static let textsOfImage = ImageText.allCases.map(\.rawValue)

  /// Objects in which a field can be.
  private static let containers = ["optional", "nlSpecific", "place", "location", "venue"]

  /// True if what could not be read may have contained a whole list of records.
  var mayContainLists: Bool {
    guard let last = fields.last else { return false }
    return isStrange ? Suggestion.nearest(to: last, among: ["optional"]) != nil : last == "optional"
  }

  /// Returns true if what could not be read may have been one of the fields.
  func mayBe(_ names: [String]) -> Bool {
    guard let last = fields.last else { return false }
    if isStrange {
      return fields.dropLast().contains(where: names.contains)
        || Suggestion.nearest(to: last, among: names + Self.containers) != nil
    }
    return Self.containers.contains(last) || fields.contains(where: names.contains)
  }
}
