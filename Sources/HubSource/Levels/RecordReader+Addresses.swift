import HubFetching
import HubJSON
import HubModel

extension RecordReader {
  /// Returns a reference to a file or picture, as published.
  func reference(_ names: String...) -> String? { reference(names) }

  func picture(_ name: String) -> PictureReference? {
    reference([name]).map { PictureReference($0, in: log.base) }
  }

  func reference(_ names: [String]) -> String? {
    let reference = text(names, Limits.referenceBytes, Text.trimmed)
    // Anything may be a path, but this is hardly meant as one.
    if let reference, reference.beginsLikeURL, let value = field(names) {
      log.checkForm(of: reference, names[0], at: value)
    }
    return reference
  }

  /// Returns an email address as published; reports one that is none.
  func mailbox(_ names: [String]) -> String? {
    let text = text(names, Limits.textBytes, Text.normalized)
    guard let text, text.wholeMatch(of: Forms.mailbox) == nil, let value = field(names) else {
      return text
    }
    let inside = text.matches(of: Forms.mailbox)
    log.note(
      .addressForm, at: value, "\"\(names[0])\": expected an email address, found \"\(text)\"",
      suggestion: inside.count == 1 && text[..<inside[0].range.lowerBound].last != "."
        ? "write \(inside[0].0)" : nil)
    return text
  }

  /// Returns the address of a website as published; reports one that is none.
  func address(_ names: [String]) -> String? {
    let address = text(names, Limits.textBytes, Text.normalized)
    if let address, let value = field(names) { log.checkForm(of: address, names[0], at: value) }
    if log.fixes != nil, let address, address.isWebsiteWithoutScheme,
      let value = names.lazy.compactMap({ field([$0]) })
        .first(where: { $0.string.flatMap(Text.normalized) == address })
    {
      let raw = String(
        decoding: value.document.bytes[(value.start + 1)..<(value.end - 1)], as: UTF8.self)
      log.fixes?.replace(value, with: "\"https://\(raw.trimmingSpaces)\"", .addressForm)
    }
    return address
  }
}

extension ProblemLog {
  /// Reports a URL that does not begin with `http://` or `https://` and a host, or is several.
  fileprivate func checkForm(of url: String, _ name: String, at value: JSONValue) {
    guard let expected = url.lackOfURL else { return }
    note(
      .addressForm, at: value, "\"\(name)\": expected \(expected), found \"\(url)\"",
      suggestion: url.withScheme.map { "write \($0)" })
  }

  /// Returns the picture at a URL that stands alone in a list; anything else gives nil and a problem.
  func picture(_ value: JSONValue, in list: String) -> PictureReference? {
    guard let text = string(value, "\"\(list)\"", limit: Limits.referenceBytes) else { return nil }
    guard let reference = Text.trimmed(text) else {
      note(.wrongType, at: value, "an image was ignored; its URL is empty")
      return nil
    }
    if reference.beginsLikeURL { checkForm(of: reference, list, at: value) }
    return PictureReference(reference, in: base)
  }
}

/// The forms that are looked for in every record. Each is kept, because making one takes longer than
/// using it.
private enum Forms {
  nonisolated(unsafe) static let mailbox =
    /[^\s@,;:<>()".]+(\.[^\s@,;:<>()".]+)*@([\p{L}\p{N}\-]+\.)+\p{L}[\p{L}\p{N}\-]+/
  /// The beginning of a URL, even if its scheme is misspelt.
  nonisolated(unsafe) static let start = /(?i)www\.|https?[:\/]|[htps]{3,7}(?::|\/\/)/
  nonisolated(unsafe) static let scheme = /(?i)https?:\/\//
  nonisolated(unsafe) static let furtherURL = /(?i)[\s,;|]+(https?:\/\/|www\.)/
  /// A name or address, with a user and a port.
  nonisolated(unsafe) static let host =
    /(?i)([^@\s]*@)?(([\p{L}\p{N}_\-]+\.)*[\p{L}\p{N}_\-]+\.?|\[[0-9a-f:.]+\])(:[0-9]+)?/
}

extension String {
  /// True for the address of a website that begins with "www.": "www.club.example/members".
  fileprivate var isWebsiteWithoutScheme: Bool {
    wholeMatch(of: /[wW]{3}(\.[\p{L}\p{N}\-]+){2,}(:[0-9]+)?([\/?#]\S*)?/) != nil
  }

  /// True for a text that begins like a URL, even if its scheme is misspelt.
  var beginsLikeURL: Bool {
    prefixMatch(of: Forms.start) != nil
  }

  /// The noun phrase for the URL that a text should be; nil if it is one.
  ///
  /// A URL may contain others (`https://archive.example/https://…`), but not after a separator.
  fileprivate var lackOfURL: String? {
    guard let start = prefixMatch(of: Forms.scheme) else {
      return "a URL that begins with https://"
    }
    // Searching for a form takes long, and few URLs have one of these.
    if contains(where: { $0.isWhitespace || ",;|".contains($0) }) {
      if contains(Forms.furtherURL) { return "one URL" }
      if contains(where: \.isWhitespace) { return "a URL without spaces" }
    }
    let host = self[start.range.upperBound...].prefix { !"/?#\\".contains($0) }
    return host.wholeMatch(of: Forms.host) == nil ? "a URL with a valid host" : nil
  }

  /// The URL that a text without a valid scheme stands for; nil if it may be something else.
  fileprivate var withScheme: String? {
    guard utf8.count <= 2000,
      let match = wholeMatch(
        of:
          /(?i)(?:[htps]{3,7}(?::\/*|\/+))?((?:[\p{L}\p{N}\-]+\.)+\p{L}{2,}(?::[0-9]+)?(?:[\/?#]\S*)?)/
      )
    else { return nil }
    return "https://\(match.1)"
  }

  fileprivate var trimmingSpaces: Substring {
    var rest = self[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
