import HubModel

extension ImageFacts {
  fileprivate func json(position: Int) -> JSONNode {
    picture.json.adding([
      "position": .integer(position), "title": JSONNode(title), "caption": JSONNode(caption),
      "captureDate": JSONNode(captureDate),
    ])
  }
}

extension PositionedImage {
  fileprivate var json: JSONNode { image.json(position: position) }
}

extension GalleryFacts {
  var json: JSONNode {
    [
      "form": JSONNode(form), "isKnown": .flag(isKnown), "title": JSONNode(title),
      "images": .list(images.enumerated().map { $1.json(position: $0 + 1) }),
    ]
  }
}

extension PortfolioChange {
  var json: [String: JSONNode] {
    let names = membership.map(\.json)
    func images(_ edit: Edit<PositionedImage>) -> [String: JSONNode] {
      sides(names, "image", edit.map(\.json))
    }
    switch what {
    case .imageAdded(let image, let position):
      return sides(names, "image", Edit(.null, image.json(position: position)))
    case .imageRemoved(let image, let position):
      return sides(names, "image", Edit(image.json(position: position), .null))
    case .imageReplaced(let edit), .imageReaddressed(let edit), .text(_, let edit):
      return images(edit)
    case .reordered(let edit):
      return sides(
        names, "order",
        edit.map { keys in
          .list(keys.map { ["url": .text($0.url), "occurrence": .integer($0.occurrence)] })
        })
    case .title(let edit): return sides(names, "title", edit.map { JSONNode($0) })
    case .form(let edit): return sides(names, "form", edit.map { JSONNode($0) })
    }
  }
}

extension PictureChange {
  var json: [String: JSONNode] {
    [
      "before": ["sha256": .text(digest.before.hex)], "after": ["sha256": .text(digest.after.hex)],
      "uses": .list(uses.map(\.json)),
    ]
  }
}

extension PictureUse {
  fileprivate var json: JSONNode {
    switch self {
    case .portrait(let people):
      [
        "use": "portrait", "before": ["photographer": people.before.json],
        "after": ["photographer": people.after.json],
      ]
    case .featuredImage(let membership):
      [
        "use": "featuredImage", "before": membership.before.json, "after": membership.after.json,
      ]
    case .image(let membership, let image):
      JSONNode.object(sides(membership.map(\.json), "image", image.map(\.json)))
        .adding(["use": "image"])
    }
  }
}
