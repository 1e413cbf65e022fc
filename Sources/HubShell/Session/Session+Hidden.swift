import HubBundle
import HubModel
import Terminal

// People and facts that an answer does not show.

extension Session {
  /// Returns how many rows of a list of people the settings hide; nil where the list is of something else, or its
  /// form has no room for the number.
  func hiddenPeople(_ query: ListQuery, _ answer: Answer) throws -> Int? {
    guard [.members, .people].contains(query.subject),
      [.table, .line, .json].contains(answer.mode)
    else { return nil }
    guard query.visibility != .everybody else { return 0 }
    var shown = query
    shown.limit = nil
    var all = shown
    all.visibility = .everybody
    return max(0, try bundle.catalog.count(of: all) - bundle.catalog.count(of: shown))
  }

  /// Writes the number of hidden rows, and the facts that a list asks for and the bundle omits.
  func tell(hidden: Int?, _ query: ListQuery, _ answer: Answer) throws {
    if let hidden, hidden > 0, answer.mode != .json {
      let settings =
        [(query.visibility.deceased, "deceased"), (query.visibility.former, "former")]
        .filter { !$0.0 }.map { "'set \($0.1) on'" }
      try remark(
        "\(hidden.grouped) more \(hidden == 1 ? "is" : "are") hidden "
          + "(\(settings.joined(separator: " and ")) \(settings.count == 1 ? "shows" : "show") "
          + "\(hidden == 1 ? "it" : "them"))",
        answer)
    }
    try tellOmitted(
      query.conditions.map(\.field.rawValue) + query.order.map(\.column)
        + query.shownColumns().map(\.name), answer)
  }

  /// Says which of some columns the bundle omits.
  func tellOmitted(_ columns: [String], _ answer: Answer) throws {
    for omission in bundle.file.manifest.leftOut.omitted
    where Self.column(omission).map(columns.contains) == true {
      try remark("\(omission) are omitted from this bundle", answer)
    }
  }

  /// The names of the columns that the bundle omits.
  var omittedColumns: Set<String> {
    Set(bundle.file.manifest.leftOut.omitted.compactMap(Self.column))
  }

  /// The column of a kind of fact that `export --omit` knows.
  private static func column(_ omission: String) -> String? {
    ["birthdays": "birthday", "emails": "email"][omission]
  }

  /// Writes a remark: at the prompt as part of the answer, else on standard error, where no program takes it
  /// for data.
  private func remark(_ text: String, _ answer: Answer) throws {
    if isInteractive, answer.mode.isForPeople, answer.file == nil {
      try answer.write(answer.style.dim(text.harmlessLine) + "\n")
    } else {
      Message.write(text)
    }
  }
}
