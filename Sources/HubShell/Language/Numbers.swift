extension ListSyntax.Value {
  /// A bound of a range; the range begins after it, or ends before it, if it is excluded.
  struct Bound {
    let word: Word
    var isExcluded = false
  }

  /// The bounds of the numbers or dates that are meant: nil for none.
  var bounds: (from: Bound?, through: Bound?) {
    switch self {
    case .plain(let word), .compared(.exactly, let word):
      (Bound(word: word), Bound(word: word))
    case .compared(.atLeast, let word): (Bound(word: word), nil)
    case .compared(.atMost, let word): (nil, Bound(word: word))
    case .compared(.above, let word): (Bound(word: word, isExcluded: true), nil)
    case .compared(.below, let word): (nil, Bound(word: word, isExcluded: true))
    case .between(let from, let through):
      (
        from.text.isEmpty ? nil : Bound(word: from),
        through.text.isEmpty ? nil : Bound(word: through)
      )
    case .matching(_, let word) where word.text.isEmpty: (nil, nil)
    case .matching(_, let word): (Bound(word: word), Bound(word: word))
    }
  }
}

enum NumberRange {
  /// - Parameter isFotobond: Accepts the form that the Dutch federation prints: "16.20" is 1620,
  ///   "03.01" is 301, and "16.20.111" is 1620111.
  static func range(
    _ value: ListSyntax.Value, isFotobond: Bool = false
  ) throws(SyntaxError) -> ClosedRange<Double> {
    let (from, through) = value.bounds
    if case .matching = value, let from {
      throw SyntaxError("invalid number: \"*\" is for text", at: from.word)
    }
    var (lower, upper) = (-Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude)
    if let from {
      let number = try number(from.word, isFotobond: isFotobond)
      lower = from.isExcluded ? number.nextUp : number
    }
    if let through {
      let number = try number(through.word, isFotobond: isFotobond)
      upper = through.isExcluded ? number.nextDown : number
    }
    guard lower <= upper else {
      throw SyntaxError(
        "empty range: \(from?.word.text ?? "") is greater than \(through?.word.text ?? "")",
        at: from?.word.range ?? 0..<0)
    }
    return lower...upper
  }

  private static func number(_ word: Word, isFotobond: Bool) throws(SyntaxError) -> Double {
    let parts = word.text.split(separator: ".", omittingEmptySubsequences: false)
    let isPrinted =
      isFotobond
      && [[2, 2], [1, 2], [2, 2, 3], [1, 2, 3]].contains(parts.map(\.count))
    guard let number = isPrinted ? Double(parts.joined()) : word.number else {
      throw SyntaxError("invalid number \"\(word.text)\"", at: word)
    }
    return number
  }
}

/// A distance as it is typed.
enum DistanceSyntax {
  /// The radius of `near` without `within`, in kilometres.
  static let usual = 25.0

  /// "25" or "2.5"
  static func text(_ kilometres: Double) -> String {
    Int(exactly: kilometres).map(String.init) ?? String(kilometres)
  }

  /// "4.7 km" or "399 km"
  static func shown(_ kilometres: Double) -> String {
    kilometres < 10 ? "\((kilometres * 10).rounded() / 10) km" : "\(Int(kilometres.rounded())) km"
  }

  /// The kilometres of "25", "25km" or "2.5km".
  static func kilometres(_ word: Word) throws(SyntaxError) -> Double {
    guard let number = word.number, number >= 0 else {
      throw SyntaxError("invalid distance \"\(word.text)\" (for example: 25km)", at: word)
    }
    return number
  }
}

extension Word {
  /// The number of "12", "2.5" or "25km"; nil for another text.
  var number: Double? {
    let text = self.text.lowercased()
    guard let number = Double(text.hasSuffix("km") ? String(text.dropLast(2)) : text),
      abs(number) < Double.greatestFiniteMagnitude
    else { return nil }
    return number
  }
}
