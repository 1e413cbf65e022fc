import HubModel
import Testing

struct PartialDateTests {
  @Test(arguments: [
    (2024, 1, 31, "2024-01-31"), (2024, 2, 29, "2024-02-29"), (2000, 2, 29, "2000-02-29"),
    (1, 12, 1, "0001-12-01"), (987, 6, 5, "0987-06-05"), (9998, 12, 31, "9998-12-31"),
  ])
  func `a day is written as ISO 8601`(year: Int, month: Int, day: Int, text: String) throws {
    let date = try #require(PartialDate(year: year, month: month, day: day))
    #expect((date.year, date.month, date.day) == (year, month, day))
    #expect(date.description == text)
  }

  @Test func `without a year, 29 February exists`() throws {
    #expect(PartialDate(year: nil, month: 2, day: 29)?.description == "--02-29")
    #expect(PartialDate(year: nil, month: 10, day: 18)?.description == "--10-18")
    #expect(PartialDate(year: nil, month: 2, day: 30) == nil)
  }

  @Test(arguments: [
    (2023, 2, 29), (1900, 2, 29), (2024, 2, 30), (2024, 4, 31), (2024, 13, 1), (2024, 0, 1),
    (2024, 1, 0), (2024, 1, 32), (2024, -1, 1), (2024, 1, -1), (0, 1, 1), (-5, 1, 1),
    (9999, 1, 1), (10_000, 1, 1),
  ])
  func `a day that does not exist is not a date`(year: Int, month: Int, day: Int) {
    #expect(PartialDate(year: year, month: month, day: day) == nil)
  }

  @Test func `every month has its length`() {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    for (index, length) in lengths.enumerated() {
      #expect(PartialDate(year: 2023, month: index + 1, day: length) != nil)
      #expect(PartialDate(year: 2023, month: index + 1, day: length + 1) == nil)
    }
  }

  @Test func `full dates sort as texts`() {
    let dates = [(987, 6, 5), (1999, 12, 31), (2024, 2, 1), (2024, 10, 1)]
      .compactMap { PartialDate(year: $0.0, month: $0.1, day: $0.2)?.description }
    #expect(dates.count == 4 && dates == dates.sorted())
  }
}

struct HexDigestTests {
  private let digits = String(repeating: "0123456789abcdef", count: 4)

  @Test func `a digest is 64 lower-case digits`() {
    #expect(HexDigest(hex: digits)?.hex == digits)
    #expect(HexDigest(hex: digits)?.description == digits)
    #expect(HexDigest(hex: digits.dropFirst() + "f") != nil)
  }

  @Test func `anything else is not a digest`() {
    #expect(HexDigest(hex: "") == nil)
    #expect(HexDigest(hex: String(digits.dropLast())) == nil)
    #expect(HexDigest(hex: digits + "0") == nil)
    #expect(HexDigest(hex: digits.uppercased()) == nil)
    #expect(HexDigest(hex: digits.dropLast() + "g") == nil)
    #expect(HexDigest(hex: digits.dropLast() + "/") == nil)
    #expect(HexDigest(hex: digits.dropLast(2) + "é") == nil)
  }

  @Test func `the high half of a byte is written first`() {
    let digest = HexDigest(bytes: (0..<32).map { UInt8($0 * 8 + 1) })
    #expect(
      digest.hex == "01091119212931394149515961697179818991"
        + "99a1a9b1b9c1c9d1d9e1e9f1f9")
    #expect(HexDigest(hex: digest.hex) == digest)
  }

  @Test func `digests sort as their digits do`() {
    let digests = (0..<64).map { place in
      String(repeating: "8", count: place) + (place % 2 == 0 ? "f" : "1")
        + String(repeating: "8", count: 63 - place)
    }
    #expect(digests.compactMap { HexDigest(hex: $0) }.sorted().map(\.hex) == digests.sorted())
  }
}

/// The timestamps of bundles.
struct TimestampTests {
  @Test(arguments: [
    ("2026-11-21T12:00:00Z", true), ("2024-02-29T23:59:59Z", true), ("0001-01-01T00:00:00Z", true),
    ("2026-02-30T00:00:00Z", false), ("2025-02-29T00:00:00Z", false),
    ("2026-13-01T00:00:00Z", false), ("2026-00-10T00:00:00Z", false),
    ("2026-01-01T24:00:00Z", false), ("2026-01-01T00:60:00Z", false),
    ("2016-12-31T23:59:60Z", false), ("0000-01-01T00:00:00Z", false),
    ("9999-01-01T00:00:00Z", false), ("2026-01-01 00:00:00Z", false),
    ("2026-01-01T00:00:00", false), ("", false),
  ])
  func `a timestamp must exist`(text: String, isValid: Bool) {
    #expect(Timestamp.isValid(text) == isValid)
  }
}
