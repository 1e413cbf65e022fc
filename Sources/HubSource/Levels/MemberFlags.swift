import HubJSON
import HubModel

/// The roles and statuses of an entry in a member list, also those in the wrong object: a status in
/// `roles`, a role in `status`, or either in `nlSpecific` or directly in the entry (Docs/Hub.md,
/// "Level 2").
struct MemberFlags {
  /// The roles that occur, true or false.
  var roles: [Role: Bool] {
    Dictionary(
      uniqueKeysWithValues: values.compactMap { word, told in
        if case .role(let role) = word { (role, told.value) } else { nil }
      })
  }
  /// The statuses that occur, true or false.
  var statuses: [Status: Bool] {
    Dictionary(
      uniqueKeysWithValues: values.compactMap { word, told in
        if case .status(let status) = word { (status, told.value) } else { nil }
      })
  }
  /// The positions of the roles that are true, by their words.
  private(set) var positions: [String: Problem.Position] = [:]
  private var values: [Word: (value: Bool, container: Container)] = [:]
  private let log: ProblemLog
  /// Where roles and statuses belong, by the name of the object, for mending.
  private var places: [String: MemberPlace] = [:]
  /// The flags in the wrong objects, which are taken once those in the right ones are known.
  private var misplaced: [Flag] = []

  private enum Word: Hashable {
    case role(Role)
    case status(Status)
  }

  /// A known flag.
  private struct Meaning {
    let word: Word
    /// The name in the case in which it should be written.
    let name: String
    /// The usual name.
    let usual: String
    /// The object in which it belongs: "roles" or "status".
    let object: String
  }

  /// An object that contains flags.
  private struct Container {
    let value: JSONValue
    /// The name in messages, with quotation marks.
    let described: String
    /// The object that it should be, "roles" or "status"; nil for one that has other fields, too.
    let object: String?
  }

  private struct Flag {
    let key: JSONValue
    let value: JSONValue
    let isTrue: Bool
    let meaning: Meaning
    let container: Container
  }

  private static let meanings: [String: Meaning] = {
    let roles = Role.flags.flatMap { flag in
      flag.names.map {
        Meaning(word: .role(flag.word), name: $0, usual: flag.names[0], object: "roles")
      }
    }
    let statuses = Status.flags.flatMap { flag in
      flag.names.map {
        Meaning(word: .status(flag.word), name: $0, usual: flag.names[0], object: "status")
      }
    }
    return Dictionary((roles + statuses).map { ($0.name.lowercased(), $0) }) { first, _ in first }
  }()

  /// The fields of all flags, and of the objects that contain them.
  static let names: Set<String> = Set(
    Role.flags.flatMap(\.names) + Status.flags.flatMap(\.names) + ["roles", "status", "stat"])

  init(_ record: RecordReader) {
    log = record.log
    let netherlands = record.field("nlSpecific")
    if log.fixes != nil {
      places["roles"] = record.place(of: "roles")
      places["status"] = record.place(of: "status", "stat")
    }
    for name in ["roles", "status", "stat"] {
      for object in record.all(name) { read(object, of: name) }
    }
    for name in ["roles", "status", "stat"] {
      guard let object = netherlands?.member(like: name), object.kind == .object else { continue }
      log.note(
        .misplacedField, at: object, "\"\(name)\" is in \"nlSpecific\"; read",
        suggestion: "move it out of \"nlSpecific\"")
      if let netherlands { moveOut(object, name, of: netherlands) }
      read(object, of: name)
    }
    for (object, described) in [
      (record.optional, "\"optional\""), (record.value, "the entry"),
      (netherlands, "\"nlSpecific\""),
    ] {
      guard let object, object.kind == .object else { continue }
      read(Container(value: object, described: described, object: nil))
    }
    takeMisplaced()
  }

  /// Reads an object with the name "roles", "status" or "stat".
  private mutating func read(_ object: JSONValue, of name: String) {
    guard object.kind == .object else {
      log.note(.wrongType, at: object, "expected an object, found \(object.typeName)")
      return
    }
    read(
      Container(
        value: object, described: "\"\(name)\"", object: name == "roles" ? "roles" : "status"))
  }

  /// Reads the flags of an object: those in the right case before the others.
  private mutating func read(_ container: Container) {
    let members = container.value.members.map { ($0.key.string ?? "", $0.key, $0.value) }
    let last = Dictionary(members.map { ($0.0, $0.2.index) }) { $1 }
    var others: [Flag] = []
    for (name, key, value) in members where last[name] == value.index {
      guard let meaning = Self.meanings[name.lowercased()] else {
        if let object = container.object { noteUnknown(name, at: value, in: object) }
        continue
      }
      guard let isTrue = value.bool else {
        if value.kind != .null {
          log.note(
            .wrongType, at: value, "\"\(name)\": expected true or false, found \(value.typeName)",
            suggestion: Self.meant(by: value).map { "write \($0), without quotation marks" })
        }
        continue
      }
      let flag = Flag(
        key: key, value: value, isTrue: isTrue, meaning: meaning, container: container)
      if container.object != meaning.object {
        misplaced.append(flag)
      } else if name == meaning.name {
        take(flag)
      } else {
        others.append(flag)
      }
    }
    for flag in others {
      let right = container.value[flag.meaning.name]
      let isTaken = right.map { $0.kind != .null } == true
      log.collectMisspelt(
        flag.key.string ?? "", at: flag.value, in: container.described, known: flag.meaning.name,
        isTaken ? .ignored : .read)
      if isTaken { continue }
      take(flag)
      if right == nil, others.count(where: { $0.meaning.name == flag.meaning.name }) == 1 {
        log.fixes?.rename(flag.key, of: flag.value, to: flag.meaning.name)
      }
    }
  }

