import HubBundle
import HubModel
import Terminal

extension Session {
  /// Reads the ordinary words of a list.
  func read(_ syntax: ListSyntax) throws -> ListSyntax {
    try Interpretation(vocabulary: vocabulary, today: today).read(syntax)
  }

  /// The query of a list whose words were read.
  func query(_ syntax: ListSyntax) throws -> ListQuery {
    let needsTowns = syntax.terms.contains { $0.field?.text.lowercased() == Field.town.rawValue }
    let resolver = Resolver(
      countries: countries, towns: needsTowns ? try towns() : nil, today: today
    ) { try self.coordinates($0) }
    return prepared(try resolver.query(syntax))
  }

  var today: CalendarDay { settings.today ?? .today }

  private var vocabulary: Vocabulary {
    let catalog = bundle.catalog
    return Vocabulary(
      country: { self.countries.code(of: $0) },
      familiarity: { field, text in
        let folded = Text.folded(text)
        if field == .near {
          // An ambiguous name is reported when its coordinates are looked up.
          let isKnown = (try? catalog.coordinates(named: text) != nil) ?? true
          if isKnown { return .whole }
        } else {
          let familiarity = try catalog.familiarity(of: text, as: field)
          if familiarity == .whole || field != .town { return familiarity }
        }
        // The words of a question lose their articles.
        let names = [folded, "the " + folded]
        if try !self.towns().towns(where: names.contains).isEmpty { return .whole }
        return try field == .near && !self.worldTowns(text).isEmpty ? .whole : .unknown
      },
      isNamed: { subject, words, isAtStart in
        var query = ListQuery(subject)
        query.conditions = words.map {
          isAtStart
            ? Condition(.name, .begins($0), .contains(" " + $0)) : Condition(.name, .contains($0))
        }
        query.visibility = .everybody
        query.limit = 1
        return try catalog.count(of: query) > 0
      },
      advice: { text in
        let meant =
          try catalog.nearest(to: text)
          ?? (self.worldTowns(text).isEmpty ? self.countries.nearest(to: text) : "near \(text)")
        return (meant, try self.unreadNames)
      })
  }

  func list(_ syntax: ListSyntax, _ answer: Answer) throws {
    let syntax = try read(syntax)
    var query = try query(syntax)
    let isCount = syntax.isCount || syntax.grouping != nil
    if isCount, !syntax.guesses.isEmpty {
      throw QueryError(
        "\(syntax.guesses.joined(separator: ", ")), which is a guess, and a count must not rest on "
          + "one (use \"\(syntax.line)\")")
    }
    for text in syntax.readings + syntax.guesses { Message.write(text.harmlessLine) }
    let isTooOld =
      query.subject == .exhibitions && bundle.catalog.lackingColumns.contains("exhibitions.id")
    if isTooOld { Message.write("\(bundle.name) was made before hubpack recorded exhibitions") }
    if isCount { return try count(query, syntax, answer) }
    if query.columns.isEmpty { query.columns = settings.columns[query.subject] ?? [] }
    if answer.mode == .ical {
      // All that an event can tell.
      query.columns = query.subject.columns.map(\.name).filter { $0 != "distance" }
    }
    if query.order.contains(where: { $0.column == "country" }) {
      query.presentation.countryNames = countries.byCode
    }
    let towns = Set(query.subject.columns.filter { $0.kind == .town }.map(\.name))
    if query.order.contains(where: { towns.contains($0.column) }) {
      query.presentation.townNames = try self.towns().byTown(in: settings.language)
    }
    let columns = try query.shownColumns()
    let hidden = try hiddenRows(query)
    var writer = answer.rows(
      columns,
      members: [("list", .text(query.subject.rawValue))] + hiddenMember(hidden, query)
        + (answer.mode == .ical ? [created] : []))
    func write(_ row: [FieldValue]) throws { try writer.add(zip(row, columns).map(answer.shown)) }
    // The first rows wait until the names of their towns are known, which are few.
    let townColumns = columns.indices.filter { columns[$0].kind == .town }
    let isWaiting = answer.mode.isForPeople && !townColumns.isEmpty
    var first: [[FieldValue]] = []
    func writeFirst() throws {
      try learnTowns(Set(first.flatMap { row in townColumns.compactMap { row[$0].words } }))
      for row in first { try write(row) }
    }
    var count = 0
    try bundle.catalog.forEachRow(of: query) { row in
      count += 1
      guard isWaiting, count <= query.screen else { return try write(row) }
      first.append(row)
      if count == query.screen {
        try writeFirst()
        try learnAllTowns()
      }
    }
    if isWaiting, count < query.screen { try writeFirst() }
    if writer.count == 0, query.limit != 0, syntax.isQuestion,
      syntax.terms.contains(where: { $0.freeWord?.isPlain == true })
    {
      // A word of a question may have meant something else.
      throw QueryError(
        try emptyAnswer(query, syntax)
          + "; 'help \(query.subject)' lists what they can be chosen by")
    }
    try writer.finish()
    if writer.count == 0, query.limit != 0, !isTooOld {
      Message.write(try emptyAnswer(query, syntax).harmlessLine)
    } else if isInteractive, answer.mode == .table {
      try answer.write(answer.style.dim(query.subject.counted(writer.count)) + "\n")
    }
    // An empty answer says by itself who is hidden.
    if let hidden, writer.count > 0 { try tell(hidden, answer) }
    if writer.count > 0 { try tellUnknown(query, answer) }
    try tellUnknownDates(query, answer)
    if columns.contains(where: { $0.name == "people" }) { try tellUsers(query, answer) }
    try tellOmitted(
      query.conditions.map(\.field.rawValue) + query.order.map(\.column) + columns.map(\.name),
      answer)
  }

