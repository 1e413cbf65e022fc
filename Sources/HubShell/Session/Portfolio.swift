import HubBundle
import HubModel
import Terminal

extension Session {
  private struct Portfolio {
    let id: Int64
    let person: String
    let club: String
    /// The known facts about its pictures, by column.
    let facts: [String: String]

    static let columns = [
      "id", "name", "club", "town", "gallery", "galleryForm", "galleryReason", "portfolio",
    ]

    init?(_ row: [FieldValue]) {
      guard case .integer(let id) = row[0] else { return nil }
      self.id = Int64(id)
      facts = zip(Self.columns, row).reduce(into: [:]) { $0[$1.0] = $1.1.words }
      person = facts["name"] ?? ""
      club =
        OrganizationIdentity(fullName: facts["club"] ?? "", town: facts["town"] ?? "").displayName
    }
  }

  /// Lists the images of a person, in the order of the galleries.
  func tellPortfolio(_ person: String, _ club: String?, _ answer: Answer) throws {
    var portfolios = try self.portfolios(of: person, in: club)
    // If names differ in case or accents only, the one that was typed counts.
    if portfolios.contains(where: { $0.person == person }) {
      portfolios = portfolios.filter { $0.person == person }
    }
    let people = Set(portfolios.map(\.person))
    if people.count > 1 {
      let isCut = portfolios.count == Self.mostPeople
      throw QueryError(Self.ambiguous(people.sorted(), isCut, called: person))
    }
    guard answer.mode.isForPeople else { return try writeImages(of: portfolios, answer) }
    for (index, portfolio) in portfolios.enumerated() {
      if index > 0 { try answer.write("\n") }
      try answer.write(
        answer.style.bold("\(portfolio.person) @ \(portfolio.club)".harmlessLine) + "\n")
      try showImages(of: portfolio, answer)
    }
  }

  /// The limit of portfolios that are looked up; more means that several people match the name.
  static let mostPeople = 200

  /// - Parameter names: Those people, or some of them.
  static func ambiguous(_ names: [String], _ isCut: Bool, called name: String) -> String {
    let number = (isCut ? "at least " : "") + "\(names.count) people, such as "
    let list = names.count > 12 ? number + names.prefix(12).asChoice : names.asChoice
    return "\"\(name)\" is ambiguous: \(list) (use a longer name)"
  }

  private func portfolios(of person: String, in club: String?) throws -> [Portfolio] {
    for match in [Match.equals(person), .contains(person)] {
      var query = ListQuery(.members)
      query.conditions = [Condition(.name, match)]
      if let club { query.conditions.append(Condition(.club, .contains(club))) }
      query.columns = Portfolio.columns
      query.visibility = ofNames
      query.limit = Self.mostPeople
      // A whole name finds hidden people, too.
      if case .equals = match { query.visibility = .everybody }
      let portfolios = try bundle.catalog.rows(of: query).compactMap(Portfolio.init)
      if !portfolios.isEmpty { return portfolios }
    }
    if club == nil, let hidden = try hidden(called: person) { throw hidden }
    let inClub = club.map { " in a club that matches \"\($0)\"" } ?? ""
    let suggestion = try bundle.catalog.nearest(to: person).map { " (did you mean \"\($0)\"?)" }
    let unknown = try unknownParts(ListQuery(.members)).map { "; \($0)" } ?? ""
    throw QueryError("no person matches \"\(person)\"\(inClub)\(unknown)\(suggestion ?? "")")
  }

  private func images(of portfolio: Portfolio, columns: [String]) -> ListQuery {
    var query = prepared(ListQuery(.images))
    query.scope = .membership(portfolio.id)
    query.columns = columns
    query.visibility = .everybody
    return query
  }

  private func showImages(of portfolio: Portfolio, _ answer: Answer) throws {
    let query = images(of: portfolio, columns: ["id", "title", "caption", "date"])
    guard try bundle.catalog.count(of: query) > 0 else {
      return try answer.write(explanation(of: portfolio).harmlessLine + "\n")
    }
    let columns = try query.shownColumns()
    var writer = answer.rows(columns, inCardAs: .table)
    try bundle.catalog.forEachRow(of: query) { try writer.add($0) }
    try writer.finish()
  }

  private func writeImages(of portfolios: [Portfolio], _ answer: Answer) throws {
    let names = ["id", "person", "club", "town", "position", "title", "caption", "date", "url"]
    let wanted = names.compactMap { name in Subject.images.columns.first { $0.name == name } }
    var writer = answer.rows(wanted)
    for portfolio in portfolios {
      try bundle.catalog.forEachRow(of: images(of: portfolio, columns: names)) {
        try writer.add($0)
      }
    }
    try writer.finish()
  }

  /// A reason as a clause: "is missing", "could not be read (the XML is not well-formed)".
  private static func clause(_ reason: String?) -> String {
    guard let reason else { return "could not be fetched" }
    let isClause = reason.hasPrefix("could not ") || reason.hasPrefix("is ")
    return isClause ? reason : "could not be read (\(reason))"
  }

  /// The reason why a portfolio shows no images.
  private func explanation(of portfolio: Portfolio) -> String {
    let url = portfolio.facts["portfolio"].map { ": \($0)" } ?? ""
    let reason = portfolio.facts["galleryReason"]
    return switch (portfolio.facts["gallery"], portfolio.facts["galleryForm"]) {
    case ("present", "web-page"), ("stale", "web-page"): "The portfolio is a web page\(url)"
    case ("present", _), ("stale", _): "The portfolio has no images\(url)"
    case ("failed", _): "The portfolio \(Self.clause(reason))\(url)"
    case ("left-out", _): "The portfolio \(SkippedText.clause(reason))\(url)"
    default: "There is no portfolio."
    }
  }
}
