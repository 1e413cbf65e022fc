import HubBundle
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
    case .added(let thing): self.init(thing, isNew: true)
    case .removed(let thing): self.init(thing, isNew: false)
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
      let others = pair.to.photographer == nil ? "as in another" : "but not in another"
      self.init(
        .changed, name, .complete,
        LookAlikes.renamed(Edit(pair.from.name, pair.to.name)) + ", \(others) club",
        reasons: [pair.evidence.text])
    case .becameFormer:
      self.init(.lost, name, "is now a former member", "are now former members")
    case .cameBack: self.init(.gained, name, "is a member again", "are members again")
    case .roleTaken(.other): self.init(.gained, name, "took on \(Self.unnamedRole)")
    case .roleTaken(let role): self.init(.gained, name, "is now \(role.title)")
    case .roleGivenUp(.other): self.init(.lost, name, "gave up \(Self.unnamedRole)")
    case .roleGivenUp(let role): self.init(.lost, name, "is no longer \(role.title)")
    case .roleHandedOver(let role):
      self.init(.changed, "\(role.title): \(.edit(subject.names))")
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
    case .imageAdded(let image): self.init(.gained, subject, Edit(nil, image), "added")
    case .imageRemoved(let image): self.init(.lost, subject, Edit(image, nil), "removed")
    case .imageReplaced(let edit): self.init(.changed, subject, edit.map { $0 }, "replaced")
    case .imageReaddressed(let edit):
      self.init(
        .changed, subject, edit.map { $0 }, "moved", to: ("to a new URL", "to new URLs"),
        showsPictures: false)
    case .imageText(let text, let edit): self.init(text, edit, name)
    case .reordered:
      self.init(.changed, name, "reordered their images", "reordered their images")
    case .bytes(let digest): self.init(digest, subject)
    case .spelling: self.init(.changed, "keyword spelling: \(.edit(subject.names))")
    case .source(let source): self.init(source)
    case .field, .text, .translation, .deceased, .level, .coordinates, .picture, .gallery:
      self.init(Sentence(fact: change), about: subject)
    }
  }

  private init(_ tone: Tone, _ name: PersonName?, _ verb: String, keyword: String) {
    self.init(
      tone, name, .clause,
      items: Items(
        one: "\(verb) the keyword ", several: "\(verb) the keywords ", isCounted: false,
        labels: [keyword]), plural: "\(verb) the keyword \(keyword)")
  }

  // MARK: - Things that come and go

  private init(_ thing: Change.Thing, isNew: Bool) {
    let tone = isNew ? Tone.gained : .lost
    let verb = isNew ? "is now" : "is no longer"
    switch thing {
    case .organization(_, let members):
      self.init(tone, isNew ? "new in the hub" : "no longer in the hub", members)
    case .exhibition(let facts):
      let verb = isNew ? "new exhibition" : "exhibition no longer listed"
      let poster = PicturePair(nil, .poster(facts.identity))
      self.init(
        tone, "\(verb): \(.name(facts.name))\(facts.whenAndWhere)",
        pictures: isNew && facts.poster != nil ? [poster] : [])
    case .keyword(let facts): self.init(tone, "\(.name(facts.idString)) \(verb) a standard keyword")
    case .language(let facts): self.init(tone, facts.phrase + " \(verb) a language of the hub")
    case .problem(let problem):
      self.init(
        isNew ? .worse : .better,
        "\(isNew ? "new" : "no longer reported"): \(.message(problem.description))")
    }
  }

  // MARK: - Images

  /// A sentence about an image: "image added: “Dusk”", "added images".
  ///
  /// - Parameter to: The words after the verb, for one image and for several.
  private init(
    _ tone: Tone, _ subject: Change.Subject, _ image: Edit<PositionedImage?>, _ verb: String,
    to: (one: String, several: String)? = nil, showsPictures: Bool = true
  ) {
    guard case .portfolio(let name) = subject, let shown = image.after ?? image.before else {
      preconditionFailure("only portfolios have images")
    }
    let label = SentenceText.name(of: shown.image)
    let pictures = PicturePair(
      image.before.map { .image(name.before, $0) }, image.after.map { .image(name.after, $0) })
    let ending = to.map { (" " + $0.one, " " + $0.several) } ?? ("", "")
    self.init(
      tone, name.after.photographer, .fact,
      items: Items(
        one: "image \(verb)\(ending.0): ", several: "images \(verb)\(ending.1): ",
        isCounted: true, labels: [label]), plural: "\(verb) images\(ending.1)",
      pictures: showsPictures ? [pictures] : [])
  }

  private init(_ text: ImageText, _ edit: Edit<PositionedImage>, _ name: PersonName?) {
    let image = edit.after.image
    let isUnnamed = text == .title || text == .caption && image.title == nil
    let label = isUnnamed ? "image \(edit.after.position)" : SentenceText.name(of: image)
    let noun = text == .captureDate ? "capture date" : text.rawValue
    self.init(noun, of: " of \(.value(label))", name, edit.map { text.value(of: $0.image) })
    plural = nil
  }

  private init(_ digest: Edit<HexDigest>, _ subject: Change.Subject) {
    guard case .picture(let uses) = subject, let first = uses.first else {
      self.init(.changed, "picture: \(.edit(digest.map(\.hex)))")
      return
    }
    let more = uses.count - 1
    self.init(
      .changed, first.after.phrase + (more > 0 ? "; used in \(more.of("other place"))" : ""),
      pictures: [PicturePair(first.before, first.after)])
  }

  // MARK: - Files

  private init(_ source: Edit<RecordedSource?>) {
    let reason = source.after?.reason.map { " (\($0))" } ?? ""
    switch (source.before, source.after) {
    case (nil, let file?):
      let isPresent = file.state == .present
      let state = isPresent ? "" : ", \(file.stateWords)"
      self.init(
        .gained, "\(.name(file.location)) is new\(state)\(.value(isPresent ? "" : reason))")
    case (let file, nil):
      self.init(.lost, "\(.name(file?.location ?? "")) is no longer in the hub")
    case (let before?, let after?) where before.state != after.state:
      let states = Edit(before, after).map(\.stateWords)
      self.init(
        after.state == .present ? .gained : .lost,
        "\(.name(after.location)): \(.edit(states))\(.value(reason))")
    case (let before?, let after?) where before.originalDigest != after.originalDigest:
      self.init(.changed, "\(.name(after.location)) has changed")
    case (_, let after?):
      self.init(.changed, "\(.name(after.location)): \(after.stateWords)\(.value(reason))")
    }
  }
}

