import Terminal

/// The lines that the arrow keys recall: those of the file and of this prompt.
struct InputHistory {
  private(set) var lines: [String]
  private let file: HistoryFile?
  private var unwritten: [String] = []

  init(file: HistoryFile?) {
    self.file = file
    lines = file?.read() ?? []
  }

  /// Adds a line, and those of other prompts. Lines that begin with a blank are not kept.
  mutating func add(_ line: String) {
    guard let first = line.first, !first.isWhitespace, line.harmlessLine == line else { return }
    unwritten = (unwritten + [line]).suffix(HistoryFile.limit)
    if let written = file?.add(unwritten) {
      lines = written
      unwritten = []
    } else {
      lines = (lines + [line]).withoutEarlierEquals.suffix(HistoryFile.limit)
    }
  }
}
