import HubModel
import Terminal

extension Sentence {
  /// A sentence about a single fact.
  init(fact change: Change) {
    let name = change.subject.person
    switch change.what {
    case .field(.kind, let edit):
      self.init(
        .changed,
        [
          .words("is now \(SentenceText.withArticle(edit.after ?? "club"))"),
          .words(" instead of \(SentenceText.withArticle(edit.before ?? "club"))"),
        ])
    case .field(let fact, let edit): self.init(fact, edit, of: name)
    case .text(.englishName, let edit):
      self.init(
        .changed, [.words("name: "), .edit(edit.before ?? "no name", edit.after ?? "no name")])
    case .text(.form, let edit):
      self.init(
        "portfolio type", name, edit.map { $0.map(SentenceText.galleryForm) }, isPlural: false)
    case .text(let text, let edit): self.init(text.words, name, edit)
    case .translation(let text, let language, let edit):
      self.init("\(text.words) in \(SentenceText.language(language))", name, edit)
    case .deceased(let edit) where edit.after:
      self.init(.lost, name, "is now listed as deceased", "are now listed as deceased")
    case .deceased:
      self.init(
        .gained, name, "is no longer listed as deceased", "are no longer listed as deceased")
    case .level(let edit): self.init(level: edit)
    case .coordinates(let edit):
      if case .organization = change.subject, let before = edit.before, let after = edit.after {
        self.init(.changed, [.words(SentenceText.distance(before.kilometres(to: after)))])
      } else {
        self.init("coordinates", name, edit.map { $0.map(SentenceText.coordinates) })
      }
    case .picture(let picture, let edit): self.init(picture, edit, of: change.subject)
    default: self.init(.changed, [])
    }
  }

  /// A fact that was added, removed or changed: "website added: https://a.example".
  ///
  /// - Parameters:
  ///   - name: The person it is about; nil for another subject.
  ///   - isPlural: True if what several people gained or lost makes one sentence.
  init(
    _ label: String, _ name: PersonName?, _ edit: Edit<String?>, showsValue: Bool = true,
    isPlural: Bool = true, pictures: [PicturePair] = []
  ) {
    let noun = SentenceText.withArticle(label)
    func parts(_ verb: String, _ value: String) -> [Part] {
      showsValue ? [.words("\(label) \(verb): "), .value(value)] : [.words("\(label) \(verb)")]
    }
    switch (edit.before, edit.after) {
    case (nil, let after?):
      self.init(
        .gained, name, .fact, parts("added", after), plural: isPlural ? "now have \(noun)" : nil,
        pictures: pictures)
    case (let before?, nil):
      self.init(
        .lost, name, .fact, parts("removed", before),
        plural: isPlural ? "no longer have \(noun)" : nil, pictures: pictures)
    case (let before, let after):
      self.init(
        .changed, name, .fact, [.words("\(label): "), .edit(before ?? "", after ?? "")],
        plural: "have a different \(label)", pictures: pictures)
    }
  }

  private init(_ fact: FactTerm, _ edit: Edit<String?>, of name: PersonName?) {
    switch fact.kind {
    case .birthday: self.init(birthdayOf: name, edit)
    case .fotobond: self.init(fact.noun, name, edit.map { $0.map(Self.fotobond) })
    case .date where fact.phrase != nil && edit.after != nil:
      let day: [Part] = [.words("\(fact.phrase ?? "") "), .value(edit.after ?? "")]
      self =
        edit.before.map {
          Sentence(
            .changed, name, .fact, day + [.words(" (was "), .value($0), .words(")")],
            plural: "have a different \(fact.noun)")
        } ?? Sentence(.gained, name, .fact, day)
    case .date: self.init(fact.noun, name, edit, isPlural: false)
    case .text, .address, .reference: self.init(fact.noun, name, edit)
    }
  }

  /// The number of the Fotobond as people write it: "73.01.033".
  private static func fotobond(_ digits: String) -> String {
    Int(digits).map(FotobondNumber.text) ?? digits
  }

