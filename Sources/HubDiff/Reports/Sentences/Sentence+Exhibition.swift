import HubModel
import Terminal

extension Sentence {
  /// A sentence below the heading of the organization.
  init(_ change: ExhibitionChange) {
    let (before, after) = (change.exhibition.before, change.exhibition.after)
    switch change.what {
    case .added(let facts):
      self.init(
        .gained, [.words("new exhibition: "), .name(after.name), .words(facts.whenAndWhere)],
        pictures: facts.poster.map { _ in
          [PicturePair(before: nil, after: .poster(after), caption: after.name)]
        } ?? [])
    case .removed(let facts):
      self.init(
        .lost,
        [.words("exhibition no longer listed: "), .name(before.name), .words(facts.whenAndWhere)])
    case .field(let fact, let edit):
      self.init(Sentence(fact, edit, of: nil), about: after.name)
    case .coordinates(let edit):
      self.init(
        FactWords("coordinates").sentence(nil, edit.map { $0.map(SentenceText.coordinates) }),
        about: after.name)
    case .remark(let language, let edit):
      self.init(
        FactWords("remark in \(SentenceText.language(language))").sentence(nil, edit),
        about: after.name)
    case .poster(let edit):
      let pair = PicturePair(
        before: edit.before.map { _ in .poster(before) },
        after: edit.after.map { _ in .poster(after) },
        caption: after.name)
      let isReplaced = edit.before?.url == edit.after?.url
      let sentence =
        isReplaced
        ? Sentence(.changed, nil, .fact, [.words("poster replaced (same URL)")])
        : FactWords("poster").sentence(nil, edit.map { $0?.url })
      self.init(sentence, about: after.name, pictures: [pair])
    case .gallery(let edit): self.init(gallery: edit, of: after.name)
    }
  }

  /// A sentence about the organization in the heading, turned into one about an exhibition.
  private init(_ sentence: Sentence, about exhibition: String, pictures: [PicturePair] = []) {
    self.init(
      sentence.tone,
      [
        .words("exhibition "), .name(exhibition), .words(sentence.form == .clause ? " " : ", "),
      ] + sentence.parts, pictures: pictures)
  }

  private init(gallery: Edit<GalleryFacts?>, of exhibition: String) {
    let (added, removed) = gallery.imageCounts
    var news = [
      added > 0 ? "\(added.of("image")) added" : nil,
      removed > 0 ? "\(removed.of("image")) removed" : nil,
    ].compactMap(\.self)
    let form = gallery.map { $0?.form.map(SentenceText.galleryForm) ?? "no gallery" }
    if news.isEmpty, form.before != form.after { news = ["\(form.before) → \(form.after)"] }
    let tone: Tone =
      removed == 0 && added > 0 ? .gained : added == 0 && removed > 0 ? .lost : .changed
    self.init(
      tone,
      [
        .words("exhibition "), .name(exhibition),
        .words(
          ", gallery: "
            + (news.isEmpty ? "texts, pictures or order changed" : news.joined(separator: ", "))),
      ])
  }
}

extension Edit<GalleryFacts?> {
  /// The numbers of images that were added and removed.
  var imageCounts: (added: Int, removed: Int) {
    let keys = map { Set(($0?.images ?? []).positioned().map(\.key)) }
    return (
      keys.after.subtracting(keys.before).count, keys.before.subtracting(keys.after).count
    )
  }
}

extension ExhibitionFacts {
  /// Days, venue and town in brackets: " (2026-12-05 to 2027-01-17, De Kade, Waterlinge)".
  fileprivate var whenAndWhere: String {
    let days =
      switch (details.startDate, details.endDate) {
      case (let start?, let end?): "\(start) to \(end)"
      case (let start, let end): start ?? end
      }
    let facts = [days, details.venue, details.town].compactMap(\.self)
    return facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))"
  }
}
