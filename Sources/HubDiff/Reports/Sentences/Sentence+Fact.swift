import HubModel
import Terminal

extension Sentence {
  init(fact change: Change) {
    let name = change.subject.person
    switch change.what {
    case .field(.kind, let edit):
      let kinds = edit.map { SentenceText.withArticle($0 ?? "club") }
      self.init(.changed, "is now \(kinds.after) instead of \(kinds.before)")
    case .field(let fact, let edit): self.init(fact, edit, of: name)
    case .text(.englishName, let edit):
      self.init(.changed, "name: \(.edit(edit.map { $0 ?? "no name" }))")
    case .text(.form, let edit):
      self.init(
        "portfolio type", name, edit.map { $0.map(SentenceText.galleryForm) }, isPlural: false)
    case .text(let text, let edit): self.init(text.noun, name, edit)
    case .translation(let text, let language, let edit):
      self.init("\(text.noun) in \(SentenceText.language(language))", name, edit)
    case .deceased(let edit) where edit.after:
      self.init(.lost, name, "is now listed as deceased", "are now listed as deceased")
    case .deceased:
      self.init(
        .gained, name, "is no longer listed as deceased", "are no longer listed as deceased")
    case .level(let edit): self.init(level: edit)
    case .coordinates(let edit):
      if case .organization = change.subject, let before = edit.before, let after = edit.after {
        self.init(.changed, "\(SentenceText.distance(before.kilometres(to: after)))")
      } else {
        self.init("coordinates", name, edit.map { $0.map(SentenceText.coordinates) })
      }
    case .picture(let picture, let edit): self.init(picture, edit, of: change.subject)
    case .gallery(let edit): self.init(gallery: edit)
    default: preconditionFailure("\(change.kind) is not a single fact")
    }
  }

  /// A fact that was added, removed or changed: "website added: https://a.example".
  ///
  /// - Parameters:
  ///   - thing: The thing that has the fact, after its noun: " of image 2".
  ///   - name: The person it is about; nil for another subject.
  ///   - isPlural: True if what several people gained or lost makes one sentence.
  init(
    _ noun: String, of thing: Phrase = "", _ name: PersonName?, _ edit: Edit<String?>,
    showsValue: Bool = true, isPlural: Bool = true, pictures: [PicturePair] = []
  ) {
    let one = SentenceText.withArticle(noun)
    func phrase(_ verb: String, _ value: String) -> Phrase {
      "\(noun)" + thing + (showsValue ? " \(verb): \(.value(value))" : " \(verb)")
    }
    switch (edit.before, edit.after) {
    case (nil, let after?):
      self.init(
        .gained, name, .fact, phrase("added", after), plural: isPlural ? "now have \(one)" : nil,
        pictures: pictures)
    case (let before?, nil):
      self.init(
        .lost, name, .fact, phrase("removed", before),
        plural: isPlural ? "no longer have \(one)" : nil, pictures: pictures)
    default:
      self.init(
        .changed, name, .fact, "\(noun)" + thing + ": \(.edit(edit.map { $0 ?? "" }))",
        plural: "have a different \(noun)", pictures: pictures)
    }
  }

  private init(_ fact: FactTerm, _ edit: Edit<String?>, of name: PersonName?) {
    switch fact.kind {
    case .birthday: self.init(birthdayOf: name, edit.map { $0.map(DayOfYear.text) })
    case .fotobond: self.init(fact.noun, name, edit.map { $0.map(Self.fotobond) })
    case .date:
      guard let phrase = fact.phrase, let after = edit.after else {
        self.init(fact.noun, name, edit, isPlural: false)
        return
      }
      let day: Phrase = "\(phrase) \(.value(after))"
      self =
        edit.before.map {
          Sentence(
            .changed, name, .fact, day + " (was \(.value($0)))",
            plural: "have a different \(fact.noun)")
        } ?? Sentence(.gained, name, .fact, day)
    case .text, .address, .reference: self.init(fact.noun, name, edit)
    }
  }

  /// The number of the Fotobond as people write it: "73.01.033".
  private static func fotobond(_ digits: String) -> String {
    Int(digits).map(FotobondNumber.text) ?? digits
  }

  /// A sentence about a birthday, of which people see day and month only.
  private init(birthdayOf name: PersonName?, _ edit: Edit<String?>) {
    if edit.before == edit.after {
      self.init(
        .changed, name, .fact, "year of birth changed", plural: "have a different year of birth")
      return
    }
    self.init("birthday", name, edit)
    if tone != .changed { plural = "\(tone == .gained ? "now" : "no longer") list their birthday" }
  }

  private init(level edit: Edit<Int>) {
    let isUp = edit.after > edit.before
    // Level 3 is the portfolios and Level 2 the members; going down, the level just lost counts.
    let lowest = isUp ? edit.after : edit.after + 1
    let what = lowest >= 3 ? "portfolios" : "a member list"
    let verb = isUp ? "now has" : "no longer has"
    self.init(
      isUp ? .gained : .lost, "\(verb) \(what) (level \(.edit(edit.map { String($0) })))")
  }

  private init(
    _ picture: Change.ChangedPicture, _ edit: Edit<PublishedPicture?>, of subject: Change.Subject
  ) {
    let uses =
      switch subject {
      case .photographer(let name): name.map(PictureUse.portrait)
      case .exhibition(let name, _): name.map(PictureUse.poster)
      case .membership(let name): name.map(PictureUse.featuredImage)
      default: preconditionFailure("\(subject.name) has no picture")
      }
    let pair = PicturePair(
      edit.before == nil ? nil : uses.before, edit.after == nil ? nil : uses.after,
      caption: uses.after.credit)
    if picture == .poster, edit.before?.url == edit.after?.url {
      self.init(.changed, nil, .fact, "poster replaced (same URL)", pictures: [pair])
    } else {
      self.init(
        picture.noun, subject.person,
        edit.map { $0?.url }, showsValue: picture == .poster, pictures: [pair])
    }
  }

