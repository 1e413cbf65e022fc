import HubBundle
import HubModel
import Terminal

/// Says what a list looked for in vain, and the nearest thing that exists.
struct EmptyAnswer {
  let query: ListQuery
  /// The filters as they are typed, one for each condition of the query.
  let terms: [ListSyntax.Term]
  let session: Session
  private var catalog: Catalog { session.bundle.catalog }

  /// "no club matches town:Nevelbrg; the nearest town is Nevelberg"
  var text: String {
    get throws {
      let unknown = try session.unknownParts(query).map { "; \($0)" }
      guard !terms.isEmpty else {
        return "the bundle has no \(query.subject.rawValue)" + (try unknown ?? hidden ?? "")
      }
      let filters = terms.map(\.label).joined(separator: " ")
      // The nearest thing is not looked for where it would take longer than the answer did.
      let isLarge = session.bundle.file.manifest.counts[.photographers] > 20_000
      let advice = try unknown ?? (isLarge ? nil : hidden ?? unknownDates ?? reason)
      return "no \(query.subject.singular) matches \(filters)\(advice ?? "")"
    }
  }

  // MARK: - People who are not shown

  private var hidden: String? {
    get throws {
      guard let hidden = try session.hiddenRows(query) else { return nil }
      let noun = query.subject.noun(hidden.count)
      let rows =
        query.subject == .images
        ? "\(noun) of \(hidden.kind) members" : "\(hidden.kind) \(noun)"
      return "; \(hidden.count.grouped) \(rows) \(hidden.count == 1 ? "is" : "are") hidden "
        + "('set \(hidden.setting) on' shows them)"
    }
  }

  /// Whoever has no date did not join in another year.
  private var unknownDates: String? {
    get throws {
      guard let count = try session.unknownDates(query, .joined) else { return nil }
      return
        "; the joining date of \(count.grouped) other \(query.subject.noun(count)) is not known"
    }
  }

  // MARK: - Filters that nothing meets

  private var reason: String? {
    get throws {
      for (term, condition) in zip(terms, query.conditions) where !condition.isNegated {
        if try count([condition]) == 0 {
          return try listless(condition) ?? nearest(to: condition, term)
        }
      }
      guard terms.count > 1 else { return nil }
      // The filter whose removal leaves the fewest rows, which are the nearest to what was meant.
      let counts = try query.conditions.indices.map { index in
        var others = query.conditions
        others.remove(at: index)
        return (index: index, count: try count(others))
      }
      guard let fewest = counts.filter({ $0.count > 0 }).min(by: { $0.count < $1.count }) else {
        return nil
      }
      return "; without \(terms[fewest.index].label) there \(fewest.count == 1 ? "is" : "are") "
        + query.subject.counted(fewest.count)
    }
  }

  /// Says that no members of the clubs that a filter finds are listed.
  private func listless(_ condition: Condition) throws -> String? {
    guard condition.field == .club else { return nil }
    var clubs = ListQuery(.clubs)
    clubs.conditions = [Condition(.name, anyOf: condition.matches)]
    clubs.columns = ["name", "members"]
    let rows = try catalog.rows(of: clubs)
    let names = rows.map { $0[0].text }
    guard let name = names.first, rows.allSatisfy({ $0[1] == .integer(0) }) else { return nil }
    return "; the hub lists no members of "
      + (names.count == 1 ? name : "these \(names.count) clubs")
  }

  private func count(_ conditions: [Condition]) throws -> Int {
    var query = query
    query.conditions = conditions
    return try catalog.count(of: query)
  }

  private func nearest(to condition: Condition, _ term: ListSyntax.Term) throws -> String? {
    let field = condition.field
    switch field.kind {
    case .text, .name:
      for match in condition.matches {
        guard let text = match.text else { continue }
        if let advice = try nearest(to: text, field) { return advice }
      }
      return nil
    case .country: return try existing
    case .date, .number: return try extent(of: field)
    case .coordinates: return try nearest(outside: condition)
    case .choice, .day: return nil
    }
  }

