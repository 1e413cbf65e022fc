import Foundation
package import HubBundle
import HubModel
import Synchronization
import Terminal

/// Answers commands about one bundle after another. Used by one thread at a time, but for
/// ``interrupt()``.
package final class Session {
  /// What is set.
  package var settings: Settings
  /// Whether a person reads the answers at a terminal.
  let isInteractive: Bool
  /// The bundle that is asked.
  private(set) var bundle: OpenedBundle
  /// Where the next answer goes.
  private var nextFile: AnswerFile?
  /// Which files of commands are being read, so that none reads itself.
  private var reading: [String] = []
  /// Where pictures are that the desktop shows; gone with the session.
  var temporaryFolder: String?
  /// Interrupts what is asked now.
  let asked = CancellationFlag()

  /// Opens a bundle.
  ///
  /// - Parameter name: The bundle's name for people; nil for its path.
  /// - Throws: ``BundleError``.
  package init(
    path: String, name: String? = nil, settings: Settings, isInteractive: Bool
  ) throws {
    self.settings = settings
    self.isInteractive = isInteractive
    bundle = try OpenedBundle(path: path, name: name)
    watchCatalog()
  }

  deinit {
    nextFile?.abandon()
    if let temporaryFolder { try? FileManager.default.removeItem(atPath: temporaryFolder) }
  }

  /// Whether there is more to come after a command.
  package enum Next: Sendable {
    case more, end
  }

  /// Runs a line and writes its answer.
  ///
  /// - Throws: ``SyntaxError``, ``QueryError``, ``BundleError``, `CancellationError`, `ClosedPipe`.
  package func run(_ line: String) throws -> Next {
    let start = ContinuousClock.now
    if reading.isEmpty { asked.begin() }
    let command = try CommandParser.parse(line)
    switch command {
    case .nothing: return .more
    case .quit: return .end
    case .save(let file, let replaces):
      nextFile?.abandon()
      nextFile = nil
      do {
        nextFile = try AnswerFile(path: file.text.expandingTilde, replaces: replaces)
      } catch {
        throw SyntaxError("\(error)\(error.isThere ? "; save! replaces it" : "")", at: file)
      }
      try tell("the next answer goes to \(file.text)")
      return .more
    case .read(let file): return try read(file)
    case .open(let file): try open(file.text.expandingTilde)
    case .set(let name?, let values) where !values.isEmpty:
      var changed = settings
      try changed.set(name, to: values)
      if name.text == "language" { try checkLanguage(changed.language, at: values[0]) }
      settings = changed
    default:
      var chosen = settings
      // A table of boxes is no use in a file that is called a spreadsheet.
      if settings.mode == .table, let mode = nextFile?.mode { chosen.mode = mode }
      if chosen.mode == .ical, !command.hasDays {
        guard !command.hasRows else {
          throw QueryError(
            "a calendar has days: only 'exhibitions' and 'birthdays' can be written as ical")
        }
        chosen.mode = .table
      }
      let answer = Answer(chosen, isInteractive: isInteractive, file: nextFile, asked: asked)
      nextFile = nil
      do {
        try self.answer(command, answer)
        try answer.finish()
        if let file = answer.file { try tell("written to \(file)") }
      } catch {
        answer.abandon()
        throw error
      }
    }
    if settings.hasTiming { Message.writeRaw((ContinuousClock.now - start).timing) }
    return .more
  }

  /// Makes the query that runs end soon. Called on any thread.
  package var interrupt: @Sendable () -> Void {
    { [asked] in
      // Ctrl-C belongs to the pager while there is one.
      if !Pager.isRunning { asked.interrupt() }
    }
  }

  /// From now on an interruption is one of the catalog.
  func watchCatalog() {
    let catalog = bundle.catalog
    asked.set { catalog.interrupt() }
  }

  /// Says what is done, to a person who sees nothing of it.
  private func tell(_ text: String) throws {
    guard isInteractive else { return }
    try Output.write(Style.output.dim(text.harmlessLine) + "\n")
  }

  private func answer(_ command: Command, _ answer: Answer) throws {
    switch command {
    case .list(let syntax): try list(syntax, answer)
    case .show(let name): try show(name.text, answer)
    case .portfolio(let person, let club): try portfolio(person.text, club?.text, answer)
    case .near(let coordinates, let kilometres): try near(coordinates, kilometres, answer)
    case .stats: try stats(answer)
    case .birthdays(let limit, let from): try birthdays(limit, from, answer)
    case .set(let name, _): try tellSettings(name, answer)
    case .info: try BundleSummary(bundle.file, path: bundle.name).write(to: answer)
    case .verify: try verify(answer)
    case .diff(let file): try diff(file.text.expandingTilde, answer)
    case .image(let image, let file, let replaces): try self.image(image, file, replaces, answer)
    case .sql(let text): try sql(text, answer)
    case .schema(let table):
      try answer.write(try bundle.catalog.schemaText(table: table?.text).harmless + "\n")
    case .help(let topic): try help(topic, answer)
    case .nothing, .quit, .save, .read, .open: return
    }
  }

  // MARK: - Lists

  private func list(_ syntax: ListSyntax, _ answer: Answer) throws {
    let countries = CountryNames(language: settings.language)
    let resolver = Resolver(countries: countries) { try self.coordinates($0) }
    var query = prepared(try resolver.query(syntax))
    if query.columns.isEmpty { query.columns = settings.columns[query.subject] ?? [] }
    if answer.mode == .ical {
      // All that an event can tell.
      query.columns = query.subject.columns.map(\.name).filter { $0 != "distance" }
    }
    if query.order.contains(where: { $0.column == "country" }) {
      query.presentation.countryNames = countries.byCode
    }
    try write(query, answer)
  }

  /// When the bundle was made, for calendars.
  var created: (name: String, value: FieldValue) {
    ("created", .text(bundle.file.manifest.created))
  }

  /// The query, with what is set.
  func prepared(_ query: ListQuery) -> ListQuery {
    var query = query
    query.visibility = settings.visibility
    query.presentation = settings.presentation
    return query
  }

  private func write(_ query: ListQuery, _ answer: Answer) throws {
    if query.subject == .exhibitions, bundle.catalog.lackingColumns.contains("exhibitions.id") {
      Message.write("\(bundle.path): was made before hubpack knew of exhibitions")
    }
    let columns = try query.shownColumns()
    let hidden = try hiddenPeople(query, answer)
    var writer = answer.rows(
      columns,
      members: [("list", .text(query.subject.rawValue))]
        + (hidden.map { [("hidden", .integer($0))] } ?? [])
        + (answer.mode == .ical ? [created] : []))
    try bundle.catalog.forEachRow(of: query) { row in
      try writer.add(zip(row, columns).map(answer.shown))
    }
    if isInteractive, answer.mode == .table, writer.count == 0 {
      let hint = try self.hint(query).harmlessLine
      try answer.write(answer.style.dim("nothing was found" + hint) + "\n")
      return try tell(hidden: hidden, query, answer)
    }
    try writer.finish()
    if isInteractive, answer.mode == .table {
      try answer.write(answer.style.dim(query.subject.counted(writer.count)) + "\n")
    }
    try tell(hidden: hidden, query, answer)
  }

  /// What may have been meant by words that nothing has.
  private func hint(_ query: ListQuery) throws -> String {
    // Not where it would take longer than the answer did.
    guard bundle.file.manifest.counts.photographers <= 20_000 else { return "" }
    for condition in query.conditions where !condition.isNegated {
      guard condition.field.kind == .name || condition.field == .name else { continue }
      for case .contains(let text) in condition.matches {
        if ["or", "and"].contains(text) {
          return "; filters are joined by and, values by commas: keyword:landscape,travel"
        }
        let values = try bundle.catalog.values(
          of: condition.field, in: query.subject, startingWith: text, limit: 1)
        guard values.isEmpty, let meant = try bundle.catalog.suggestion(for: text) else { continue }
        return "; did you mean \"\(meant)\"?"
      }
    }
    return ""
  }

  /// Where a place is: coordinates, a town, an organization.
  func coordinates(_ word: Word) throws -> Coordinates {
    let numbers = word.text.split(separator: ",").map { Double($0.filter { $0 != " " }) }
    if numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] {
      guard let coordinates = Coordinates(latitude: latitude, longitude: longitude) else {
        throw SyntaxError("there is no place at \(word.text)", at: word)
      }
      return coordinates
    }
    if let coordinates = try bundle.catalog.coordinates(named: word.text) { return coordinates }
    let suggestion = try bundle.catalog.suggestion(for: word.text).map {
      "; did you mean \"\($0)\"?"
    }
    throw SyntaxError(
      "no town or organization with a known place is called \"\(word.text)\"\(suggestion ?? "")",
      at: word)
  }

  // MARK: - Other bundles, files of commands

  private func open(_ path: String) throws {
    do { bundle = try OpenedBundle(path: path) } catch let error as BundleError {
      // Not the one that is being asked.
      throw QueryError("\(path): \(error)")
    }
    watchCatalog()
    guard isInteractive else { return }
    try Output.write(Welcome.text(bundle, style: .output, width: Style.output.screen?.width))
  }

  private func read(_ file: Word) throws -> Next {
    let path = file.text.expandingTilde
    guard !reading.contains(path) else {
      throw SyntaxError("\(path) reads itself", at: file)
    }
    guard let lines = CommandFile.lines(path) else {
      throw SyntaxError("there is no file \(path) that can be read", at: file)
    }
    reading.append(path)
    defer { reading.removeLast() }
    for (index, line) in lines.enumerated() {
      try asked.check()
      do {
        if try run(line) == .end { return .end }
      } catch {
        switch error {
        case is ClosedPipe, is OutputError, is CancellationError, is CommandFile.Failure:
          throw error
        default:
          throw CommandFile.Failure(location: "\(path):\(index + 1)", line: line, underlying: error)
        }
      }
    }
    return .more
  }
}

