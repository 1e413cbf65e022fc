import Foundation
import HubBundle
import HubModel
import Terminal

extension Session {
  /// Lists clubs and museums by distance from a town, an organization or coordinates.
  func near(_ coordinates: Word, _ kilometres: Double?, _ answer: Answer) throws {
    let center = try self.coordinates(coordinates)
    let radius = kilometres ?? DistanceSyntax.usual
    var rows: [(distance: Double, row: [FieldValue])] = []
    var columns: [Column] = []
    for subject in [Subject.clubs, .museums] {
      var query = prepared(ListQuery(subject))
      query.center = center
      query.conditions = [Condition(.near, .near(center, kilometres: radius))]
      query.columns = ["distance", "kind", "name", "town", "country"]
      columns = try query.shownColumns()
      try bundle.catalog.forEachRow(of: query) { row in
        guard case .real(let distance) = row[0] else { return }
        rows.append((distance, row))
      }
    }
    // Sorting is not stable: clubs come before museums, and names stay in order.
    let sorted = rows.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    if rows.isEmpty {
      Message.write(
        "no club or museum is within \(DistanceSyntax.text(radius)) km of \(coordinates.text) "
          + "(try 'within \(Int(min(radius, 5_000)) * 4)km')")
    }
    var writer = answer.rows(columns)
    for (_, found) in sorted { try writer.add(zip(found.row, columns).map(answer.shown)) }
    try writer.finish()
    try tellUnknown(ListQuery(.clubs), answer)
  }

  /// Lists the coming birthdays from a day on; by default from today.
  func tellBirthdays(_ limit: Int?, _ from: String?, _ answer: Answer) throws {
    let first = from ?? String(today.text.suffix(5))
    // From that day to the end of the year, then from its beginning on.
    let fromThen = Condition(.birthday, .dates(from: first, through: nil))
    var before = fromThen
    before.isNegated = true
    try tellBirthdays(
      [fromThen, before], limit: limit ?? (answer.mode == .ical ? .max : 10), answer
    ) {
      "no birthdays are known"
    }
  }

  /// Lists the birthdays in a month, or in the dates of a word.
  func tellBirthdays(in days: Word, _ answer: Answer) throws {
    let condition = Condition(.birthday, try today.dayMatch(.plain(days)))
    try tellBirthdays([condition], limit: .max, answer) {
      var time = days.text.lowercased().replacing("-", with: " ")
      if time == "vandaag" { time = "today" }
      let preposition =
        CalendarDay.month(time) != nil ? "in " : CalendarDay.weekdays.contains(time) ? "on " : ""
      return "nobody has a birthday \(preposition)\(time) ('birthdays' lists the next ones)"
    }
  }

  /// Lists the birthdays that meet one condition after another.
  private func tellBirthdays(
    _ conditions: [Condition], limit: Int, _ answer: Answer, none: () -> String
  ) throws {
    var left = limit
    var query = prepared(ListQuery(.people))
    query.columns = ["birthday", "name", "clubs"]
    query.order = [ListQuery.Order("birthday")]
    let columns = try query.shownColumns()
    var writer = answer.rows(columns, members: answer.mode == .ical ? [created] : [])
    for condition in conditions where left > 0 {
      query.conditions = [condition, Condition(.has, .equals("birthday"))]
      query.limit = left
      try bundle.catalog.forEachRow(of: query) { row in
        left -= 1
        try writer.add(zip(row, columns).map(answer.shown))
      }
    }
    try writer.finish()
    if writer.count == 0, !omittedColumns.contains("birthday") {
      Message.write(none().harmlessLine)
    }
    try tellUnknown(ListQuery(.people), answer)
    try tellOmitted(["birthday"], answer)
  }

  /// Counts the bundle's content, with small bars.
  func stats(_ answer: Answer) throws {
    let statistics = try bundle.catalog.statistics(settings.presentation)
    var counted = ListQuery(.images)
    counted.visibility = .everybody
    guard answer.mode == .table || answer.mode == .line else {
      var writer = answer.rows([
        RowColumn("group", heading: "Group"), RowColumn("label", heading: "Label"),
        RowColumn("count", heading: "Count", alignment: .trailing),
      ])
      for statistic in statistics {
        for count in statistic.counts {
          try writer.add([
            .text(statistic.title), .text(label(count.label, statistic, answer)),
            .integer(count.number),
          ])
        }
      }
      try writer.finish()
      return try tellUnknown(counted, answer)
    }
    var isFirst = true
    for statistic in statistics where !statistic.counts.isEmpty {
      if !isFirst { try answer.write("\n") }
      isFirst = false
      try answer.write(
        answer.style.bold(statistic.title.capitalizedFirst) + "\n")
      let most = statistic.counts.map(\.number).max() ?? 1
      let labels = statistic.counts.map { label($0.label, statistic, answer).harmlessLine }
      let labelWidth = min(30, labels.map(\.cells).max() ?? 0)
      let numberWidth = most.grouped.count
      for (count, label) in zip(statistic.counts, labels) {
        let number = count.number.grouped
        let padding = String(repeating: " ", count: max(0, numberWidth - number.count))
        let bar = String(repeating: "▇", count: max(1, count.number * 24 / max(1, most)))
        try answer.write(
          "  \(label.cut(toCells: labelWidth).leading(inCells: labelWidth))  \(padding)\(number)  \(answer.style.cyan(bar))\n"
        )
      }
    }
    try tellUnknown(counted, answer)
  }

  private func label(_ label: String, _ statistic: Statistic, _ answer: Answer) -> String {
    guard answer.mode.isForPeople, statistic.title.hasSuffix("by country"), label != "?" else {
      return label
    }
    return countries.name(of: label)
  }
}
