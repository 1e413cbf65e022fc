package import HubModel

// What the offline viewer shows, row by row. All texts may hold anything.

/// A club or a museum, as the viewer's lists and map show it.
package struct ViewedOrganization {
  package let id: Int64
  package let isMuseum: Bool
  package let fullName: String
  package let town: String
  package let nickName: String
  package let country: String?
  package let coordinates: Coordinates?
  /// Memberships of people who are neither former members nor deceased.
  package let currentMembers: Int
  /// Memberships that are former, of people who live.
  package let formerMembers: Int
  /// Memberships of people who have died.
  package let deceasedMembers: Int
  /// Images in all galleries.
  package let images: Int
}

/// What the page of one organization adds.
package struct ViewedOrganizationDetails {
  package let details: OrganizationDetails
  /// Sorted by language.
  package let remarks: [LocalizedText]
  /// Pictures of members, at most four.
  package let covers: [ViewedAsset]
}

/// A file of a picture.
package struct ViewedAsset: Equatable {
  /// Name of the entry.
  package let entry: String
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
}

/// A photographer, as far as lists and searching need.
package struct ViewedName {
  package let id: Int64
  package let name: PersonName
  package let isDeceased: Bool
  /// Whether no membership is current.
  package let isFormer: Bool
  /// Ids, ascending.
  package let keywords: [Int64]
  /// Day and month, "12-31".
  package let birthday: String?
}

/// What the card of a photographer adds.
package struct ViewedPerson {
  package let details: PersonDetails
  package let portrait: ViewedAsset?
  package let memberships: [ViewedMembership]
}

/// One photographer in one club.
package struct ViewedMembership {
  package let id: Int64
  package let organization: Int64
  package let photographer: Int64
  package let name: PersonName
  package let roles: [Role]
  package let statuses: Set<Status>
  package let isFormer: Bool
  package let isDeceased: Bool
  package let featured: ViewedAsset?
  package let portrait: ViewedAsset?
  /// As in `galleries`; nil when there is none.
  package let gallery: (form: String?, state: RecordedState, reason: String?)?
  package let details: MembershipDetails
  package let images: Int
}

/// An image of a gallery.
package struct ViewedImage {
  /// The id of the membership or exhibition that has it.
  package let owner: Int64
  package let title: String?
  package let caption: String?
  package let captureDate: String?
  package let largest: ViewedAsset?
  package let thumbnail: ViewedAsset?
  /// Of the picture for looking at.
  package let state: RecordedState?
  package let reason: String?
  /// Where the picture was published.
  package let location: String
}

/// An exhibition as pages show it.
package struct ViewedExhibition {
  package let id: Int64
  package let organization: Int64
  package let name: String
  package let details: ExhibitionDetails
  /// Its own, or in the same town that of the organization.
  package let coordinates: Coordinates?
  package let remarks: [LocalizedText]
  /// The version for looking at.
  package let poster: ViewedAsset?
  package let images: [ViewedImage]
}

/// A keyword with its names and what it is for, each sorted by language.
package struct ViewedKeyword {
  package let id: Int64
  package let idString: String
  package let isStandard: Bool
  package let names: [LocalizedText]
  package let usages: [LocalizedText]
}
