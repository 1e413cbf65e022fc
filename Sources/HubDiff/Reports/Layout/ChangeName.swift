import HubModel

extension Change {
  /// The names of a change in JSON: its subject, its kind and, for a single fact, the field.
  var name: (subject: String, change: String, field: String?) {
    switch self {
    case .organization(let change): ("organization", change.name.0, change.name.1)
    case .photographer(let change): ("photographer", change.name.0, change.name.1)
    case .membership(let change): ("membership", change.name.0, change.name.1)
    case .portfolio(let change): ("portfolio", change.name.0, change.name.1)
    case .exhibition(let change): ("exhibition", change.name.0, change.name.1)
    case .picture: ("picture", "content-changed", nil)
    case .keyword(let change): ("keyword", change.name.0, change.name.1)
    case .language(let change): ("language", change.name.0, change.name.1)
    case .problem(let change): ("problem", change.isNew ? "new" : "solved", nil)
    case .source(let change): ("source", change.name, nil)
    }
  }
}

private let fieldChanged = "field-changed"

extension OrganizationChange {
  fileprivate var name: (String, String?) {
    switch what {
    case .added: ("added", nil)
    case .removed: ("removed", nil)
    case .listed: ("members-listed", nil)
    case .unlisted: ("members-unlisted", nil)
    case .renamed: ("renamed", nil)
    case .coordinates(let edit):
      if let before = edit.before, let after = edit.after {
        (MoveDistance.isMove(before.kilometres(to: after)) ? "moved" : "coordinates-corrected", nil)
      } else {
        (fieldChanged, "coordinates")
      }
    case .field(let field, _): (fieldChanged, field.name)
    case .remark: (fieldChanged, "remark")
    case .level: (fieldChanged, "level")
    }
  }
}

extension PhotographerChange {
  fileprivate var name: (String, String?) {
    switch what {
    case .renamed: ("renamed", nil)
    case .deceased(let edit): edit.after ? ("died", nil) : (fieldChanged, "isDeceased")
    case .field(let field, _): (fieldChanged, field.name)
    case .portrait: (fieldChanged, "portrait")
    case .keywordGained: ("keyword-gained", nil)
    case .keywordLost: ("keyword-lost", nil)
    }
  }
}

extension MembershipChange {
  fileprivate var name: (String, String?) {
    switch what {
    case .joined: ("joined", nil)
    case .appeared: ("appeared", nil)
    case .left: ("left", nil)
    case .moved: ("moved", nil)
    case .respelled: ("respelled", nil)
    case .becameFormer: ("became-former", nil)
    case .cameBack: ("came-back", nil)
    case .roleTaken: ("role-taken", nil)
    case .roleGivenUp: ("role-given-up", nil)
    case .roleHandedOver: ("role-handed-over", nil)
    case .statusGained: ("status-gained", nil)
    case .statusLost: ("status-lost", nil)
    case .featuredImage: (fieldChanged, "featuredImage")
    case .field(let field, _): (fieldChanged, field.name)
    }
  }
}

extension PortfolioChange {
  fileprivate var name: (String, String?) {
    switch what {
    case .imageAdded: ("image-added", nil)
    case .imageRemoved: ("image-removed", nil)
    case .imageReplaced: ("image-replaced", nil)
    case .imageReaddressed: ("image-readdressed", nil)
    case .text(let text, _): ("image-text-changed", text.rawValue)
    case .reordered: ("reordered", nil)
    case .title: (fieldChanged, "title")
    case .form: (fieldChanged, "form")
    }
  }
}

extension ExhibitionChange {
  fileprivate var name: (String, String?) {
    switch what {
    case .added: ("added", nil)
    case .removed: ("removed", nil)
    case .field(let field, _): (fieldChanged, field.name)
    case .coordinates: (fieldChanged, "coordinates")
    case .remark: (fieldChanged, "remark")
    case .poster: (fieldChanged, "poster")
    case .gallery: (fieldChanged, "gallery")
    }
  }
}

extension KeywordChange {
  fileprivate var name: (String, String?) {
    switch what {
    case .defined: ("defined", nil)
    case .dropped: ("dropped", nil)
    case .name: (fieldChanged, "name")
    case .usage: (fieldChanged, "usage")
    case .dateAdded: (fieldChanged, "dateAdded")
    case .spelling: ("spelling-changed", nil)
    }
  }
}

extension LanguageChange {
  fileprivate var name: (String, String?) {
    switch what {
    case .defined: ("defined", nil)
    case .dropped: ("dropped", nil)
    case .name: (fieldChanged, "englishName")
    }
  }
}

extension SourceChange {
  fileprivate var name: String {
    switch kind {
    case .added: "added"
    case .removed: "removed"
    case .state: "state-changed"
    case .content: "content-changed"
    case .other: "reason-changed"
    }
  }
}
