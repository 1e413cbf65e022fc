import HubDiff

extension Change {
  /// The change in the opposite direction: gained becomes lost, before becomes after.
  var mirrored: Change {
    switch self {
    case .organization(let change): .organization(change.mirrored)
    case .photographer(let change): .photographer(change.mirrored)
    case .membership(let change): .membership(change.mirrored)
    case .portfolio(let change): .portfolio(change.mirrored)
    case .exhibition(let change): .exhibition(change.mirrored)
    case .picture(let change): .picture(change.mirrored)
    case .keyword(let change): .keyword(change.mirrored)
    case .language(let change): .language(change.mirrored)
    case .problem(let change): .problem(ProblemChange(change.problem, isNew: !change.isNew))
    case .source(let change): .source(SourceChange(change.source.mirrored))
    }
  }
}

extension OrganizationChange {
  fileprivate var mirrored: OrganizationChange {
    let what: What =
      switch what {
      case .added(let facts, let members): .removed(facts, members: members)
      case .removed(let facts, let members): .added(facts, members: members)
      case .listed(let members): .unlisted(members)
      case .unlisted(let members): .listed(members)
      case .renamed(let evidence): .renamed(evidence)
      case .coordinates(let edit): .coordinates(edit.mirrored)
      case .field(let field, let edit): .field(field, edit.mirrored)
      case .remark(let language, let edit): .remark(language: language, edit.mirrored)
      case .level(let edit): .level(edit.mirrored)
      }
    return OrganizationChange(organization.mirrored, kind: kind.mirrored, what)
  }
}

extension PhotographerChange {
  fileprivate var mirrored: PhotographerChange {
    let what: What =
      switch what {
      case .renamed(let evidence): .renamed(evidence)
      case .deceased(let edit): .deceased(edit.mirrored)
      case .field(let field, let edit): .field(field, edit.mirrored)
      case .portrait(let edit): .portrait(edit.mirrored)
      case .keywordGained(let key, let idString): .keywordLost(key: key, idString: idString)
      case .keywordLost(let key, let idString): .keywordGained(key: key, idString: idString)
      }
    return PhotographerChange(photographer.mirrored, what)
  }
}

extension MembershipChange {
  fileprivate var mirrored: MembershipChange {
    let what: What =
      switch what {
      case .joined(let member), .appeared(let member): .left(member)
      case .left(let member): .joined(member)
      case .moved(let move):
        .moved(
          Move(
            from: move.to, to: move.from, leavesTrace: move.hadTrace, hadTrace: move.leavesTrace))
      case .respelled(let pair):
        .respelled(Respelling(from: pair.to, to: pair.from, evidence: pair.evidence))
      case .becameFormer: .cameBack
      case .cameBack: .becameFormer
      case .roleTaken(let role): .roleGivenUp(role)
      case .roleGivenUp(let role): .roleTaken(role)
      case .roleHandedOver(let role): .roleHandedOver(role)
      case .statusGained(let status): .statusLost(status)
      case .statusLost(let status): .statusGained(status)
      case .featuredImage(let edit): .featuredImage(edit.mirrored)
      case .field(let field, let edit): .field(field, edit.mirrored)
      }
    return MembershipChange(membership.mirrored, what)
  }
}

extension PortfolioChange {
  fileprivate var mirrored: PortfolioChange {
    let what: What =
      switch what {
      case .imageAdded(let image, let position): .imageRemoved(image, position: position)
      case .imageRemoved(let image, let position): .imageAdded(image, position: position)
      case .imageReplaced(let edit): .imageReplaced(edit.mirrored)
      case .imageReaddressed(let edit): .imageReaddressed(edit.mirrored)
      case .text(let text, let image): .text(text, image.mirrored)
      case .reordered(let edit): .reordered(edit.mirrored)
      case .title(let edit): .title(edit.mirrored)
      case .form(let edit): .form(edit.mirrored)
      }
    return PortfolioChange(membership.mirrored, what)
  }
}

extension ExhibitionChange {
  fileprivate var mirrored: ExhibitionChange {
    let what: What =
      switch what {
      case .added(let facts): .removed(facts)
      case .removed(let facts): .added(facts)
      case .field(let field, let edit): .field(field, edit.mirrored)
      case .coordinates(let edit): .coordinates(edit.mirrored)
      case .remark(let language, let edit): .remark(language: language, edit.mirrored)
      case .poster(let edit): .poster(edit.mirrored)
      case .gallery(let edit): .gallery(edit.mirrored)
      }
    return ExhibitionChange(exhibition.mirrored, kind: kind.mirrored, what)
  }
}

extension PictureChange {
  fileprivate var mirrored: PictureChange {
    PictureChange(
      digest: digest.mirrored,
      uses: uses.map { use in
        switch use {
        case .portrait(let photographer): .portrait(photographer.mirrored)
        case .featuredImage(let membership): .featuredImage(membership.mirrored)
        case .image(let membership, let image): .image(membership.mirrored, image.mirrored)
        }
      })
  }
}

extension KeywordChange {
  fileprivate var mirrored: KeywordChange {
    let what: What =
      switch what {
      case .defined(let facts): .dropped(facts)
      case .dropped(let facts): .defined(facts)
      case .name(let language, let edit): .name(language: language, edit.mirrored)
      case .usage(let language, let edit): .usage(language: language, edit.mirrored)
      case .dateAdded(let edit): .dateAdded(edit.mirrored)
      case .spelling: .spelling
      }
    return KeywordChange(key: key, idString: idString.mirrored, what)
  }
}

extension LanguageChange {
  fileprivate var mirrored: LanguageChange {
    let what: What =
      switch what {
      case .defined(let facts): .dropped(facts)
      case .dropped(let facts): .defined(facts)
      case .name(let edit): .name(edit.mirrored)
      }
    return LanguageChange(code: code, what)
  }
}

extension Unknown {
  /// The unknown fact with the bundles swapped.
  var mirrored: Unknown {
    Unknown(facts, side: side == .before ? .after : .before, reason: reason)
  }
}
