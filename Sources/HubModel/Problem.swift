/// A problem in a hub's data, described so that its maintainer can find and fix it.
public struct Problem: Hashable, Sendable {
  /// The code of the problem, stable across versions.
  public let code: Code
  /// The file, as the hub names it: a path inside the hub's folder, or a URL.
  public let file: String
  /// The line and column in the file, if known.
  public let position: Position?
  /// The path of the value in a JSON file, if known: `members[3].optional.birthday`.
  public let path: String?
  /// The message: what is wrong, and what hubpack did about it.
  public let message: String
  /// A suggestion for a fix.
  public let suggestion: String?

  /// Creates a problem.
  public init(
    _ code: Code, file: String, position: Position? = nil, path: String? = nil,
    message: String, suggestion: String? = nil
  ) {
    self.code = code
    self.file = file
    self.position = position
    self.path = path
    self.message = message.withoutPasswords
    self.suggestion = suggestion?.withoutPasswords
  }

  /// The severity of a problem.
  public enum Severity: String, Sendable, CaseIterable {
    /// A file, record, value or picture was skipped or could not be fetched.
    case error
    /// Everything was read, but maybe not as intended.
    case warning
    /// Something unusual that may well be intended.
    case notice
  }

  /// A position in a text file.
  public struct Position: Hashable, Sendable {
    /// The line number, from 1.
    public internal(set) var line: Int
    /// The column number, from 1, in Unicode scalars.
    public internal(set) var column: Int

    /// The position of the first byte.
    package static let start = Position(line: 1, column: 1)

    /// Creates a position; both numbers start at 1.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }
}

extension Problem {
  /// The codes of problems. The raw values are part of the bundle format and never change.
  public enum Code: String, Sendable, CaseIterable {
    // Files
    /// A file is not valid JSON; nothing of it was used.
    case jsonSyntax = "json-syntax"
    /// An object contains a key twice; the last value was used.
    case jsonDuplicateKey = "json-duplicate-key"
    /// A text escapes half a surrogate pair; U+FFFD was used instead.
    case jsonLoneSurrogate = "json-lone-surrogate"
    /// A text escapes the character U+0000; U+FFFD was used instead.
    case jsonNullCharacter = "json-null-character"
    /// A value has an unexpected JSON type; it was ignored.
    case wrongType = "wrong-type"
    /// A file lacks the list that it is for, or has something else in its place; it was not used.
    case listMissing = "list-missing"
    /// A level file in the hub's folder was not read, because nothing refers to it or because of its
    /// name.
    case fileUnused = "file-unused"
    /// A text or URL is longer than hubpack accepts; it was ignored.
    case textTooLong = "text-too-long"
    /// A field is unknown. All fields of the same name in a file are one problem.
    case unknownField = "unknown-field"
    /// The name of a field differs only in case from a known one; it was read.
    case misspeltField = "misspelt-field"
    /// A file that the hub refers to does not exist.
    case sourceMissing = "source-missing"
    /// A file exists but could not be read.
    case sourceUnreadable = "source-unreadable"
    /// A file is larger than hubpack accepts.
    case sourceTooLarge = "source-too-large"
    /// A reference leads outside the hub's folder; it was not followed.
    case sourceOutsideHub = "source-outside-hub"
    /// A file could not be fetched; the copy in an earlier bundle is used.
    case sourceStale = "source-stale"
    /// The name of a file differs only in case from that by which it is looked for; it was read.
    case fileNameCase = "file-name-case"
    /// Level 1 files include each other in a cycle.
    case includeCycle = "include-cycle"
    // Level 0
    /// The keyword and language definitions are missing.
    case levelZeroMissing = "level0-missing"
    /// Level 0 defines a keyword twice; the first definition was used.
    case duplicateKeyword = "duplicate-keyword"
    /// A list of texts has a language twice; the first text was used.
    case duplicateText = "duplicate-text"
    /// A language is used but Level 0 does not define it.
    case languageUndefined = "language-undefined"
    // Level 1
    /// A club or museum has no full name or no town; it was ignored.
    case recordWithoutName = "record-without-name"
    /// The same full name and town occur twice; the second record only fills missing values of the
    /// first.
    case duplicateOrganization = "duplicate-organization"
    /// A record has no nickname; the full name is used.
    case nicknameMissing = "nickname-missing"
    /// A latitude or longitude is out of range; it was ignored.
    case coordinatesOutOfRange = "coordinates-out-of-range"
    /// The coordinates are (0, 0), which means unknown; they were ignored.
    case coordinatesZero = "coordinates-zero"
    /// The coordinates are far from others of the same town, or from all others of the file.
    case coordinatesImplausible = "coordinates-implausible"
    /// The name of a town differs by a letter from that of a town nearby.
    case townSpelling = "town-spelling"
    /// Two organizations in different towns have the same coordinates.
    case coordinatesShared = "coordinates-shared"
    /// Two records may be one club under two names.
    case clubTwice = "club-twice"
    /// A museum has a member list, which is not read.
    case museumWithLevelTwo = "museum-with-level2"
    // Level 2
    /// A member list names a different club than Level 1; it was ignored.
    case clubMismatch = "club-mismatch"
    /// A member list that no record refers to was used for the club that it names.
    case listUnlinked = "list-unlinked"
    /// A member list that no record refers to was ignored.
    case listUnused = "list-unused"
    /// The URL of a member list leads nowhere; the file named after the club's nickname was used.
    case listElsewhere = "list-elsewhere"
    /// Level 2 has a different nickname than Level 1, which takes precedence; or the name of the
    /// member list differs from the nickname by a letter.
    case nicknameDiffers = "nickname-differs"
    /// A member has no given or no family name; the entry was ignored.
    case memberWithoutName = "member-without-name"
    /// A member is listed twice; the second entry only fills missing values of the first.
    case duplicateMember = "duplicate-member"
    /// A field is in the wrong object, but unmistakable; it was read.
    case misplacedField = "misplaced-field"
    /// A role or status is unknown.
    case unknownFlag = "unknown-flag"
    /// A date has an unusual form, but could be read.
    case dateForm = "date-form"
    /// A date is invalid; it was ignored.
    case dateInvalid = "date-invalid"
    /// A keyword is not defined by Level 0.
    case keywordNonstandard = "keyword-nonstandard"
    /// A club has two chairmen.
    case chairmanTwice = "chairman-twice"
    /// Clubs disagree on a fact about one photographer.
    case photographerDisagreement = "photographer-disagreement"
    /// A membership ends before it begins.
    case datesReversed = "dates-reversed"
    /// A date is in the future, before photography, or before the person was born.
    case dateImplausible = "date-implausible"
    /// A URL or an email address is not one.
    case addressForm = "address-form"
    /// A URL begins with `http` although its host supports `https`.
    case httpInsteadOfHTTPS = "http-instead-of-https"
    /// A portfolio is a placeholder, on a host that is reserved for examples.
    case placeholderURL = "placeholder-url"
    /// Two names may be one person's.
    case nameSpelling = "name-spelling"
    /// Two people, or two clubs, have one Fotobond number.
    case numberShared = "number-shared"
    /// Several people have one website, portrait or portfolio, or the pages of their portfolios show the same
    /// pictures.
    case addressShared = "address-shared"
    /// Nobody uses a keyword that Level 0 defines.
    case keywordUnused = "keyword-unused"
    // Exhibitions
    /// An exhibition has no name; it was ignored.
    case exhibitionWithoutName = "exhibition-without-name"
    /// An exhibition is listed twice in a file; the second record only fills missing values of the
    /// first.
    case duplicateExhibition = "duplicate-exhibition"
    /// An exhibition ends before it begins; both dates were kept.
    case exhibitionDatesReversed = "exhibition-dates-reversed"
    // Level 3 and pictures
    /// A gallery begins correctly but could not be read to its end.
    case galleryUnreadable = "gallery-unreadable"
    /// No picture was found on the page of a portfolio; its link is kept.
    case portfolioEmpty = "portfolio-empty"
    /// A gallery file names a different person than the member.
    case galleryOfSomeoneElse = "gallery-of-someone-else"
    /// A picture is missing.
    case pictureMissing = "picture-missing"
    /// A picture is damaged, or not a picture.
    case pictureUnreadable = "picture-unreadable"
    /// A picture could not be fetched; the copy in an earlier bundle is used.
    case pictureStale = "picture-stale"

