import HubModel
import Terminal

/// Problems as workflow commands, which GitHub shows beside the lines of a change.
struct Annotations {
  /// One command on a line for each problem.
  let text: String

  init(_ problems: [Problem], in files: HubFiles) {
    text = problems.map { Self.command($0, files.location(of: $0.file)) + "\n" }.joined()
  }

  private static func command(_ problem: Problem, _ location: HubFiles.Location) -> String {
    var properties: [(name: String, value: String)] = []
    var message = problem.sentence
    switch location {
    case .path(let path):
      properties.append(("file", path))
      if let position = problem.position {
        properties += [("line", "\(position.line)"), ("col", "\(position.column)")]
      }
    case .url(let url):
      // An annotation can only be on a file of the repository.
      let position = problem.position.map { ":\($0.line):\($0.column)" } ?? ""
      message = "\(url)\(position): \(message)"
    }
    properties.append(("title", problem.code.rawValue))
    let list = properties.map { "\($0.name)=\(escaped($0.value, inProperty: true))" }
    return "::\(problem.severity.rawValue) \(list.joined(separator: ","))::\(escaped(message))"
  }

  /// Returns a text that is on one line and neither ends the command nor starts another one.
  private static func escaped(_ text: String, inProperty: Bool = false) -> String {
    var result = text.harmless.replacing("%", with: "%25").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
    if inProperty { result = result.replacing(":", with: "%3A").replacing(",", with: "%2C") }
    // Runners that do not know a command look for its old form, which may be anywhere in a line.
    return result.replacing("##[", with: "## [")
  }
}
