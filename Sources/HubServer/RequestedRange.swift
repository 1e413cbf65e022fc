/// The part of a file that a request asks for (RFC 9110, section 14). Of several parts, or of what
/// cannot be understood, all is sent, as the standard allows.
enum RequestedRange: Equatable {
  case all
  case part(Range<Int>)
  /// It begins behind the end.
  case unsatisfiable

  /// - Parameter field: the value of `Range`.
  init(_ field: String?, size: Int) {
    self = .all
    guard let field, field.lowercased().hasPrefix("bytes=") else { return }
    let bounds = field.dropFirst("bytes=".count).trimmingSpace
      .split(separator: "-", omittingEmptySubsequences: false)
    guard bounds.count == 2, let first = Self.number(bounds[0]), let last = Self.number(bounds[1])
    else { return }
    switch (first, last) {
    case (nil, nil): return
    case (nil, let count?):
      self = count == 0 || size == 0 ? .unsatisfiable : .part(max(0, size - count)..<size)
    case (let first?, let last):
      guard last.map({ $0 >= first }) ?? true else { return }
      self = first < size ? .part(first..<(min(last ?? size, size - 1) + 1)) : .unsatisfiable
    }
  }

  /// A number, nil inside for an empty text; nil for anything else. One that is too large is as good as
  /// the largest.
  private static func number(_ text: Substring) -> Int?? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return .none }
    return text.isEmpty ? .some(nil) : .some(Int(text) ?? Int.max)
  }
}

/// Entity tags in a condition (RFC 9110, section 13).
enum EntityTags {
  /// Whether one of the tags in `If-None-Match` is this one; weak ones count as well.
  static func match(_ field: String?, _ tag: String) -> Bool {
    guard let field else { return false }
    return field.split(separator: ",").contains { part in
      let part = part.trimmingSpace
      return part == "*" || (part.hasPrefix("W/") ? part.dropFirst(2) : part) == "\"\(tag)\""
    }
  }

  /// Whether `If-Range` allows a part: it is missing, or names exactly this tag.
  static func allowPart(_ field: String?, _ tag: String) -> Bool {
    field.map { $0[...].trimmingSpace == "\"\(tag)\"" } ?? true
  }
}

/// Whether a client takes gzip (RFC 9110, section 12.5.3).
enum AcceptedEncodings {
  static func allowGzip(_ field: String?) -> Bool {
    guard let field else { return false }
    var any = false
    for part in field.lowercased().split(separator: ",") {
      let words = part.split(separator: ";").map(\.trimmingSpace)
      let isWanted = !words.dropFirst().contains { word in
        word.hasPrefix("q=") && (Double(word.dropFirst(2)) ?? 0) == 0
      }
      if words.first == "gzip" { return isWanted }
      if words.first == "*" { any = isWanted }
    }
    return any
  }
}

extension Substring {
  fileprivate var trimmingSpace: Substring {
    var text = self
    while text.first == " " || text.first == "\t" { text.removeFirst() }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