  /// Takes a flag in the right object. Of two spellings in one object, the one with true is used; of
  /// two objects, the first.
  private mutating func take(_ flag: Flag) {
    if flag.isTrue, case .role(let role) = flag.meaning.word {
      positions[role.rawValue] = Problem.Position(flag.value.position)
    }
    guard let told = values[flag.meaning.word] else {
      values[flag.meaning.word] = (flag.isTrue, flag.container)
      return
    }
    if told.container.value.index == flag.container.value.index {
      values[flag.meaning.word] = (told.value || flag.isTrue, flag.container)
      guard told.value != flag.isTrue else { return }
      log.note(
        .misplacedField, at: flag.value,
        "\"\(flag.key.string ?? "")\" contradicts another spelling of it in "
          + "\(flag.container.described); true is used",
        suggestion: "keep one of the two")
    } else if told.value != flag.isTrue {
      log.note(
        .misplacedField, at: flag.value,
        "\"\(flag.key.string ?? "")\" is in two objects; ignored, as \(told.container.described) has one",
        suggestion: "keep one of the two")
    }
  }

  /// Takes the flags in the wrong objects. What the right object says stands.
  private mutating func takeMisplaced() {
    var said: [Word: Set<Bool>] = [:]
    for flag in misplaced { said[flag.meaning.word, default: []].insert(flag.isTrue) }
    for flag in misplaced {
      let (meaning, told) = (flag.meaning, values[flag.meaning.word])
      if told == nil { values[meaning.word] = (flag.isTrue, flag.container) }
      let use = told.map { "ignored, as \($0.container.described) has one" } ?? "read"
      log.note(
        .misplacedField, at: flag.value,
        "\"\(flag.key.string ?? "")\" is not in \"\(meaning.object)\"; \(use)",
        suggestion: "write \"\(meaning.usual)\" in \"\(meaning.object)\"")
      // Which of two that contradict each other is right is not known.
      guard said[meaning.word]?.count == 1 else { continue }
      if told == nil {
        log.fixes?.move(
          flag.key, flag.value, of: flag.container.value, to: places[meaning.object],
          as: meaning.usual, "\"\(meaning.object)\"")
      } else if told?.value == flag.isTrue {
        log.fixes?.remove(
          flag.key, flag.value, of: flag.container.value, "\"\(meaning.object)\" has it")
      }
    }
    misplaced = []
  }

  /// Moves an object of flags out of `nlSpecific`, unless the entry has such an object.
  private mutating func moveOut(_ object: JSONValue, _ name: String, of netherlands: JSONValue) {
    let name = name == "roles" ? "roles" : "status"
    guard let fixes = log.fixes, let place = places[name],
      let parent = place.path.last == name
        ? MemberPlace(object: place.object, path: place.path.dropLast()) : nil,
      let key = netherlands.allMembers.first(where: { $0.value.index == object.index })?.key
    else { return }
    fixes.move(key, object, of: netherlands, to: parent, as: name, "the member")
    // Other flags of this kind belong into the object that moves.
    places[name] = MemberPlace(object: object)
  }

  /// Returns "true" or "false" if a value of another type means one of them.
  private static func meant(by value: JSONValue) -> String? {
    guard let text = value.string ?? value.integer.map({ String($0) }) else { return nil }
    return text.isEmpty ? "false" : booleans[text.lowercased()]
  }

  private static let booleans = WordTable.levels.meanings("booleans")
  private static let otherWords = WordTable.levels.meanings("flags")

  /// Returns the known flag that an unknown one stands for: the same in other words, or the most
  /// similar one.
  private static func meant(by flag: String) -> String? {
    var word = flag.lowercased().filter { $0.isLetter }
    if word.hasPrefix("is") { word.removeFirst(2) }
    let short = word.hasSuffix("member") ? String(word.dropLast(6)) : word
    let flags =
      Role.flags.map { ($0.word.rawValue, $0.names) }
      + Status.flags.map { ($0.word.rawValue, $0.names) }
    if let found = flags.first(where: { [word, short].contains($0.0.filter(\.isLetter)) }) {
      return found.1[0]
    }
    let nearest = Suggestion.nearest(to: flag, among: flags.flatMap(\.1).sorted())
    return otherWords[word] ?? otherWords[short]
      ?? flags.first { nearest.map($0.1.contains) == true }?.1[0]
  }

  private func noteUnknown(_ flag: String, at value: JSONValue, in object: String) {
    let meant = Self.meant(by: flag).flatMap { Self.meanings[$0.lowercased()] }
    log.note(
      .unknownFlag, at: value, "unknown flag \"\(flag)\"; ignored",
      suggestion: meant.map { meaning in
        "write \"\(meaning.usual)\"" + (meaning.object == object ? "" : " in \"\(meaning.object)\"")
      })
  }
}
