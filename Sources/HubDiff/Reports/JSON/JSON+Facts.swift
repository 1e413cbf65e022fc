import HubModel

extension OrganizationIdentity {
  var json: JSONNode { ["fullName": .text(fullName), "town": .text(town)] }
}

extension PersonName {
  var json: JSONNode {
    [
      "givenName": .text(givenName), "infixName": .text(infixName),
      "familyName": .text(familyName),
    ]
  }
}

extension MembershipIdentity {
  var json: JSONNode { ["club": club.json, "photographer": photographer.json] }
}

extension ExhibitionIdentity {
  var json: JSONNode {
    [
      "organization": organization.json, "name": .text(name), "startDate": JSONNode(startDate),
    ]
  }
}

extension Coordinates {
  var json: JSONNode { ["latitude": .real(latitude), "longitude": .real(longitude)] }
}

extension PublishedPicture {
  var json: JSONNode { ["url": .text(url), "sha256": JSONNode(digest?.hex)] }
}

extension Evidence {
  var json: JSONNode {
    ["kind": .text(kind.rawValue), "weight": .integer(weight), "text": .text(text)]
  }
}

extension FactTerm {
  /// A value of the fact, as a number or a text.
  func json(_ value: String?) -> JSONNode {
    kind.isNumber ? JSONNode(value.flatMap { Int($0) }) : JSONNode(value)
  }
}

extension Array {
  /// The single facts of a record, by name.
  fileprivate func json<Record>(of record: Record) -> [String: JSONNode]
  where Element == Fact<Record> {
    Dictionary(uniqueKeysWithValues: map { ($0.term.name, $0.term.json($0.value(record))) })
  }
}

extension OrganizationFacts {
  /// All facts except the identity, with the members.
  func json(_ members: [Member]) -> [String: JSONNode] {
    OrganizationDetails.facts.json(of: details).merging([
      "nickName": .text(nickName), "coordinates": coordinates.map(\.json) ?? .null,
      "country": JSONNode(country), "level2URL": JSONNode(levelTwoURL), "level": .integer(level),
      "remarks": .object(remarks.mapValues(JSONNode.text)),
      "membersState": .text(self.members.rawValue), "file": .text(file), "members": members.json,
    ]) { $1 }
  }
}

extension PhotographerFacts {
  /// All facts except the name.
  fileprivate var json: JSONNode {
    JSONNode.object(PersonDetails.facts.json(of: details)).adding([
      "isDeceased": .flag(isDeceased), "portrait": portrait.map(\.json) ?? .null,
      "keywords": .list(keywords.sorted { $0.key < $1.key }.map { .text($0.value) }),
    ])
  }
}

extension MembershipFacts {
  /// All facts except the identity. The dead are former members, whatever their entries say
  /// (Docs/Hub.md, "Level 2").
  func json(isDeceased: Bool = false) -> [String: JSONNode] {
    let statuses = isDeceased ? statuses.union([.deceased]) : statuses
    return MembershipDetails.facts.json(of: details).merging([
      "isFormer": .flag(isFormer || isDeceased),
      "roles": .list(Role.sorted(roles).map { .text($0.rawValue) }),
      "statuses": .list(Status.sorted(statuses).map { .text($0.rawValue) }),
      "featuredImage": featuredImage.map(\.json) ?? .null,
      "portfolio": gallery.map(\.json) ?? .null,
    ]) { $1 }
  }
}

extension Member {
  /// The membership, with the facts of the person if the change carries them.
  var json: [String: JSONNode] {
    membership.json(isDeceased: isDeceased).merging([
      "photographer": name.json, "person": photographer.map(\.json) ?? .null,
    ]) { $1 }
  }
}

extension [Member] {
  var json: JSONNode { .list(inOrder.map { .object($0.json) }) }
}

extension ImageKey {
  var json: JSONNode { ["url": .text(url), "occurrence": .integer(occurrence)] }
}

extension ImageFacts {
  fileprivate func json(position: Int) -> JSONNode {
    picture.json.adding([
      "position": .integer(position), "title": JSONNode(title), "caption": JSONNode(caption),
      "captureDate": JSONNode(captureDate),
    ])
  }
}

extension PositionedImage {
  var json: JSONNode { image.json(position: position) }
}

extension GalleryFacts {
  var json: JSONNode {
    [
      "form": JSONNode(form), "isKnown": .flag(isKnown), "title": JSONNode(title),
      "images": .list(images.enumerated().map { $1.json(position: $0 + 1) }),
    ]
  }
}

extension ExhibitionFacts {
  /// All facts except the identity.
  var json: [String: JSONNode] {
    ExhibitionDetails.facts.json(of: details).merging([
      "coordinates": coordinates.map(\.json) ?? .null,
      "remarks": .object(remarks.mapValues(JSONNode.text)),
      "poster": poster.map(\.json) ?? .null, "gallery": gallery.map(\.json) ?? .null,
    ]) { $1 }
  }
}

extension Problem {
  var json: [String: JSONNode] {
    [
      "code": .text(code.rawValue), "severity": .text(severity.rawValue), "file": .text(file),
      "line": JSONNode(position?.line), "column": JSONNode(position?.column),
      "path": JSONNode(path), "message": .text(message), "suggestion": JSONNode(suggestion),
    ]
  }
}

extension SourceFacts {
  var json: JSONNode {
    [
      "location": .text(location), "role": .text(role), "state": .text(state),
      "reason": JSONNode(reason), "sha256": JSONNode(digest?.hex),
    ]
  }
}
