import ArgumentParser
import Foundation
import HubBundle
import HubModel
import HubShell
import Terminal

struct Open: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Query a bundle interactively",
    discussion: helpText(EmbeddedTexts.open_txt))

  @Argument(help: "The bundle", completion: .bundle)
  var bundle: String

  @OptionGroup var options: SessionOptions

  func run() async throws {
    guard bundle != "-" else {
      throw UsageError(
        "'open' reads commands from standard input, not the bundle (use 'hubpack query - QUERY')")
    }
    let isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    try await options.withSession(bundle, isInteractive: isInteractive) { session in
      guard !isInteractive else { return try Runner(session).converse() }
      try options.run(CommandLines(StandardInput.lines()), in: session) { "line \($0 + 1)" }
    }
  }
}

struct Query: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "query",
    abstract: "Query a bundle from a script",
    discussion: helpText(EmbeddedTexts.query_txt))

  @Argument(help: "The bundle; - for standard input", completion: .bundle)
  var bundle: String

  @Argument(help: "Queries, each in quotes", completion: .list(Guide.commands.map(\.name)))
  var queries: [String] = []

  @Option(
    help: ArgumentHelp("Read queries from a file; - for standard input", valueName: "file"),
    completion: .file())
  var file: String?

  @OptionGroup var options: SessionOptions

  func run() async throws {
    guard queries.isEmpty != (file == nil) else {
      throw UsageError(
        queries.isEmpty
          ? "missing query (for example: hubpack query \(bundle) 'clubs country:NL')"
          : "--file cannot be combined with queries as arguments")
    }
    if !bundle.hasSuffix(".hubpack"),
      let swapped = queries.first(where: { $0.hasSuffix(".hubpack") && !$0.contains(" ") }),
      bundle != "-", !FileManager.default.fileExists(atPath: bundle)
    {
      let query = [bundle] + queries.filter { $0 != swapped }
      throw UsageError(
        "\(bundle): no such file (did you mean \"hubpack query \(swapped) "
          + "'\(query.joined(separator: " "))'\"?)")
    }
    guard let lines = QueryArguments.lines(queries) else {
      let query = queries.joined(separator: " ")
      throw UsageError(
        "each argument is a query; quote a query of several words: hubpack query \(bundle) '\(query)'"
      )
    }
    guard bundle != "-" || file != "-" else {
      throw UsageError("standard input cannot hold both the bundle and the queries")
    }
    try await options.withSession(bundle, isInteractive: false) { session in
      switch file {
      case nil:
        // Each argument is a command, or several statements.
        let commands = lines.enumerated().flatMap { index, line in
          CommandLines([line]).map { (index: index, text: $0.text) }
        }
        try options.run(commands, in: session) { lines.count > 1 ? "query \($0 + 1)" : nil }
      case "-":
        try options.run(CommandLines(StandardInput.lines()), in: session) { "line \($0 + 1)" }
      case let path?:
        guard let lines = CommandFile.lines(path) else {
          throw UsageError("cannot read \(path)")
        }
        try options.run(CommandLines(lines), in: session) { "\(path):\($0 + 1)" }
      }
    }
  }
}

/// The options of `open` and `query`.
struct SessionOptions: ParsableArguments {
  @Option(help: "Output format")
  var format = AnswerFormat.text

  @Flag(help: "Put ' before CSV values that a spreadsheet would run as a formula")
  var safeCsv = false

  @Option(
    help: ArgumentHelp(
      "Language of keywords and texts, such as nl (default: from the environment)",
      valueName: "code"))
  var language: String?

  @Flag(help: "Continue after a failed command")
  var keepGoing = false

  /// Opens a session and uses it; errors about the bundle name it.
  func withSession(
    _ bundle: String, isInteractive: Bool, _ use: (Session) throws -> Void
  ) async throws {
    let input = try BundleInput(bundle)
    var settings = Settings(environment: ProcessInfo.processInfo.environment)
    settings.mode = format.mode
    settings.isCSVSafe = safeCsv
    if let language {
      guard let code = Settings.languageCode(language) else {
        throw UsageError("--language: invalid code \"\(language)\" (such as en, nl or de)")
      }
      settings.language = code
    }
    do {
      try await CommandThread.run {
        let session = try Session(
          path: input.path, name: input.name, settings: settings, isInteractive: isInteractive,
          open: BundleInput.open)
        if language != nil { try session.checkLanguage() }
        try await withTaskCancellationHandler {
          try use(session)
        } onCancel: { [interrupt = session.interrupt] in
          interrupt()
        }
      }
    } catch let error as BundleError {
      throw PlainError(error.description(of: input.name))
    }
  }

  /// Runs the commands of a script, each with the index of its line.
  func run(
    _ commands: some Sequence<(index: Int, text: String)>, in session: Session,
    location: (Int) -> String?
  ) throws {
    let failures = try Runner(session).run(
      commands, after: keepGoing ? .goOn : .stop, location: location)
    if failures > 0 { throw ExitStatus.trouble }
  }
}

/// The output formats of answers, by the names that other commands have for them, too.
enum AnswerFormat: String, FormatArgument, CaseIterable {
  case text, table, line, json, csv, markdown, ical

  var mode: RowMode { RowMode(rawValue: rawValue) ?? .table }
}

enum StandardInput {
  /// Returns the lines as they come, up to the end or until the task is cancelled.
  static func lines() -> some Sequence<String> {
    sequence(state: Lines()) { $0.next() }
  }

  private struct Lines {
    private var held: [UInt8] = []
    /// The number of its first bytes that hold no line end.
    private var searched = 0

    mutating func next() -> String? {
      while true {
        if let end = held[searched...].firstIndex(of: 0x0A) { return take(end, 1) }
        searched = held.count
        guard let more = StandardInput.read() else {
          return held.isEmpty || Task.isCancelled ? nil : take(held.count, 0)
        }
        held += more
      }
    }

    /// Takes the bytes before `end`, and drops the line end.
    private mutating func take(_ end: Int, _ separator: Int) -> String {
      defer {
        held.removeFirst(end + separator)
        searched = 0
      }
      let line = held[..<end]
      return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
  }

  /// Waits for some bytes; nil at the end, or when the task is cancelled.
  static func read() -> [UInt8]? {
    var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    // A cancellation does not interrupt a wait for input.
    while poll(&source, 1, 100) <= 0 { if Task.isCancelled { return nil } }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var count: Int
    repeat {
      count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
    } while count < 0 && errno == EINTR
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }
}
