import HubModel

extension WordTable {
  /// The words of questions.
  static let questions = WordTable(EmbeddedTexts.words_txt)
  private static let rules = WordTable(EmbeddedTexts.phrases_txt)

  /// The rules of a section that replace words, in their order.
  static func phrases(_ section: Substring) -> [Phrase] {
    rules.lines(section).compactMap { line in
      guard let sign = line.firstRange(of: " =>") else { return nil }
      return Phrase(
        String(line[..<sign.lowerBound]), String(line[sign.upperBound...].drop { $0 == " " }))
    }
  }
}
