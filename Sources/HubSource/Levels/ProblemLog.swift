import HubFetching
import HubJSON
import HubModel

final class ProblemLog {
  let file: String
  /// The location from which references in the file start.
  let base: HubLocation
  /// The changes that mend problems, if that is wanted.
  var fixes: Mending?
  private var limit: Int
  private var problems: [Problem] = []
  /// The node index of the value that causes each problem, for its path.
  private var values: [Int?] = []
  private var document: JSONDocument?
  private var suppressed = 0
  /// The unknown and misspelt fields: the first occurrence of each, their number, and the known
  /// fields of the object.
  private var unknownFields: [UnknownField: (first: JSONValue, count: Int, known: [String])] = [:]

  private struct UnknownField: Hashable {
    /// The name of the object in messages.
    let object: String
    let name: String
    /// The end of the message; nil for an unknown field.
    var spelling: Spelling?
  }

  /// The use of a field whose name differs only in case from a known one.
  enum Spelling: Hashable {
    case read
    /// The field with the right name has a value.
    case ignored
  }

  /// - Parameters:
  ///   - base: the location from which references start, if it is not the file itself.
  ///   - limit: the maximum number of problems; further ones are only counted, which is cheap.
  init(
    file: String, base: HubLocation? = nil, limit: Int = Limits.problemsPerFile,
    fixes: Mending? = nil
  ) {
    self.file = file
    self.base = base ?? HubLocation(file)
    self.fixes = fixes
    self.limit = limit
  }

  func note(
    _ code: Problem.Code, at value: JSONValue? = nil, _ message: @autoclosure () -> String,
    suggestion: @autoclosure () -> String? = nil
  ) {
    guard isWanted(code) else { return }
    document = value?.document ?? document
    note(
      code, at: value?.position, value: value?.index, message(),
      suggestion())
  }

  func note(
    _ code: Problem.Code, at position: Problem.Position?, value: Int? = nil,
    _ message: @autoclosure () -> String, _ suggestion: String? = nil
  ) {
    guard isWanted(code) else { return }
    let problem = Problem(
      code, file: file, position: position, message: Self.shortened(message()),
      suggestion: suggestion)
    // A field may be read twice, which must not give the same problem twice.
    if problem == problems.last || problem == problems.dropLast().last { return }
    problems.append(problem)
    values.append(value)
  }

  /// Returns true if there is room for a problem, and otherwise counts it. The size of the file bounds
  /// the number of texts that are too long, and a bundle is complete only if it has none.
  private func isWanted(_ code: Problem.Code) -> Bool {
    if problems.count < limit || code == .textTooLong && limit > 1 { return true }
    suppressed += 1
    return false
  }

  /// Collects an unknown field. Each name becomes one problem after the file was read.
  ///
  /// - Parameter known: The fields that the object may have.
  func collectUnknown(_ name: String, at value: JSONValue, in object: String, known: [String]) {
    collect(UnknownField(object: object, name: name), at: value, known: known)
  }

  /// Collects a field whose name differs only in case from a known one.
  func collectMisspelt(
    _ name: String, at value: JSONValue, in object: String, known: String, _ spelling: Spelling
  ) {
    collect(
      UnknownField(object: object, name: name, spelling: spelling), at: value, known: [known])
  }

  private func collect(
    _ field: UnknownField, at value: JSONValue, known: @autoclosure () -> [String]
  ) {
    guard limit > 0 else { return }
    guard unknownFields.count < limit || unknownFields[field] != nil else {
      suppressed += 1
      return
    }
    unknownFields[field, default: (value, 0, known())].count += 1
  }

  private func noteUnknownFields() {
    let sorted = unknownFields.sorted { $0.value.first.index < $1.value.first.index }
    unknownFields = [:]
    for (field, found) in sorted {
      let times = found.count == 1 ? "" : " (\(found.count) times in this file)"
      let misspelt = "misspelt field \"\(field.name)\" in \(field.object); "
      switch field.spelling {
      case nil:
        note(
          .unknownField, at: found.first,
          "unknown field \"\(field.name)\" in \(field.object); ignored\(times)",
          suggestion: Fields.meant(by: field.name, among: found.known)
            .map { "did you mean \"\($0)\"?" })
      case .read:
        note(
          .misspeltField, at: found.first, "\(misspelt)read\(times)",
          suggestion: "write \"\(found.known[0])\"")
      case .ignored:
        note(
          .misspeltField, at: found.first,
          "\(misspelt)ignored, as \"\(found.known[0])\" has a value\(times)",
          suggestion: "keep one of the two")
      }
    }
  }

  /// Shortens a message, which may quote long texts of the file.
  private static func shortened(_ message: String) -> String {
    message.utf8.count <= 2000 ? message : String(message.unicodeScalars.prefix(1000)) + "…"
  }

  /// Parses a level file; anything but a JSON object gives nil and a problem.
  func parse(_ contents: [UInt8]) -> JSONDocument? {
    do {
      let document = try JSONParser.parse(contents)
      for oddity in document.oddities { note(oddity, in: document) }
      let root = document.root
      guard root.kind == .object else {
        note(.wrongType, at: root, "expected an object at the top level, found \(root.typeName)")
        return nil
      }
      return document
    } catch {
      let text = Array(contents.withoutMark)
      let position = LineIndex(text, upTo: error.offset).position(ofByteAt: error.offset, in: text)
      note(
        .jsonSyntax, at: position,
        contents.isWebPage ? "expected a level file, found a web page" : error.message)
      return nil
    }
  }

  private func note(_ oddity: JSONDocument.Oddity, in document: JSONDocument) {
    switch oddity {
    case .duplicateKey(let key, let offset):
      note(
        .jsonDuplicateKey, at: document.position(ofByteAt: offset),
        "duplicate key \"\(key)\"; the last value is used")
    case .loneSurrogate(let offset):
      note(
        .jsonLoneSurrogate, at: document.position(ofByteAt: offset),
        "unpaired surrogate in a string; replaced with U+FFFD")
    case .nullCharacter(let offset):
      note(
        .jsonNullCharacter, at: document.position(ofByteAt: offset),
        "the character U+0000 is not allowed in a string; replaced with U+FFFD")
    }
  }

  /// Returns all problems, followed by one that counts the problems above the limit.
  func finished() -> [Problem] {
    let code = problems.last?.code
    // Each stands for all of its occurrences, so that other problems leave none of them out.
    limit += unknownFields.count
    noteUnknownFields()
    let paths = document?.paths(of: values.compactMap { $0 }.sorted()) ?? [:]
    let located = zip(problems, values).map { problem, value in
      let path = value.flatMap { paths[$0] } ?? ""
      return Problem(
        problem.code, file: file, position: problem.position, path: path.isEmpty ? nil : path,
        message: problem.message, suggestion: problem.suggestion)
    }
    guard suppressed > 0, let code = code ?? problems.last?.code else { return located }
    let noun = suppressed == 1 ? "problem" : "problems"
    let rest = Problem(code, file: file, message: "\(suppressed) more \(noun) in this file")
    return located + [rest]
  }
}

extension Collection<UInt8> {
  /// True for a web page, or another document of markup. Servers send one, with status 200, in the
  /// place of files that they do not have.
  var isWebPage: Bool {
    let text = withoutMark.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    // Two such signs are a mark that Git leaves in a file with conflicts.
    return text.first == UInt8(ascii: "<") && text.dropFirst().first != UInt8(ascii: "<")
  }
}
