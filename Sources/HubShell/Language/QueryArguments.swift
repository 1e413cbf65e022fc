import HubBundle
import HubModel

/// The lines of `hubpack query` that are arguments.
package enum QueryArguments {
  /// The lines: each argument is one, or all together are one whose quotes the shell took away, as in
  /// `hubpack query FILE show Jan Nachtfalter`; nil if it is not clear which.
  package static func lines(_ arguments: [String]) -> [String]? {
    guard arguments.count > 1, let first = arguments.first else { return arguments }
    let others = arguments.dropFirst()
    let isWord = isCommand(first) && !first.contains(where: \.isWhitespace)
    if isWord, !others.contains(where: isCommand) {
      return [([first] + others.map { quoted($0, after: first) }).joined(separator: " ")]
    }
    // A filter, which only makes sense after a command.
    let isTorn = others.contains { argument in
      !argument.contains(" ") && argument.contains(where: ":<>=".contains)
    }
    if isTorn { return nil }
    // "near" of "clubs near Delft" is a command, too, and "count" is none without a list.
    let isPart = ["count", "near", "show"].contains(first.lowercased())
    func connects(_ argument: String) -> Bool {
      Interpretation.words.contains(argument.lowercased())
        || !isCommand(argument) && Interpretation.isFiller(Word.split(argument).first)
    }
    guard !arguments.contains(where: { $0.contains(where: \.isWhitespace) }) else {
      return arguments
    }
    if isPart || arguments.contains(where: connects) { return [arguments.joined(separator: " ")] }
    // "clubs sort members desc", "joined this year"; "membrs" is a command that is misspelt.
    let isLine = arguments.contains {
      !isCommand($0) && Suggestion.nearest(to: $0, among: commands.sorted()) == nil
    }
    return isLine ? nil : arguments
  }

  static func isCommand(_ argument: String) -> Bool {
    guard let word = Word.split(argument).first?.keyword else { return true }
    return word.hasPrefix("#") || word.hasPrefix("\\") || commands.contains(word)
  }

  private static let commands =
    Set(
      Guide.commands.map(\.name) + [
        "image!", "save!", "exit", "q", "?", "select", "how", "who", "list", "birthday",
      ])

  /// An argument of several words, in the quotes that it had in the shell. Names at the end of a line
  /// and SQL need none.
  private static func quoted(_ argument: String, after command: String) -> String {
    guard argument.contains(where: \.isWhitespace), Subject(rawValue: command.lowercased()) != nil
    else { return argument }
    let name = argument.prefix { $0.isLetter }
    let rest = argument.dropFirst(name.count)
    let isFilter = !name.isEmpty && (rest.first == ":" || rest.first == "=")
    return isFilter
      ? "\(name):\(Word.quote(String(rest.dropFirst())))" : Word.quote(argument)
  }
}

/// Commands of the prompt that people try as commands of the program.
package enum ShellCommand {
  /// The query that was probably meant by a command of the program; nil for other words.
  package static func query(_ command: String, _ arguments: [String]) -> String? {
    let word = command.lowercased()
    let synonyms = WordTable.questions.meanings("program")
    guard let name = synonyms[word] ?? Guide.named(word)?.name else { return nil }
    return ([name] + arguments).joined(separator: " ")
  }
}
