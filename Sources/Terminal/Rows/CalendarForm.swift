import HubModel

/// All-day events for calendars (RFC 5545). Rows without a date are skipped.
///
/// Exhibitions last from the first to the last day; birthdays recur every year.
struct CalendarForm: RowForm {
  private let names: [String]
  private let stamp: String

  /// - Parameter members: The member `created` is the time stamp of the events:
  ///   "2026-11-15T00:00:00Z".
  init(_ columns: [RowColumn], members: [(name: String, value: FieldValue)]) {
    names = columns.map(\.name)
    stamp = members.first { $0.name == "created" }?.value.text ?? ""
  }

  func start() -> String {
    lines(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//hubpack//hubpack//EN"])
  }

  func end() -> String { lines(["END:VCALENDAR"]) }

  func row(_ values: [FieldValue]) -> String {
    let row = Dictionary(zip(names, values.map(\.text))) { first, _ in first }
    func text(_ name: String) -> String? { row[name].flatMap { $0.isEmpty ? nil : $0 } }
    func joined(_ names: String...) -> String? {
      let texts = names.compactMap(text)
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    let name = text("name") ?? ""
    let days: [String]
    let summary: String
    if let birthday = text("birthday") {
      guard let lines = everyYear(birthday) else { return "" }
      (days, summary) = (lines, "Birthday of \(name)")
    } else {
      guard let lines = from(text("starts") ?? text("ends"), through: text("ends")) else {
        return ""
      }
      (days, summary) = (lines, name)
    }
    let identity = [summary, text("club"), text("clubTown"), text("starts")].compactMap(\.self)
    let geo: (String, String)? = text("latitude").flatMap { north in
      text("longitude").map { (north, $0) }
    }
    let properties: [(String, String?)] = [
      ("UID", escaped(identity.joined(separator: " | "))), ("SUMMARY", escaped(summary)),
      ("LOCATION", joined("venue", "town").map(escaped)), ("GEO", geo.map { "\($0);\($1)" }),
      (
        "DESCRIPTION",
        [joined("club", "clubs"), text("remark")].compactMap(\.self).joined(separator: "\n")
          .nonEmpty.map(escaped)
      ),
      ("URL", text("website").flatMap(address)),
    ]
    return lines(
      ["BEGIN:VEVENT", "DTSTAMP:\(stamp.filter { !"-:".contains($0) })"] + days
        + properties.compactMap { name, value in value.map { "\(name):\($0)" } } + ["END:VEVENT"])
  }

  // MARK: - Days

  /// Returns the lines for a range of days, whose end is the day after the last one. Nil if there
  /// is no valid first day.
  private func from(_ first: String?, through last: String?) -> [String]? {
    guard let start = first.flatMap({ PartialDate(iso: $0) }) else { return nil }
    let end = last.flatMap { PartialDate(iso: $0) }
    let last = if let end, end.description > start.description { end } else { start }
    // The last possible day is 9998-12-31.
    let after = last.next?.description ?? "9999-01-01"
    return ["DTSTART;VALUE=DATE:\(start.description.digits)", "DTEND;VALUE=DATE:\(after.digits)"]
  }

  /// Returns the lines for a birthday, from the year of the bundle on, so that the year of birth is
  /// not revealed. 29 February becomes the last day of the month.
  private func everyYear(_ birthday: String) -> [String]? {
    guard let year = Int(stamp.prefix(4)) else { return nil }
    let day = birthday.suffix(5)
    guard day == "02-29" else {
      return ["DTSTART;VALUE=DATE:\(year)\(String(day).digits)", "RRULE:FREQ=YEARLY"]
    }
    let last = PartialDate(year: year, month: 2, day: 29) == nil ? "0228" : "0229"
    return ["DTSTART;VALUE=DATE:\(year)\(last)", "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"]
  }

  // MARK: - Texts

  private func escaped(_ text: String) -> String {
    var result = ""
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if !result.isEmpty { result += "\\n" }
      for character in String(line).withoutControls {
        if "\\;,".contains(character) { result += "\\" }
        result.append(character)
      }
    }
    return result
  }

  /// Returns a web address unchanged if it is valid in a calendar.
  private func address(_ text: String) -> String? {
    let isWeb = ["http://", "https://"].contains { text.lowercased().hasPrefix($0) }
    return isWeb && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F }
      ? text : nil
  }

  /// Returns lines of at most 75 bytes; longer lines continue after a space.
  private func lines(_ lines: [String]) -> String {
    var result = ""
    for line in lines {
      var length = 0
      for scalar in line.unicodeScalars {
        let size = UTF8.width(scalar)
        if length + size > 75 {
          result += "\r\n "
          length = 1
        }
        result.unicodeScalars.append(scalar)
        length += size
      }
      result += "\r\n"
    }
    return result
  }
}

extension String {
  /// The digits of a date: "20261205" for "2026-12-05".
  fileprivate var digits: String { filter { $0 != "-" } }
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}

extension PartialDate {
  /// The next day; nil after the last possible day.
  fileprivate var next: PartialDate? {
    guard let year else { return nil }
    return PartialDate(year: year, month: month, day: day + 1)
      ?? PartialDate(year: year, month: month + 1, day: 1)
      ?? PartialDate(year: year + 1, month: 1, day: 1)
  }
}
