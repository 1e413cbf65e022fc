import Foundation
package import HubBundle
import HubModel
import HubSystem
import Terminal

extension Session {
  func tellVerification(_ answer: Answer) throws {
    let report: VerificationReport
    do {
      report = try BundleFile.verify(path: bundle.path) { [asked] _, _ in try asked.check() }
    } catch let error as BundleError {
      throw QueryError("\(bundle.path): \(error)")
    }
    guard report.isSound else {
      for damage in report.damages { try answer.write("\(damage)".harmlessLine + "\n") }
      throw QueryError("the bundle is damaged (\(report.damageCount.of("fault")))")
    }
    try answer.write(
      "valid: \(report.entries.of("entry", "entries")), \(report.bytesChecked.bytes) checked\n")
  }

  /// Writes a picture to a file, or opens it with the desktop's program.
  func image(_ name: Word, _ file: Word?, _ replaces: Bool, _ answer: Answer) throws {
    let (title, picture) = try picture(name)
    guard let asset = picture?.asset else {
      let reason = picture?.reason.map { " (\($0))" } ?? ""
      throw SyntaxError("the picture is not in the bundle\(reason)", at: name)
    }
    let bytes = try bundle.file.contents(of: asset)
    guard let file else {
      let path = try temporaryFile(asset)
      // It may exist from an earlier command.
      unlink(path)
      do throws(FileFault) {
        let file = try WrittenFile(new: path)
        try file.write([UInt8](bytes))
        try file.close()
      } catch {
        throw QueryError(error.description)
      }
      defer { watchCatalog() }
      try Desktop.open(path, asked)
      return try answer.write("\(title.harmlessLine): \(asset.width) × \(asset.height)\n")
    }
    let path = file.text.expandingTilde
    do throws(AnswerFile.Failure) {
      let picture = try AnswerFile(path: path, replaces: replaces)
      try picture.write(bytes)
      try picture.finish()
    } catch {
      let advice = error.isThere ? " (use image! to overwrite)" : ""
      throw SyntaxError("\(error)\(advice)", at: file)
    }
    try answer.write(
      "\(path.harmlessLine): \(asset.width) × \(asset.height), \(asset.size.bytes)\n")
  }

  /// The picture of an image by its number or title, or the portrait of a photographer.
  private func picture(_ name: Word) throws -> (title: String, picture: RecordedPicture?) {
    if let number = Int64(name.text) {
      guard let image = try bundle.catalog.image(number) else {
        throw SyntaxError("no image has the number \(number) ('images' lists them)", at: name)
      }
      return (image.title ?? "image \(number)", image.picture)
    }
    var query = prepared(ListQuery(.images))
    query.conditions = [Condition(.name, .contains(name.text))]
    query.columns = ["id", "title"]
    query.limit = 2
    let images = try bundle.catalog.rows(of: query)
    if images.count > 1 {
      throw SyntaxError(
        "\"\(name.text)\" is ambiguous: it matches several images "
          + "('images \(name.text)' shows their numbers)",
        at: name)
    }
    if let image = images.first, case .integer(let id) = image[0] {
      return (image[1].words ?? name.text, try bundle.catalog.image(Int64(id))?.picture)
    }
    let people = try bundle.catalog.things(
      named: name.text, visibility: ofNames, presentation: settings.presentation,
      limit: Self.mostPeople
    ).filter { $0.kind == .photographer }
    guard let person = people.first else {
      if let hidden = try hidden(called: name.text) { throw hidden }
      throw SyntaxError("no image or person matches \"\(name.text)\"", at: name)
    }
    guard people.count == 1 else {
      let isCut = people.count == Self.mostPeople
      throw SyntaxError(
        Self.ambiguous(people.map(\.name).sorted(), isCut, called: name.text), at: name)
    }
    return (person.name, try bundle.catalog.portrait(of: person.id))
  }

