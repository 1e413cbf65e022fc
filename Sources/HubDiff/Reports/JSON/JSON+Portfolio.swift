import HubModel

extension ImageFacts {
  fileprivate func json(position: Int) -> JSONValue {
    picture.json.adding([
      "position": .integer(position), "title": JSONValue(title), "caption": JSONValue(caption),
      "captureDate": JSONValue(captureDate),
    ])
  }
}

extension PlacedImage {
  fileprivate var json: JSONValue { image.json(position: position) }
}

extension GalleryFacts {
  var json: JSONValue {
    [
      "form": JSONValue(form), "isKnown": .flag(isKnown), "title": JSONValue(title),
      "images": .list(images.enumerated().map { $1.json(position: $0 + 1) }),
    ]
  }
}

extension PortfolioChange {
  var json: [String: JSONValue] {
    let names = membership.map(\.json)
    func images(_ edit: Edit<PlacedImage>) -> [String: JSONValue] {
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
    case .title(let edit): return sides(names, "title", edit.map { JSONValue($0) })
    case .form(let edit): return sides(names, "form", edit.map { JSONValue($0) })
    }
  }
}

extension PictureChange {
  var json: [String: JSONValue] {
    [
      "before": ["sha256": .text(digest.before.hex)], "after": ["sha256": .text(digest.after.hex)],
      "uses": .list(uses.map(\.json)),
    ]
  }
}

extension PictureUse {
  fileprivate var json: JSONValue {
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
      JSONValue.object(sides(membership.map(\.json), "image", image.map(\.json)))
        .adding(["use": "image"])
    }
  }
}
