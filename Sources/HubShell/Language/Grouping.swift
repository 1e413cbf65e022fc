import HubBundle
import HubModel

/// The column whose values rows are counted by.
struct Grouping: Equatable {
  /// The list whose rows are counted: for people, their memberships.
  let subject: Subject
  let column: Column
}

extension Grouping {
  /// The grouping that a word asks for; nil if the list has no such column.
  init?(_ word: Word, of subject: Subject) {
    guard let name = word.keyword else { return nil }
    let wanted = Self.columns(name, of: subject)
    func column(in list: Subject) -> Column? {
      wanted.lazy.compactMap { name in list.columns.first { $0.name.lowercased() == name } }
        .first { $0.kind != .measure && ($0.kind != .number || $0.name == "level") }
    }
    // The column `clubs` of people is text; memberships have the clubs themselves.
    if subject == .people, let column = column(in: .people), column.name != "clubs" {
      self.init(subject: .people, column: column)
    } else if let column = column(in: subject == .people ? .members : subject) {
      self.init(subject: subject == .people ? .members : subject, column: column)
    } else if subject == .keywords, ["club", "town", "country"].contains(wanted.first ?? ""),
      let column = column(in: .members)
    {
      // Of the members who use them.
      self.init(subject: .members, column: column)
    } else {
      return nil
    }
  }

  /// The words that `by` understands for a list.
  static func words(of subject: Subject) -> [String] {
    switch subject {
    case .clubs: ["country", "town", "level"]
    case .museums: ["country", "town"]
    case .members, .people:
      ["club", "town", "country", "keyword", "role", "joined", "birthday"]
    case .keywords: ["language", "standard", "club", "town", "country"]
    case .images: ["person", "club", "town", "country", "date"]
    case .exhibitions: ["club", "town", "country", "when", "starts"]
    case .languages: ["defined"]
    case .problems: ["severity", "code", "file"]
    case .sources: ["role", "state", "reason"]
    case .entries: ["kind", "decision", "club"]
    }
  }

  /// The columns that a word may mean, in lower case.
  private static func columns(_ name: String, of subject: Subject) -> [String] {
    let others = [
      "year": ["date", "joined", "starts"], "month": ["birthday"],
      "photographer": ["person", "name"], "person": ["person", "name"], "member": ["name"],
      "countries": ["country"], "status": ["former"],
    ]
    let singular = name.hasSuffix("s") ? [String(name.dropLast())] : []
    return [name] + (others[name] ?? []) + [name + "s"] + singular
  }

  /// The values that a row is counted under, as texts; nil for an unknown one.
  func labels(_ value: FieldValue) -> [String?] {
    switch (column.kind, value) {
    case (_, .none): [nil]
    case (_, .texts(let texts)): texts.isEmpty ? [nil] : texts
    // Years, and for birthdays months.
    case (.date, .text(let date)): [String(date.prefix(4))]
    case (.birthday, .text(let date)): [String(date.suffix(5).prefix(2))]
    case (_, .text(let text)): [text]
    case (_, .integer(let number)): [String(number)]
    case (_, .real(let number)): [String(number)]
    case (_, .flag(let isSet)): [isSet ? "true" : "false"]
    }
  }
}
