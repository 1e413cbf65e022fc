import HubModel

/// The byte range that a request asks for (RFC 9110, section 14). A request for several ranges, or
/// a malformed one, gets the whole file, as the standard allows.
enum RequestedRange: Equatable {
  case all
  case part(Range<Int>)
  /// The range starts after the end of the file.
  case unsatisfiable

  /// - Parameters:
  ///   - field: The value of the header field `Range`.
  ///   - size: The size of the file in bytes.
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

  /// Returns a number; nil inside for an empty text, nil for anything else. A number that is too
  /// large counts as the largest possible one.
  private static func number(_ text: Substring) -> Int?? {
    guard text.utf8.allSatisfy(\.isASCIIDigit) else { return .none }
    return text.isEmpty ? .some(nil) : .some(Int(text) ?? Int.max)
  }
}

/// Entity tags in conditions (RFC 9110, section 13).
enum EntityTags {
  /// Returns true if `If-None-Match` contains a tag, weak or strong.
  static func match(_ field: String?, _ tag: String) -> Bool {
    guard let field else { return false }
    return field.split(separator: ",").contains { part in
      let part = part.trimmingSpace
      return part == "*" || (part.hasPrefix("W/") ? part.dropFirst(2) : part) == "\"\(tag)\""
    }
  }

  /// Returns true if `If-Range` allows a partial response: it is missing, or contains exactly this
  /// tag.
  static func allowPart(_ field: String?, _ tag: String) -> Bool {
    field.map { $0[...].trimmingSpace == "\"\(tag)\"" } ?? true
  }
}

/// The encodings that a client accepts (RFC 9110, section 12.5.3).
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
