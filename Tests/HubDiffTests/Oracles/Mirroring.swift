@testable import HubDiff

extension Change {
  /// The change in the opposite direction: gained becomes lost, before becomes after.
  var mirrored: Change { Change(subject.mirrored, what.mirrored) }
}

extension Change.Subject {
  fileprivate var mirrored: Change.Subject {
    switch self {
    case .organization(let name, let kind): .organization(name.mirrored, kind: kind.mirrored)
    case .photographer(let name): .photographer(name.mirrored)
    case .membership(let name): .membership(name.mirrored)
    case .portfolio(let name): .portfolio(name.mirrored)
    case .exhibition(let name, let kind): .exhibition(name.mirrored, kind: kind.mirrored)
    case .picture(let uses): .picture(uses.map(\.mirrored))
    case .keyword(let key, let idString): .keyword(key, idString: idString.mirrored)
    case .language, .problem, .source: self
    }
  }
}

extension Change.What {
  fileprivate var mirrored: Change.What {
    switch self {
    case .added(let thing): .removed(thing)
    case .removed(let thing): .added(thing)
    case .renamed, .roleHandedOver, .spelling: self
    case .listed(let members): .unlisted(members)
    case .unlisted(let members): .listed(members)
    case .joined(let member), .appeared(let member): .left(member)
    case .left(let member): .joined(member)
    case .moved(let move):
      .moved(
        Move(from: move.to, to: move.from, leavesTrace: move.hadTrace, hadTrace: move.leavesTrace))
    case .respelled(let pair):
      .respelled(Respelling(from: pair.to, to: pair.from, evidence: pair.evidence))
    case .becameFormer: .cameBack
    case .cameBack: .becameFormer
    case .roleTaken(let role): .roleGivenUp(role)
    case .roleGivenUp(let role): .roleTaken(role)
    case .statusGained(let status): .statusLost(status)
    case .statusLost(let status): .statusGained(status)
    case .keywordGained(let key, let idString): .keywordLost(key, idString: idString)
    case .keywordLost(let key, let idString): .keywordGained(key, idString: idString)
    case .imageAdded(let image): .imageRemoved(image)
    case .imageRemoved(let image): .imageAdded(image)
    case .imageReplaced(let edit): .imageReplaced(edit.mirrored)
    case .imageReaddressed(let edit): .imageReaddressed(edit.mirrored)
    case .imageText(let text, let edit): .imageText(text, edit.mirrored)
    case .reordered(let edit): .reordered(edit.mirrored)
    case .field(let fact, let edit): .field(fact, edit.mirrored)
    case .text(let text, let edit): .text(text, edit.mirrored)
    case .translation(let text, let language, let edit):
      .translation(text, language: language, edit.mirrored)
    case .deceased(let edit): .deceased(edit.mirrored)
    case .level(let edit): .level(edit.mirrored)
    case .coordinates(let edit): .coordinates(edit.mirrored)
    case .picture(let picture, let edit): .picture(picture, edit.mirrored)
    case .gallery(let edit): .gallery(edit.mirrored)
    case .bytes(let edit): .bytes(edit.mirrored)
    case .source(let edit): .source(edit.mirrored)
    }
  }
}

extension Unknown {
  /// The unknown fact with the bundles swapped.
  var mirrored: Unknown {
    Unknown(facts, side: side.opposite, reason: reason)
  }
}