  /// The explanation of a list without rows.
  private func emptyAnswer(_ query: ListQuery, _ syntax: ListSyntax) throws -> String {
    try EmptyAnswer(query: query, terms: syntax.terms, session: self).text
  }

  // MARK: - Counts

  /// The number of rows: of all, or by the values of a column.
  private func count(_ query: ListQuery, _ syntax: ListSyntax, _ answer: Answer) throws {
    guard answer.mode != .ical else { throw QueryError("a count cannot be written as ical") }
    var members: [(name: String, value: FieldValue)] = [("counted", .text(query.subject.rawValue))]
    var rows: [(name: String?, count: Int)]
    let grouping = syntax.grouping.flatMap { Grouping($0, of: query.subject) }
    if let grouping {
      members.append(("by", .text(grouping.column.name)))
      rows = try counts(query, grouping)
      rows = try sorted(rows, syntax.order)
      if let limit = syntax.limit { rows = Array(rows.prefix(limit)) }
      if answer.mode.isForPeople {
        rows = rows.map { row in
          guard let name = row.name else { return ("?", row.count) }
          if grouping.column.kind == .flag { return (name == "true" ? "yes" : "no", row.count) }
          let shown = answer.shown(.text(name), grouping.column)
          if case .text(let shown) = shown { return (shown, row.count) }
          return (name, row.count)
        }
      }
    } else {
      rows = [(query.subject.rawValue, try bundle.catalog.count(of: query))]
    }
    let isEmpty = rows.allSatisfy { $0.count == 0 }
    // A word that is in no name may have meant something else.
    if isEmpty, syntax.limit != 0, syntax.terms.contains(where: { $0.freeWord?.isPlain == true }) {
      throw QueryError(
        try emptyAnswer(query, syntax)
          + "; 'help \(query.subject)' lists what can be counted")
    }
    if isEmpty, syntax.limit != 0, try unknownParts(query, by: grouping?.column.name) != nil {
      // None is not the same as unknown.
      throw QueryError(try emptyAnswer(query, syntax))
    }
    let hidden = try hiddenRows(query)
    members += hiddenMember(hidden, query)
    var writer = answer.rows(
      [
        RowColumn("name", heading: "Name"),
        RowColumn("count", heading: "Count", alignment: .trailing),
      ], members: members)
    for row in rows {
      try writer.add([row.name.map(FieldValue.text) ?? .none, .integer(row.count)])
    }
    try writer.finish()
    if isEmpty, syntax.limit != 0 {
      Message.write(try emptyAnswer(query, syntax).harmlessLine)
    }
    if let hidden, !isEmpty { try tell(hidden, answer) }
    if !isEmpty { try tellUnknown(query, by: grouping?.column.name, answer) }
    try tellUnknownDates(query, answer)
  }

