/// Words from a text file of sections. Each section begins with its name in brackets; lines that begin
/// with "#" are comments.
package struct WordTable: Sendable {
  private var sections: [Substring: [Substring]] = [:]

  /// O(text)
  package init(_ text: String) {
    var name: Substring = ""
    for line in text.split(separator: "\n") where line.first != "#" {
      if line.first == "[" {
        name = line.dropFirst().dropLast()
      } else {
        sections[name, default: []].append(line)
      }
    }
  }

  /// The lines of a section, in their order.
  package func lines(_ section: Substring) -> [Substring] { sections[section] ?? [] }

  /// The words of a section, in their order.
  package func list(_ section: Substring) -> [String] {
    lines(section).flatMap { $0.split(separator: " ") }.map(String.init)
  }

  package func words(_ section: Substring) -> Set<String> { Set(list(section)) }

  /// The meanings of a section by their words: what is meant, " = ", and the words for it. Of two
  /// meanings of a word, the first is taken.
  package func meanings(_ section: Substring) -> [String: String] {
    var meanings: [String: String] = [:]
    for line in lines(section) {
      guard let sign = line.ranges(of: " = ").last else { continue }
      for word in line[sign.upperBound...].split(separator: " ") where meanings[String(word)] == nil
      {
        meanings[String(word)] = String(line[..<sign.lowerBound])
      }
    }
    return meanings
  }
}
