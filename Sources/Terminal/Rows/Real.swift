extension Double {
  /// The shortest decimal representation without an exponent; nil for infinity and NaN.
  var plainText: String? {
    guard isFinite else { return nil }
    if self == 0 { return "0.0" }
    let text = description
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text }
    let parts = magnitude.description.prefix { $0 != "e" }.split(separator: ".")
    var digits = parts.joined()
    // "1.0e+20" has a meaningless digit after the point.
    while digits.count > 1, digits.hasSuffix("0") { digits.removeLast() }
    let sign = self < 0 ? "-" : ""
    if exponent < 0 {
      return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
    }
    let zeros = String(repeating: "0", count: max(0, exponent + 1 - digits.count))
    return sign + digits + zeros + ".0"
  }
}
