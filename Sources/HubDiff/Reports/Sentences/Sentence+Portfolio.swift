import HubModel
import Terminal

extension Sentence {
  /// A sentence below the heading of a club, with the name of the person.
  init(_ change: PortfolioChange) {
    let (before, after) = (change.membership.before, change.membership.after)
    let name = after.photographer
    switch change.what {
    case .imageAdded(let image, let position):
      let label = SentenceText.name(of: image)
      self.init(
        .gained, name, .fact,
        items: Items(
          one: "image added: ", several: "images added: ", isCounted: true, labels: [label]),
        plural: "added images",
        pictures: [
          PicturePair(
            before: nil, after: .image(after, position: position),
            caption: SentenceText.caption(label, of: after))
        ])
    case .imageRemoved(let image, let position):
      let label = SentenceText.name(of: image)
      self.init(
        .lost, name, .fact,
        items: Items(
          one: "image removed: ", several: "images removed: ", isCounted: true, labels: [label]),
        plural: "removed images",
        pictures: [
          PicturePair(
            before: .image(before, position: position), after: nil,
            caption: SentenceText.caption(label, of: before))
        ])
    case .imageReplaced(let edit):
      let label = SentenceText.name(of: edit.after.image)
      self.init(
        .changed, name, .fact,
        items: Items(
          one: "image replaced: ", several: "images replaced: ", isCounted: true,
          labels: [label]),
        plural: "replaced images",
        pictures: [
          PicturePair(
            before: .image(before, position: edit.before.position),
            after: .image(after, position: edit.after.position),
            caption: SentenceText.caption(label, of: after))
        ])
    case .imageReaddressed(let edit):
      self.init(
        .changed, name, .fact,
        items: Items(
          one: "image moved to a new URL: ", several: "images moved to new URLs: ",
          isCounted: true, labels: [SentenceText.name(of: edit.after.image)]),
        plural: "moved images to new URLs")
    case .text(let text, let edit): self.init(text, edit, name)
    case .reordered:
      self.init(
        .changed, name, .clause, [.words("reordered their images")],
        plural: "reordered their images")
    case .title(let edit):
      self = FactWords("portfolio title").sentence(name, edit)
    case .form(let edit): self.init(form: edit.map { $0.map(SentenceText.galleryForm) }, name)
    }
  }

  private init(form edit: Edit<String?>, _ name: PersonName) {
    switch (edit.before, edit.after) {
    case (nil, let after?):
      self.init(.gained, name, .fact, [.words("portfolio type added: "), .value(after)])
    case (let before?, nil):
      self.init(.lost, name, .fact, [.words("portfolio type removed: "), .value(before)])
    case (let before, let after):
      self.init(
        .changed, name, .fact, [.words("portfolio type: "), .edit(before ?? "", after ?? "")],
        plural: "have a different portfolio type")
    }
  }

  private init(_ text: ImageText, _ edit: Edit<PositionedImage>, _ name: PersonName) {
    let (before, after) = (text.value(of: edit.before.image), text.value(of: edit.after.image))
    let image =
      text == .title ? "image \(edit.after.position)" : SentenceText.name(of: edit.after.image)
    let isCaptionItself = text == .caption && edit.after.image.title == nil
    let parts: [Part] = [
      .words("\(text.label) of "),
      .value(isCaptionItself ? "image \(edit.after.position)" : image),
    ]
    switch (before, after) {
    case (nil, let after?):
      self.init(.gained, name, .fact, parts + [.words(" added: "), .value(after)])
    case (let before?, nil):
      self.init(.lost, name, .fact, parts + [.words(" removed: "), .value(before)])
    case (let before, let after):
      self.init(.changed, name, .fact, parts + [.words(": "), .edit(before ?? "", after ?? "")])
    }
  }
}

extension ImageText {
  fileprivate var label: String { self == .captureDate ? "capture date" : rawValue }
}
