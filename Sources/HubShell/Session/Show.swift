import HubBundle
import HubModel
import Terminal

extension Session {
  /// - Parameter asked: The column of the one fact that is asked for.
  func show(_ name: String, asked: String? = nil, _ answer: Answer) throws {
    let most = 50
    var things = try bundle.catalog.things(
      named: name, visibility: ofNames, presentation: settings.presentation,
      limit: most + 1)
    guard let thing = things.first else { throw try nothing(called: name) }
    if things.count == 1 { return try show(thing, asked: asked, answer) }
    let number = things.count > most ? "more than \(most)" : "\(things.count)"
    things = Array(things.prefix(most))
    let columns = [
      RowColumn("kind", heading: "Kind"), RowColumn("name", heading: "Name"),
    ]
    var writer = answer.rows(columns)
    for thing in things { try writer.add([.text(thing.kind.rawValue), .text(thing.name)]) }
    try writer.finish()
    throw QueryError("\"\(name)\" is ambiguous: \(number) matches (use a longer name)")
  }

  /// The people that can be called by a part of their names.
  var ofNames: Visibility {
    var visibility = settings.visibility
    visibility.former = true
    return visibility
  }

  private func nothing(called name: String) throws -> QueryError {
    if let hidden = try hidden(called: name) { return hidden }
    let unknown = try unknownParts(ListQuery(.members)).map { "; \($0)" } ?? ""
    let error = SyntaxError(
      "nothing matches \"\(name)\"\(unknown)", meant: try bundle.catalog.nearest(to: name),
      at: 0..<0)
    return QueryError(
      try QuestionAdvice(name, self)?.advised(error).description ?? error.description)
  }

  /// The error for a name that only hidden people have; nil if nobody has it.
  func hidden(called name: String) throws -> QueryError? {
    let hidden = try bundle.catalog.things(
      named: name, visibility: .everybody, presentation: settings.presentation, limit: 4
    ).filter { $0.kind == .photographer }.map(\.name)
    guard !hidden.isEmpty else { return nil }
    let names = hidden.prefix(3).joined(separator: ", ") + (hidden.count > 3 ? " …" : "")
    return QueryError(
      "only hidden people match \"\(name)\": \(names) "
        + "('set deceased on' shows all people)")
  }

  private func show(_ thing: NamedThing, asked: String?, _ answer: Answer) throws {
    var facts = ListQuery(thing.kind.subject)
    facts.scope = .row(thing.id)
    try showFacts(of: prepared(facts), named: thing.name, asked: asked, answer)
    guard answer.mode.isForPeople else { return }
    switch thing.kind {
    case .club:
      var members = ListQuery(.members)
      members.scope = .organization(thing.id)
      members.columns = ["name", "role", "keywords", "joined", "images"]
      try showRows("Members", members, answer)
      try showExhibitions(of: thing, answer)
    case .photographer:
      var memberships = ListQuery(.members)
      memberships.scope = .photographer(thing.id)
      memberships.columns = ["membership", "joined", "left", "images", "portfolio"]
      try showRows("Clubs", memberships, answer, visibility: .everybody)
    case .keyword:
      var people = ListQuery(.people)
      people.scope = .keyword(thing.id)
      people.columns = ["name", "clubs"]
      try showRows("People", people, answer)
      try tellUnknown(ListQuery(.people), answer)
    case .museum: try showExhibitions(of: thing, answer)
    case .exhibition: try showImages(of: thing, answer)
    }
  }

  private func showExhibitions(of organization: NamedThing, _ answer: Answer) throws {
    var exhibitions = ListQuery(.exhibitions)
    exhibitions.scope = .organization(organization.id)
    exhibitions.columns = ["name", "starts", "ends", "venue", "town"]
    try showRows("Exhibitions", exhibitions, answer, visibility: .everybody)
  }

  private func showImages(of exhibition: NamedThing, _ answer: Answer) throws {
    let images = try bundle.catalog.hungImages(ofExhibition: exhibition.id)
    guard !images.isEmpty else { return }
    try answer.write("\n" + answer.style.bold("Images") + "\n")
    let columns = [
      RowColumn("number", heading: "No.", alignment: .trailing),
      RowColumn("title", heading: "Title"), RowColumn("photographer", heading: "Photographer"),
    ]
    var rows = answer.rows(columns, as: answer.mode == .markdown ? .markdown : .table)
    for (index, image) in images.enumerated() {
      let texts = [image.title, image.photographer].map { FieldValue.text($0 ?? "") }
      try rows.add([.integer(index + 1)] + texts)
    }
    try rows.finish()
  }

  /// Shows a row as a card: a line for each known fact.
  private func showFacts(
    of query: ListQuery, named name: String, asked: String?, _ answer: Answer
  ) throws {
    var query = query
    let isForPeople = answer.mode.isForPeople
    // The memberships of a person have a table of their own.
    let hidden: Set =
      isForPeople
      ? ["id", "distance", "givenName", "infixName", "familyName", "born", "clubs"] : ["distance"]
    query.columns = query.subject.columns.map(\.name).filter { !hidden.contains($0) }
    query.visibility = .everybody
    let columns = try query.shownColumns()
    guard isForPeople else {
      var writer = answer.rows(columns)
      try bundle.catalog.forEachRow(of: query) { try writer.add($0) }
      return try writer.finish()
    }
    try answer.write(answer.style.bold(name.harmlessLine) + "\n")
    let omitted = omittedColumns
    try bundle.catalog.forEachRow(of: query) { row in
      let known = zip(columns, row).filter { column, value in
        if ["exhibitions", "formerMembers"].contains(column.name), value == .integer(0) {
          return false
        }
        return Answer.unknowable.contains(column.name) || omitted.contains(column.name)
          || ![.none, .flag(false), .texts([])].contains(value) && column.name != "name"
      }
      var writer = answer.rows(known.map(\.0), inCardAs: .line)
      try writer.add(
        known.map {
          omitted.contains($0.0.name) && $0.1 == .none
            ? .text("omitted from this bundle") : answer.shown($0.1, $0.0)
        })
      try writer.finish()
      if asked == "age" {
        let isKnown = known.contains { $0.0.name == "birthday" }
        try remark(
          isKnown
            ? "only the day and the month of birthdays are shown"
            : "the birthday of \(name) is not known", answer)
      } else if let asked, !known.contains(where: { $0.0.name == asked }) {
        try remark("the \(asked) of \(name) is not known", answer)
      }
    }
  }

  /// Shows a list under a heading, and the number of hidden rows; nothing if it is empty.
  ///
  /// - Parameter visibility: The people to show; nil for the settings.
  func showRows(
    _ heading: String, _ query: ListQuery, _ answer: Answer, visibility: Visibility? = nil
  ) throws {
    var query = prepared(query)
    if let visibility { query.visibility = visibility }
    let columns = try query.shownColumns()
    var rows: RowWriter?
    try bundle.catalog.forEachRow(of: query) { row in
      if rows == nil {
        try answer.write("\n" + answer.style.bold(heading) + "\n")
        rows = answer.rows(columns, inCardAs: .table)
      }
      try rows?.add(zip(row, columns).map(answer.shown))
    }
    try rows?.finish()
    if let hidden = try hiddenRows(query) { try answer.write("\n" + hidden.text + "\n") }
  }
}
