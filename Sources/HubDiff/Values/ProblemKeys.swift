import HubModel

extension Problem {
  /// The code and the text for comparison, which a problem keeps at any line of any file.
  var textKey: String { "\(codeKey)\u{1}\(subject)" }

  /// The code, with the file if the problem is about the whole of it.
  var codeKey: String {
    switch code {
    case .jsonSyntax, .listMissing, .galleryUnreadable: "\(code.rawValue)\u{1}\(file)"
    default: code.rawValue
    }
  }

  /// The text for comparison, without letter case, trailing slashes of URLs and the number of
  /// people who use a keyword.
  private var subject: String {
    let keyword =
      code == .keywordNonstandard ? message.split(separator: "\"").dropFirst().first : nil
    var letters: [UInt8] = []
    letters.reserveCapacity(message.utf8.count)
    // `replacing` is too slow for the tens of thousands of problems that there can be.
    for letter in (keyword ?? message[...]).lowercased().utf8 {
      if letter == UInt8(ascii: "\""), letters.last == UInt8(ascii: "/") { letters.removeLast() }
      letters.append(letter)
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The values in the message: texts in quotation marks, and words that do not consist of
  /// lower-case letters only, such as names, numbers and paths.
  var valuesKey: String {
    let parts = message.split(separator: "\"", omittingEmptySubsequences: false)
    let values = parts.enumerated().flatMap { index, part -> [Substring] in
      guard index.isMultiple(of: 2) else { return [part] }
      return part.split { " ,;:()".contains($0) }
        .filter { word in !word.allSatisfy(\.isLowercase) }
    }
    return values.joined(separator: "\u{1}")
  }
}
