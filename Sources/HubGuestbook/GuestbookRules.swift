import Foundation
import HubModel

/// The rules for what visitors leave.
package struct GuestbookRules: Sendable {
  /// The longest text of a comment, in characters.
  package static let longestText = 500
  /// The longest text of a tag, in characters.
  package static let longestTag = 100
  /// The longest name of an author, in characters.
  package static let longestName = 80
  /// The largest average number of Unicode scalars in a character.
  private static let scalarsPerCharacter = 4

  package var allowed: Set<EntryKind> = [.like, .report]
  /// True if tags and comments are seen by nobody else until they are approved.
  package var isModerated = true
  /// The largest number of entries in the file; reports are taken up to twice that.
  package var mostEntries = 200_000

  package init() {}

  /// Returns the form of a note that is kept: texts are normalized, and controls other than line
  /// feeds in comments become spaces.
  ///
  /// - Throws: ``Refusal``.
  func checked(_ note: Note) throws(Refusal) -> Note {
    guard allowed.contains(note.kind) else { throw .notAllowed(note.kind) }
    switch note {
    case .like, .report: return note
    case .tag(let text, let x, let y):
      // A comparison with what is no number is false.
      guard 0...1 ~= x, 0...1 ~= y else { throw .invalid("a tag is outside its picture") }
      return .tag(text: try Self.required(text, most: Self.longestTag), x: x, y: y)
    case .comment(let author, let text):
      let name = try Self.plain(author, most: Self.longestName, lineFeeds: false)
      return .comment(author: name, text: try Self.required(text, lineFeeds: true))
    }
  }

  private static func required(
    _ text: String, most: Int = longestText, lineFeeds: Bool = false
  ) throws(Refusal) -> String {
    let text = try plain(text, most: most, lineFeeds: lineFeeds)
    guard !text.isEmpty else { throw .invalid("the text is empty") }
    return text
  }

  private static func plain(
    _ text: String, most: Int, lineFeeds: Bool
  ) throws(Refusal) -> String {
    let lines = text.replacing("\r\n", with: "\n")
    let spaced = String(
      String.UnicodeScalarView(
        lines.unicodeScalars.map { scalar in
          let isKept = scalar == "\n" ? lineFeeds : scalar.properties.generalCategory != .control
          return isKept ? scalar : " "
        }))
    let normalized = Text.normalized(spaced) ?? ""
    guard normalized.count <= most,
      normalized.unicodeScalars.count <= most * scalarsPerCharacter
    else { throw .invalid("a text has more than \(most) characters") }
    return normalized
  }
}
