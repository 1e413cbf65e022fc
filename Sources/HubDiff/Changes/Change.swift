package import HubBundle
package import HubModel

/// A change between two bundles, with enough data to be undone, which the tests do.
package struct Change: Hashable, Sendable {
  package let subject: Subject
  package let what: What

  package init(_ subject: Subject, _ what: What) {
    self.subject = subject
    self.what = what
  }
}

extension Change {
  /// The thing that changed, by its name on either side, which is the same on both unless it was
  /// renamed.
  ///
  /// Indirect, as ``What`` is, because there can be hundreds of thousands of changes and each would
  /// otherwise take the space of the largest.
  package indirect enum Subject: Hashable, Sendable {
    case organization(Edit<OrganizationIdentity>, kind: Edit<OrganizationKind>)
    case photographer(Edit<PersonName>)
    /// Two clubs for somebody who moved, two people for a role that was handed over.
    case membership(Edit<MembershipIdentity>)
    case portfolio(Edit<MembershipIdentity>)
    /// With the kind of the organization.
    case exhibition(Edit<ExhibitionIdentity>, kind: Edit<OrganizationKind>)
    /// A picture with different bytes at the same URL, by its uses, sorted.
    case picture([Edit<PictureUse>])
    /// A keyword that Level 0 defines, by its key and its spelling on either side.
    case keyword(String, idString: Edit<String>)
    /// A language that Level 0 defines, by its code.
    case language(String)
    case problem
    case source
  }

  package indirect enum What: Hashable, Sendable {
    // Things that come and go

    case added(Thing)
    case removed(Thing)
    /// A different full name, a different town, or both; a corrected or different name of a person.
    case renamed([Evidence])
    /// A member list where there was none; the people in it need not be new.
    case listed([Member])
    /// The end of a member list; the people in it need not have left.
    case unlisted([Member])

    // Memberships

    case joined(Member)
    /// An entry about somebody who was a member long before the club listed them.
    case appeared(Member)
    case left(Member)
    case moved(Move)
    /// Another spelling of a name, which other clubs had before or still have.
    case respelled(Respelling)
    /// A departure of somebody whom the club still lists.
    case becameFormer
    case cameBack
    case roleTaken(Role)
    case roleGivenUp(Role)
    /// A role passed from one member to another; neither has another change of this role.
    case roleHandedOver(Role)
    case statusGained(Status)
    case statusLost(Status)

    // Keywords of people, by key and as they are spelled

    case keywordGained(String, idString: String)
    case keywordLost(String, idString: String)

    // Portfolios

    case imageAdded(PositionedImage)
    case imageRemoved(PositionedImage)
    /// A different picture with the title of a removed one.
    case imageReplaced(Edit<PositionedImage>)
    /// The same picture at a different URL.
    case imageReaddressed(Edit<PositionedImage>)
    case imageText(ImageText, Edit<PositionedImage>)
    /// The keys, in order, of the images on both sides, which stand in a different order.
    case reordered(Edit<[ImageKey]>)

    // Single facts

    case field(FactTerm, Edit<String?>)
    /// A text that is no single fact of the catalog.
    case text(ChangedText, Edit<String?>)
    case translation(ChangedText, language: String, Edit<String?>)
    /// A death, or the correction of one that was reported by mistake.
    case deceased(Edit<Bool>)
    /// A higher or lower level: members or portfolios were gained or lost.
    case level(Edit<Int>)
    /// Coordinates that were added, removed, corrected by a few metres, or moved.
    case coordinates(Edit<Coordinates?>)
    /// A picture at a different URL; a poster at the same one, too.
    case picture(ChangedPicture, Edit<PublishedPicture?>)
    /// A gallery of an exhibition with different pictures, texts or order.
    case gallery(Edit<GalleryFacts?>)
    /// A different spelling of a keyword with the same meaning.
    case spelling
    case bytes(Edit<HexDigest>)
    /// A file of the hub on either side; nil if it is absent.
    case source(Edit<RecordedSource?>)
  }

  package indirect enum Thing: Hashable, Sendable {
    /// With its members, who have no changes of their own.
    case organization(OrganizationFacts, members: [Member])
    case exhibition(ExhibitionFacts)
    case keyword(KeywordFacts)
    case language(LanguageFacts)
    /// Removed means no longer reported.
    case problem(Problem)
  }

  /// Texts by their names in JSON.
  package enum ChangedText: String, Sendable {
    case remark, name, usage, dateAdded, englishName
    case title
    /// The form of a gallery: "juicebox", "level3", "page-gallery" or "web-page".
    case form

    /// The place in the table of kinds, and the name in sentences and counts.
    private var row: (place: Int, noun: String) {
      switch self {
      case .form: (30, "portfolio type")
      case .title: (31, "portfolio title")
      case .name: (41, "name")
      case .usage: (42, "description")
      case .dateAdded: (43, "date of addition")
      case .englishName: (43, "name")
      case .remark: (53, "remark")
      }
    }

    fileprivate var place: Int { row.place }
    var noun: String { row.noun }
  }