  /// A sentence about a birthday, of which people see day and month only.
  private init(birthdayOf name: PersonName?, _ edit: Edit<String?>) {
    switch (edit.before.map(DayOfYear.text), edit.after.map(DayOfYear.text)) {
    case (nil, let after?):
      self.init(
        .gained, name, .fact, [.words("birthday added: "), .value(after)],
        plural: "now list their birthday")
    case (let before?, nil):
      self.init(
        .lost, name, .fact, [.words("birthday removed: "), .value(before)],
        plural: "no longer list their birthday")
    case (let before, let after) where before == after:
      self.init(
        .changed, name, .fact, [.words("year of birth changed")],
        plural: "have a different year of birth")
    case (let before, let after):
      self.init(
        .changed, name, .fact, [.words("birthday: "), .edit(before ?? "", after ?? "")],
        plural: "have a different birthday")
    }
  }

  private init(level edit: Edit<Int>) {
    let isUp = edit.after > edit.before
    // Level 3 is the portfolios and Level 2 the members; going down, the level just lost counts.
    let lowest = isUp ? edit.after : edit.after + 1
    let what = lowest >= 3 ? "portfolios" : "a member list"
    self.init(
      isUp ? .gained : .lost,
      [
        .words(isUp ? "now has \(what) (level " : "no longer has \(what) (level "),
        .edit(String(edit.before), String(edit.after)), .words(")"),
      ])
  }

  private init(
    _ picture: Change.ChangedPicture, _ edit: Edit<PublishedPicture?>, of subject: Change.Subject
  ) {
    let references: Edit<ReportPictureReference>
    let caption: String
    switch subject {
    case .photographer(let name):
      (references, caption) = (name.map { .portrait($0) }, name.after.fullName)
    case .exhibition(let name, _):
      (references, caption) = (name.map { .poster($0) }, name.after.name)
    case .membership(let name):
      references = name.map { .featuredImage($0) }
      caption = SentenceText.caption(of: name.after)
    default: preconditionFailure("\(subject.name) has no picture")
    }
    let pair = PicturePair(
      before: edit.before.map { _ in references.before },
      after: edit.after.map { _ in references.after }, caption: caption)
    if picture == .poster, edit.before?.url == edit.after?.url {
      self.init(.changed, nil, .fact, [.words("poster replaced (same URL)")], pictures: [pair])
    } else {
      self.init(
        picture.words, subject.person, edit.map { $0?.url }, showsValue: picture == .poster,
        pictures: [pair])
    }
  }

  /// A sentence about the gallery of an exhibition.
  static func gallery(_ edit: Edit<GalleryFacts?>) -> Sentence {
    let (added, removed) = edit.imageCounts
    var news = [
      added > 0 ? "\(added.of("image")) added" : nil,
      removed > 0 ? "\(removed.of("image")) removed" : nil,
    ].compactMap(\.self)
    let form = edit.map { $0?.form.map(SentenceText.galleryForm) ?? "no gallery" }
    if news.isEmpty, form.before != form.after { news = ["\(form.before) → \(form.after)"] }
    if news.isEmpty { news = ["texts, pictures or order changed"] }
    return Sentence(
      removed == 0 && added > 0 ? .gained : added == 0 && removed > 0 ? .lost : .changed, nil,
      .fact, [.words("gallery: " + news.joined(separator: ", "))])
  }

  /// A sentence that names its subject, if that is neither a person nor the organization in the
  /// heading.
  init(_ sentence: Sentence, about subject: Change.Subject) {
    let head: [Part]
    switch subject {
    case .exhibition(let name, _): head = [.words("exhibition "), .name(name.after.name)]
    case .keyword(_, let idString): head = [.name(idString.after)]
    case .language(let code): head = [.words("language "), .name(code)]
    default:
      self = sentence
      return
    }
    self.init(sentence.tone, head + [.words(", ")] + sentence.parts, pictures: sentence.pictures)
  }
}

extension Change.ChangedText {
  fileprivate var words: String {
    switch self {
    case .remark: "remark"
    case .name, .englishName: "name"
    case .usage: "description"
    case .dateAdded: "date of addition"
    case .title: "portfolio title"
    case .form: "portfolio type"
    }
  }
}

extension Change.ChangedPicture {
  fileprivate var words: String { self == .featuredImage ? "featured image" : rawValue }
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
