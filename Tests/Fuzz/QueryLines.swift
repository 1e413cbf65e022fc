import HubBundle
import HubModel

@testable import HubShell

/// Reads a line as the prompt does, without a bundle, and checks what has to hold of every line.
func parseFuzzed(_ text: String) {
  let line = text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
  do {
    switch try CommandParser.parse(line) {
    case .list(let syntax):
      let resolver = Resolver(
        countries: CountryNames(language: "nl"), today: today, coordinates: coordinates)
      let reading = try Interpretation(vocabulary: vocabulary, today: today).read(syntax)
      let query = try resolver.query(reading)
      _ = try query.shownColumns()
    case .set(let name?, let values):
      var settings = Settings(environment: ["LANG": line])
      try settings.set(name, to: values)
    default: break
    }
  } catch let error as SyntaxError {
    precondition(
      error.range.upperBound <= line.utf8.count, "the error stands in the line: \(error)")
  } catch is QueryError {
  } catch {
    preconditionFailure("\(error)")
  }
  checkWords(line)
}

private let today = CalendarDay(year: 2026, month: 11, day: 15)

/// A vocabulary that knows many texts, and no name with an "x".
private var vocabulary: Vocabulary {
  Vocabulary(
    country: { CountryNames(language: "nl").code(of: $0) },
    familiarity: { _, text in
      switch text.utf8.count % 3 {
      case 0: .whole
      case 1: .part
      default: .unknown
      }
    },
    isNamed: { _, words, _ in words.contains { $0.contains("x") } })
}

private func coordinates(_ word: Word) throws -> Coordinates {
  guard let coordinates = Coordinates(latitude: 52, longitude: 5) else {
    throw SyntaxError("no coordinates", at: word)
  }
  return coordinates
}

/// Words follow one another, and what a completion puts in quotes is one word with that text.
private func checkWords(_ line: String) {
  var end = 0
  for word in Word.split(line) {
    precondition(word.range.lowerBound >= end, "words overlap")
    end = word.range.upperBound
  }
  precondition(end <= line.utf8.count, "a word goes on beyond the line")
  guard !line.isEmpty else { return }
  let typed = "clubs club:" + Word.quote(line)
  guard case .list(let syntax)? = try? CommandParser.parse(typed), syntax.terms.count == 1,
    case .plain(let word)? = syntax.terms[0].values.first, syntax.terms[0].values.count == 1
  else { preconditionFailure("a quoted value is one value") }
  precondition(word.text.utf8.elementsEqual(line.utf8), "a quoted value is as it was")
}
