package import HubBundle
import HubModel
import Terminal

/// A JSON object, whose members without a value are null.
struct JSONNode: ExpressibleByDictionaryLiteral {
  private var members: [String: Member]

  private struct Member: Encodable {
    let value: (any Encodable)?

    func encode(to encoder: any Encoder) throws {
      if let value { return try value.encode(to: encoder) }
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    }
  }

  init(dictionaryLiteral members: (String, (any Encodable)?)...) {
    self.members = Dictionary(members.map { ($0, Member(value: $1)) }) { $1 }
  }

  init<Record>(_ facts: [Fact<Record>], of record: Record) {
    members = Dictionary(
      uniqueKeysWithValues: facts.map {
        ($0.term.name, Member(value: $0.term.json($0.value(record))))
      })
  }

  func adding(_ more: JSONNode) -> JSONNode {
    var node = self
    node.members.merge(more.members) { $1 }
    return node
  }
}

extension JSONNode: JSONValue {
  var json: JSONNode { self }

  /// Writes the members.
  public func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}

/// A value that a report writes as a JSON object.
protocol JSONValue: Encodable {
  var json: JSONNode { get }
}

extension JSONValue {
  /// Writes the object.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension Encodable {
  /// Returns the value as JSON text at an indent of a document, without a final line end.
  func jsonText(indent: String) throws -> String {
    String(try Terminal.jsonText(self).dropLast()).replacing("\n", with: "\n" + indent)
  }
}

extension Change: JSONValue {
  var json: JSONNode {
    let (kind, names) = (kind, subject.json)
    let sides = (
      kind.sides.before.map(names.before.adding), kind.sides.after.map(names.after.adding)
    )
    let members: JSONNode = [
      "subject": subject.name, "change": kind.name, "before": sides.0, "after": sides.1,
    ]
    return members.adding(kind.field.map { ["field": $0] } ?? [:]).adding(kind.more)
  }
}

extension Change.Thing: JSONValue {
  /// All facts except the identity.
  var json: JSONNode {
    switch self {
    case .organization(let facts, let members):
      facts.json.adding(["members": members.inOrder])
    case .exhibition(let facts): facts.json
    case .keyword(let facts):
      ["dateAdded": facts.dateAdded, "names": facts.names, "usages": facts.usages]
    case .language(let facts): ["englishName": facts.englishName]
    case .problem(let problem): problem.json
    }
  }
}

extension Edit: Encodable, JSONValue where Value == PictureUse {
  var json: JSONNode {
    let use =
      switch after {
      case .portrait: "portrait"
      case .featuredImage: "featuredImage"
      case .poster: "poster"
      case .image: "image"
      }
    return ["use": use, "before": before.json, "after": after.json]
  }
}

extension PictureUse: JSONValue {
  var json: JSONNode {
    switch self {
    case .portrait(let name): ["photographer": name]
    case .featuredImage(let name): name.json
    case .poster(let name): ["exhibition": name]
    case .image(let name, let image): name.json.adding(["image": image])
    }
  }
}

extension Evidence: JSONValue {
  var json: JSONNode { ["kind": kind.rawValue, "weight": weight, "text": text] }
}

// MARK: - Identities

extension OrganizationIdentity: JSONValue {
  var json: JSONNode { ["fullName": fullName, "town": town] }
}

extension PersonName: JSONValue {
  var json: JSONNode {
    ["givenName": givenName, "infixName": infixName, "familyName": familyName]
  }
}

extension MembershipIdentity: JSONValue {
  var json: JSONNode { ["club": club, "photographer": photographer] }
}

extension ExhibitionIdentity: JSONValue {
  var json: JSONNode { ["organization": organization, "name": name, "startDate": startDate] }
}

extension ImageKey: JSONValue {
  var json: JSONNode { ["url": url, "occurrence": occurrence] }
}

// MARK: - Single values

extension OrganizationKind: Encodable {}
extension Role: Encodable {}
extension Status: Encodable {}

extension Coordinates: JSONValue {
  var json: JSONNode { ["latitude": latitude, "longitude": longitude] }
}

extension PublishedPicture: JSONValue {
  var json: JSONNode { ["url": url, "sha256": digest?.hex] }
}

extension FactTerm {
  /// A value of the fact, as a number or a text.
  func json(_ value: String?) -> (any Encodable)? {
    kind.isNumber ? value.flatMap { Int($0) } : value
  }
}

// MARK: - All facts except the identity

extension OrganizationFacts: JSONValue {
  var json: JSONNode {
    JSONNode(OrganizationDetails.facts, of: details).adding([
      "nickName": nickName, "coordinates": coordinates, "country": country,
      "level2URL": levelTwoURL, "level": level, "remarks": remarks,
      "membersState": members.rawValue, "file": file,
    ])
  }
}

extension PhotographerFacts: JSONValue {
  var json: JSONNode {
    JSONNode(PersonDetails.facts, of: details).adding([
      "isDeceased": isDeceased, "portrait": portrait,
      "keywords": keywords.sorted { $0.key < $1.key }.map(\.value),
    ])
  }
}

extension MembershipFacts: JSONValue {
  var json: JSONNode { json(isDeceased: false) }

  /// The dead are former members, whatever their entries say (Docs/Hub.md, "Level 2").
  fileprivate func json(isDeceased: Bool) -> JSONNode {
    JSONNode(MembershipDetails.facts, of: details).adding([
      "isFormer": isFormer || isDeceased, "roles": Role.sorted(roles),
      "statuses": Status.sorted(isDeceased ? statuses.union([.deceased]) : statuses),
      "featuredImage": featuredImage, "portfolio": gallery,
    ])
  }
}

extension Member: JSONValue {
  /// The membership, with the facts of the person if the change carries them.
  var json: JSONNode {
    membership.json(isDeceased: isDeceased).adding(["photographer": name, "person": photographer])
  }
}

extension ImageFacts {
  fileprivate func json(position: Int) -> JSONNode {
    picture.json.adding([
      "position": position, "title": title, "caption": caption, "captureDate": captureDate,
    ])
  }
}

extension PositionedImage: JSONValue {
  var json: JSONNode { image.json(position: position) }
}

extension GalleryFacts: JSONValue {
  var json: JSONNode {
    [
      "form": form, "isKnown": isKnown, "title": title,
      "images": images.enumerated().map { index, image in
        let json = image.json(position: index + 1)
        return form == "list"
          ? json.adding(["photographer": image.photographer, "wallTexts": image.wallTexts]) : json
      },
    ]
  }
}

extension ExhibitionFacts: JSONValue {
  var json: JSONNode {
    JSONNode(ExhibitionDetails.facts, of: details).adding([
      "coordinates": coordinates, "remarks": remarks, "poster": poster, "gallery": gallery,
    ])
  }
}

extension Problem: JSONValue {
  var json: JSONNode {
    [
      "code": code.rawValue, "severity": severity.rawValue, "file": file, "line": position?.line,
      "column": position?.column, "path": path, "message": message, "suggestion": suggestion,
    ]
  }
}

extension RecordedSource: JSONValue {
  var json: JSONNode {
    [
      "location": location, "role": role, "state": state.rawValue, "reason": reason,
      "sha256": originalDigest?.hex,
    ]
  }
}
