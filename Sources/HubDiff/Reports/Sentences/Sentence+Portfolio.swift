import HubModel
import Terminal

extension Sentence {
  /// A sentence about an image: "image added: “Dusk”", "added images".
  init(
    _ tone: Tone, _ subject: Change.Subject, _ image: Edit<PositionedImage?>, one: String,
    several: String, plural: String, showsPictures: Bool = true
  ) {
    guard case .portfolio(let name) = subject, let shown = image.after ?? image.before else {
      self.init(tone, [.words(one)])
      return
    }
    let label = SentenceText.name(of: shown.image)
    let pictures = PicturePair(
      before: image.before.map { .image(name.before, position: $0.position) },
      after: image.after.map { .image(name.after, position: $0.position) },
      caption: SentenceText.caption(label, of: image.after == nil ? name.before : name.after))
    self.init(
      tone, name.after.photographer, .fact,
      items: Items(one: one, several: several, isCounted: true, labels: [label]), plural: plural,
      pictures: showsPictures ? [pictures] : [])
  }

  init(_ text: ImageText, _ edit: Edit<PositionedImage>, _ name: PersonName?) {
    let image = edit.after.image
    let isUnnamed = text == .title || text == .caption && image.title == nil
    let of = isUnnamed ? "image \(edit.after.position)" : SentenceText.name(of: image)
    let parts: [Part] = [
      .words("\(text == .captureDate ? "capture date" : text.rawValue) of "), .value(of),
    ]
    switch (text.value(of: edit.before.image), text.value(of: image)) {
    case (nil, let after?):
      self.init(.gained, name, .fact, parts + [.words(" added: "), .value(after)])
    case (let before?, nil):
      self.init(.lost, name, .fact, parts + [.words(" removed: "), .value(before)])
    case (let before, let after):
      self.init(.changed, name, .fact, parts + [.words(": "), .edit(before ?? "", after ?? "")])
    }
  }
}
