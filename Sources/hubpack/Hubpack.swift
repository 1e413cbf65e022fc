import ArgumentParser
import Foundation
import HubBundle
import HubModel
import HubShell
import Terminal

/// The program: flags in, one call, output and exit code out.
@main
struct Hubpack: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hubpack",
    abstract: "Turns a photo-club hub into one file that can be opened anywhere, for ever.",
    discussion: """
      Examples:
        hubpack export Bundles/2026.11/lumen-hub --release 2026.11
        hubpack export https://hub.example/root_.level1.json --base old.hubpack
        hubpack open lumen-hub-2026.11.hubpack
        hubpack query lumen-hub-2026.11.hubpack 'members keyword:landscape'
        hubpack diff lumen-hub-2026.05.hubpack lumen-hub-2026.11.hubpack
        hubpack log lumen-hub-*.hubpack --about 'Fotoclub Zonnevlek'
        hubpack serve lumen-hub-2026.11.hubpack --open
        hubpack info lumen-hub-2026.11.hubpack
        hubpack verify lumen-hub-2026.11.hubpack
        hubpack problems lumen-hub-2026.11.hubpack
        hubpack unpack lumen-hub-2026.11.hubpack my-folder

      'hubpack help COMMAND' tells more of each, with its exit codes.
      """,
    version: Version.generator,
    subcommands: [
      Export.self, Open.self, Query.self, Diff.self, Log.self, Serve.self, Info.self, Verify.self,
      Unpack.self, Problems.self,
    ])

  static func main() async {
    StandardStreams.open()
    let terminal = TerminalState.atStart
    signal(SIGPIPE, SIG_IGN)
    // Who started it with `nohup` wants it to stay when the terminal goes.
    let numbers = Self.isIgnored(SIGHUP) ? [SIGINT, SIGTERM] : [SIGINT, SIGTERM, SIGHUP]
    let work = Task { await outcome() }
    let signals = numbers.map { number in
      try? SignalWatch(number) {
        // Ctrl-C at a prompt is meant for its line, or for the command that runs.
        // While a pager has the terminal it is the pager's.
        if number == SIGINT, Pager.isRunning || Interruption.interrupt() { return }
        // A second signal does not wait until everything is tidy.
        if work.isCancelled {
          terminal.restore()
          _exit(ExitStatus.interrupted.rawValue)
        }
        work.cancel()
        // Whoever waits at a prompt finds that the work is cancelled.
        Interruption.interrupt()
        guard Self.onlyReads else { return }
        // There is nothing to tidy, and what compares whole hubs does not look up often enough.
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
          terminal.restore()
          Message.write("interrupted; nothing was left behind")
          _exit(ExitStatus.interrupted.rawValue)
        }
      }
    }
    let status = await work.value
    // Not around `exit`: what never returns never ends a lifetime, and the optimizer knows.
    withExtendedLifetime(signals) {}
    Foundation.exit(status)
  }

  /// Whether the command makes nothing but its answer.
  private static let onlyReads = ["diff", "info", "log", "verify"].contains(
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

  /// The subcommand that the first argument names, when the others are right for it. To look at all
  /// subcommands first takes longer than a short query does; whatever is not right is told after that.
  private static func named() -> (any ParsableCommand)? {
    let arguments = CommandLine.arguments.dropFirst()
    let type = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    return try? type?.parse(Array(arguments.dropFirst()))
  }

  /// The argument parser takes a command that it does not know for an argument too much, and behind `help` for
  /// nothing at all.
  private static func refuseUnknownCommand() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let isHelp = arguments.first == "help"
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let word = isHelp ? arguments.dropFirst().first : arguments.first, !word.hasPrefix("-"),
      word != "help", !names.contains(word)
    else { return }
    let others = arguments.dropFirst().filter { !$0.hasPrefix("-") }
    let bundle = others.first { $0.hasSuffix(".hubpack") }
    if !isHelp, let query = ShellCommand.query(word, others.filter { $0 != bundle }) {
      let name = (bundle ?? "BUNDLE").harmlessLine
      throw UsageError(
        "unknown command \"\(word.harmlessLine)\"; to query a bundle, use: "
          + "hubpack query \(name) '\(query.harmlessLine)'")
    }
    let isBundle = !isHelp && word.hasSuffix(".hubpack")
    let meant = isBundle ? "open \(word)" : Suggestion.nearest(to: word, among: names)
    let suggestion = meant.map { " (did you mean \"\($0.harmlessLine)\"?)" } ?? ""
    throw UsageError(
      "unknown command \"\(word.harmlessLine)\"\(suggestion); 'hubpack --help' lists all commands")
  }

  /// Runs the command that the arguments name; the exit code.
  private static func outcome() async -> Int32 {
    do {
      try refuseUnknownCommand()
      var command = try named() ?? parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      return ExitStatus.fine.rawValue
    } catch let status as ExitStatus {
      return status.rawValue
    } catch is ClosedPipe {
      return ExitStatus.fine.rawValue
    } catch is InterruptedFetch {
      Message.write(
        "interrupted; what was fetched is kept for a day, and the next run goes on from there")
      return ExitStatus.interrupted.rawValue
    } catch  where error is CancellationError || Task.isCancelled {
      Message.write("interrupted; nothing was left behind")
      return ExitStatus.interrupted.rawValue
    } catch  where exitCode(for: error) == .success {
      // Help and version, which were asked for.
      do { try Output.write(fullMessage(for: error) + "\n") } catch let error as OutputError {
        Message.write("\(error)")
        return ExitStatus.trouble.rawValue
      } catch {
        // Nobody reads any more.
      }
      return ExitStatus.fine.rawValue
    } catch {
      let isUsage = exitCode(for: error) == .validationFailure
      if isUsage {
        let message = fullMessage(for: error)
        Message.write(message.hasPrefix("Error: ") ? String(message.dropFirst(7)) : message)
      } else {
        Message.write(sentence(about: error))
      }
      return ExitStatus.trouble.rawValue
    }
  }
}

/// What to tell of an error. Ours say it themselves; Foundation's neither name a file nor give the system's reason.
private func sentence(about error: any Error) -> String {
  switch error {
  case is CocoaError: "\(FileFault(cannot: "use", nil, error))"
  case let error as POSIXError: String(cString: strerror(error.code.rawValue))
  default: String(describing: error)
  }
}
