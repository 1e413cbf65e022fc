/// The timestamps in bundles (Docs/Format.md, "The manifest").
package enum Timestamp {
  /// Returns true for a text of the form `2026-11-21T12:00:00Z` that is an existing second: a valid
  /// day from year 0001 to 9998, and no leap seconds.
  package static func isValid(_ text: String) -> Bool {
    let form = /[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z/
    return text.utf8.count == 20 && text.wholeMatch(of: form) != nil
      && PartialDate(iso: text) != nil
  }
}

extension Duration {
  package var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
