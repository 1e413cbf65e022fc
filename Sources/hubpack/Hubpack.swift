import ArgumentParser
import Foundation
import HubBundle
import HubModel
import HubShell
import HubSystem
import Terminal

/// The program. It is not the command, because whatever is asynchronous needs threads.
@main
enum Program {
  static func main() {
    StandardStreams.open()
    guard ThreadLimit.suffices() else {
      Message.write(
        "too few threads can be started (raise the limit of processes or of memory; "
          + "'ulimit -a' shows both)"
      )
      exit(ExitStatus.trouble.rawValue)
    }
    Task { await Hubpack.main() }
    dispatchMain()
  }
}

struct Hubpack: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hubpack",
    abstract: "Turn a photo-club hub into one file that can be opened anywhere, for ever",
    discussion: helpText(EmbeddedTexts.hubpack_txt),
    version: Version.generator,
    subcommands: [
      Export.self, Open.self, Query.self, Diff.self, Log.self, Serve.self, Info.self, Verify.self,
      Unpack.self, Problems.self, GuestbookCommand.self, Sign.self, Publish.self,
      PullCommand.self,
    ])

  static func main() async {
    guard DescriptorLimit.suffices(), SignalWatch.isPossible else {
      Message.write("Too many open files (raise the limit, such as 'ulimit -n 1024')")
      Foundation.exit(ExitStatus.trouble.rawValue)
    }
    // Swift reads them from /proc on Linux. Without them, help would be shown for any command.
    guard !CommandLine.arguments.isEmpty else {
      Message.write("the arguments could not be read (is /proc mounted?)")
      Foundation.exit(ExitStatus.trouble.rawValue)
    }
    let terminal = TerminalState.atStart
    signal(SIGPIPE, SIG_IGN)
    // With `nohup` it keeps running when the terminal is closed.
    let numbers = Self.isIgnored(SIGHUP) ? [SIGINT, SIGTERM] : [SIGINT, SIGTERM, SIGHUP]
    let work = Task { await outcome() }
    let signals = numbers.map { number in
      try? SignalWatch(number) {
        // At a prompt Ctrl-C is for the line, or for the command that runs. While a pager has the
        // terminal it is for the pager.
        if number == SIGINT, Pager.isRunning || Interruption.interrupt() { return }
        // A second signal does not wait until everything is tidy.
        if work.isCancelled {
          terminal.restore()
          _exit(ExitStatus.interrupted.rawValue)
        }
        work.cancel()
        // Wakes a prompt that waits for input.
        Interruption.interrupt()
        guard Self.onlyReads else { return }
        // There is nothing to tidy, and comparing whole hubs checks for cancellation too rarely.
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
          terminal.restore()
          Message.write("interrupted")
          _exit(ExitStatus.interrupted.rawValue)
        }
      }
    }
    let status = await work.value
    // Not around `exit`: a call that never returns does not extend a lifetime.
    withExtendedLifetime(signals) {}
    Foundation.exit(status)
  }

  /// True if the command writes nothing but its output.
  private static let onlyReads = ["diff", "info", "log", "verify"].contains(
    CommandLine.arguments.dropFirst().first)

  /// True if the command writes a bundle or a folder, which is removed when it is interrupted.
  private static let writesFiles = ["export", "unpack", "publish"].contains(
    CommandLine.arguments.dropFirst().first)

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Parses the subcommand that the first argument names; nil if that fails. Asking the argument parser to
  /// consider all subcommands takes longer than a short query; it is left to report what is wrong.
  private static func named() -> (any ParsableCommand)? {
    let arguments = CommandLine.arguments.dropFirst()
    let type = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    return try? type?.parse(Array(arguments.dropFirst()))
  }

  /// Throws for an unknown command, with advice. The argument parser calls it an unexpected argument,
  /// and ignores it after `help`.
  private static func refuseUnknownCommand() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "diff", arguments.contains("--stat") {
      throw UsageError("unknown option \"--stat\" (did you mean \"--summary\"?)")
    }
    let isHelp = arguments.first == "help"
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let word = isHelp ? arguments.dropFirst().first : arguments.first, !word.hasPrefix("-"),
      word != "help", !names.contains(word)
    else { return }
    let others = arguments.dropFirst().filter { !$0.hasPrefix("-") }
    let bundle = others.first { $0.hasSuffix(".hubpack") } ?? "BUNDLE"
    let advice: String
    if isHelp, word == "prompt" {
      advice = " (see 'hubpack help open', or type 'help' at the prompt)"
    } else if !isHelp, let query = ShellCommand.query(word, others.filter { $0 != bundle }) {
      advice = "; to query a bundle, use: hubpack query \(bundle) '\(query)'"
    } else {
      let isBundle = !isHelp && word.hasSuffix(".hubpack")
      let meant =
        word == "kiosk"
        ? "hubpack serve --kiosk \(bundle)"
        : isBundle ? "hubpack open \(word)" : Suggestion.nearest(to: word, among: names)
      let suggestion = meant.map { " (did you mean \"\($0)\"?)" } ?? ""
      advice = suggestion + "; 'hubpack --help' lists all commands"
    }
    throw UsageError("unknown command \"\(word)\"\(advice)".harmlessLine)
  }

  /// Runs the command that the arguments name, and returns the exit code.
  private static func outcome() async -> Int32 {
    do {
      try refuseUnknownCommand()
      var command = try named() ?? parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try await CommandThread.run { try command.run() }
      }
      return ExitStatus.fine.rawValue
    } catch let status as ExitStatus {
      return status.rawValue
    } catch is ClosedPipe {
      return ExitStatus.fine.rawValue
    } catch is InterruptedFetch {
      Message.write(
        "interrupted; downloads are kept for a day (run the same command to continue)")
      return ExitStatus.interrupted.rawValue
    } catch  where error is CancellationError || Task.isCancelled {
      Message.write(writesFiles ? "interrupted; nothing was left behind" : "interrupted")
      return ExitStatus.interrupted.rawValue
    } catch  where exitCode(for: error) == .success {
      // Help and version.
      do { try Output.whileRead { try Output.write(fullMessage(for: error) + "\n") } } catch {
        Message.write("\(error)")
        return ExitStatus.trouble.rawValue
      }
      return ExitStatus.fine.rawValue
    } catch {
      let isUsage = exitCode(for: error) == .validationFailure
      if isUsage {
        let message = fullMessage(for: error)
        let text = message.hasPrefix("Error: ") ? String(message.dropFirst(7)) : message
        Message.write(
          UnquotedValue.hint(text, CommandLine.arguments).map { "\($0)\n\(text)" } ?? text)
      } else {
        Message.write(sentence(about: error))
      }
      return ExitStatus.trouble.rawValue
    }
  }
}

/// An option whose value has several words and no quotes.
enum UnquotedValue {
  /// The options whose values often have several words.
  private static let options: Set = [
    "--title", "--maker", "--license", "--consent", "--release", "--club", "--include-club",
    "--exclude-club", "--about",
  ]

  /// Returns advice for an unexpected argument that belongs to the value before it; nil for other
  /// errors.
  static func hint(_ message: String, _ arguments: [String]) -> String? {
    guard let match = message.firstMatch(of: /[Uu]nexpected arguments?:? '([^']*)'/),
      let index = arguments.lastIndex(of: String(match.1)),
      let start = arguments[..<index].lastIndex(where: { $0.hasPrefix("-") }), index - start > 1,
      options.contains(arguments[start])
    else { return nil }
    return "\(arguments[start]): quote a value of several words, as in "
      + "\(arguments[start]) '\(arguments[start + 1]) …'"
  }
}

/// Returns the message of an error. Foundation's own neither name a file nor give the system's reason.
private func sentence(about error: any Error) -> String {
  switch error {
  case is CocoaError: "\(FileFault(cannot: "use", nil, error))"
  case let error as POSIXError: String(cString: strerror(error.code.rawValue))
  default: String(describing: error)
  }
}
