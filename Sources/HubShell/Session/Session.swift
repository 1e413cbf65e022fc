import Foundation
package import HubBundle
import HubGeography
import HubModel
import Synchronization
import Terminal

/// Answers commands about one bundle after another. Not safe to use from several threads, except
/// ``interrupt``.
package final class Session {
  package var settings: Settings
  /// True if a person reads the answers at a terminal.
  let isInteractive: Bool
  private(set) var bundle: OpenedBundle
  private var nextFile: AnswerFile?
  /// The files of commands that are being read; none may read itself.
  private var reading: [String] = []
  var countries: CountryNames {
    if knownCountries.language != settings.language {
      knownCountries = CountryNames(language: settings.language)
    }
    return knownCountries
  }
  private var knownCountries = CountryNames(language: "en")
  /// The towns of the open bundle in other languages, read on first use.
  private var knownTowns: TownNames?
  /// Those of the first rows of lists.
  private var firstTowns = TownNames()
  /// The numbers of rows by the query and what it hides.
  var knownCounts: [ListQuery: [Int]] = [:]
  /// The last name that was looked up among the towns of the world.
  private var knownWorldTowns: (name: String, places: [TownAtlas.Place]) = ("", [])
  /// The folder of the pictures that the desktop shows, removed with the session.
  var temporaryFolder: String?
  let asked = CancellationFlag()

  /// Opens the bundle at a path, or at a URL.
  let openBundle: (String) throws -> BundleFile

  /// - Parameters:
  ///   - name: The bundle's name for people; nil for its path.
  ///   - open: Opens the bundle at a path.
  /// - Throws: ``BundleError``, and the errors of `open`.
  package init(
    path: String, name: String? = nil, settings: Settings, isInteractive: Bool,
    open: @escaping (String) throws -> BundleFile = { try BundleFile(path: $0) }
  ) throws {
    self.settings = settings
    self.isInteractive = isInteractive
    openBundle = open
    bundle = try OpenedBundle(open(path), path: path, name: name)
    watchCatalog()
  }

  deinit {
    if let temporaryFolder { try? FileManager.default.removeItem(atPath: temporaryFolder) }
  }

  package enum Next: Sendable {
    case more, end
  }

  /// Runs a line and writes its answer.
  ///
  /// - Throws: ``SyntaxError``, ``QueryError``, ``BundleError``, `CancellationError`, `ClosedPipe`.
  package func run(_ line: String) throws -> Next {
    do { return try answer(line) } catch let error as SyntaxError {
      throw try QuestionAdvice(line, self)?.advised(error) ?? error
    }
  }

  private func answer(_ line: String) throws -> Next {
    let start = ContinuousClock.now
    if reading.isEmpty { asked.begin() }
    let command = try CommandParser.parse(line)
    switch command {
    case .nothing: return .more
    case .quit: return .end
    case .save(let file, let replaces):
      nextFile = nil
      do {
        nextFile = try AnswerFile(path: file.text.expandingTilde, replaces: replaces)
      } catch {
        throw SyntaxError("\(error)\(error.isThere ? " (use save! to overwrite)" : "")", at: file)
      }
      try tell("writing the next answer to \(file.text)")
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
      // The file's extension chooses the format.
      if settings.mode == .table, let mode = nextFile?.mode { chosen.mode = mode }
      if chosen.mode == .ical, !command.hasDays {
        guard !command.hasRows else {
          throw QueryError(
            "only 'exhibitions' and 'birthdays' can be written as ical")
        }
        chosen.mode = .table
      }
      let answer = Answer(
        chosen, isInteractive: isInteractive, file: nextFile, asked: asked,
        town: { [self] in (try? shownTowns($0))?.name(of: $0, in: settings.language) ?? $0 })
      nextFile = nil
      // While rows are read, nothing else can be.
      if case .list = command {} else if chosen.mode.isForPeople { try learnAllTowns() }
      do {
        try self.answer(command, answer)
        try answer.finish()
        if let file = answer.file { try tell("written to \(file.path)") }
      } catch {
        answer.abandon()
        throw error
      }
    }
    if settings.hasTiming { Message.writeRaw((ContinuousClock.now - start).timing) }
    return .more
  }

  /// Interrupts the current command. Can be called on any thread.
  package var interrupt: @Sendable () -> Void {
    { [asked] in
      // While the pager runs, it handles Ctrl-C.
      if !Pager.isRunning { asked.interrupt() }
    }
  }

  /// Makes interruptions reach the catalog.
  func watchCatalog() {
    let catalog = bundle.catalog
    asked.set { catalog.interrupt() }
  }

  /// Tells a person at the prompt what was done.
  private func tell(_ text: String) throws {
    guard isInteractive else { return }
    try Output.write(Style.output.dim(text.harmlessLine) + "\n")
  }

  private func answer(_ command: Command, _ answer: Answer) throws {
    switch command {
    case .list(let syntax): try list(syntax, answer)
    case .show(let name, let asked): try show(name.text, asked: asked, answer)
    case .portfolio(let person, let club): try tellPortfolio(person.text, club?.text, answer)
    case .near(let coordinates, let kilometres): try near(coordinates, kilometres, answer)
    case .stats: try stats(answer)
    case .birthdays(let limit, let from): try tellBirthdays(limit, from, answer)
    case .birthdaysIn(let days): try tellBirthdays(in: days, answer)
    case .set(let name, _): try tellSettings(name, answer)
    case .info: try BundleSummary(bundle.file, path: bundle.name).write(to: answer)
    case .verify: try tellVerification(answer)
    case .diff(let file): try diff(file.text.expandingTilde, answer)
    case .image(let image, let file, let replaces): try self.image(image, file, replaces, answer)
    case .sql(let text): try sql(text, answer)
    case .schema(let table):
      do {
        try answer.write(try bundle.catalog.schemaText(table: table?.text).harmless + "\n")
      } catch let error as BundleError {
        guard error.code == .notFound, let table, let list = Phrases.lists[table.text.lowercased()]
        else { throw error }
        throw SyntaxError(
          "the catalog has no table \"\(table.text)\" ('help \(list)' lists the columns of that "
            + "list; 'schema' shows all tables)", at: table)
      }
    case .tables:
      try answer.write(
        try bundle.catalog.tableNames().map { $0.harmlessLine + "\n" }.joined())
    case .help(let topic): try help(topic, answer)
    case .unknown(let word, let line):
      let named = try bundle.catalog.things(
        named: line.text, visibility: .everybody, presentation: settings.presentation, limit: 1)
      throw SyntaxError.unknownCommand(word, meant: named.isEmpty ? nil : "show \(line.text)")
    case .nothing, .quit, .save, .read, .open: return
    }
  }

  // MARK: - Queries

  func towns() throws -> TownNames {
    if let knownTowns { return knownTowns }
    let towns = try TownNames(bundle.catalog)
    knownTowns = towns
    return towns
  }

  /// Learns what some towns are called in other languages, as far as that is not known.
  func learnTowns(_ towns: Set<String>) throws {
    let unknown = towns.filter { knownTowns == nil && !firstTowns.knows($0) }
    if !unknown.isEmpty { try firstTowns.learn(unknown, from: bundle.catalog) }
  }

  func learnAllTowns() throws { _ = try towns() }

  /// The towns among which one is.
  private func shownTowns(_ town: String) throws -> TownNames {
    firstTowns.knows(town) ? firstTowns : try towns()
  }

  /// The time when the bundle was made, for calendars.
  var created: (name: String, value: FieldValue) {
    ("created", .text(bundle.file.manifest.created))
  }

  func prepared(_ query: ListQuery) -> ListQuery {
    var query = query
    query.visibility = settings.visibility
    query.presentation = settings.presentation
    return query
  }

  /// The coordinates that a word names or writes out: of a town, an organization, or as numbers.
  func coordinates(_ word: Word) throws -> Coordinates {
    let numbers = word.text.split(separator: ",").map { Double($0.filter { $0 != " " }) }
    if numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] {
      guard let coordinates = Coordinates(latitude: latitude, longitude: longitude) else {
        throw SyntaxError("coordinates out of range: \(word.text)", at: word)
      }
      return coordinates
    }
    if let coordinates = try bundle.catalog.coordinates(named: word.text) { return coordinates }
    let folded = Text.folded(word.text)
    for town in try towns().towns(where: { $0 == folded }) {
      if let coordinates = try bundle.catalog.coordinates(named: town) { return coordinates }
    }
    if let coordinates = try worldTown(word) { return coordinates }
    throw SyntaxError(
      "no town or organization with coordinates is called \"\(word.text)\"",
      meant: try bundle.catalog.nearest(to: word.text), at: word)
  }

  func worldTowns(_ name: String) throws -> [TownAtlas.Place] {
    let folded = Text.folded(name)
    if knownWorldTowns.name != folded {
      knownWorldTowns = (folded, TownAtlas(named: [name], isForDistances: true).places(named: name))
    }
    return knownWorldTowns.places
  }

  /// The town of the world with a name: of several, the one that is near the hub's.
  private func worldTown(_ name: Word) throws -> Coordinates? {
    let places = try worldTowns(name.text)
    guard places.count > 1 else { return places.first?.coordinates }
    let towns = try bundle.catalog.towns()
    let byDistance = places.map { place in
      (
        place: place,
        away: towns.map { $0.coordinates.kilometres(to: place.coordinates) }.min() ?? 0
      )
    }.sorted { $0.away < $1.away }
    let (nearest, other) = (byDistance[0], byDistance[1])
    guard
      nearest.away * 4 < other.away
        || nearest.place.coordinates.kilometres(
          to: other.place.coordinates) < 50
    else {
      let hints = byDistance.prefix(3).map { found in
        "\"near \(found.place.coordinates.typed)\" for the one in "
          + countries.name(of: found.place.country)
      }
      throw SyntaxError(
        "several towns are called \"\(name.text)\"; use \(hints.joined(separator: ", "))",
        at: name)
    }
    Message.write(
      "\(name.text) is taken to be the one in \(countries.name(of: nearest.place.country))"
        .harmlessLine)
    return nearest.place.coordinates
  }

  // MARK: - Other bundles, files of commands

  private func open(_ path: String) throws {
    do { bundle = try OpenedBundle(openBundle(path), path: path) } catch let error as BundleError {
      // Not about the bundle that is open.
      throw QueryError("\(path): \(error)")
    }
    knownTowns = nil
    firstTowns = TownNames()
    knownCounts = [:]
    watchCatalog()
    guard isInteractive else { return }
    try Output.write(bundle.welcome(.output, width: Style.output.screen?.width))
  }

  private func read(_ file: Word) throws -> Next {
    let path = file.text.expandingTilde
    guard !reading.contains(path) else {
      throw SyntaxError("\(path) is already being read", at: file)
    }
    guard let lines = CommandFile.lines(path) else {
      throw SyntaxError("cannot read \(path)", at: file)
    }
    reading.append(path)
    defer { reading.removeLast() }
    for (index, line) in CommandLines(lines) {
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

struct OpenedBundle {
  /// The path as it was typed.
  let path: String
  /// The name for people.
  let name: String
  let file: BundleFile
  let catalog: Catalog

  init(_ file: BundleFile, path: String, name: String? = nil) throws {
    self.path = path
    self.name = name ?? path
    self.file = file
    catalog = try file.catalog()
  }

  /// The greeting of the prompt: a summary of the bundle, and three things to try.
  ///
  /// - Parameter width: The width of the terminal, in cells; nil without one.
  func welcome(_ style: Style, width: Int?) -> String {
    let manifest = file.manifest
    let counts = manifest.counts
    let name = (path as NSString).lastPathComponent
    var parts = [
      counts[.clubs].of("club"), counts[.museums].of("museum"),
      counts[.photographers].of("person", "people"),
      counts[.assets].of("picture"),
    ]
    // Most file names contain the release.
    if !name.contains(manifest.release) { parts.insert("release \(manifest.release)", at: 0) }
    let content = "\(name): \(parts.joined(separator: ", "))".harmlessLine
    let examples = ["people jan", "clubs in NL", "help"].map(style.bold)
    return """
      \(width.map { content.wrapped(first: $0, further: $0).joined(separator: "\n") } ?? content)
      Try: \(examples.joined(separator: "   ")) \(style.dim("  TAB completes, Ctrl-D quits"))

      """
  }
}

extension Command {
  /// True if its answer can be a calendar.
  fileprivate var hasDays: Bool {
    switch self {
    case .list(let syntax):
      syntax.subject == .exhibitions && !syntax.isCount && syntax.grouping == nil
    case .birthdays, .birthdaysIn: true
    default: false
    }
  }

  /// True if its answer is rows, which a calendar cannot hold.
  fileprivate var hasRows: Bool {
    switch self {
    case .list, .show, .portfolio, .near, .stats, .sql: true
    default: false
    }
  }
}

extension String {
  var expandingTilde: String {
    // Foundation asks the system's list of users, where a shell follows HOME.
    guard self == "~" || hasPrefix("~/"), let home = ProcessInfo.processInfo.environment["HOME"],
      !home.isEmpty
    else { return (self as NSString).expandingTildeInPath }
    return home + dropFirst()
  }
}

extension Coordinates {
  /// "52.37,4.9"
  fileprivate var typed: String {
    [latitude, longitude].map { String(($0 * 100).rounded() / 100) }.joined(separator: ",")
  }
}

extension Duration {
  fileprivate var timing: String { String(format: "%.3f s", inSeconds) }
}

/// A flag that an interruption sets, and the action that it takes.
final class CancellationFlag: Sendable {
  private let interruption = Mutex<@Sendable () -> Void>({})
  private let isInterrupted = Atomic(false)

  func set(_ interrupt: @escaping @Sendable () -> Void) {
    interruption.withLock { $0 = interrupt }
  }

  func begin() { isInterrupted.store(false, ordering: .relaxed) }

  func interrupt() {
    isInterrupted.store(true, ordering: .relaxed)
    interruption.withLock { $0 }()
  }

  /// Throws `CancellationError` after an interruption.
  func check() throws {
    if isInterrupted.load(ordering: .relaxed) { throw CancellationError() }
    try Task.checkCancellation()
  }
}