/// A bundle, and its catalog.
package struct OpenedBundle {
  /// The path to open.
  package let path: String
  /// The name for people.
  package let name: String
  package let file: BundleFile
  package let catalog: Catalog

  init(path: String, name: String? = nil) throws {
    self.path = path
    self.name = name ?? path
    file = try BundleFile(path: path)
    catalog = try file.catalog()
  }
}

extension Command {
  /// Whether its answer can be a calendar.
  fileprivate var hasDays: Bool {
    switch self {
    case .list(let syntax): syntax.subject == .exhibitions
    case .birthdays: true
    default: false
    }
  }

  /// Whether its answer is rows, which somebody who wants a calendar did not ask for.
  fileprivate var hasRows: Bool {
    switch self {
    case .list, .show, .portfolio, .near, .stats, .sql: true
    default: false
    }
  }
}

extension Subject {
  /// "12 clubs", "1 person"
  func counted(_ number: Int) -> String {
    switch self {
    case .people: number.of("person", "people")
    default: number.of(String(rawValue.dropLast()))
    }
  }
}

extension String {
  /// A path with the home folder in place of "~".
  var expandingTilde: String { (self as NSString).expandingTildeInPath }
}

extension Duration {
  fileprivate var timing: String { String(format: "%.3f s", inSeconds) }
}

/// What an interruption has to end, and whether there was one.
final class CancellationFlag: Sendable {
  private let interruption = Mutex<@Sendable () -> Void>({})
  private let isInterrupted = Atomic(false)

  func set(_ interrupt: @escaping @Sendable () -> Void) {
    interruption.withLock { $0 = interrupt }
  }

  /// What was interrupted before is past.
  func begin() { isInterrupted.store(false, ordering: .relaxed) }

  func interrupt() {
    isInterrupted.store(true, ordering: .relaxed)
    interruption.withLock { $0 }()
  }

  /// For what takes long and is no query.
  ///
  /// - Throws: `CancellationError` once there was an interruption.
  func check() throws {
    if isInterrupted.load(ordering: .relaxed) { throw CancellationError() }
    try Task.checkCancellation()
  }
}