  private init(gallery edit: Edit<GalleryFacts?>) {
    let images = edit.map { ($0?.images ?? []).positioned() }
    let keys = images.map { Set($0.map(\.key)) }
    let added = images.after.filter { !keys.before.contains($0.key) }
    let removed = images.before.filter { !keys.after.contains($0.key) }
    var news = [("added", added), ("removed", removed)].compactMap { verb, images in
      let names = images.map { SentenceText.name(of: $0.image) }.joined(separator: ", ")
      let isShort = (1...3).contains(images.count)
      return images.isEmpty
        ? nil : "\(images.count.of("image")) \(verb)" + (isShort ? " (\(names))" : "")
    }
    news += Self.news(
      of: Edit(
        images.before.filter { keys.after.contains($0.key) },
        images.after.filter { keys.before.contains($0.key) }))
    let form = edit.map { $0?.form.map(SentenceText.galleryForm) ?? "no gallery" }
    if news.isEmpty, form.before != form.after { news = ["\(form.before) → \(form.after)"] }
    if news.isEmpty { news = ["title changed"] }
    let tone: Tone =
      switch (added.isEmpty, removed.isEmpty) {
      case (false, true): .gained
      case (true, false): .lost
      default: .changed
      }
    self.init(tone, nil, .fact, "gallery: \(news.joined(separator: ", "))")
  }

  /// The differences between images that both sides have.
  private static func news(of images: Edit<[PositionedImage]>) -> [String] {
    let old = Dictionary(uniqueKeysWithValues: images.before.map { ($0.key, $0.image) })
    let pairs = images.after.compactMap { image in old[image.key].map { Edit($0, image.image) } }
    func names(_ isChanged: (Edit<ImageFacts>) -> Bool) -> String? {
      let changed = pairs.filter(isChanged).map { SentenceText.name(of: $0.after) }
      return changed.count > 3
        ? changed.count.of("image") : changed.isEmpty ? nil : changed.joined(separator: ", ")
    }
    return [
      names { edit in
        edit.before.wallTexts != edit.after.wallTexts
          || ImageText.allCases.contains { $0.value(of: edit.before) != $0.value(of: edit.after) }
      }.map { "texts of \($0) changed" },
      names { edit in
        edit.before.digests(comparedWith: edit.after).map { $0.before != $0.after } ?? false
      }.map { "\($0) replaced" },
      images.before.map(\.key) != images.after.map(\.key) ? "order changed" : nil,
    ].compactMap(\.self)
  }

  /// A sentence that names its subject, if that is neither a person nor the organization in the
  /// heading.
  init(_ sentence: Sentence, about subject: Change.Subject) {
    let head: Phrase
    switch subject {
    case .exhibition(let name, _): head = "exhibition \(.name(name.after.name))"
    case .keyword(_, let idString): head = "\(.name(idString.after))"
    case .language(let code): head = "language \(.name(code))"
    default:
      self = sentence
      return
    }
    self.init(sentence.tone, head + ", " + Phrase(sentence.parts), pictures: sentence.pictures)
  }
}

extension Edit<GalleryFacts?> {
  var imageCounts: (added: Int, removed: Int) {
    let keys = map { Set(($0?.images ?? []).positioned().map(\.key)) }
    return (
      keys.after.subtracting(keys.before).count, keys.before.subtracting(keys.after).count
    )
  }
}

extension Sentence {
  /// A sentence about what one of the two bundles does not know, with the reason.
  package init(_ unknown: Unknown) {
    let isAfter = unknown.side == .after
    func count(_ count: Int) -> String {
      count > 0 ? " (\(count.grouped) \(isAfter ? "before" : "now"))" : ""
    }
    var verb = "include"
    let lack: Phrase
    switch unknown.facts {
    case .organization(let organization, _):
      verb = "say whether"
      lack = "\(.name(organization.displayName)) \(isAfter ? "still exists" : "already existed")"
    case .members(let club, let number):
      lack = "the members of \(.name(club.displayName))\(count(number))"
    case .facts(let organization, _): lack = "all facts about \(.name(organization.displayName))"
    case .photographer(let name): lack = "all facts about \(.name(name.fullName))"
    case .portfolio(let membership, let number):
      let (name, club) = (membership.photographer.fullName, membership.club.displayName)
      lack = "the images of \(.name(name)) in \(.name(club))\(count(number))"
    case .exhibition(let exhibition, let number):
      let (name, club) = (exhibition.name, exhibition.organization.displayName)
      lack = "the images of the exhibition \(.name(name)) of \(.name(club))\(count(number))"
    case .exhibitions(let organization, let number):
      lack = "the exhibitions of \(.name(organization.displayName))\(count(number))"
    case .levelZero: lack = "keywords and languages"
    case .omitted(let facts, _): lack = "\(Self.words(for: facts))"
    }
    self.init(
      .unknown,
      "the \(isAfter ? "new" : "old") bundle does not \(verb) " + lack
        + ": \(.message(unknown.reason))")
  }

  /// The facts that a bundle lacks, in the plural.
  private static func words(for facts: String) -> String {
    if facts == "emails" { return "email addresses" }
    return FactTerm.all.first { $0.name == facts }.map { $0.noun + "s" } ?? facts
  }
}
