/// Something wrong in a hub's data, said so that its maintainer can find and mend it.
public struct Problem: Hashable, Sendable {
  /// What kind of problem; stable across versions.
  public let code: Code
  /// The file, as the hub names it: a path inside the hub's folder, or a URL.
  public let file: String
  /// Where in the file, when known.
  public let position: Position?
  /// Which value of a JSON file, when known: `members[3].optional.birthday`.
  public let path: String?
  /// A sentence: what is wrong and what hubpack made of it.
  public let message: String
  /// What was probably meant.
  public let suggestion: String?

  /// A problem with all its parts.
  public init(
    _ code: Code, file: String, position: Position? = nil, path: String? = nil,
    message: String, suggestion: String? = nil
  ) {
    self.code = code
    self.file = file
    self.position = position
    self.path = path
    self.message = message
    self.suggestion = suggestion
  }

  /// How bad a problem is.
  public enum Severity: String, Sendable, CaseIterable {
    /// Something was skipped or could not be had.
    case error
    /// Everything was read, though perhaps not as it was meant.
    case warning
  }

  /// A place in a text file.
  public struct Position: Hashable, Sendable {
    /// From 1.
    public let line: Int
    /// From 1, in Unicode scalars.
    public let column: Int

    /// A place; both numbers count from 1.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }
}

extension Problem {
  /// The kinds of problem. The raw values are part of the bundle format: they never change.
  public enum Code: String, Sendable, CaseIterable {
    // Files
    /// A file is not valid JSON; nothing of it was used.
    case jsonSyntax = "json-syntax"
    /// An object names the same key twice; the last value was used.
    case jsonDuplicateKey = "json-duplicate-key"
    /// A text escapes half a surrogate pair; U+FFFD was used instead.
    case jsonLoneSurrogate = "json-lone-surrogate"
    /// A text escapes the character U+0000; U+FFFD was used instead.
    case jsonNullCharacter = "json-null-character"
    /// A value has another JSON type than it should; it was not used.
    case wrongType = "wrong-type"
    /// A text or URL is longer than hubpack accepts; it was left out.
    case textTooLong = "text-too-long"
    /// A field that nobody reads; all of one name in a file are one problem.
    case unknownField = "unknown-field"
    /// A file that the hub names is not there.
    case sourceMissing = "source-missing"
    /// A file is there but could not be read.
    case sourceUnreadable = "source-unreadable"
    /// A file is larger than hubpack accepts.
    case sourceTooLarge = "source-too-large"
    /// A reference leads out of the hub's folder; it was not followed.
    case sourceOutsideHub = "source-outside-hub"
    /// A file could not be had; what an earlier bundle has of it is used.
    case sourceStale = "source-stale"
    /// Level 1 files include each other in a cycle.
    case includeCycle = "include-cycle"
    // Level 0
    /// There are no keyword and language definitions.
    case levelZeroMissing = "level0-missing"
    /// Level 0 defines a keyword twice; the first definition was used.
    case duplicateKeyword = "duplicate-keyword"
    /// A language is used but Level 0 does not define it.
    case languageUndefined = "language-undefined"
    // Level 1
    /// A club or museum without full name or town; it was skipped.
    case recordWithoutName = "record-without-name"
    /// The same full name and town twice; the first won, the second filled what was absent.
    case duplicateOrganization = "duplicate-organization"
    /// A record without a nickname; the full name serves.
    case nicknameMissing = "nickname-missing"
    /// A latitude or longitude that does not exist; left out.
    case coordinatesOutOfRange = "coordinates-out-of-range"
    /// Coordinates (0, 0), which stand for unknown; left out.
    case coordinatesZero = "coordinates-zero"
    /// A museum with a member list, which is not read.
    case museumWithLevelTwo = "museum-with-level2"
    // Level 2
    /// A member list names another club than Level 1 does; it was not used.
    case clubMismatch = "club-mismatch"
    /// Level 2 has another nickname than Level 1, which wins.
    case nicknameDiffers = "nickname-differs"
    /// A member without given or family name; it was skipped.
    case memberWithoutName = "member-without-name"
    /// The same member twice; the first won, the second filled what was absent.
    case duplicateMember = "duplicate-member"
    /// A role or status that nobody knows.
    case unknownFlag = "unknown-flag"
    /// A date in an unusual form, which was read all the same.
    case dateForm = "date-form"
    /// A date that is none; left out.
    case dateInvalid = "date-invalid"
    /// A keyword that Level 0 does not define.
    case keywordNonstandard = "keyword-nonstandard"
    /// Clubs disagree on a fact about one photographer.
    case photographerDisagreement = "photographer-disagreement"
    // Exhibitions
    /// An exhibition without a name; it was skipped.
    case exhibitionWithoutName = "exhibition-without-name"
    /// The same exhibition twice in one file; the first won, the second filled what was absent.
    case duplicateExhibition = "duplicate-exhibition"
    /// An exhibition that ends before it begins; both days were kept.
    case exhibitionDatesReversed = "exhibition-dates-reversed"
    // Level 3 and pictures
    /// A gallery that starts well but could not be read.
    case galleryUnreadable = "gallery-unreadable"
    /// A gallery file that names another person than the member.
    case galleryOfSomeoneElse = "gallery-of-someone-else"
    /// A wanted picture is not there.
    case pictureMissing = "picture-missing"
    /// A wanted picture is no complete picture.
    case pictureUnreadable = "picture-unreadable"
    /// A wanted picture could not be had; what an earlier bundle has of it is used.
    case pictureStale = "picture-stale"

    /// How bad problems of this kind are.
    public var severity: Severity {
      switch self {
      case .jsonSyntax, .wrongType, .textTooLong, .sourceMissing, .sourceUnreadable,
        .sourceTooLarge,
        .sourceOutsideHub, .recordWithoutName, .coordinatesOutOfRange, .clubMismatch,
        .memberWithoutName, .exhibitionWithoutName, .galleryUnreadable, .galleryOfSomeoneElse,
        .pictureMissing,
        .pictureUnreadable:
        .error
      default: .warning
      }
    }
  }

  /// How bad it is.
  public var severity: Severity { code.severity }
}

extension Problem: CustomStringConvertible {
  /// One line in the form that editors understand: `file:line:column: error: sentence [code]`.
  public var description: String {
    var location = file
    if let position { location += ":\(position.line):\(position.column)" }
    let hint = suggestion.map { ". \($0)" } ?? ""
    return "\(location): \(severity.rawValue): \(message)\(hint) [\(code.rawValue)]"
  }
}
