import HubModel

@testable import HubDiff

extension Patch {
  /// Changes portfolios and the bytes of pictures.
  mutating func hang(_ changes: [Change]) {
    var portfolios: [MembershipIdentity: [Change.What]] = [:]
    for change in changes {
      guard case .portfolio(let name) = change.subject else { continue }
      portfolios[name.after, default: []].append(change.what)
    }
    for (membership, changes) in portfolios {
      var gallery =
        values.memberships[membership]?.gallery ?? GalleryFacts(form: nil, isKnown: true)
      gallery.apply(changes)
      values.memberships[membership]?.gallery = gallery
    }
    for change in changes {
      guard case .picture(let uses) = change.subject, case .bytes(let digest) = change.what else {
        continue
      }
      for use in uses { renew(use.after, digest) }
    }
  }

  private mutating func renew(_ use: PictureUse, _ digest: Edit<HexDigest>) {
    switch use {
    case .portrait(let name):
      values.photographers[name]?.portrait?.digest = digest.after
    case .poster(let exhibition):
      values.exhibitions[exhibition]?.poster?.digest = digest.after
    case .featuredImage(let membership):
      values.memberships[membership]?.featuredImage?.digest = digest.after
    case .image(let membership, let image):
      let (index, new) = (image.position - 1, image.image)
      values.memberships[membership]?.gallery?.images[index].picture.digest =
        new.picture.digest
      values.memberships[membership]?.gallery?.images[index].thumbnail = new.thumbnail
    }
  }
}

extension GalleryFacts {
  /// Changes a portfolio.
  fileprivate mutating func apply(_ changes: [Change.What]) {
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
      case .imageRemoved(let image):
        change(images.positioned()[image.position - 1].key) { $0 = nil }
      case .imageAdded(let image): added.append(image)
      case .imageReplaced(let edit), .imageReaddressed(let edit):
        change(edit.before.key) { $0 = edit.after }
      case .imageText(let text, let edit):
        change(edit.before.key) { positioned in
          guard let old = positioned else { return }
          var image = old.image
          text.set(text.value(of: edit.after.image), in: &image)
          positioned = PositionedImage(key: old.key, image: image, position: old.position)
        }
      case .reordered(let edit): order = edit.after
      case .text(.title, let edit): title = edit.after
      case .text(.form, let edit): form = edit.after
      default: break
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
