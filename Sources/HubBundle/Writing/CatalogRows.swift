package import HubModel

// The input of ``CatalogWriter``, which assigns the ids.

/// A row of `sources`.
package struct SourceRow {
  let role: String
  let location: String
  let state: RecordedState
  let reason: String?
  let entry: (name: String, size: Int, digest: HexDigest)?
  let originalDigest: HexDigest?
  let since: String?

  package init(
    role: String, location: String, state: RecordedState, reason: String?,
    entry: (name: String, size: Int, digest: HexDigest)?, originalDigest: HexDigest?,
    since: String? = nil
  ) {
    self.since = since
    self.role = role
    self.location = location
    self.state = state
    self.reason = reason
    self.entry = entry
    self.originalDigest = originalDigest
  }
}

/// A row of `organizations`, with its remarks.
package struct OrganizationRow {
  package var kind: OrganizationKind
  package var identity: OrganizationIdentity
  package var nickName: String
  package var coordinates: Coordinates?
  /// The file and line of the coordinates, if they are not in the record.
  package var coordinatesOrigin: (file: String, line: Int)?
  package var country: String?
  package var details = OrganizationDetails()
  package var levelTwoURL: String?
  package var file: String
  package var line: Int?
  package var members = MembersState.none
  package var whyMembersUnknown: String?
  package var memberFile: String?
  package var remarks: [(text: LocalizedText, file: String)] = []

  package init(
    kind: OrganizationKind, identity: OrganizationIdentity, nickName: String, file: String,
    line: Int? = nil
  ) {
    self.kind = kind
    self.identity = identity
    self.nickName = nickName
    self.file = file
    self.line = line
  }
}

/// A row of `memberships`, with its roles, statuses and keywords.
package struct MembershipRow {
  package var name: PersonName
  package var file: String
  package var line: Int
  package var membership = MembershipDetails()
  package var featuredImage: PictureRow?
  package var person = PersonDetails()
  package var isDeceased: Bool?
  package var portrait: PictureRow?
  package var roles: [Role] = []
  package var statuses: [Status] = []
  package var keywords: [String] = []

  package init(name: PersonName, file: String, line: Int) {
    self.name = name
    self.file = file
    self.line = line
  }
}

/// A row of `exhibitions`, with its remarks.
package struct ExhibitionRow {
  package var name: String
  package var file: String
  package var line: Int
  package var details = ExhibitionDetails()
  package var coordinates: Coordinates?
  /// The picture, with the file and line that name it.
  package var poster: (picture: PictureRow, file: String, line: Int)?
  package var remarks: [(text: LocalizedText, file: String)] = []

  package init(name: String, file: String, line: Int) {
    self.name = name
    self.file = file
    self.line = line
  }
}

/// A reference to a picture, and the row of `pictures` that it leads to.
package struct PictureRow {
  let reference: String
  let location: String
  let isWanted: Bool

  /// Creates a reference. A picture that no reference wants is skipped.
  package init(reference: String, location: String, isWanted: Bool) {
    self.reference = reference
    self.location = location
    self.isWanted = isWanted
  }
}

/// A row of `galleries` or `exhibition_galleries`, with its images.
package struct GalleryRow {
  package var form: String?
  package var state: RecordedState
  package var reason: String?
  package var title: String?
  package var file: String?
  package var images: [ImageRow] = []

  package init(form: String?, state: RecordedState, reason: String?, title: String?, file: String?)
  {
    self.form = form
    self.state = state
    self.reason = reason
    self.title = title
    self.file = file
  }
}

/// A row of `images` or `exhibition_images`.
package struct ImageRow {
  let title: String?
  let caption: String?
  let captureDate: PartialDate?
  let image: PictureRow
  let thumbnail: PictureRow?

  package init(
    title: String?, caption: String?, captureDate: PartialDate?, image: PictureRow,
    thumbnail: PictureRow?
  ) {
    self.title = title
    self.caption = caption
    self.captureDate = captureDate
    self.image = image
    self.thumbnail = thumbnail
  }
}
