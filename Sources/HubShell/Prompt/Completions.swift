import HubModel

/// What is asked of whoever knows how a line goes on.
package struct CompletionRequest: Sendable, Equatable {
  /// The line up to the cursor.
  package let line: String

  package init(line: String) {
    self.line = line
  }
}

/// How a line may go on.
package struct Completions: Sendable, Equatable {
  /// One way to go on.
  package struct Candidate: Sendable, Equatable {
    /// What replaces the typed text, with quotes if it needs them. One that holds control characters
    /// or such as change the direction of writing is left out.
    package let text: String
    /// What the list shows.
    package let label: String
    /// Whether a space follows when this is the only candidate.
    package let isWhole: Bool

    package init(_ text: String, label: String? = nil, isWhole: Bool = true) {
      self.text = text
      self.label = label ?? text
      self.isWhole = isWhole
    }
  }

  package static let none = Completions(start: 0, candidates: [])

  /// Where in the request's line the text begins that a candidate replaces, in bytes of UTF-8. The
  /// text ends at the cursor.
  package let start: Int
  /// In the order in which they are shown. They need not begin with the typed text.
  package let candidates: [Candidate]

  package init(start: Int, candidates: [Candidate]) {
    self.start = start
    self.candidates = candidates.filter { $0.text.isHarmlessLine }
  }

  /// What of the candidates is certain: the only one, or what all begin with, but for case and marks,
  /// in the spelling of the first. It is never less than what was typed already.
  package func commonText(insteadOf typed: String) -> String {
    guard let first = candidates.first?.text else { return typed }
    guard candidates.count > 1 else { return first }
    let shared = candidates.dropFirst().reduce(first[...]) { shared, candidate in
      let count = zip(shared, candidate.text).prefix { Self.isSame($0, $1) }.count
      return shared.prefix(count)
    }
    // As it is when they begin otherwise than what was typed.
    let typedText = Text.folded(typed)
    return Text.folded(String(shared)).count < typedText.count ? typed : String(shared)
  }

  private static func isSame(_ one: Character, _ other: Character) -> Bool {
    one == other || Text.folded(String(one)) == Text.folded(String(other))
  }
}