  private func temporaryFile(_ asset: Asset) throws -> String {
    if temporaryFolder == nil {
      var template = Array((NSTemporaryDirectory() + "/hubpack-XXXXXX").utf8CString)
      guard mkdtemp(&template) != nil else {
        throw QueryError("cannot create a folder in \(NSTemporaryDirectory())")
      }
      temporaryFolder = String(
        decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    return "\(temporaryFolder ?? "")/\(asset.digest.hex.prefix(12)).\(asset.fileExtension)"
  }

  func sql(_ text: String, _ answer: Answer) throws {
    let console = try bundle.catalog.sqlConsole()
    asked.set { console.interrupt() }
    defer { watchCatalog() }
    try asked.check()
    var writer: RowWriter?
    do {
      try console.run(text) { names in
        writer = answer.rows(
          zip(names, answer.mode == .json ? Self.distinct(names) : names)
            .map { RowColumn($1, heading: $0) })
      } row: {
        try writer?.add($0)
      }
    } catch let error as SQLError {
      guard error.code != .interrupted else { throw CancellationError() }
      throw SQLFailure(error: error, statement: text, advice: try advice(on: error, in: text))
    }
    try writer?.finish()
    if let writer, writer.count == 0 { Message.write("the statement returned no rows") }
  }

  /// The names of columns, of which JSON needs each once: `id`, `id_2`.
  private static func distinct(_ names: [String]) -> [String] {
    var taken = Set(names)
    var seen: Set<String> = []
    return names.map { name in
      guard !seen.insert(name).inserted else { return name }
      let free = (2...).lazy.map { "\(name)_\($0)" }.first { !taken.contains($0) } ?? name
      taken.insert(free)
      return free
    }
  }

  /// The advice on a table or column that does not exist; nil for other errors.
  private func advice(on error: SQLError, in statement: String) throws -> String? {
    func name(after message: String) -> String? {
      guard error.message.hasPrefix(message) else { return nil }
      return error.message.dropFirst(message.count).split(separator: ".").last.map(String.init)
    }
    let tables = try bundle.catalog.tableColumns()
    if let name = name(after: "no such table: ") {
      // What lists are called, but no table.
      let lists = [
        "clubs": "organizations", "museums": "organizations", "members": "memberships",
        "people": "photographers",
      ]
      let found = Suggestion.nearest(to: name, among: tables.map(\.table) + lists.keys.sorted())
      let meant = found.map { "did you mean \"\(lists[$0] ?? $0)\"? " } ?? ""
      return " (\(meant)'.tables' lists the tables)"
    }
    guard let name = name(after: "no such column: ") else { return nil }
    let words = Set(statement.lowercased().split { !$0.isLetter && $0 != "_" }.map(String.init))
    let used = tables.filter { words.contains($0.table) }
    let columns = (used.isEmpty ? tables : used).flatMap(\.columns)
    let meant =
      Suggestion.nearest(to: name, among: columns)
      ?? columns.first { $0.split(separator: "_").contains(Substring(name.lowercased())) }
    if let meant { return " (did you mean \"\(meant)\"?)" }
    return used.isEmpty
      ? nil
      : " (\(used.map { "\($0.table): \($0.columns.joined(separator: ", "))" }.joined(separator: "; ")))"
  }
}

package struct SQLFailure: Error, CustomStringConvertible {
  package let error: SQLError
  /// The statement as it was typed.
  package let statement: String
  /// The names that were probably meant, in parentheses.
  let advice: String?
  package var description: String { error.description + (advice ?? "") }
}

extension FieldValue {
  var words: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension Catalog {
  /// The rows of a list that cannot be long.
  func rows(of query: ListQuery) throws -> [[FieldValue]] {
    var rows: [[FieldValue]] = []
    try forEachRow(of: query) { rows.append($0) }
    return rows
  }
}

extension Desktop {
  /// Opens a file, and waits until the program that shows it has ended.
  fileprivate static func open(_ path: String, _ asked: CancellationFlag) throws {
    let identifier: pid_t
    do throws(FileFault) { identifier = try start([opener, path]) } catch {
      throw QueryError("\(error) ('image N to FILE' writes the picture to a file)")
    }
    // Some programs run until the picture is closed.
    asked.set { kill(identifier, SIGTERM) }
    // Ctrl-C may have come before that.
    do { try asked.check() } catch { kill(identifier, SIGTERM) }
    let status = ChildProcess.wait(for: identifier)
    asked.set {}
    try asked.check()
    guard status == 0 else {
      throw QueryError(
        "\(opener) cannot show a picture here ('image N to FILE' writes it to a file)")
    }
  }
}
