import ArgumentParser
import Foundation
import HubBundle
import HubShell
import Terminal

/// `hubpack open`
struct Open: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Ask a bundle at a prompt.",
    discussion: """
      Examples:
        hubpack open lumen-hub-2026.11.hubpack
        hubpack open lumen-hub-2026.11.hubpack < questions.txt

      'help' at the prompt tells what can be asked; so does Docs/Query.md. Without a terminal each line of standard \
      input is one command, and the first that fails ends it. The cells of CSV are as published; --safe-csv makes \
      them safe for spreadsheets.

      Exit codes: 0 fine; 2 wrong usage, a file that is no sound bundle, or a command that failed; \
      130 interrupted.
      """)

  @Argument(help: "The bundle.", completion: .bundle)
  var bundle: String

  @OptionGroup var options: SessionOptions

  func run() async throws {
    let isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    try await options.withSession(bundle, isInteractive: isInteractive) { session in
      guard !isInteractive else { return try Runner(session).converse() }
      try options.run(StandardInput.lines(), in: session) { "line \($0 + 1)" }
    }
  }
}

/// `hubpack query`
struct Query: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "query",
    abstract: "Ask a bundle once, for scripts.",
    discussion: """
      Examples:
        hubpack query lumen-hub-2026.11.hubpack 'members keyword:landscape' --format json
        hubpack query lumen-hub-2026.11.hubpack 'clubs country:NL sort members desc limit 5'
        hubpack query lumen-hub-2026.11.hubpack --file questions.txt --keep-going

      Each query is one command of the prompt ('hubpack open'); Docs/Query.md describes them all. A file, or - for \
      standard input, has one a line. The cells of CSV are as published; --safe-csv makes them safe for \
      spreadsheets.

      Exit codes: 0 fine; 2 wrong usage, a file that is no sound bundle, or a query that failed; \
      130 interrupted.
      """)

  @Argument(help: "The bundle.", completion: .bundle)
  var bundle: String

  @Argument(help: "Queries, each in quotes.", completion: .list(CommandGuide.all.map(\.name)))
  var queries: [String] = []

  @Option(
    help: ArgumentHelp("A file of queries, one a line; - for standard input.", valueName: "file"),
    completion: .file())
  var file: String?

  @OptionGroup var options: SessionOptions

  func run() async throws {
    guard queries.isEmpty != (file == nil) else {
      throw UsageError(
        "what is the question? For example: hubpack query \(bundle) 'clubs country:NL'"
          + (queries.isEmpty ? "" : "; queries are arguments or stand in a file, not both"))
    }
    guard let lines = QueryArguments.lines(queries) else {
      let query = queries.joined(separator: " ")
      throw UsageError(
        "each argument is a query; put one of several words in quotes: hubpack query \(bundle) '\(query)'"
      )
    }
    try await options.withSession(bundle, isInteractive: false) { session in
      switch file {
      case nil:
        try options.run(lines, in: session) { lines.count > 1 ? "query \($0 + 1)" : nil }
      case "-": try options.run(StandardInput.lines(), in: session) { "line \($0 + 1)" }
      case let path?:
        guard let lines = CommandFile.lines(path) else {
          throw UsageError("there is no file \(path) that can be read")
        }
        try options.run(lines, in: session) { "\(path):\($0 + 1)" }
      }
    }
  }
}

/// What `open` and `query` have in common.
struct SessionOptions: ParsableArguments {
  @Option(help: "How answers come out: text, table, line, json, csv, markdown or ical.")
  var format = AnswerFormat.text

  @Flag(help: "Put a ' before texts in CSV that a spreadsheet would take for a formula.")
  var safeCsv = false

  @Option(help: "The language of names and texts, as a code; else the environment's.")
  var language: String?

  @Flag(help: "Go on after a command that failed.")
  var keepGoing = false

  /// Opens a session and uses it; what is wrong with the bundle is told with its name.
  func withSession(
    _ path: String, isInteractive: Bool, _ use: (Session) throws -> Void
  ) async throws {
    var settings = Settings(environment: ProcessInfo.processInfo.environment)
    settings.mode = format.mode
    settings.isCSVSafe = safeCsv
    if let language {
      guard let code = Settings.languageCode(language) else {
        throw UsageError("--language: \"\(language)\" is no code of a language; en, nl and de are")
      }
      settings.language = code
    }
    do {
      let session = try Session(path: path, settings: settings, isInteractive: isInteractive)
      try await withTaskCancellationHandler {
        try use(session)
      } onCancel: { [interrupt = session.interrupt] in
        interrupt()
      }
    } catch let error as BundleError {
      throw NamedBundleError(path: path, underlying: error)
    }
  }

  /// Runs lines that nobody types.
  func run(
    _ lines: some Sequence<String>, in session: Session, location: (Int) -> String?
  ) throws {
    let failures = try Runner(session).run(
      lines, after: keepGoing ? .goOn : .stop, location: location)
    if failures > 0 { throw ExitStatus.trouble }
  }
}

/// The forms of answers, by the names that other commands have for them too.
enum AnswerFormat: String, ExpressibleByArgument, CaseIterable {
  case text, table, line, json, csv, markdown, ical

  var mode: RowMode { RowMode(rawValue: rawValue) ?? .table }
}

/// Standard input, a line at a time, as it comes.
enum StandardInput {
  /// The lines up to the end, or until the task is cancelled.
  static func lines() -> some Sequence<String> {
    sequence(state: Lines()) { $0.next() }
  }

  private struct Lines {
    private var held: [UInt8] = []
    /// So many bytes of it hold no line end.
    private var searched = 0

    mutating func next() -> String? {
      while true {
        if let end = held[searched...].firstIndex(of: 0x0A) { return take(end, 1) }
        searched = held.count
        guard let more = Self.read() else {
          return held.isEmpty || Task.isCancelled ? nil : take(held.count, 0)
        }
        held += more
      }
    }

    /// Up to there, and drops the line end.
    private mutating func take(_ end: Int, _ separator: Int) -> String {
      defer {
        held.removeFirst(end + separator)
        searched = 0
      }
      let line = held[..<end]
      return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }

    /// Waits for some bytes; nil at the end.
    private static func read() -> [UInt8]? {
      var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      // A cancellation wakes nobody who waits for input.
      while poll(&source, 1, 100) <= 0 { if Task.isCancelled { return nil } }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      var count: Int
      repeat {
        count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
      } while count < 0 && errno == EINTR
      return count > 0 ? Array(buffer.prefix(count)) : nil
    }
  }
}
