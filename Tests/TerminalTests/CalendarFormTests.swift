import HubModel
import Terminal
import Testing

/// Calendars of exhibitions and birthdays (RFC 5545).
struct CalendarFormTests {
  private static let columns = [
    "name", "starts", "ends", "venue", "town", "club", "remark", "website",
  ]
  .map { RowColumn($0, heading: $0) }
  private static let birthdays = ["birthday", "name", "clubs"].map { RowColumn($0, heading: $0) }
  private static let created = [(name: "created", value: FieldValue.text("2026-11-15T12:34:56Z"))]

  /// The lines of the events, unfolded.
  private func lines(_ columns: [RowColumn], _ rows: [FieldValue]...) throws -> [String] {
    let text = try text(of: rows, columns, as: .ical, members: Self.created)
    #expect(text.hasSuffix("END:VCALENDAR\r\n"))
    #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 && !$0.contains("\n") })
    return text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
  }

  @Test func `an exhibition includes its last day`() throws {
    let found = try lines(
      Self.columns,
      [
        .text("Licht"), .text("2026-12-05"), .text("2026-12-31"), .text("De Kade"), .text("Gent"),
        .text("Fotoclub A"), .text("Gratis;\nmet koffie, thee \\ taart"),
        .text("https://a.example"),
      ])
    #expect(
      found == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//hubpack//hubpack//EN", "BEGIN:VEVENT",
        "DTSTAMP:20261115T123456Z", "DTSTART;VALUE=DATE:20261205", "DTEND;VALUE=DATE:20270101",
        "UID:Licht | Fotoclub A | 2026-12-05", "SUMMARY:Licht",
        #"LOCATION:De Kade\, Gent"#,
        #"DESCRIPTION:Fotoclub A\nGratis\;\nmet koffie\, thee \\ taart"#, "URL:https://a.example",
        "END:VEVENT", "END:VCALENDAR",
      ])
  }

  @Test func `an exhibition without a last day lasts one day, and without any day it is skipped`()
    throws
  {
    let one = try lines(Self.columns, [.text("A"), .text("2028-02-28")], [.text("B")])
    #expect(one.contains("DTEND;VALUE=DATE:20280229"))
    #expect(one.filter { $0 == "BEGIN:VEVENT" }.count == 1)
    let last = try lines(
      Self.columns, [.text("A"), .text("9998-12-31")], [.text("B"), .text("2026-02-30")])
    #expect(last.contains("DTSTART;VALUE=DATE:99981231"))
    #expect(last.contains("DTEND;VALUE=DATE:99990101"))
    #expect(last.filter { $0 == "BEGIN:VEVENT" }.count == 1)
    let reversed = try lines(Self.columns, [.text("A"), .text("2026-02-02"), .text("2026-01-01")])
    #expect(reversed.contains("DTEND;VALUE=DATE:20260203"))
  }

  @Test(arguments: ["1970-10-18", "--10-18"])
  func `a birthday recurs every year, without the year of birth`(day: String) throws {
    let found = try lines(Self.birthdays, [.text(day), .text("Ans Afdruk"), .texts(["A", "B"])])
    #expect(found.contains("DTSTART;VALUE=DATE:20261018") && found.contains("RRULE:FREQ=YEARLY"))
    #expect(
      found.contains("SUMMARY:Birthday of Ans Afdruk") && found.contains(#"DESCRIPTION:A\, B"#))
    #expect(!found.contains { $0.contains("1970") })
  }

  @Test func `a birthday on 29 February is on the last day of the month`() throws {
    let found = try lines(Self.birthdays, [.text("2000-02-29"), .text("Ans Afdruk")])
    #expect(found.contains("DTSTART;VALUE=DATE:20260228"))
    #expect(found.contains("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"))
  }

  @Test func `no text can start a new line`() throws {
    let hostile =
      "A\r\nEND:VEVENT\r\nBEGIN:VALARM\u{2028}X\u{85}Y\u{0}\u{1B}[2J"
      + String(repeating: "日", count: 200)
    let found = try lines(
      Self.columns,
      [
        .text(hostile), .text("2026-01-01"), .none, .none, .none, .none, .none,
        .text("https://a\r\nX:1"),
      ])
    #expect(found.filter { $0.hasPrefix("END:") || $0.hasPrefix("BEGIN:") }.count == 4)
    #expect(!found.contains { $0.hasPrefix("URL") })
  }
}
