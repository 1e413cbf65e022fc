/// The timestamps in bundles (Docs/Format.md, "The manifest").
package enum Timestamp {
  /// Returns true for a text of the form `2026-11-21T12:00:00Z` that is an existing second: a valid
  /// day from year 0001 to 9998, and no leap seconds.
  package static func isValid(_ text: String) -> Bool {
    let form = "0000-00-00T00:00:00Z".utf8
    guard text.utf8.count == form.count,
      zip(text.utf8, form).allSatisfy({ byte, mark in
        mark == UInt8(ascii: "0") ? (0x30...0x39).contains(byte) : byte == mark
      })
    else { return false }
    let numbers = text.utf8.split { !(0x30...0x39).contains($0) }.map { digits in
      digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    return PartialDate(year: numbers[0], month: numbers[1], day: numbers[2]) != nil
      && numbers[3] < 24 && numbers[4] < 60 && numbers[5] < 60
  }
}
