package import HubModel

/// A value before and after.
package struct Edit<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value in the old bundle.
  package let before: Value
  /// The value in the new bundle.
  package let after: Value

  package init(_ before: Value, _ after: Value) {
    self.before = before
    self.after = after
  }

  /// The edit in the opposite direction.
  package var mirrored: Edit { Edit(after, before) }
}

/// A change between two bundles, with enough data to be undone, which the tests do.
///
/// The enumeration and its payloads are indirect, because there can be hundreds of thousands of
/// changes and each would otherwise take the space of the largest.
package indirect enum Change: Hashable, Sendable {
  case organization(OrganizationChange)
  case photographer(PhotographerChange)
  case membership(MembershipChange)
  case portfolio(PortfolioChange)
  case exhibition(ExhibitionChange)
  case picture(PictureChange)
  case keyword(KeywordChange)
  case language(LanguageChange)
  case problem(ProblemChange)
  case source(SourceChange)
}

/// A change of a club or museum.
package struct OrganizationChange: Hashable, Sendable {
  /// The name on either side: the same on both unless the organization was renamed.
  package let organization: Edit<OrganizationIdentity>
  /// The kind on either side: club or museum.
  package let kind: Edit<OrganizationKind>
  package let what: What

  package indirect enum What: Hashable, Sendable {
    /// A new organization, with its members, who have no changes of their own.
    case added(OrganizationFacts, members: [Member])
    /// A removed organization, with its members, who have no changes of their own.
    case removed(OrganizationFacts, members: [Member])
    /// A member list where there was none; the people in it need not be new.
    case listed([Member])
    /// The end of a member list; the people in it need not have left.
    case unlisted([Member])
    /// A different full name, a different town, or both.
    case renamed([Evidence])
    /// Coordinates that were added, removed, corrected by a few metres, or moved.
    case coordinates(Edit<Coordinates?>)
    /// A single fact.
    case field(FactTerm, Edit<String?>)
    /// A remark in a language.
    case remark(language: String, Edit<String?>)
    /// A higher or lower level: members or portfolios were gained or lost.
    case level(Edit<Int>)
  }

  package init(
    _ organization: Edit<OrganizationIdentity>, kind: Edit<OrganizationKind>, _ what: What
  ) {
    self.organization = organization
    self.kind = kind
    self.what = what
  }
}

/// A member who joined or left.
package struct Member: Hashable, Sendable {
  package let membership: MembershipFacts
  /// The facts of the person; nil if the person is in the hub before and after.
  package let photographer: PhotographerFacts?
  /// True if the person has died, according to any club.
  package let isDeceased: Bool

  package init(
    _ membership: MembershipFacts, photographer: PhotographerFacts?, isDeceased: Bool? = nil
  ) {
    self.membership = membership
    self.photographer = photographer
    self.isDeceased = isDeceased ?? (membership.stated.isDeceased == true)
  }
}

/// A change of a person.
package struct PhotographerChange: Hashable, Sendable {
  /// The name on either side.
  package let photographer: Edit<PersonName>
  package let what: What

  package indirect enum What: Hashable, Sendable {
    /// A corrected or different name.
    case renamed([Evidence])
    /// A death, or the correction of one that was reported by mistake.
    case deceased(Edit<Bool>)
    /// A single fact.
    case field(FactTerm, Edit<String?>)
    /// A portrait at a different URL.
    case portrait(Edit<PublishedPicture?>)
    /// A new keyword, as it is spelled.
    case keywordGained(key: String, idString: String)
    case keywordLost(key: String, idString: String)
  }

  package init(_ photographer: Edit<PersonName>, _ what: What) {
    self.photographer = photographer
    self.what = what
  }
}

/// A change of a membership.
package struct MembershipChange: Hashable, Sendable {
  /// The person and the club on either side: two clubs for somebody who moved, two people for a
  /// role that was handed over.
  package let membership: Edit<MembershipIdentity>
  package let what: What

  package indirect enum What: Hashable, Sendable {
    case joined(Member)
    /// An entry about somebody who was a member long before the club listed them.
    case appeared(Member)
    case left(Member)
    /// A move from one club to another.
    case moved(Move)
    /// Another spelling of a name, which other clubs had before or still have.
    case respelled(Respelling)
    /// A departure of somebody whom the club still lists.
    case becameFormer
    /// The return of a former member.
    case cameBack
    case roleTaken(Role)
    case roleGivenUp(Role)
    /// A role passed from one member to another; neither has another change of this role.
    case roleHandedOver(Role)
    case statusGained(Status)
    case statusLost(Status)
    /// A single fact.
    case field(FactTerm, Edit<String?>)
    /// A featured image at a different URL.
    case featuredImage(Edit<PublishedPicture?>)
  }

  package init(_ membership: Edit<MembershipIdentity>, _ what: What) {
    self.membership = membership
    self.what = what
  }
}

/// A person whose name a club now spells in another way. One of the two names is in both hubs,
/// because other clubs use it.
package struct Respelling: Hashable, Sendable {
  /// The membership before; the person's facts if the hub no longer has the name.
  package let from: Member
  /// The membership after; the person's facts if the hub did not have the name.
  package let to: Member
  /// The likeness of the names.
  package let evidence: Evidence

  package init(from: Member, to: Member, evidence: Evidence) {
    self.from = from
    self.to = to
    self.evidence = evidence
  }
}

/// A move from one club to another.
package struct Move: Hashable, Sendable {
  /// The membership of the club that the person left, before.
  package let from: MembershipFacts
  /// The membership of the club that the person joined, after.
  package let to: MembershipFacts
  /// True if the club that the person left lists them as a former member.
  package let leavesTrace: Bool
  /// True if the club that the person joined listed them as a former member before.
  package let hadTrace: Bool

  package init(from: MembershipFacts, to: MembershipFacts, leavesTrace: Bool, hadTrace: Bool) {
    self.from = from
    self.to = to
    self.leavesTrace = leavesTrace
    self.hadTrace = hadTrace
  }
}