  /// Pictures by their names in JSON.
  package enum ChangedPicture: String, Sendable {
    case portrait, featuredImage, poster

    /// The name in sentences and counts.
    var noun: String { self == .featuredImage ? "featured image" : rawValue }
  }
}

extension Change.What {
  /// The members that were added or removed with the organization or its member list.
  var members: [Member] {
    switch self {
    case .added(.organization(_, let members)), .removed(.organization(_, let members)): members
    case .listed(let members), .unlisted(let members): members
    default: []
    }
  }
}

/// The names and values of a change, by which it is sorted, counted and written as JSON.
struct ChangeKind {
  /// The place among the changes of one thing, and among counts.
  let place: Int
  /// "renamed"; "field-changed" for a single fact.
  let name: String
  /// The words after a number of such changes: "role(s) taken on", or "one|several".
  let words: String
  /// The values in JSON, beside those of the subject; nil on a side without the thing.
  let sides: Edit<JSONNode?>
  /// The order among changes at one place.
  let order: String
  /// The name of a single fact, or of a text of an image.
  let field: String?
  /// The name by which counts of single facts are sorted, after all others.
  let fact: String?
  /// The members beside both sides in JSON.
  let more: JSONNode

  /// - Parameter key: The name of the values in JSON; nil if they are objects themselves.
  fileprivate init(
    _ place: Int, _ name: String, _ words: String, _ key: String?, _ before: (any Encodable)?,
    _ after: (any Encodable)?, order: String = "", field: String? = nil, fact: String? = nil,
    more: JSONNode = [:]
  ) {
    (self.place, self.name, self.words, self.order) = (place, name, words, order)
    (self.field, self.fact, self.more) = (field, fact, more)
    sides = Edit(before, after).map { value in
      if let key { [key: value] } else { (value as? any JSONValue)?.json }
    }
  }

  /// The kind of a single fact.
  ///
  /// - Parameter words: The words for counts, if those made of the noun will not do.
  fileprivate init(
    fact place: Int, _ name: String, _ noun: String, _ before: (any Encodable)?,
    _ after: (any Encodable)?, words: String? = nil, order: String = "",
    more: JSONNode = [:]
  ) {
    self.init(
      place, "field-changed", words ?? Self.words(fact: noun), name, before, after,
      order: order, field: name, fact: words == nil ? name : nil, more: more)
  }

  /// The words for single facts: "gallery changed|galleries changed".
  static func words(fact noun: String) -> String {
    let plural =
      noun.hasSuffix("ry")
      ? noun.dropLast() + "ies" : noun + (noun.hasSuffix("x") || noun.hasSuffix("s") ? "es" : "s")
    return "\(noun) changed|\(plural) changed"
  }
}

