import Terminal

extension String {
  /// True if the text is one line that is harmless for a terminal.
  var isHarmlessLine: Bool {
    harmless == self && !unicodeScalars.contains { $0 == "\n" || $0 == "\t" }
  }

  /// The text as one line that is harmless for a terminal.
  var harmlessLine: String {
    harmless.replacing("\n", with: " ").replacing("\t", with: " ")
  }
}

extension String {
  /// A prompt with its escape sequences marked as such for readline, which counts cells.
  var withMarkedEscapes: String {
    replacing(/\u{1B}\[[0-9;]*m/) { "\u{01}\($0.output)\u{02}" }
  }
}
