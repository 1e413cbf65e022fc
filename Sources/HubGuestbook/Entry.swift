package import Foundation
package import HubModel

/// A picture at which visitors leave something.
///
/// Two releases later it may be gone, so it tells itself who made it and where, as they were called
/// when the last entry was left.
package struct GuestPicture: Hashable, Sendable {
  /// The digest of its bytes: as published, or else of the largest version in the bundle.
  package var digest: HexDigest
  /// Empty if the bundle does not tell.
  package var photographer: String
  package var club: OrganizationIdentity
  /// Empty if it has none.
  package var title: String

  package init(
    digest: HexDigest, photographer: String, club: OrganizationIdentity, title: String = ""
  ) {
    self.digest = digest
    self.photographer = photographer
    self.club = club
    self.title = title
  }
}

/// The kinds of entries, as they are called in the file and in `--allow`.
package enum EntryKind: String, CaseIterable, Sendable {
  case like, tag, comment, report
}

/// The contents of an entry.
package enum Note: Hashable, Sendable {
  case like
  /// A name or a word at a point: from 0 to 1 of the width, and of the height from the top.
  case tag(text: String, x: Double, y: Double)
  /// The author may be empty.
  case comment(author: String, text: String)
  /// "This should not be shown."
  case report

  package var kind: EntryKind {
    switch self {
    case .like: .like
    case .tag: .tag
    case .comment: .comment
    case .report: .report
    }
  }
}

/// The decisions of a club about an entry.
///
/// A reported picture is hidden until the club rejects the report. Later reports of it then wait
/// like comments do, or one visitor could hide everything again and again.
package enum Decision: String, CaseIterable, Sendable {
  case waiting, approved, rejected
}

/// A random text that the pages make: for a visit, which lasts from the first touch until the
/// screen is idle or the page is left, or for a request.
package struct Token: Hashable, Sendable {
  package let text: String

  /// Creates a token; nil unless it has 22 to 64 letters, digits, hyphens or underscores, which is
  /// room for 128 random bits.
  package init?(_ text: String) {
    let isToken = text.utf8.allSatisfy {
      $0.isASCIIDigit || $0.isASCIILetter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    guard isToken, (22...64).contains(text.utf8.count) else { return nil }
    self.text = text
  }
}

/// A like, tag, comment or report of one visitor at one picture.
package struct Entry: Hashable, Sendable {
  /// Never used again, even after the entry was deleted.
  package var id: Int64
  package var note: Note
  package var picture: GuestPicture
  package var time: Date
  package var decision: Decision
  /// True for an entry of the visit that asks, which may edit and delete it.
  package var isOwn = false
}

/// A reason why an entry is not taken. Nothing has changed then.
package enum Refusal: Error, Hashable, CustomStringConvertible {
  /// Visitors may not leave such entries here, or not at this picture.
  case notAllowed(EntryKind)
  /// The contents break a rule.
  case invalid(String)
  /// There is no such entry of this visit.
  case notFound
  /// The bundle has no such picture.
  case noPicture
  /// The guestbook has no room left.
  case full

  package var description: String {
    switch self {
    case .notAllowed(let kind): "not allowed here: \(kind.rawValue)"
    case .invalid(let why): why
    case .notFound: "entry not found"
    case .noPicture: "picture not found"
    case .full: "the guestbook is full"
    }
  }
}
