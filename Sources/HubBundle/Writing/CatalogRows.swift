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
  package var places = ValuePlaces()
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
  package var places = ValuePlaces()
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

  /// A picture that no reference wants is skipped.
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

/// The positions of the values of a record, by the names of their columns, for problems that show only
/// beside other records.
package struct ValuePlaces {
  /// A JSON object: each value is an array of line and column, and of the file if that is another one
  /// than the record's.
  private(set) var text = "{}"

  package init() {}

  /// Each name may be added once.
  package mutating func add(_ name: String, _ position: Problem.Position, in file: String? = nil) {
    let escaped = file?.unicodeScalars.map {
      $0.value < 0x20 || "\"\\".unicodeScalars.contains($0) ? $0.jsonEscape : String($0)
    }
    let file = escaped.map { ",\"\($0.joined())\"" } ?? ""
    text.removeLast()
    text += text == "{" ? "" : ","
    text += "\"\(name)\":[\(position.line),\(position.column)\(file)]}"
  }

  /// Returns the columns of a problem at a value: the file, the line and the column. They need the
  /// columns `places`, `location` and `line` of the record.
  static func columns(_ name: String) -> String {
    """
    coalesce(json_extract(places, '$."\(name)"[2]'), location),
    coalesce(json_extract(places, '$."\(name)"[0]'), line),
    coalesce(json_extract(places, '$."\(name)"[1]'), 1)
    """
  }
}
