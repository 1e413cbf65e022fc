package import HubModel

/// A value before and after.
package struct Edit<Value: Hashable & Sendable>: Hashable, Sendable {
  /// In the old bundle.
  package let before: Value
  /// In the new one.
  package let after: Value

  package init(_ before: Value, _ after: Value) {
    self.before = before
    self.after = after
  }

  /// The same seen from the new bundle.
  package var mirrored: Edit { Edit(after, before) }
}

/// One thing that happened between two bundles. It says enough to be undone, which the tests do.
///
/// Indirect, and so is what happened: else each would take the space of the largest, and there are hundreds of
/// thousands.
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

/// What happened to a club or museum.
package struct OrganizationChange: Hashable, Sendable {
  /// What it is called on either side; the same unless it was renamed, and where it has one side only.
  package let organization: Edit<OrganizationIdentity>
  /// Club or museum.
  package let kind: Edit<OrganizationKind>
  package let what: What

  package indirect enum What: Hashable, Sendable {
    /// With the members that came with it, who are not told apart.
    case added(OrganizationFacts, members: [Member])
    /// With the members that went with it.
    case removed(OrganizationFacts, members: [Member])
    /// It has a member list now, and had none: who stands in it need not be new.
    case listed([Member])
    /// It has no member list any more: who stood in it need not have left.
    case unlisted([Member])
    /// Another full name, or another town, or both.
    case renamed([Evidence])
    /// It is somewhere else, or known to be: a correction of a few metres, or another place.
    case coordinates(Edit<Coordinates?>)
    /// A single fact.
    case field(FactTerm, Edit<String?>)
    /// A text about it in a language.
    case remark(language: String, Edit<String?>)
    /// It gained or lost members or portfolios.
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

/// A member who came or went, with the person's own facts where the hub knows them from there alone.
package struct Member: Hashable, Sendable {
  package let membership: MembershipFacts
  /// Nil when the person is in the hub before and after.
  package let photographer: PhotographerFacts?

  package init(_ membership: MembershipFacts, photographer: PhotographerFacts?) {
    self.membership = membership
    self.photographer = photographer
  }
}

/// What happened to a person.
package struct PhotographerChange: Hashable, Sendable {
  /// What they are called on either side.
  package let photographer: Edit<PersonName>
  package let what: What

  package indirect enum What: Hashable, Sendable {
    /// The name was corrected, or is another one.
    case renamed([Evidence])
    /// They died; the other way round, they were said to have died by mistake.
    case deceased(Edit<Bool>)
    /// A single fact.
    case field(FactTerm, Edit<String?>)
    /// Another portrait, by its address.
    case portrait(Edit<PublishedPicture?>)
    /// A keyword, as it is spelt.
    case keywordGained(key: String, idString: String)
    case keywordLost(key: String, idString: String)
  }

  package init(_ photographer: Edit<PersonName>, _ what: What) {
    self.photographer = photographer
    self.what = what
  }
}

/// What happened between a person and a club.
package struct MembershipChange: Hashable, Sendable {
  /// Who and which club, on either side. Of somebody who moved, the two clubs; of a role that was handed
  /// over, the two people.
  package let membership: Edit<MembershipIdentity>
  package let what: What

  package indirect enum What: Hashable, Sendable {
    case joined(Member)
    case left(Member)
    /// From one club to another.
    case moved(Move)
    /// They left, and the club still lists them.
    case becameFormer
    /// A former member is a member again.
    case cameBack
    case roleTaken(Role)
    case roleGivenUp(Role)
    /// From one member to another: of this role neither has another change.
    case roleHandedOver(Role)
    case statusGained(Status)
    case statusLost(Status)
    /// A single fact.
    case field(FactTerm, Edit<String?>)
    /// Another picture stands for the portfolio, by its address.
    case featuredImage(Edit<PublishedPicture?>)
  }

  package init(_ membership: Edit<MembershipIdentity>, _ what: What) {
    self.membership = membership
    self.what = what
  }
}

/// How somebody moved from one club to another.
package struct Move: Hashable, Sendable {
  /// In the club that they left, before.
  package let from: MembershipFacts
  /// In the club that they joined, after.
  package let to: MembershipFacts
  /// Whether the club that they left lists them as a former member.
  package let leavesTrace: Bool
  /// Whether the club that they joined listed them as a former member before.
  package let hadTrace: Bool

  package init(from: MembershipFacts, to: MembershipFacts, leavesTrace: Bool, hadTrace: Bool) {
    self.from = from
    self.to = to
    self.leavesTrace = leavesTrace
    self.hadTrace = hadTrace
  }
}

/// What happened to somebody's portfolio in a club.
package struct PortfolioChange: Hashable, Sendable {
  /// Who and which club, on either side.
  package let membership: Edit<MembershipIdentity>
  package let what: What

  package indirect enum What: Hashable, Sendable {
    /// At a position from 1 in the new portfolio.
    case imageAdded(ImageFacts, position: Int)
    /// From a position from 1 in the old portfolio.
    case imageRemoved(ImageFacts, position: Int)
    /// Another picture took its place and its title.
    case imageReplaced(Edit<PositionedImage>)
    /// The same picture has another address.
    case imageReaddressed(Edit<PositionedImage>)
    /// A text of one image.
    case text(ImageText, Edit<PositionedImage>)
    /// The images that are on both sides stand in another order: their keys, in order.
    case reordered(Edit<[ImageKey]>)
    /// What the gallery calls itself.
    case title(Edit<String?>)
    /// "juicebox", "level3" or "web-page".
    case form(Edit<String?>)
  }

  package init(_ membership: Edit<MembershipIdentity>, _ what: What) {
    self.membership = membership
    self.what = what
  }
}

/// What makes an image the same one within a portfolio.
package struct ImageKey: Hashable, Sendable {
  /// As published, in the form in which addresses are compared.
  package let url: String
  /// From 1: which of several images with that address.
  package let occurrence: Int

  package init(url: String, occurrence: Int) {
    self.url = url
    self.occurrence = occurrence
  }
}

/// An image and where it stands.
package struct PositionedImage: Hashable, Sendable {
  package let key: ImageKey
  package let image: ImageFacts
  /// From 1.
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
  /// Its organization, name and first day, before and after.
  package let exhibition: Edit<ExhibitionIdentity>
  /// Whether its organization is a club or a museum, before and after.
  package let kind: Edit<OrganizationKind>
  package let what: What

  package indirect enum What: Hashable, Sendable {
    case added(ExhibitionFacts)
    case removed(ExhibitionFacts)
    /// A single fact.
    case field(FactTerm, Edit<String?>)
    /// It is somewhere else, or known to be.
    case coordinates(Edit<Coordinates?>)
    /// A text about it in a language.
    case remark(language: String, Edit<String?>)
    /// Another poster, at another address or at the same one.
    case poster(Edit<PublishedPicture?>)
    /// The gallery shows something else, or says something else of it.
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

/// Other bytes under the same address.
package struct PictureChange: Hashable, Sendable {
  package let digest: Edit<HexDigest>
  /// Where the hub uses it, sorted.
  package let uses: [PictureUse]

  package init(digest: Edit<HexDigest>, uses: [PictureUse]) {
    self.digest = digest
    self.uses = uses
  }
}

/// Where a hub uses a picture.
package indirect enum PictureUse: Hashable, Sendable {
  case portrait(Edit<PersonName>)
  case featuredImage(Edit<MembershipIdentity>)
  case image(Edit<MembershipIdentity>, Edit<PositionedImage>)
}

/// What happened to a keyword.
package struct KeywordChange: Hashable, Sendable {
  package let key: String
  /// As it is spelt.
  package let idString: Edit<String>
  package let what: What

  package indirect enum What: Hashable, Sendable {
    /// Level 0 defines it now.
    case defined(KeywordFacts)
    /// Level 0 no longer defines it.
    case dropped(KeywordFacts)
    /// Its name in a language.
    case name(language: String, Edit<String?>)
    /// What it is for, in a language.
    case usage(language: String, Edit<String?>)
    case dateAdded(Edit<String?>)
    /// It is spelt in another way, which means the same.
    case spelling
  }

  package init(key: String, idString: Edit<String>, _ what: What) {
    self.key = key
    self.idString = idString
    self.what = what
  }
}

/// What happened to a language.
package struct LanguageChange: Hashable, Sendable {
  package let code: String
  package let what: What

  package indirect enum What: Hashable, Sendable {
    case defined(LanguageFacts)
    case dropped(LanguageFacts)
    /// Its English name.
    case name(Edit<String?>)
  }

  package init(code: String, _ what: What) {
    self.code = code
    self.what = what
  }
}

/// What happened to a problem in the hub's data.
package struct ProblemChange: Hashable, Sendable {
  package let problem: Problem
  /// Whether it came, or was solved.
  package let isNew: Bool

  package init(_ problem: Problem, isNew: Bool) {
    self.problem = problem
    self.isNew = isNew
  }
}

/// What happened to a file of the hub.
package struct SourceChange: Hashable, Sendable {
  /// The file on either side; nil where it is not.
  package let source: Edit<SourceFacts?>

  package init(_ source: Edit<SourceFacts?>) {
    self.source = source
  }
}
