import HubModel
import Terminal

package struct Completions: Sendable, Equatable {
  package struct Candidate: Sendable, Equatable {
    /// The text that replaces what was typed, with quotes if needed. Texts with control characters or
    /// characters that change the direction of writing are dropped.
    package let text: String
    package let label: String
    /// True if a space follows when this is the only candidate.
    package let isWhole: Bool

    package init(_ text: String, label: String? = nil, isWhole: Bool = true) {
      self.text = text
      self.label = label ?? text
      self.isWhole = isWhole
    }
  }

  package static let none = Completions(start: 0, candidates: [])

  /// The offset in the line of the text that a candidate replaces, in UTF-8 bytes. The text ends at
  /// the cursor.
  package let start: Int
  /// The candidates in the order of the list. They need not begin with the typed text.
  package let candidates: [Candidate]

  package init(start: Int, candidates: [Candidate]) {
    self.start = start
    self.candidates = candidates.filter { $0.text.harmlessLine == $0.text }
  }

  /// The certain part: the only candidate, or the common prefix regardless of case and accents, in the
  /// spelling of the first. It is never shorter than what was typed.
  package func commonText(insteadOf typed: String) -> String {
    guard let first = candidates.first?.text else { return typed }
    guard candidates.count > 1 else { return first }
    let shared = candidates.dropFirst().reduce(first[...]) { shared, candidate in
      let count = zip(shared, candidate.text).prefix { Self.isSame($0, $1) }.count
      return shared.prefix(count)
    }
    // Candidates need not begin with what was typed; then that stays.
    let typedText = Text.folded(typed)
    return Text.folded(String(shared)).count < typedText.count ? typed : String(shared)
  }

  private static func isSame(_ one: Character, _ other: Character) -> Bool {
    one == other || Text.folded(String(one)) == Text.folded(String(other))
  }
}
