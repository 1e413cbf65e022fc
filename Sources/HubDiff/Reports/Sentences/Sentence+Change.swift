package import HubModel
import Terminal

extension Sentence {
  /// The sentence for a change, below the heading of its organization if it has one.
  ///
  /// - Parameter handed: The roles that other sentences say were handed over, by new holder.
  package init(_ change: Change, _ handed: [PersonName: Set<Role>] = [:]) {
    let subject = change.subject
    let name = subject.person
    let handed = name.flatMap { handed[$0] } ?? []
    switch change.what {
    case .added(let thing): self.init(added: thing)
    case .removed(let thing): self.init(removed: thing)
    case .renamed(let evidence):
      self.init(
        .changed, name, .complete, subject.renamed,
        reasons: evidence.filter { $0.weight > 0 }.map(\.text))
    case .listed(let members): self.init(.gained, "member list added", members)
    case .unlisted(let members): self.init(.lost, "member list removed", members)
    case .joined(let member): self.init(joined: member, handed)
    case .appeared(let member): self.init(appeared: member, handed)
    case .left(let member): self.init(left: member)
    case .moved(let move): self.init(moved: move, subject, handed)
    case .respelled(let pair):
      let others =
        pair.to.photographer == nil ? ", as in another club" : ", but not in another club"
      self.init(
        .changed, name, .complete,
        LookAlikes.renamed(Edit(pair.from.name, pair.to.name)) + [.words(others)],
        reasons: [pair.evidence.text])
    case .becameFormer:
      self.init(.lost, name, "is now a former member", "are now former members")
    case .cameBack: self.init(.gained, name, "is a member again", "are members again")
    case .roleTaken(let role):
      self.init(
        .gained, name, role == .other ? "took on \(Self.unnamedRole)" : "is now \(role.title)")
    case .roleGivenUp(let role):
      self.init(
        .lost, name,
        role == .other ? "gave up \(Self.unnamedRole)" : "is no longer \(role.title)")
    case .roleHandedOver(let role):
      self.init(.changed, [.words("\(role.title): "), subject.handedOver])
    case .statusGained(let status):
      self.init(
        .gained, name, "is now \(SentenceText.withArticle(status.noun))",
        "are now \(status.noun)s")
    case .statusLost(let status):
      self.init(
        .lost, name, "is no longer \(SentenceText.withArticle(status.noun))",
        "are no longer \(status.noun)s")
    case .keywordGained(_, let keyword): self.init(.gained, name, "added", keyword: keyword)
    case .keywordLost(_, let keyword): self.init(.lost, name, "removed", keyword: keyword)
    case .imageAdded(let image):
      self.init(
        .gained, subject, Edit(nil, image), one: "image added: ", several: "images added: ",
        plural: "added images")
    case .imageRemoved(let image):
      self.init(
        .lost, subject, Edit(image, nil), one: "image removed: ", several: "images removed: ",
        plural: "removed images")
    case .imageReplaced(let image):
      self.init(
        .changed, subject, image.map { $0 }, one: "image replaced: ",
        several: "images replaced: ", plural: "replaced images")
    case .imageReaddressed(let image):
      self.init(
        .changed, subject, image.map { $0 }, one: "image moved to a new URL: ",
        several: "images moved to new URLs: ", plural: "moved images to new URLs",
        showsPictures: false)
    case .imageText(let text, let edit): self.init(text, edit, name)
    case .reordered:
      self.init(.changed, name, "reordered their images", "reordered their images")
    case .bytes(let digest): self.init(digest, subject)
    case .spelling: self.init(.changed, [.words("keyword spelling: "), subject.respelled])
    case .source(let source): self.init(source)
    case .gallery(let edit): self.init(Self.gallery(edit), about: subject)
    case .field, .text, .translation, .deceased, .level, .coordinates, .picture:
      self.init(Sentence(fact: change), about: subject)
    }
  }

  /// A sentence with a verb: "Jan is a member again".
  ///
  /// - Parameter plural: The words for several people.
  init(_ tone: Tone, _ name: PersonName?, _ words: String, _ plural: String? = nil) {
    self.init(tone, name, .clause, [.words(words)], plural: plural)
  }

  private init(_ tone: Tone, _ name: PersonName?, _ verb: String, keyword: String) {
    self.init(
      tone, name, .clause,
      items: Items(
        one: "\(verb) the keyword ", several: "\(verb) the keywords ", isCounted: false,
        labels: [keyword]), plural: "\(verb) the keyword \(keyword)")
  }

  // MARK: - Things that come and go

  private init(added thing: Change.Thing) {
    switch thing {
    case .organization(_, let members): self.init(.gained, "new in the hub", members)
    case .exhibition(let facts):
      let name = facts.identity
      self.init(
        .gained, [.words("new exhibition: "), .name(name.name), .words(facts.whenAndWhere)],
        pictures: facts.poster.map { _ in
          [PicturePair(before: nil, after: .poster(name), caption: name.name)]
        } ?? [])
    case .keyword(let facts):
      self.init(.gained, [.name(facts.idString), .words(" is now a standard keyword")])
    case .language(let facts):
      self.init(.gained, facts.name + [.words(" is now a language of the hub")])
    case .problem(let problem):
      self.init(.worse, [.words("new: "), .message(problem.description)])
    }
  }

