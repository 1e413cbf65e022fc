import HubJSON
import HubModel

/// Collects the problems of one file while it is decoded.
final class ProblemLog {
  let file: String
  private(set) var problems: [Problem] = []
  private var suppressed = 0

  init(file: String) {
    self.file = file
  }

  /// Notes a problem, of the value where one is to blame.
  func note(
    _ code: Problem.Code, at value: JSONValue? = nil, _ message: String, suggestion: String? = nil
  ) {
    guard problems.count < Limits.problemsPerFile else {
      suppressed += 1
      return
    }
    let path = value.map { $0.document.path(of: $0) }
    let position = value.map { Problem.Position($0.position) }
    note(code, at: position, path: path?.isEmpty == true ? nil : path, message, suggestion)
  }

  /// Notes a problem at a place of a text file.
  func note(
    _ code: Problem.Code, at position: Problem.Position?, path: String? = nil, _ message: String,
    _ suggestion: String? = nil
  ) {
    let problem = Problem(
      code, file: file, position: position, path: path, message: message, suggestion: suggestion)
    // A field may be looked at twice.
    if problem == problems.last || problem == problems.dropLast().last { return }
    guard problems.count < Limits.problemsPerFile else {
      suppressed += 1
      return
    }
    problems.append(problem)
  }

  /// Parses a level file; what is no JSON object becomes a problem, and nil.
  func parse(_ contents: [UInt8]) -> JSONDocument? {
    do {
      let document = try JSONParser.parse(contents)
      for oddity in document.oddities { note(oddity, in: document) }
      let root = document.root
      guard root.kind == .object else {
        note(.wrongType, at: root, "a level file is an object, but this is \(root.typeName)")
        return nil
      }
      return document
    } catch {
      let text = JSONParser.withoutMark(contents)
      let place = LineIndex(text, upTo: error.offset).position(ofByteAt: error.offset, in: text)
      note(.jsonSyntax, at: Problem.Position(place), error.message)
      return nil
    }
  }

  private func note(_ oddity: JSONDocument.Oddity, in document: JSONDocument) {
    switch oddity {
    case .duplicateKey(let key, let offset):
      note(
        .jsonDuplicateKey, at: Problem.Position(document.position(ofByteAt: offset)),
        "the key \"\(key)\" occurs twice in one object; the last value is used")
    case .loneSurrogate(let offset):
      note(
        .jsonLoneSurrogate, at: Problem.Position(document.position(ofByteAt: offset)),
        "half a surrogate pair is no character; U+FFFD is used instead")
    case .nullCharacter(let offset):
      note(
        .jsonNullCharacter, at: Problem.Position(document.position(ofByteAt: offset)),
        "the character U+0000 cannot be part of a text; U+FFFD is used instead")
    }
  }

  /// Takes over the problems of a part of the file.
  func adopt(_ other: ProblemLog) {
    suppressed +=
      other.suppressed + max(0, problems.count + other.problems.count - Limits.problemsPerFile)
    problems += other.problems.prefix(max(0, Limits.problemsPerFile - problems.count))
  }

  /// All problems, with a last one that counts what was too much.
  func finished() -> [Problem] {
    guard suppressed > 0, let last = problems.last else { return problems }
    let rest = Problem(last.code, file: file, message: "\(suppressed) more problems in this file")
    return problems + [rest]
  }
}

extension Problem.Position {
  init(_ place: (line: Int, column: Int)) {
    self.init(line: place.line, column: place.column)
  }
}
