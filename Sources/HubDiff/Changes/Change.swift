package import HubModel

/// A value before and after.
package struct Edit<Value: Hashable & Sendable>: Hashable, Sendable {
  package let before: Value
  package let after: Value

  package init(_ before: Value, _ after: Value) {
    self.before = before
    self.after = after
  }

  /// The edit in the opposite direction.
  package var mirrored: Edit { Edit(after, before) }

  package func map<Other>(_ transform: (Value) -> Other) -> Edit<Other> {
    Edit<Other>(transform(before), transform(after))
  }
}

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
    /// The portfolio of a member in a club.
    case portfolio(Edit<MembershipIdentity>)
    /// With the kind of the organization.
    case exhibition(Edit<ExhibitionIdentity>, kind: Edit<OrganizationKind>)
    /// A picture with different bytes at the same URL, by its uses, sorted.
    case picture([PictureUse])
    /// A keyword that Level 0 defines, by its key and its spelling on either side.
    case keyword(String, idString: Edit<String>)
    /// A language that Level 0 defines, by its code.
    case language(String)
    /// A problem in the hub's data.
    case problem
    /// A file of the hub.
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
    /// A text in a language.
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
    /// Different bytes of a picture.
    case bytes(Edit<HexDigest>)
    /// A file of the hub on either side; nil if it is absent.
    case source(Edit<SourceFacts?>)
  }

  /// A thing that was added or removed.
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
    /// The title of a gallery.
    case title
    /// The form of a gallery: "juicebox", "level3", "page-gallery" or "web-page".
    case form
  }

  /// Pictures by their names in JSON.
  package enum ChangedPicture: String, Sendable {
    case portrait, featuredImage, poster
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

  package var name: PersonName { membership.identity.photographer }
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

/// A use of a picture in a hub.
package indirect enum PictureUse: Hashable, Sendable {
  case portrait(Edit<PersonName>)
  case featuredImage(Edit<MembershipIdentity>)
  case image(Edit<MembershipIdentity>, Edit<PositionedImage>)
}