    /// True if a value was there but was left out because it could not be read, or its field may be
    /// a misspelt one.
    package var leavesOutValue: Bool {
      switch self {
      case .wrongType, .textTooLong, .unknownFlag, .unknownField, .dateInvalid,
        .coordinatesOutOfRange:
        true
      default: false
      }
    }

    /// True if a record was there but was left out because it could not be read.
    package var leavesOutRecord: Bool {
      switch self {
      case .recordWithoutName, .memberWithoutName, .exhibitionWithoutName: true
      default: false
      }
    }

    /// The severity of problems with this code.
    public var severity: Severity {
      switch self {
      case .jsonSyntax, .wrongType, .listMissing, .textTooLong, .sourceMissing, .sourceUnreadable,
        .sourceTooLarge, .sourceOutsideHub, .recordWithoutName, .coordinatesOutOfRange,
        .clubMismatch, .museumWithLevelTwo, .memberWithoutName, .unknownFlag, .dateInvalid,
        .jsonDuplicateKey, .exhibitionWithoutName, .galleryUnreadable, .galleryOfSomeoneElse,
        .pictureMissing, .pictureUnreadable:
        .error
      case .listUnlinked, .addressShared, .chairmanTwice, .keywordUnused, .coordinatesShared,
        .httpInsteadOfHTTPS, .placeholderURL, .portfolioEmpty:
        .notice
      default: .warning
      }
    }
  }

  /// The severity of the problem.
  public var severity: Severity { code.severity }
}

extension Problem: CustomStringConvertible {
  /// The problem on one line, in the form that editors understand: `file:line:column: error:
  /// message (suggestion) [code]`.
  public var description: String {
    var location = file
    if let position { location += ":\(position.line):\(position.column)" }
    return "\(location): \(severity.rawValue): \(sentence) [\(code.rawValue)]"
  }

  /// The message with the suggestion: `unknown flag "isVoorziter"; ignored (did you mean …?)`.
  package var sentence: String {
    message + (suggestion.map { " (\(Self.clause($0)))" } ?? "")
  }

  /// Returns a suggestion without a full stop and in lower case; earlier versions recorded whole
  /// sentences.
  private static func clause(_ suggestion: String) -> String {
    let sentence = suggestion.hasSuffix(".") ? suggestion.dropLast() : suggestion[...]
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
