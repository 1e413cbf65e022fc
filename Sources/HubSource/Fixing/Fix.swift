package import HubJSON
package import HubModel

/// A mended problem: one with only one right answer.
package struct Fix: Sendable, Hashable {
  package let code: Problem.Code
  package let position: Problem.Position
  /// The change in words: `"31-12-2020" becomes "2020-12-31"`.
  package let change: String
}

/// A level file, and the changes that mend some of its problems.
package struct FixedFile: Sendable {
  package let file: String
  /// The path on this machine, without links.
  package let path: String
  package let original: [UInt8]
  /// The changes, in order; every other byte stays.
  package let edits: [ByteEdit]
  /// The mended problems, in the order of the file.
  package let fixes: [Fix]

  package var fixed: [UInt8] { edits.applied(to: original, in: 0..<original.count) }
}

extension FixedFile {
  /// Finds what can be mended in a level file. Gives nil if there is nothing.
  init?(_ contents: [UInt8], _ role: SourceRecord.Role, file: String, path: String) {
    let found = FixCollector()
    let log = ProblemLog(file: file, fixes: found)
    guard let document = log.parse(contents) else { return nil }
    switch role {
    case .levelZero: _ = LevelZero(document.root, log)
    case .levelOne:
      for entry in LevelOne(document.root, log)?.entries ?? [] {
        _ = entry.record(omitting: [], log)
      }
    case .levelTwo: _ = LevelTwo(document.root, omitting: [], log)
    case .levelThree: _ = LevelThree(document.root, log)
    case .webPage, .pageGallery: return nil
    }
    guard !found.fixes.isEmpty else { return nil }
    self.file = file
    self.path = path
    original = contents
    fixes = found.fixes.sorted {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
    // The parser counts from after the byte order mark.
    let mark = contents.count - document.bytes.count
    edits = document.byteEdits(for: found.edits).map { edit in
      ByteEdit((edit.range.lowerBound + mark)..<(edit.range.upperBound + mark), edit.bytes)
    }
  }
}
