import Foundation
import HubFetching
import HubModel
import HubSource
import HubSystem
import Terminal

/// The mending of problems that have only one right answer, in the files of a folder.
struct HubFixing {
  /// The folder or the Level 1 file, as given.
  let source: String
  let options: SourceOptions
  let isQuiet: Bool

  func run(writing: Bool) async throws {
    let folder = try folder()
    let reading = ReadingOptions(
      selection: options.selection,
      levelZero: try options.level0.map(SourceArgument(source).levelZero))
    let (files, unread) = try await HubReader(folder, options: reading).fixedFiles(in: folder)
    if writing {
      try write(files, besides: unread)
    } else {
      try show(files, besides: unread, in: folder)
    }
    guard unread.isEmpty else {
      let files = unread.map { "\($0.file): not searched; \($0.reason)" }
      throw UsageError(files.joined(separator: "; ") + " ('hubpack problems' says more)")
    }
  }

  private func folder() throws -> FolderFetcher {
    guard case .local(let path) = try SourceArgument(source) else {
      throw UsageError("--fix: \(source) is on the web (use a folder or a Level 1 file)")
    }
    let isThere = FileManager.default.fileExists(atPath: path)
    if source == "-" || isThere && SourceArgument.isBundle(source) {
      throw UsageError(
        "--fix: \(source == "-" ? "standard input" : source) is not a hub (use the folder of the hub "
          + "or its Level 1 file)")
    }
    let folder = try FolderFetcher(path: path)
    guard folder.mayNeedWeb else {
      throw UsageError("--fix: \(path) is an unpacked bundle (use the folder of the hub itself)")
    }
    return folder
  }

  private func show(
    _ files: [FixedFile], besides unread: [UnreadFile], in folder: FolderFetcher
  ) throws {
    let places = HubFiles(of: source)
    let diff = try files.map { file in
      let inside = String(file.path.dropFirst(folder.folderPath.count + 1))
      return try file.diff(name: places.path(inside) ?? inside)
    }.joined()
    try Output.whileRead { try Output.write(Style.output.isTerminal ? diff.harmless : diff) }
    tell(files, besides: unread, "can be fixed", "use --write to change the files")
  }

  private func write(_ files: [FixedFile], besides unread: [UnreadFile]) throws {
    var done: [FixedFile] = []
    var failure: (any Error)?
    for file in files {
      do {
        try Task.checkCancellation()
        try FileReplacement.replace(file.path, file.original, with: file.fixed)
        done.append(file)
      } catch {
        failure = error
        break
      }
    }
    let lines = done.flatMap { file in
      file.fixes.map { fix in
        let place = "\(file.file):\(fix.position.line):\(fix.position.column)"
        return "\(place): fixed: \(fix.change) [\(fix.code.rawValue)]".harmlessLine + "\n"
      }
    }
    if failure == nil || !done.isEmpty {
      tell(done, besides: unread, "fixed", "'hubpack problems' lists what is left")
    }
    do {
      try Output.whileRead { try Output.write(lines.joined()) }
    } catch let error as OutputError where failure == nil {
      throw UsageError("\(error); the files were changed")
    }
    guard let failure else { return }
    if failure is CancellationError { throw failure }
    let unchanged = files[done.count...].map(\.file).joined(separator: ", ")
    throw UsageError("\(failure); not changed: \(unchanged)")
  }

  /// Tells on standard error how much was mended, or can be. That there is nothing is unknown while
  /// files could not be read.
  private func tell(
    _ files: [FixedFile], besides unread: [UnreadFile], _ what: String, _ advice: String
  ) {
    guard !isQuiet, !files.isEmpty || unread.isEmpty else { return }
    let problems = files.reduce(0) { $0 + $1.fixes.count }
    Message.writeRaw(
      files.isEmpty
        ? "nothing to fix automatically ('hubpack problems' lists what is left)"
        : "\(what): \(problems.of("problem")) in \(files.count.of("file")) (\(advice))")
  }
}
