import HubModel

extension Comparison {
  mutating func comparePortfolios(
    _ gallery: Edit<GalleryFacts?>, of membership: Edit<MembershipIdentity>
  ) {
    let portfolio = Change.Subject.portfolio(membership)
    guard areKnown(gallery, { .portfolio(membership.after, count: $0) }) else { return }
    let form = gallery.map { $0?.form }
    let areRead = areRead(gallery) { .portfolio(membership.after, count: $0) }
    // The page at the address of a gallery that was not read does not replace it.
    if form.before != form.after,
      areRead || form.before == "page-gallery" || form.after == "page-gallery"
    {
      note(portfolio, .text(.form, form))
    }
    guard areRead else { return }
    let title = gallery.map { $0?.title }
    if title.before != title.after { note(portfolio, .text(.title, title)) }
    // A page may show the same picture in another size tomorrow, or from another host.
    let arePages = form.before == "page-gallery" && form.after == "page-gallery"
    compareImages(
      gallery.map { ($0?.images ?? []).positioned(onPages: arePages) }, arePages: arePages,
      lacksImages: gallery.map { $0?.lacksImages ?? false }, of: membership)
  }

  /// Returns true if both sides know a gallery; otherwise notes that one side lacks the images.
  mutating func areKnown(
    _ gallery: Edit<GalleryFacts?>, _ facts: (Int) -> Unknown.Facts
  ) -> Bool {
    let isKnown = gallery.map { $0?.isKnown ?? true }
    if isKnown.before && isKnown.after { return true }
    let known = isKnown.before ? gallery.before : isKnown.after ? gallery.after : nil
    if let images = known?.images, !images.isEmpty {
      noteUnknown(
        facts(images.count), on: isKnown.before ? .after : .before, Self.reason(for: "gallery"))
    }
    return false
  }

  /// Returns true if neither side is a mere link to a web page beside the images of the other side;
  /// otherwise notes that the images are unknown, because nobody read the page.
  mutating func areRead(
    _ gallery: Edit<GalleryFacts?>, _ facts: (Int) -> Unknown.Facts
  ) -> Bool {
    let isLink = gallery.map { $0?.isLink == true }
    let images = (isLink.after ? gallery.before : gallery.after)?.images ?? []
    guard isLink.before != isLink.after, !images.isEmpty else { return true }
    noteUnknown(
      facts(images.count), on: isLink.after ? .after : .before,
      "the portfolio is a link to a web page, which was not read")
    return false
  }

  /// Compares the images of a portfolio. Those that only one side has are neither added nor removed
  /// if the other side lacks pages of the portfolio.
  private mutating func compareImages(
    _ images: Edit<[PositionedImage]>, arePages: Bool, lacksImages: Edit<Bool>,
    of membership: Edit<MembershipIdentity>
  ) {
    let portfolio = Change.Subject.portfolio(membership)
    let old = Dictionary(uniqueKeysWithValues: images.before.map { ($0.key, $0) })
    let new = Dictionary(uniqueKeysWithValues: images.after.map { ($0.key, $0) })
    let gone = images.before.filter { new[$0.key] == nil }
    let added = images.after.filter { old[$0.key] == nil }
    // The new images, by the keys of the old ones.
    var partners: [ImageKey: PositionedImage] = [:]
    for image in images.before { partners[image.key] = new[image.key] }
    // An image that one side lacks may be on a page that it lacks.
    let isWhole = !lacksImages.before && !lacksImages.after
    for pair in isWhole ? Self.successors(of: gone, among: added) : [] {
      partners[pair.before.key] = pair.after
      let digests = pair.before.image.digests(comparedWith: pair.after.image)
      let isSamePicture = digests.map { $0.before == $0.after } ?? false
      note(portfolio, isSamePicture ? .imageReaddressed(pair) : .imageReplaced(pair))
    }
    let followed = Set(partners.values.map(\.key))
    let removed = gone.filter { partners[$0.key] == nil }.map { Change.What.imageRemoved($0) }
    let gained = added.filter { !followed.contains($0.key) }.map { Change.What.imageAdded($0) }
    for (side, changes) in [(Unknown.Side.after, removed), (.before, gained)] {
      if lacksImages.value(on: side) {
        noteMissingImages(
          changes.count, { .portfolio(membership.after, count: $0) }, side: side,
          arePages: arePages)
      } else {
        for change in changes { note(portfolio, change) }
      }
    }
    for (key, image) in old {
      guard let other = new[key] else { continue }
      let pair = Edit(image, other)
      for text in ImageText.allCases
      where text.value(of: image.image) != text.value(of: other.image) {
        note(portfolio, .imageText(text, pair))
      }
      let isSameFile = !arePages || image.image.picture.url == other.image.picture.url
      if isSameFile, let digests = image.image.digests(comparedWith: other.image),
        digests.before != digests.after
      {
        pictureUses[digests, default: []].append(
          Edit(.image(membership.before, image), .image(membership.after, other)))
      }
    }
    let kept = images.before.compactMap { image in partners[image.key].map { (image.key, $0) } }
    if zip(kept, kept.dropFirst()).contains(where: { $0.1.position > $1.1.position }) {
      let order = kept.map(\.1).sorted { $0.position < $1.position }.map(\.key)
      note(portfolio, .reordered(Edit(kept.map(\.0), order)))
    }
  }

