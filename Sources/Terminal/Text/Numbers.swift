import HubModel

extension Int {
  /// The number as a size, in powers of ten: "3.4 MB".
  package var bytes: String {
    var value = Double(self)
    var units = ["bytes", "kB", "MB", "GB", "TB"][...]
    while value >= 1000, units.count > 1 {
      value /= 1000
      units = units.dropFirst()
    }
    let unit = units.first ?? "bytes"
    if unit == "bytes" { return "\(self) \(self == 1 ? "byte" : "bytes")" }
    let tenths = Int((value * 10).rounded())
    return tenths < 100
      ? "\(tenths / 10).\(tenths % 10) \(unit)" : "\(Int(value.rounded())) \(unit)"
  }

  /// Returns the number with a noun: "1 club", "2 clubs".
  package func of(_ singular: String, _ plural: String? = nil) -> String {
    "\(grouped) \(self == 1 ? singular : plural ?? singular + "s")"
  }
}

extension Collection<String> {
  /// The texts as a choice: "de, en or nl".
  package var asChoice: String { list("or") }
}
