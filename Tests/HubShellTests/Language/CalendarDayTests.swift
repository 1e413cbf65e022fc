import Testing

@testable import HubShell

/// The dates that words stand for.
struct CalendarDayTests {
  private let sunday = CalendarDay(year: 2026, month: 11, day: 15)

  @Test(arguments: [
    ("today", "2026-11-15", "2026-11-15"), ("yesterday", "2026-11-14", "2026-11-14"),
    ("tomorrow", "2026-11-16", "2026-11-16"), ("this-week", "2026-11-09", "2026-11-15"),
    ("next-week", "2026-11-16", "2026-11-22"), ("last-week", "2026-11-02", "2026-11-08"),
    ("this-month", "2026-11", "2026-11"), ("last-month", "2026-10", "2026-10"),
    ("next-month", "2026-12", "2026-12"), ("this-year", "2026", "2026"),
    ("last year", "2025", "2025"), ("NEXT-YEAR", "2027", "2027"),
    ("sunday", "2026-11-15", "2026-11-15"), ("Monday", "2026-11-16", "2026-11-16"),
    ("saturday", "2026-11-21", "2026-11-21"),
  ])
  func `a word is days, months or years`(word: String, from: String, through: String) throws {
    let dates = try #require(sunday.dates(word))
    #expect(dates == (from, through))
  }

  @Test func `months and years have their ends`() throws {
    #expect(
      try #require(CalendarDay(year: 2024, month: 1, day: 31).dates("last-month")).from == "2023-12"
    )
    #expect(
      try #require(CalendarDay(year: 2024, month: 1, day: 31).dates("next-month")).from == "2024-02"
    )
    #expect(
      try #require(CalendarDay(year: 2025, month: 1, day: 1).dates("this-week")) == (
        "2024-12-30", "2025-01-05"
      ))
    #expect(
      try #require(CalendarDay(year: 2024, month: 2, day: 29).dates("last-year")).from == "2023")
  }

  @Test(arguments: CalendarDay.words)
  func `every word is understood`(word: String) {
    #expect(sunday.dates(word) != nil)
  }

  @Test func `other texts are no dates`() {
    #expect(sunday.dates("2026") == nil)
    #expect(sunday.dates("this") == nil)
  }
}