/// A change of a member's portfolio in a club.
package struct PortfolioChange: Hashable, Sendable {
  /// The person and the club on either side.
  package let membership: Edit<MembershipIdentity>
  package let what: What

  package indirect enum What: Hashable, Sendable {
    /// A new image, at a position from 1 in the new portfolio.
    case imageAdded(ImageFacts, position: Int)
    /// A removed image, from a position from 1 in the old portfolio.
    case imageRemoved(ImageFacts, position: Int)
    /// A different picture with the title of a removed one.
    case imageReplaced(Edit<PositionedImage>)
    /// The same picture at a different URL.
    case imageReaddressed(Edit<PositionedImage>)
    /// A text of one image.
    case text(ImageText, Edit<PositionedImage>)
    /// The keys, in order, of the images on both sides, which stand in a different order.
    case reordered(Edit<[ImageKey]>)
    /// The title of the gallery.
    case title(Edit<String?>)
    /// The form of the gallery: "juicebox", "level3", "page-gallery" or "web-page".
    case form(Edit<String?>)
  }

  package init(_ membership: Edit<MembershipIdentity>, _ what: What) {
    self.membership = membership
    self.what = what
  }
}

/// The identity of an image within a portfolio.
package struct ImageKey: Hashable, Sendable {
  /// The published URL, in the form in which URLs are compared.
  package let url: String
  /// The number among the images with the same URL, from 1.
  package let occurrence: Int

  package init(url: String, occurrence: Int) {
    self.url = url
    self.occurrence = occurrence
  }
}

/// An image with its position in a portfolio.
package struct PositionedImage: Hashable, Sendable {
  package let key: ImageKey
  package let image: ImageFacts
  /// The position, from 1.
  package let position: Int

  package init(key: ImageKey, image: ImageFacts, position: Int) {
    self.key = key
    self.image = image
    self.position = position
  }
}

/// The texts of an image. The raw values are the names in JSON.
package enum ImageText: String, Sendable, CaseIterable {
  case title, caption, captureDate
}

/// A change of an exhibition of a club or museum.
package struct ExhibitionChange: Hashable, Sendable {
  /// The organization, name and first day on either side.
  package let exhibition: Edit<ExhibitionIdentity>
  /// The kind of the organization on either side: club or museum.
  package let kind: Edit<OrganizationKind>
  package let what: What

  package indirect enum What: Hashable, Sendable {
    case added(ExhibitionFacts)
    case removed(ExhibitionFacts)
    /// A single fact.
    case field(FactTerm, Edit<String?>)
    /// Coordinates that were added, removed or changed.
    case coordinates(Edit<Coordinates?>)
    /// A remark in a language.
    case remark(language: String, Edit<String?>)
    /// A different poster, at a different URL or at the same one.
    case poster(Edit<PublishedPicture?>)
    /// A gallery with different pictures, texts or order.
    case gallery(Edit<GalleryFacts?>)
  }

  package init(
    _ exhibition: Edit<ExhibitionIdentity>, kind: Edit<OrganizationKind>, _ what: What
  ) {
    self.exhibition = exhibition
    self.kind = kind
    self.what = what
  }
}

/// A picture with different bytes at the same URL.
package struct PictureChange: Hashable, Sendable {
  package let digest: Edit<HexDigest>
  /// The uses of the picture in the hub, sorted.
  package let uses: [PictureUse]

  package init(digest: Edit<HexDigest>, uses: [PictureUse]) {
    self.digest = digest
    self.uses = uses
  }
}

/// A use of a picture in a hub.
package indirect enum PictureUse: Hashable, Sendable {
  case portrait(Edit<PersonName>)
  case featuredImage(Edit<MembershipIdentity>)
  case image(Edit<MembershipIdentity>, Edit<PositionedImage>)
}

/// A change of a standard keyword.
package struct KeywordChange: Hashable, Sendable {
  package let key: String
  /// The spelling on either side.
  package let idString: Edit<String>
  package let what: What

  package indirect enum What: Hashable, Sendable {
    /// A keyword that Level 0 defines now.
    case defined(KeywordFacts)
    /// A keyword that Level 0 no longer defines.
    case dropped(KeywordFacts)
    /// The name in a language.
    case name(language: String, Edit<String?>)
    /// The description in a language.
    case usage(language: String, Edit<String?>)
    case dateAdded(Edit<String?>)
    /// A different spelling with the same meaning.
    case spelling
  }

  package init(key: String, idString: Edit<String>, _ what: What) {
    self.key = key
    self.idString = idString
    self.what = what
  }
}

/// A change of a language that Level 0 defines.
package struct LanguageChange: Hashable, Sendable {
  package let code: String
  package let what: What

  package indirect enum What: Hashable, Sendable {
    case defined(LanguageFacts)
    case dropped(LanguageFacts)
    /// The English name.
    case name(Edit<String?>)
  }

  package init(code: String, _ what: What) {
    self.code = code
    self.what = what
  }
}

/// A new or solved problem in the hub's data.
package struct ProblemChange: Hashable, Sendable {
  package let problem: Problem
  /// True if the problem is new; false if it was solved.
  package let isNew: Bool

  package init(_ problem: Problem, isNew: Bool) {
    self.problem = problem
    self.isNew = isNew
  }
}

/// A change of a file of the hub.
package struct SourceChange: Hashable, Sendable {
  /// The file on either side; nil if it is absent.
  package let source: Edit<SourceFacts?>

  package init(_ source: Edit<SourceFacts?>) {
    self.source = source
  }
}
