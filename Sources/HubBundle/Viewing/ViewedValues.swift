package import HubModel

// The values shown by the offline viewer. All texts may contain anything.

/// A club or museum in the viewer's lists and on its map.
package struct ViewedOrganization {
  package let id: Int64
  package let isMuseum: Bool
  package let fullName: String
  package let town: String
  package let nickName: String
  package let country: String?
  package let coordinates: Coordinates?
  /// The number of memberships that are current, of people who are not deceased.
  package let currentMembers: Int
  /// The number of memberships that are former, of people who are not deceased.
  package let formerMembers: Int
  /// The number of memberships of deceased people.
  package let deceasedMembers: Int
  /// The number of images in all galleries.
  package let images: Int
  /// True if it has covers.
  package let isPictured: Bool
}

/// The additional data for the page of an organization.
package struct ViewedOrganizationDetails {
  package let details: OrganizationDetails
  /// The remarks, sorted by language.
  package let remarks: [LocalizedText]
  /// Images of up to four members: the featured one, or else the first of the portfolio.
  package let covers: [ViewedAsset]
  /// The current members with a role other than ``Role/other``, the highest role first, then in the
  /// order of lists.
  package let officers: [(role: Role, photographer: Int64, name: PersonName)]
}

package struct ViewedAsset: Equatable {
  /// The name of its entry.
  package let entry: String
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
}

/// A photographer in lists and searches.
package struct ViewedName {
  package let id: Int64
  package let name: PersonName
  package let isDeceased: Bool
  /// True if no membership is current.
  package let isFormer: Bool
  /// The ids of the keywords, ascending.
  package let keywords: [Int64]
  /// The ids of the clubs, ascending.
  package let organizations: [Int64]
  /// Month and day of the birthday: "12-31".
  package let birthday: String?
}

/// The additional data for the card of a photographer.
package struct ViewedPerson {
  package let details: PersonDetails
  package let portrait: ViewedAsset?
  package let memberships: [ViewedMembership]
}

package struct ViewedMembership {
  package let id: Int64
  package let organization: Int64
  package let photographer: Int64
  package let name: PersonName
  package let roles: [Role]
  package let statuses: Set<Status>
  package let isFormer: Bool
  package let isDeceased: Bool
  /// The small version of the featured image, or else of the first image of the portfolio.
  package let cover: ViewedAsset?
  /// The full-size version of the featured image.
  package let featured: ViewedAsset?
  package let portrait: ViewedAsset?
  /// The row of `galleries`; nil if there is none.
  package let gallery: (form: String?, state: RecordedState, reason: String?)?
  package let details: MembershipDetails
  package let images: Int
  /// The ids of the photographer's keywords, ascending.
  package let keywords: [Int64]

  /// True if the images come from a web page.
  package var isOnPage: Bool { images > 0 && gallery?.form == "page-gallery" }
}

package struct ViewedImage {
  /// The id of the membership or exhibition that the image belongs to.
  package let owner: Int64
  package let title: String?
  package let caption: String?
  package let captureDate: String?
  package let largest: ViewedAsset?
  package let thumbnail: ViewedAsset?
  /// The state of the full-size picture.
  package let state: RecordedState?
  package let reason: String?
  /// The published location of the picture.
  package let location: String
  package let rights: PictureRights
}

/// An exhibition on its page.
package struct ViewedExhibition {
  package let id: Int64
  package let organization: Int64
  package let name: String
  package let details: ExhibitionDetails
  /// The exhibition's coordinates, or those of its organization if it is in the same town.
  package let coordinates: Coordinates?
  package let remarks: [LocalizedText]
  /// The full-size version of the poster.
  package let poster: ViewedAsset?
  package let images: [ViewedImage]
}

/// A keyword with its names and usages, both sorted by language.
package struct ViewedKeyword {
  package let id: Int64
  package let idString: String
  package let isStandard: Bool
  package let names: [LocalizedText]
  package let usages: [LocalizedText]
}

/// The numbers on the page of statistics.
package struct ViewedStatistics {
  /// The memberships of all clubs.
  package let hub: ViewedTimeline
  /// The memberships of each club that has any.
  package let clubs: [(organization: Int64, timeline: ViewedTimeline)]
  package let countries: [ViewedCountry]
  package let keywords: [(keyword: Int64, people: Int)]
}

/// The beginnings and ends of memberships, by year.
package struct ViewedTimeline {
  package internal(set) var memberships = 0
  /// The number of memberships without a known beginning.
  package internal(set) var withoutStart = 0
  /// The number of former memberships with a known beginning, but without an end after it.
  package internal(set) var withoutEnd = 0
  /// The number of memberships that begin after the last year.
  package internal(set) var later = 0
  var changes: [Int: Change] = [:]

  /// The changes in a year.
  struct Change {
    /// The number of memberships that began, whatever is known about their end.
    var joined = 0
    /// The number of former memberships that ended, whatever is known about their beginning.
    var left = 0
    /// The change in the number of members whose beginning is known, and whose end is too if they are
    /// former.
    var members = 0
  }

  /// The years in which a membership began or ended, ascending, with the number of members at the end
  /// of the year.
  package var years: [(year: Int, joined: Int, left: Int, members: Int)] {
    var members = 0
    return changes.sorted { $0.key < $1.key }.map { year, change in
      members += change.members
      return (year, change.joined, change.left, members)
    }
  }
}

/// The clubs, or the museums, of a country.
package struct ViewedCountry {
  package let country: String?
  package let isMuseum: Bool
  /// The numbers of those that are only listed, that have members, and that have portfolios.
  package let levels: [Int]
}