extension Change {
  /// The kind of the change: the table of all kinds.
  var kind: ChangeKind {
    let words = subject.words
    let same: JSONNode = [:]
    return switch what {
    case .added(let thing):
      ChangeKind(
        0, words.added, words.areAdded, nil, nil, thing,
        fact: subject.laterKind.map { $0 + "-added" })
    case .removed(let thing):
      ChangeKind(
        1, words.removed, words.areRemoved, nil, thing, nil,
        fact: subject.laterKind.map { $0 + "-removed" })
    case .renamed(let evidence):
      ChangeKind(
        2, "renamed", subject.hasNewTown ? "town(s) changed" : "renamed", nil, same, same,
        fact: subject.hasNewTown ? "town" : nil, more: ["evidence": evidence])
    case .listed(let members):
      ChangeKind(3, "members-listed", "member list(s) added", "members", nil, members.inOrder)
    case .unlisted(let members):
      ChangeKind(4, "members-unlisted", "member list(s) removed", "members", members.inOrder, nil)
    case .level(let edit): ChangeKind(fact: 5, "level", "level", edit.before, edit.after)
    case .deceased(let edit) where edit.after:
      ChangeKind(6, "died", "listed as deceased", "isDeceased", false, true)
    case .deceased:
      ChangeKind(fact: 7, "isDeceased", "", true, false, words: "no longer listed as deceased")
    case .respelled(let pair):
      ChangeKind(
        10, "respelled", "respelled", nil, pair.from, pair.to, more: ["evidence": [pair.evidence]])
    case .moved(let move):
      ChangeKind(
        11, "moved", "moved", nil, move.from, move.to,
        more: ["leavesTrace": move.leavesTrace, "hadTrace": move.hadTrace])
    case .joined(let member): ChangeKind(12, "joined", "joined", nil, nil, member)
    case .appeared(let member):
      ChangeKind(13, "appeared", "earlier member(s) listed", nil, nil, member)
    case .left(let member): ChangeKind(14, "left", "left", nil, member, nil)
    case .becameFormer:
      ChangeKind(
        15, "became-former", "became a former member|became former members", "isFormer", false,
        true)
    case .cameBack: ChangeKind(16, "came-back", "rejoined", "isFormer", true, false)
    case .roleHandedOver(let role):
      ChangeKind(
        17, "role-handed-over", "role(s) handed over", "role", role, role, order: role.rawValue)
    case .roleTaken(let role):
      ChangeKind(18, "role-taken", "role(s) taken on", "role", nil, role, order: role.rawValue)
    case .roleGivenUp(let role):
      ChangeKind(19, "role-given-up", "role(s) given up", "role", role, nil, order: role.rawValue)
    case .statusGained(let status):
      ChangeKind(
        20, "status-gained", "status added|statuses added", "status", nil, status,
        order: status.rawValue)
    case .statusLost(let status):
      ChangeKind(
        21, "status-lost", "status removed|statuses removed", "status", status, nil,
        order: status.rawValue)
    case .imageAdded(let image):
      ChangeKind(32, "image-added", "image(s) added", "image", nil, image, order: image.order)
    case .imageRemoved(let image):
      ChangeKind(33, "image-removed", "image(s) removed", "image", image, nil, order: image.order)
    case .imageReplaced(let edit):
      ChangeKind(
        34, "image-replaced", "image(s) replaced", "image", edit.before, edit.after,
        order: edit.after.order)
    case .imageReaddressed(let edit):
      ChangeKind(
        35, "image-readdressed", "image moved to a new URL|images moved to new URLs", "image",
        edit.before, edit.after, order: edit.after.order)
    case .imageText(let text, let edit):
      ChangeKind(
        36, "image-text-changed", "image text(s) changed", "image", edit.before, edit.after,
        order: edit.after.order + text.rawValue, field: text.rawValue)
    case .reordered(let edit):
      ChangeKind(37, "reordered", "reordered", "order", edit.before, edit.after)
    case .spelling: ChangeKind(40, "spelling-changed", "spelling(s) changed", nil, same, same)
    case .text(let text, let edit):
      ChangeKind(
        fact: text.place, text.rawValue, text.noun, edit.before, edit.after,
        words: text == .dateAdded ? "date(s) of addition changed" : nil)
    case .translation(let text, let language, let edit):
      ChangeKind(
        fact: text.place, text.rawValue, text.noun, edit.before, edit.after, order: language,
        more: ["language": language])
    case .coordinates(let edit): coordinates(edit)
    case .field(let fact, let edit):
      ChangeKind(
        fact: 51, fact.name, fact.countedNoun, fact.json(edit.before), fact.json(edit.after),
        order: subject.order(of: fact))
    case .picture(let picture, let edit):
      ChangeKind(fact: 54, picture.rawValue, picture.noun, edit.before, edit.after)
    case .gallery(let edit): ChangeKind(fact: 55, "gallery", "gallery", edit.before, edit.after)
    case .keywordGained(let key, let idString):
      ChangeKind(56, "keyword-gained", "keyword(s) added", "keyword", nil, idString, order: key)
    case .keywordLost(let key, let idString):
      ChangeKind(57, "keyword-lost", "keyword(s) removed", "keyword", idString, nil, order: key)
    case .bytes(let edit):
      ChangeKind(
        60, "content-changed", "picture(s) replaced (same URL)", "sha256", edit.before.hex,
        edit.after.hex, more: subject.uses.map { ["uses": $0] } ?? [:])
    case .source(let edit): source(edit)
    }
  }

  /// All changes of coordinates count as one kind.
  private func coordinates(_ edit: Edit<Coordinates?>) -> ChangeKind {
    let words = "coordinate change(s)"
    guard case .organization = subject, let before = edit.before, let after = edit.after else {
      let place = if case .exhibition = subject { 52 } else { 50 }
      return ChangeKind(fact: place, "coordinates", "", edit.before, edit.after, words: words)
    }
    let distance = before.kilometres(to: after)
    return ChangeKind(
      50, MoveDistance.isMove(distance) ? "moved" : "coordinates-corrected", words, "coordinates",
      before, after, more: ["metres": MoveDistance.metres(distance)])
  }

  private func source(_ edit: Edit<RecordedSource?>) -> ChangeKind {
    let (place, name, words) =
      switch (edit.before, edit.after) {
      case (nil, _): (60, "added", "added")
      case (_, nil): (61, "removed", "removed")
      case (let old?, let new?) where old.state != new.state:
        (63, "state-changed", "status changed|statuses changed")
      case (let old?, let new?) where old.originalDigest != new.originalDigest:
        (62, "content-changed", "file(s) changed")
      default: (64, "reason-changed", "reason(s) changed")
      }
    return ChangeKind(place, name, words, nil, edit.before, edit.after)
  }
}

extension Change {
  /// True for what people tell each other: who and what came, went, took over or has a new name, and
  /// new images.
  var isNews: Bool {
    switch (subject, what) {
    case (.organization, .added), (.organization, .removed), (.organization, .renamed),
      (.organization, .listed), (.organization, .unlisted), (.exhibition, .added),
      (.exhibition, .removed), (.photographer, .renamed), (.photographer, .deceased),
      (.portfolio, .imageAdded):
      true
    case (.membership, _): kind.field == nil
    default: false
    }
  }
}

extension FactTerm {
  /// The noun in counts; that of a reference means what is there, not the URL.
  fileprivate var countedNoun: String {
    kind == .reference && !noun.hasSuffix("URL") ? noun + " URL" : noun
  }
}