  private func counts(_ query: ListQuery, _ grouping: Grouping) throws
    -> [(name: String?, count: Int)]
  {
    var query = query
    query.limit = nil
    // A name that occurs in two towns is two clubs.
    let town = ["town", "clubTown"].first { name in
      grouping.column.name == "club" && grouping.subject.columns.contains { $0.name == name }
    }
    // What is counted once: a person, or a keyword.
    let isKeywords = query.subject == .keywords
    let names = isKeywords ? ["keywords"] : ["givenName", "infixName", "familyName"]
    let isPeople = grouping.subject != query.subject
    var people: Set<[FieldValue]> = []
    if isPeople {
      // The people in the list; their memberships are counted if they meet the same filters.
      query.columns = isKeywords ? ["name"] : names
      try bundle.catalog.forEachRow(of: query) { people.insert($0) }
      var memberships = ListQuery(.members)
      memberships.conditions = query.conditions.filter {
        !$0.isNegated && grouping.subject.fields.contains($0.field)
          && !(isKeywords && [.name, .is, .has].contains($0.field))
      }
      memberships.center = query.center
      query = prepared(memberships)
    }
    query.columns = (isPeople ? names : []) + [grouping.column.name] + (town.map { [$0] } ?? [])
    var counts: [String?: Int] = [:]
    var seen: Set<[FieldValue]> = []
    try bundle.catalog.forEachRow(of: query) { row in
      let first = isPeople ? Array(row.prefix(names.count)) : []
      var counted = [first]
      if isKeywords, isPeople, case .texts(let keywords)? = first.first {
        counted = keywords.map { [.text($0)] }
      }
      if isPeople { counted.removeAll { !people.contains($0) } }
      let values = row.dropFirst(first.count)
      var labels = grouping.labels(values.first ?? .none)
      if town != nil, case .text(let town)? = values.last {
        labels = labels.map {
          $0.map { OrganizationIdentity(fullName: $0, town: town).displayName }
        }
      }
      for label in Set(labels) {
        for one in counted {
          // Somebody in two clubs of a town is one person in that town.
          if isPeople, !seen.insert(one + [label.map(FieldValue.text) ?? .none]).inserted {
            continue
          }
          counts[label, default: 0] += 1
        }
      }
    }
    return counts.map { ($0.key, $0.value) }
  }

  /// Counts by number, the largest first, and then by name, unless an order is asked for.
  private func sorted(
    _ rows: [(name: String?, count: Int)], _ order: [ListSyntax.OrderTerm]
  ) throws(SyntaxError) -> [(name: String?, count: Int)] {
    var isByName = false
    var isDescending = true
    if let term = order.first {
      switch term.column.text.lowercased() {
      case "name": isByName = true
      case "count": break
      default: throw SyntaxError("a count only has the columns name and count", at: term.column)
      }
      isDescending = term.isDescending
    }
    func precedes(_ one: (name: String?, count: Int), _ other: (name: String?, count: Int)) -> Bool
    {
      let names = (
        one.name.map(Text.folded) ?? "\u{10FFFF}", other.name.map(Text.folded) ?? "\u{10FFFF}"
      )
      if isByName { return isDescending ? names.0 > names.1 : names.0 < names.1 }
      if one.count != other.count { return (one.count > other.count) == isDescending }
      return names.0 < names.1
    }
    return rows.sorted(by: precedes)
  }
}