  /// Names the nearest row of those that are farther away than a condition allows.
  private func nearest(outside condition: Condition) throws -> String? {
    let names = Set(query.subject.columns.map(\.name))
    guard case .near(let center, _)? = condition.matches.first, names.contains("distance"),
      names.contains("name")
    else { return nil }
    var query = query
    query.conditions = [Condition(.near, .near(center, kilometres: 25_000))]
    (query.columns, query.order, query.limit) = (["name", "distance"], [.init("distance")], 1)
    query.center = center
    guard let row = try catalog.rows(of: query).first, case .real(let distance) = row[1] else {
      return nil
    }
    return "; the nearest is \(row[0].text), \(DistanceSyntax.shown(distance)) away"
  }

  private func nearest(to text: String, _ field: Field) throws -> String? {
    let others: [Field] = [.club, .town, .keyword, .person]
    // A word may be the name of something else.
    let familiar = try others.filter {
      try $0 != field && query.subject.fields.contains($0)
        && count([Condition($0, .contains(text))]) > 0
    }
    .map { (field: $0, known: try catalog.familiarity(of: text, as: $0)) }
    if let other = familiar.first(where: { $0.known == .whole })
      ?? familiar.first(where: { $0.known == .part && text.count > 2 })
    {
      let name = text.contains(" ") ? "\"\(text)\"" : text
      let what = other.known == .whole ? "is" : "is part of the name of"
      return "; \"\(text)\" \(what) a \(other.field.rawValue) (use \(other.field.rawValue):\(name))"
    }
    let noun = field == .name ? query.subject.singular : field.rawValue
    if let name = try catalog.nearest(to: text, as: field, in: query.subject),
      Text.folded(name) != Text.folded(text)
    {
      return Self.meant(name, noun)
    }
    for other in others where other != field && query.subject.fields.contains(other) {
      if let name = try catalog.nearest(to: text, as: other, in: query.subject) {
        return Self.meant(name, other.rawValue)
      }
    }
    return try catalog.nearest(to: text).map { " (did you mean \"\($0)\"?)" }
  }

  private static func meant(_ name: String, _ noun: String) -> String {
    " (did you mean the \(noun) \"\(name)\"?)"
  }

  /// The countries of the list.
  private var existing: String? {
    get throws {
      var query = query
      query.conditions = []
      guard query.subject.columns.contains(where: { $0.name == "country" }) else { return nil }
      query.columns = ["country"]
      query.limit = nil
      let codes = Set(try catalog.rows(of: query).compactMap(\.[0].words))
      guard !codes.isEmpty else { return nil }
      let names = codes.map(session.countries.name).sorted()
      let shown = names.prefix(20).joined(separator: ", ") + (codes.count > 20 ? " …" : "")
      return "; there are \(query.subject.rawValue) in \(shown)"
    }
  }

  private func extent(of field: Field) throws -> String? {
    guard let column = query.subject.columns.first(where: { $0.name == field.rawValue }),
      column.kind == .number || column.kind == .date
    else { return nil }
    func value(isDescending: Bool) throws -> String? {
      var query = query
      query.conditions =
        query.subject.fields.contains(.has)
          && query.subject.words(of: .has).contains(field.rawValue)
        ? [Condition(.has, .equals(field.rawValue))] : []
      query.columns = [column.name]
      query.order = [ListQuery.Order(column.name, isDescending: isDescending)]
      query.limit = 1
      return try catalog.rows(of: query).first.flatMap { $0[0] == .none ? nil : $0[0].text }
    }
    guard let least = try value(isDescending: false), let greatest = try value(isDescending: true)
    else { return nil }
    return least == greatest
      ? "; the only value of \(field.rawValue) is \(least)"
      : "; values of \(field.rawValue) range from \(least) to \(greatest)"
  }
}

extension Match {
  fileprivate var text: String? {
    switch self {
    case .contains(let text), .begins(let text), .ends(let text), .equals(let text):
      text.isEmpty ? nil : text
    default: nil
    }
  }
}
