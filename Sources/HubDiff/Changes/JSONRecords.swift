package import HubBundle
import HubModel
import Terminal

/// A value that a report writes as a JSON object, whose members without a value are null.
protocol JSONRecord: Encodable {
  var json: JSONObject { get }
}

extension JSONRecord {
  /// Writes the object.
  public func encode(to encoder: any Encoder) throws {
    var object = json
    object.hasNulls = true
    try object.encode(to: encoder)
  }
}

extension JSONObject: JSONRecord {
  var json: JSONObject { self }

  init<Record>(_ facts: [Fact<Record>], of record: Record) {
    self.init(facts.map { ($0.term.name, $0.term.json($0.value(record))) })
  }
}

extension Encodable {
  /// Returns the value as JSON text at an indent of a document, without a final line end.
  func jsonText(indent: String) throws -> String {
    String(try Terminal.jsonText(self).dropLast()).replacing("\n", with: "\n" + indent)
  }
}

extension Change: JSONRecord {
  var json: JSONObject {
    let (kind, names) = (kind, subject.json)
    let sides = (
      kind.sides.before.map(names.before.adding), kind.sides.after.map(names.after.adding)
    )
    let members: JSONObject = [
      "subject": subject.name, "change": kind.name, "before": sides.0, "after": sides.1,
    ]
    return members.adding(kind.field.map { ["field": $0] } ?? [:]).adding(kind.more)
  }
}

extension Change.Thing: JSONRecord {
  /// All facts except the identity.
  var json: JSONObject {
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

extension Edit: Encodable, JSONRecord where Value == PictureUse {
  var json: JSONObject {
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

extension PictureUse: JSONRecord {
  var json: JSONObject {
    switch self {
    case .portrait(let name): ["photographer": name]
    case .featuredImage(let name): name.json
    case .poster(let name): ["exhibition": name]
    case .image(let name, let image): name.json.adding(["image": image])
    }
  }
}

extension Evidence: JSONRecord {
  var json: JSONObject { ["kind": kind.rawValue, "weight": weight, "text": text] }
}

// MARK: - Identities

extension OrganizationIdentity: JSONRecord {
  var json: JSONObject { ["fullName": fullName, "town": town] }
}

extension PersonName: JSONRecord {
  var json: JSONObject {
    ["givenName": givenName, "infixName": infixName, "familyName": familyName]
  }
}

extension MembershipIdentity: JSONRecord {
  var json: JSONObject { ["club": club, "photographer": photographer] }
}

extension ExhibitionIdentity: JSONRecord {
  var json: JSONObject { ["organization": organization, "name": name, "startDate": startDate] }
}

extension ImageKey: JSONRecord {
  var json: JSONObject { ["url": url, "occurrence": occurrence] }
}

// MARK: - Single values

extension OrganizationKind: Encodable {}
extension Role: Encodable {}
extension Status: Encodable {}

extension Coordinates: JSONRecord {
  var json: JSONObject { ["latitude": latitude, "longitude": longitude] }
}

extension PublishedPicture: JSONRecord {
  var json: JSONObject { ["url": url, "sha256": digest?.hex] }
}

extension FactTerm {
  /// A value of the fact, as a number or a text.
  func json(_ value: String?) -> (any Encodable)? {
    kind.isNumber ? value.flatMap { Int($0) } : value
  }
}

// MARK: - All facts except the identity

extension OrganizationFacts: JSONRecord {
  var json: JSONObject {
    JSONObject(OrganizationDetails.facts, of: details).adding([
      "nickName": nickName, "coordinates": coordinates, "country": country,
      "level2URL": levelTwoURL, "level": level, "remarks": remarks,
      "membersState": members.rawValue, "file": file,
    ])
  }
}

extension PhotographerFacts: JSONRecord {
  var json: JSONObject {
    JSONObject(PersonDetails.facts, of: details).adding([
      "isDeceased": isDeceased, "portrait": portrait,
      "keywords": keywords.sorted { $0.key < $1.key }.map(\.value),
    ])
  }
}

extension MembershipFacts: JSONRecord {
  var json: JSONObject { json(isDeceased: false) }

  /// The dead are former members, whatever their entries say (Docs/Hub.md, "Level 2").
  fileprivate func json(isDeceased: Bool) -> JSONObject {
    JSONObject(MembershipDetails.facts, of: details).adding([
      "isFormer": isFormer || isDeceased, "roles": Role.sorted(roles),
      "statuses": Status.sorted(isDeceased ? statuses.union([.deceased]) : statuses),
      "featuredImage": featuredImage, "portfolio": gallery,
    ])
  }
}

extension Member: JSONRecord {
  /// The membership, with the facts of the person if the change carries them.
  var json: JSONObject {
    membership.json(isDeceased: isDeceased).adding(["photographer": name, "person": photographer])
  }
}

extension ImageFacts {
  fileprivate func json(position: Int) -> JSONObject {
    picture.json.adding([
      "position": position, "title": title, "caption": caption, "captureDate": captureDate,
    ])
  }
}

extension PositionedImage: JSONRecord {
  var json: JSONObject { image.json(position: position) }
}

extension GalleryFacts: JSONRecord {
  var json: JSONObject {
    [
      "form": form, "isKnown": isKnown, "title": title,
      "images": images.enumerated().map { $1.json(position: $0 + 1) },
    ]
  }
}

extension ExhibitionFacts: JSONRecord {
  var json: JSONObject {
    JSONObject(ExhibitionDetails.facts, of: details).adding([
      "coordinates": coordinates, "remarks": remarks, "poster": poster, "gallery": gallery,
    ])
  }
}

extension Problem: JSONRecord {
  var json: JSONObject {
    [
      "code": code.rawValue, "severity": severity.rawValue, "file": file, "line": position?.line,
      "column": position?.column, "path": path, "message": message, "suggestion": suggestion,
    ]
  }
}

extension RecordedSource: JSONRecord {
  var json: JSONObject {
    [
      "location": location, "role": role, "state": state.rawValue, "reason": reason,
      "sha256": originalDigest?.hex,
    ]
  }
}
