import HubModel

@testable import HubDiff

extension Patch {
  /// Changes portfolios and the bytes of pictures.
  mutating func hang(_ changes: [Change]) {
    var portfolios: [MembershipIdentity: [PortfolioChange.What]] = [:]
    for case .portfolio(let change) in changes {
      portfolios[change.membership.after, default: []].append(change.what)
    }
    for (membership, changes) in portfolios {
      var gallery =
        values.memberships[membership]?.gallery ?? GalleryFacts(form: nil, isKnown: true)
      gallery.apply(changes)
      values.memberships[membership]?.gallery = gallery
    }
    for case .picture(let change) in changes {
      for use in change.uses { renew(use, change.digest) }
    }
  }

  private mutating func renew(_ use: PictureUse, _ digest: Edit<HexDigest>) {
    switch use {
    case .portrait(let name):
      values.photographers[name.after]?.portrait?.digest = digest.after
    case .featuredImage(let membership):
      values.memberships[membership.after]?.featuredImage?.digest = digest.after
    case .image(let membership, let image):
      let (index, new) = (image.after.position - 1, image.after.image)
      values.memberships[membership.after]?.gallery?.images[index].picture.digest =
        new.picture.digest
      values.memberships[membership.after]?.gallery?.images[index].thumbnail = new.thumbnail
    }
  }
}

extension GalleryFacts {
  /// Changes a portfolio.
  fileprivate mutating func apply(_ changes: [PortfolioChange.What]) {
    var kept = images.positioned()
    var added: [PositionedImage] = []
    var order: [ImageKey] = []
    func change(_ key: ImageKey, _ body: (inout PositionedImage?) -> Void) {
      guard let index = kept.firstIndex(where: { $0.key == key }) else { return }
      var image: PositionedImage? = kept[index]
      body(&image)
      if let image { kept[index] = image } else { kept.remove(at: index) }
    }
    for what in changes {
      switch what {
      case .imageRemoved(_, let position):
        let key = images.positioned()[position - 1].key
        change(key) { $0 = nil }
      case .imageAdded(let image, let position):
        let key = ImageKey(url: "", occurrence: 0)
        added.append(PositionedImage(key: key, image: image, position: position))
      case .imageReplaced(let edit), .imageReaddressed(let edit):
        change(edit.before.key) { $0 = edit.after }
      case .text(let text, let edit):
        change(edit.before.key) { positioned in
          guard let old = positioned else { return }
          var image = old.image
          text.set(text.value(of: edit.after.image), in: &image)
          positioned = PositionedImage(key: old.key, image: image, position: old.position)
        }
      case .reordered(let edit): order = edit.after
      case .title(let edit): title = edit.after
      case .form(let edit): form = edit.after
      }
    }
    if !order.isEmpty {
      kept = order.compactMap { key in kept.first { $0.key == key } }
    }
    for image in added.sorted(by: { $0.position < $1.position }) {
      kept.insert(image, at: image.position - 1)
    }
    images = kept.map(\.image)
  }
}
