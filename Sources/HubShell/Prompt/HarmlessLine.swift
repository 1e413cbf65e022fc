import Terminal

extension String {
  /// Whether the text is one line that may reach a terminal as it is.
  var isHarmlessLine: Bool {
    harmless == self && !unicodeScalars.contains { $0 == "\n" || $0 == "\t" }
  }

  /// The text as one line that may reach a terminal.
  var harmlessLine: String {
    harmless.replacing("\n", with: " ").replacing("\t", with: " ")
  }
}