  private init(removed thing: Change.Thing) {
    switch thing {
    case .organization(_, let members): self.init(.lost, "no longer in the hub", members)
    case .exhibition(let facts):
      self.init(
        .lost,
        [
          .words("exhibition no longer listed: "), .name(facts.name), .words(facts.whenAndWhere),
        ])
    case .keyword(let facts):
      self.init(.lost, [.name(facts.idString), .words(" is no longer a standard keyword")])
    case .language(let facts):
      self.init(.lost, facts.name + [.words(" is no longer a language of the hub")])
    case .problem(let problem):
      self.init(.better, [.words("no longer reported: "), .message(problem.description)])
    }
  }

  /// A club, a museum or a member list that came or went, with its members.
  private init(_ tone: Tone, _ news: String, _ members: [Member]) {
    var parts: [Part] = []
    for (isFormer, noun) in [(false, "member"), (true, "former member")] {
      let names = members.inOrder.filter { $0.membership.isFormer == isFormer }
        .map(\.name.fullName)
      guard !names.isEmpty else { continue }
      let with = tone == .gained ? "with" : "previously with"
      let beginning = parts.isEmpty ? "\(news), \(with) " : "; "
      parts += [.words("\(beginning)\(names.count.of(noun)): "), .list(names)]
    }
    self.init(
      tone, nil, .clause, parts.isEmpty ? [.words(news)] : parts,
      pictures: members.map { member in
        let portrait = ReportPictureReference.portrait(member.name)
        return PicturePair(
          before: tone == .gained ? nil : portrait, after: tone == .gained ? portrait : nil,
          caption: member.name.fullName)
      })
  }

  // MARK: - Files and pictures

  private init(_ source: Edit<SourceFacts?>) {
    let reason = source.after?.reason.map { " (\($0))" } ?? ""
    switch (source.before, source.after) {
    case (nil, let file?):
      let isPresent = file.state == "present"
      self.init(
        .gained,
        [
          .name(file.location), .words(isPresent ? " is new" : " is new, \(file.stateWords)"),
          .value(isPresent ? "" : reason),
        ])
    case (let file, nil):
      self.init(.lost, [.name(file?.location ?? ""), .words(" is no longer in the hub")])
    case (let before?, let after?) where before.state != after.state:
      self.init(
        after.state == "present" ? .gained : .lost,
        [
          .name(after.location), .words(": "), .edit(before.stateWords, after.stateWords),
          .value(reason),
        ])
    case (let before?, let after?) where before.digest != after.digest:
      self.init(.changed, [.name(after.location), .words(" has changed")])
    case (_, let after?):
      self.init(
        .changed, [.name(after.location), .words(": \(after.stateWords)"), .value(reason)])
    }
  }

  private init(_ digest: Edit<HexDigest>, _ subject: Change.Subject) {
    guard case .picture(let uses) = subject, let first = uses.first else {
      self.init(.changed, [.words("picture: "), .edit(digest.before.hex, digest.after.hex)])
      return
    }
    let (parts, pictures) = first.sentence
    let more = uses.count - 1
    let others = more > 0 ? [Part.words("; used in \(more.of("other place"))")] : []
    self.init(.changed, parts + others, pictures: [pictures])
  }
}

extension Change.Subject {
  /// The person that a sentence is about; nil for the organization in the heading, and for others.
  var person: PersonName? {
    switch self {
    case .photographer(let name): name.after
    case .membership(let name), .portfolio(let name): name.after.photographer
    case .organization, .exhibition, .picture, .keyword, .language, .problem, .source: nil
    }
  }

  fileprivate var renamed: [Sentence.Part] {
    switch self {
    case .organization(let name, _): Self.renamed(name)
    case .photographer(let name): LookAlikes.renamed(name)
    default: []
    }
  }

  private static func renamed(_ names: Edit<OrganizationIdentity>) -> [Sentence.Part] {
    let (before, after) = (names.before, names.after)
    if before.town == after.town {
      let (old, new) = LookAlikes.distinct(before.fullName, after.fullName)
      return [.name(old), .words(" is now called "), .name(new)]
    }
    if before.fullName == after.fullName {
      return [.words("town: "), .edit(before.town, after.town)]
    }
    let (old, new) = LookAlikes.distinct(
      "\(before.fullName) (\(before.town))", "\(after.fullName) (\(after.town))")
    return [.name(old), .words(" is now "), .name(new)]
  }

  fileprivate var handedOver: Sentence.Part {
    guard case .membership(let name) = self else { return .words("") }
    return .edit(name.before.photographer.fullName, name.after.photographer.fullName)
  }

  fileprivate var respelled: Sentence.Part {
    guard case .keyword(_, let idString) = self else { return .words("") }
    return .edit(idString.before, idString.after)
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

extension LanguageFacts {
  fileprivate var name: [Sentence.Part] {
    englishName.map { [.name($0), .words(" (\(code))")] } ?? [.name(code)]
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