extension Change.Subject {
  /// The names on either side, of people and what stands below the heading of a club.
  fileprivate var names: Edit<String> {
    switch self {
    case .membership(let name): name.map(\.photographer.fullName)
    case .keyword(_, let idString): idString
    default: Edit("", "")
    }
  }

  fileprivate var renamed: Phrase {
    switch self {
    case .organization(let name, _): Self.renamed(name)
    case .photographer(let name): LookAlikes.renamed(name)
    default: ""
    }
  }

  private static func renamed(_ names: Edit<OrganizationIdentity>) -> Phrase {
    let (before, after) = (names.before, names.after)
    if before.fullName == after.fullName, before.town != after.town {
      return "town: \(.edit(names.map(\.town)))"
    }
    let isHere = before.town == after.town
    let distinct = LookAlikes.distinct(
      names.map { isHere ? $0.fullName : "\($0.fullName) (\($0.town))" })
    let verb = isHere ? "is now called" : "is now"
    return "\(.name(distinct.before)) \(verb) \(.name(distinct.after))"
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
  fileprivate var phrase: Phrase {
    englishName.map { "\(.name($0)) (\(code))" } ?? "\(.name(code))"
  }
}

extension RecordedSource {
  /// The state of the file, after its name.
  fileprivate var stateWords: String {
    switch state {
    case .present: "fetched"
    case .stale: "failed, older copy kept"
    case .leftOut: "skipped"
    default: state.rawValue
    }
  }
}

extension PictureUse {
  fileprivate var phrase: Phrase {
    switch self {
    case .portrait(let name): "\(.name(name.fullName)), portrait replaced (same URL)"
    case .featuredImage(let name):
      "\(.name(name.photographer.fullName)), featured image replaced (same URL)"
    case .poster(let exhibition): "\(.name(exhibition.name)), poster replaced (same URL)"
    case .image(let name, let image):
      """
      \(.name(name.photographer.fullName)), image replaced: \
      \(.value(SentenceText.name(of: image.image))) (same URL)
      """
    }
  }
}
