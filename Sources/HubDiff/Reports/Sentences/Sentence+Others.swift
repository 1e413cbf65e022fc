package import HubModel
import Terminal

extension Sentence {
  /// The sentence for a change.
  ///
  /// - Parameter handed: The roles that other sentences say were handed over, by new holder.
  package init(_ change: Change, _ handed: [PersonName: Set<Role>] = [:]) {
    switch change {
    case .organization(let change): self.init(change)
    case .photographer(let change): self.init(change)
    case .membership(let change):
      self.init(change, handed: handed[change.membership.after.photographer] ?? [])
    case .portfolio(let change): self.init(change)
    case .exhibition(let change): self.init(change)
    case .picture(let change): self.init(change)
    case .keyword(let change): self.init(change)
    case .language(let change): self.init(change)
    case .problem(let change):
      self.init(
        change.isNew ? .worse : .better,
        [
          .words(change.isNew ? "new: " : "no longer reported: "),
          .message(change.problem.description),
        ])
    case .source(let change): self.init(change)
    }
  }

  private init(_ change: PictureChange) {
    guard let first = change.uses.first else {
      let digest = change.digest
      self.init(.changed, [.words("picture: "), .edit(digest.before.hex, digest.after.hex)])
      return
    }
    let (parts, pictures) = first.sentence
    let more = change.uses.count - 1
    let others = more > 0 ? [Part.words("; used in \(more.of("other place"))")] : []
    self.init(.changed, parts + others, pictures: [pictures])
  }

  private init(_ change: KeywordChange) {
    let name = Part.name(change.idString.after)
    func edited(_ what: String, _ edit: Edit<String?>) -> (Tone, [Part]) {
      switch (edit.before, edit.after) {
      case (nil, let after?): (.gained, [name, .words(", \(what) added: "), .value(after)])
      case (let before?, nil): (.lost, [name, .words(", \(what) removed: "), .value(before)])
      case (let before, let after):
        (.changed, [name, .words(", \(what): "), .edit(before ?? "", after ?? "")])
      }
    }
    let (tone, parts): (Tone, [Part]) =
      switch change.what {
      case .defined: (.gained, [name, .words(" is now a standard keyword")])
      case .dropped: (.lost, [name, .words(" is no longer a standard keyword")])
      case .name(let language, let edit):
        edited("name in \(SentenceText.language(language))", edit)
      case .usage(let language, let edit):
        edited("description in \(SentenceText.language(language))", edit)
      case .dateAdded(let edit): edited("date of addition", edit)
      case .spelling:
        (
          .changed,
          [.words("keyword spelling: "), .edit(change.idString.before, change.idString.after)]
        )
      }
    self.init(tone, parts)
  }

  private init(_ change: LanguageChange) {
    func named(_ facts: LanguageFacts) -> [Part] {
      guard let name = facts.englishName else { return [.name(change.code)] }
      return [.name(name), .words(" (\(change.code))")]
    }
    switch change.what {
    case .defined(let facts):
      self.init(.gained, named(facts) + [.words(" is now a language of the hub")])
    case .dropped(let facts):
      self.init(.lost, named(facts) + [.words(" is no longer a language of the hub")])
    case .name(let edit):
      let (before, after) = (edit.before ?? "no name", edit.after ?? "no name")
      self.init(
        .changed,
        [.words("language "), .name(change.code), .words(", name: "), .edit(before, after)])
    }
  }

  private init(_ change: SourceChange) {
    let reason = change.source.after?.reason.map { " (\($0))" } ?? ""
    switch change.kind {
    case .added(let file):
      self.init(
        .gained,
        [
          .name(file.location),
          .words(file.state == "present" ? " is new" : " is new, \(file.stateWords)"),
          .value(file.state == "present" ? "" : reason),
        ])
    case .removed(let file):
      self.init(.lost, [.name(file.location), .words(" is no longer in the hub")])
    case .state(let edit):
      let isBetter = edit.after.state == "present"
      self.init(
        isBetter ? .gained : .lost,
        [
          .name(edit.after.location), .words(": "),
          .edit(edit.before.stateWords, edit.after.stateWords), .value(reason),
        ])
    case .content(let edit):
      self.init(.changed, [.name(edit.after.location), .words(" has changed")])
    case .other(let edit):
      self.init(
        .changed,
        [.name(edit.after.location), .words(": \(edit.after.stateWords)"), .value(reason)])
    }
  }
}

extension PictureUse {
  /// The sentence about the use, and the picture before and after.
  fileprivate var sentence: (parts: [Sentence.Part], pictures: PicturePair) {
    switch self {
    case .portrait(let person):
      let name = person.after.fullName
      return (
        [.name(name), .words(", portrait replaced (same URL)")],
        PicturePair(
          before: .portrait(person.before), after: .portrait(person.after), caption: name)
      )
    case .featuredImage(let membership):
      let name = membership.after.photographer.fullName
      return (
        [.name(name), .words(", featured image replaced (same URL)")],
        PicturePair(
          before: .featuredImage(membership.before), after: .featuredImage(membership.after),
          caption: SentenceText.caption(of: membership.after))
      )
    case .image(let membership, let image):
      let label = SentenceText.name(of: image.after.image)
      return (
        [
          .name(membership.after.photographer.fullName), .words(", image replaced: "),
          .value(label), .words(" (same URL)"),
        ],
        PicturePair(
          before: .image(membership.before, position: image.before.position),
          after: .image(membership.after, position: image.after.position),
          caption: SentenceText.caption(label, of: membership.after))
      )
    }
  }
}

extension SourceChange {
  /// The kind of a change of a file.
  enum Kind {
    case added(SourceFacts)
    case removed(SourceFacts)
    case state(Edit<SourceFacts>)
    case content(Edit<SourceFacts>)
    case other(Edit<SourceFacts>)
  }

  var kind: Kind {
    switch (source.before, source.after) {
    case (let before?, let after?):
      let edit = Edit(before, after)
      if before.state != after.state { return .state(edit) }
      return before.digest == after.digest ? .other(edit) : .content(edit)
    case (let before?, nil): return .removed(before)
    case (nil, let after?): return .added(after)
    case (nil, nil): return .other(Edit(SourceFacts("", role: ""), SourceFacts("", role: "")))
    }
  }
}

extension SourceFacts {
  /// The state of the file, after its name.
  fileprivate var stateWords: String {
    switch state {
    case "present": "fetched"
    case "stale": "failed, older copy kept"
    case "failed": "failed"
    case "left-out": "skipped"
    default: state
    }
  }
}
