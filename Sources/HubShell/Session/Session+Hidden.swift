import HubBundle
import HubModel
import Terminal

// People and facts that an answer does not show.

/// The people or images that the settings keep out of a list.
struct HiddenRows {
  let count: Int
  /// "former", "deceased" or "former or deceased"
  let kind: String
  let setting: String
  let subject: Subject

  /// "3 more members are hidden ('set former on' shows them)"
  var text: String {
    "\(count.grouped) more \(subject.noun(count)) \(count == 1 ? "is" : "are") hidden "
      + "('set \(setting) on' shows them)"
  }
}

extension Session {
  /// Returns the rows of a list that the settings hide; nil if there are none, or the list is not
  /// about people.
  func hiddenRows(_ query: ListQuery) throws -> HiddenRows? {
    guard [.members, .people, .images].contains(query.subject), !query.visibility.deceased else {
      return nil
    }
    var former = query.visibility
    former.former = true
    var everybody = query
    everybody.visibility = .everybody
    // What does not change the number of rows.
    everybody.limit = nil
    (everybody.columns, everybody.order) = ([], [])
    everybody.presentation = Presentation()
    var key = everybody
    key.visibility = query.visibility
    let counts =
      try knownCounts[key] ?? bundle.catalog.counts(of: everybody, [query.visibility, former])
    if knownCounts.count > 1_000 { knownCounts = [:] }
    knownCounts[key] = counts
    let (all, shown, alive) = (counts[0], counts[1], counts[2])
    guard all > shown else { return nil }
    let kinds = [(alive > shown, "former"), (all > alive, "deceased")].filter(\.0).map(\.1)
    return HiddenRows(
      count: all - shown, kind: kinds.joined(separator: " or "),
      setting: kinds.last ?? "deceased", subject: query.subject)
  }

  /// The number of hidden rows as a member of an answer in JSON; empty for lists without people.
  func hiddenMember(_ hidden: HiddenRows?, _ query: ListQuery) -> [(
    name: String, value: FieldValue
  )] {
    let isAboutPeople = [.members, .people, .images].contains(query.subject)
    return isAboutPeople ? [("hidden", .integer(hidden?.count ?? 0))] : []
  }

  /// Writes the number of hidden rows below a table, or facts line by line.
  func tell(_ hidden: HiddenRows, _ answer: Answer) throws {
    if [.table, .line].contains(answer.mode) { try remark(hidden.text, answer) }
  }

  /// Says how many rows a filter for the age, or for the date of images, leaves out because it is not
  /// known.
  func tellUnknownDates(_ query: ListQuery, _ answer: Answer) throws {
    guard [.table, .line].contains(answer.mode) else { return }
    for (field, fact) in [(Field.born, "year of birth"), (.date, "date")] {
      guard let count = try unknownDates(query, field) else { continue }
      try remark(
        "the \(fact) of \(count.grouped) other \(query.subject.noun(count)) is not known", answer)
    }
  }

  /// Says that the numbers of people who use keywords include those whom lists hide, unless the
  /// people were chosen.
  func tellUsers(_ query: ListQuery, _ answer: Answer) throws {
    let choosing: Set<Field> = [.club, .town, .country, .person]
    guard [.table, .line].contains(answer.mode), query.subject == .keywords,
      !query.conditions.contains(where: { choosing.contains($0.field) })
    else { return }
    var people = ListQuery(.people)
    people.visibility = query.visibility
    guard let hidden = try hiddenRows(people) else { return }
    try remark("the numbers of people include \(hidden.kind) members", answer)
  }

  /// Returns the number of rows that a filter for a date leaves out because it is not known; nil
  /// without such a filter or rows.
  func unknownDates(_ query: ListQuery, _ field: Field) throws -> Int? {
    guard field != .born || !omittedColumns.contains("birthday"),
      query.conditions.contains(where: { $0.field == field && !$0.isNegated })
    else { return nil }
    var others = query
    others.limit = nil
    others.conditions.removeAll { $0.field == field }
    others.conditions.append(Condition(field, isNegated: true, .dates(from: nil, through: nil)))
    let count = try bundle.catalog.count(of: others)
    return count > 0 ? count : nil
  }

  func tellOmitted(_ columns: [String], _ answer: Answer) throws {
    for omission in bundle.file.manifest.leftOut.omitted
    where Self.column(omission).map(columns.contains) == true {
      try remark("\(omission) are omitted from this bundle", answer)
    }
  }

  var omittedColumns: Set<String> {
    Set(bundle.file.manifest.leftOut.omitted.compactMap(Self.column))
  }

  /// The column of a kind of fact that `export --omit` knows.
  private static func column(_ omission: String) -> String? {
    ["birthdays": "birthday", "emails": "email"][omission]
  }

  /// Writes a remark: at the prompt as part of the answer, else on standard error, where no program
  /// takes it for data.
  func remark(_ text: String, _ answer: Answer) throws {
    if isInteractive, answer.mode.isForPeople, answer.file == nil {
      try answer.write(answer.style.dim(text.harmlessLine) + "\n")
    } else {
      Message.write(text)
    }
  }
}
