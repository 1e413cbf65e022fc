import HubJSON
import HubModel

/// The roles and statuses of an entry in a member list, also those in the wrong object: a status in
/// `roles`, a role in `status`, or either in `nlSpecific` or directly in the entry (Docs/Hub.md,
/// "Level 2").
struct MemberFlags {
  /// The positions of the roles that are true, by their words.
  private(set) var positions: [String: Problem.Position] = [:]
  /// The flags that occur, by their words.
  private var values: [String: (value: Bool, container: Container)] = [:]
  private let log: ProblemLog
  /// Where roles and statuses belong, by the name of the object, for mending.
  private var places: [String: MemberPlace] = [:]
  /// The flags in the wrong objects, which are taken once those in the right ones are known.
  private var misplaced: [Flag] = []

  private struct Meaning {
    let word: String
    /// The names in level files, the usual one first.
    let names: [String]
    /// The object in which it belongs: "roles" or "status".
    let object: String
  }

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
    /// The name in the case in which it should be written.
    let name: String
    let container: Container
  }

  private static let meanings =
    Role.flags.map { Meaning(word: $0.word.rawValue, names: $0.names, object: "roles") }
    + Status.flags.map { Meaning(word: $0.word.rawValue, names: $0.names, object: "status") }

  /// The meanings and names by the names in lower case.
  private static let spellings = Dictionary(
    uniqueKeysWithValues: meanings.flatMap { meaning in
      meaning.names.map { ($0.lowercased(), (meaning: meaning, name: $0)) }
    })

  private static let objects = ["roles", "status", "stat"]

  /// The fields of all flags, and of the objects that contain them.
  static let names = Set(meanings.flatMap(\.names) + objects)

  /// Returns the roles, or the statuses, that occur, true or false.
  func told<Word: OpenWord>() -> [Word: Bool] {
    Dictionary(
      uniqueKeysWithValues: Word.known.compactMap { word in
        values[word.rawValue].map { (word, $0.value) }
      })
  }

  init(_ record: RecordReader) {
    log = record.log
    let netherlands = record.field("nlSpecific")
    if log.fixes != nil {
      places["roles"] = record.place(of: "roles")
      places["status"] = record.place(of: "status", "stat")
    }
    for name in Self.objects {
      for object in record.all(name) { read(object, of: name) }
    }
    for name in Self.objects {
      guard let netherlands, let object = netherlands.member(like: name), object.kind == .object
      else { continue }
      log.note(
        .misplacedField, at: object, "\"\(name)\" is in \"nlSpecific\"; read",
        suggestion: "move it out of \"nlSpecific\"")
      moveOut(object, name, of: netherlands)
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
      guard let (meaning, right) = Self.spellings[name.lowercased()] else {
        if let object = container.object { noteUnknown(name, at: value, in: object) }
        continue
      }
      guard let isTrue = value.bool else {
        if value.kind != .null {
          log.note(
            .wrongType, at: value, "\"\(name)\": expected true or false, found \(value.typeName)",
            suggestion: Self.meant(by: value).map {
              "write \($0)" + (value.kind == .string ? ", without quotation marks" : "")
            })
        }
        continue
      }
      let flag = Flag(
        key: key, value: value, isTrue: isTrue, meaning: meaning, name: right,
        container: container)
      if container.object != meaning.object {
        misplaced.append(flag)
      } else if name == right {
        take(flag)
      } else {
        others.append(flag)
      }
    }
    for flag in others {
      let right = container.value[flag.name]
      let isTaken = right.map { $0.kind != .null } == true
      log.collectMisspelt(
        flag.key.string ?? "", at: flag.value, in: container.described, known: flag.name,
        isTaken ? .ignored : .read)
      if isTaken { continue }
      take(flag)
      if right == nil, others.count(where: { $0.name == flag.name }) == 1 {
        log.fixes?.rename(flag.key, of: flag.value, to: flag.name)
      }
    }
  }

  /// Takes a flag in the right object. Of two spellings in one object, the one with true is used; of
  /// two objects, the first.
  private mutating func take(_ flag: Flag) {
    if flag.isTrue, flag.meaning.object == "roles" {
      positions[flag.meaning.word] = flag.value.position
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
    var said: [String: Set<Bool>] = [:]
    for flag in misplaced { said[flag.meaning.word, default: []].insert(flag.isTrue) }
    for flag in misplaced {
      let (meaning, told) = (flag.meaning, values[flag.meaning.word])
      if told == nil { values[meaning.word] = (flag.isTrue, flag.container) }
      let use = told.map { "ignored, as \($0.container.described) has one" } ?? "read"
      log.note(
        .misplacedField, at: flag.value,
        "\"\(flag.key.string ?? "")\" is not in \"\(meaning.object)\"; \(use)",
        suggestion: "write \"\(meaning.names[0])\" in \"\(meaning.object)\"")
      // Which of two that contradict each other is right is not known.
      guard said[meaning.word]?.count == 1 else { continue }
      if told == nil {
        log.fixes?.move(
          flag.key, flag.value, to: places[meaning.object],
          as: meaning.names[0], "\"\(meaning.object)\"")
      } else if told?.value == flag.isTrue {
        log.fixes?.remove(flag.key, flag.value, "\"\(meaning.object)\" has it")
      }
    }
    misplaced = []
  }

  /// Moves an object of flags out of `nlSpecific`, unless the entry has such an object.
  private mutating func moveOut(_ object: JSONValue, _ name: String, of netherlands: JSONValue) {
    let name = name == "roles" ? "roles" : "status"
    guard let place = places[name], place.path.last == name,
      let key = netherlands.allMembers.first(where: { $0.value.index == object.index })?.key
    else { return }
    let parent = MemberPlace(object: place.object, path: place.path.dropLast())
    log.fixes?.move(key, object, to: parent, as: name, "the member")
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
  private static func meant(by flag: String) -> Meaning? {
    var word = flag.lowercased().filter { $0.isLetter }
    if word.hasPrefix("is") { word.removeFirst(2) }
    let short = word.hasSuffix("member") ? String(word.dropLast(6)) : word
    if let found = meanings.first(where: { [word, short].contains($0.word.filter(\.isLetter)) }) {
      return found
    }
    let name =
      otherWords[word] ?? otherWords[short]
      ?? Suggestion.nearest(to: flag, among: meanings.flatMap(\.names).sorted())
    return meanings.first { name.map($0.names.contains) == true }
  }

  private func noteUnknown(_ flag: String, at value: JSONValue, in object: String) {
    log.note(
      .unknownFlag, at: value, "unknown flag \"\(flag)\"; ignored",
      suggestion: Self.meant(by: flag).map { meaning in
        "write \"\(meaning.names[0])\""
          + (meaning.object == object ? "" : " in \"\(meaning.object)\"")
      })
  }
}