  /// Pairs removed and added images: by the same bytes, or else by the same title, if no other
  /// image shares it.
  private static func successors(
    of gone: [PositionedImage], among added: [PositionedImage]
  ) -> [Edit<PositionedImage>] {
    var pairs: [Edit<PositionedImage>] = []
    var (old, new) = (gone, added)
    let facts: [(PositionedImage) -> String?] = [
      { $0.image.picture.digest?.hex }, { $0.image.thumbnail?.hex }, { $0.image.title },
    ]
    for fact in facts {
      let candidates = Dictionary(grouping: new) { fact($0) }
      for (value, images) in Dictionary(grouping: old, by: fact) {
        guard value != nil, images.count == 1, let image = images.first,
          let others = candidates[value], others.count == 1, let other = others.first
        else { continue }
        pairs.append(Edit(image, other))
      }
      let paired = (Set(pairs.map(\.before.key)), Set(pairs.map(\.after.key)))
      old.removeAll { paired.0.contains($0.key) }
      new.removeAll { paired.1.contains($0.key) }
    }
    return pairs
  }

  /// Notes that one side lacks pages or entries of a gallery, and that the other has images that may
  /// be there.
  mutating func noteMissingImages(
    _ count: Int, _ facts: (Int) -> Unknown.Facts, side: Unknown.Side, arePages: Bool
  ) {
    guard count > 0 else { return }
    noteUnknown(
      facts(count), on: side,
      arePages
        ? Self.reason(for: "further page of the portfolio")
        : "an image of the gallery could not be read")
  }
}

extension ImageFacts {
  /// Returns the digests of both full pictures or else of both thumbnails; nil if neither pair is
  /// known.
  func digests(comparedWith other: ImageFacts) -> Edit<HexDigest>? {
    if let old = picture.digest, let new = other.picture.digest { return Edit(old, new) }
    guard let old = thumbnail, let new = other.thumbnail else { return nil }
    return Edit(old, new)
  }
}

extension [ImageFacts] {
  /// - Parameter onPages: True for pictures of web pages, whose URLs share what does not depend on
  ///   size and host.
  func positioned(onPages: Bool = false) -> [PositionedImage] {
    var occurrences: [String: Int] = [:]
    return enumerated().map { index, image in
      let url =
        onPages ? PictureIdentity(image.picture.url).path : Address.sameForm(image.picture.url)
      occurrences[url, default: 0] += 1
      return PositionedImage(
        key: ImageKey(url: url, occurrence: occurrences[url] ?? 1),
        image: image, position: index + 1)
    }
  }
}
