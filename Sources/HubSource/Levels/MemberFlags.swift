import HubJSON
import HubModel

/// The roles and statuses of an entry in a member list, also those in the wrong object: a status in
/// `roles`, a role in `status`, or either in `nlSpecific` or directly in the entry (Docs/Hub.md,
/// "Level 2").
struct MemberFlags {
  /// The roles that occur, true or false.
  private(set) var roles: [Role: Bool] = [:]
  /// The statuses that occur, true or false.
  private(set) var statuses: [Status: Bool] = [:]
  private let log: ProblemLog
  /// Where roles and statuses belong, by the name of the object, for mending.
  private var places: [String: MemberPlace] = [:]
  /// Takes the flags in the wrong objects, once those in the right ones are known.
  private var misplaced: [(inout MemberFlags) -> Void] = []

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
    read(record.field("roles"), isOf: "roles")
    read(record.field("status", "stat"), isOf: "status")
    for name in ["roles", "status", "stat"] {
      guard let object = netherlands?[name], object.kind == .object else { continue }
      log.note(
        .misplacedField, at: object, "\"\(name)\" is in \"nlSpecific\"; read",
        suggestion: "move it out of \"nlSpecific\"")
      if let netherlands { moveOut(object, name, of: netherlands) }
      read(object, isOf: name == "roles" ? "roles" : "status")
    }
    for object in [record.value["optional"], record.value, netherlands] {
      read(object, isOf: nil)
    }
    // What the right object says stands, wherever it is.
    for take in misplaced { take(&self) }
    misplaced = []
  }

  /// Reads the flags of an object.
  ///
  /// - Parameter name: The name of the object; nil for one that has other fields, too.
  private mutating func read(_ object: JSONValue?, isOf name: String?) {
    guard let object, object.kind == .object else {
      if let object, name != nil, object.kind != .null {
        log.note(.wrongType, at: object, "expected an object, found \(object.typeName)")
      }
      return
    }
    let last = Dictionary(object.members.map { ($0.key.string ?? "", $0.value) }) { $1 }
    for (key, value) in object.members where last[key.string ?? ""]?.index == value.index {
      let flag = key.string ?? ""
      if let role = Role.flags.first(where: { $0.names.contains(flag) }) {
        set(
          role.word, (key, value), of: object, role.names[0], isPlaced: name == "roles", "roles",
          \.roles)
      } else if let status = Status.flags.first(where: { $0.names.contains(flag) }) {
        set(
          status.word, (key, value), of: object, status.names[0], isPlaced: name == "status",
          "status", \.statuses)
      } else if let name {
        noteUnknown(flag, at: value, in: name)
      }
    }
  }

  private mutating func set<Word: OpenWord>(
    _ word: Word, _ member: (key: JSONValue, value: JSONValue), of container: JSONValue,
    _ correct: String, isPlaced: Bool,
    _ object: String, _ flags: WritableKeyPath<MemberFlags, [Word: Bool]>
  ) {
    let (key, value) = member
    let name = key.string ?? ""
    guard let bool = value.bool else {
      if value.kind != .null {
        log.note(
          .wrongType, at: value, "\"\(name)\": expected true or false, found \(value.typeName)")
      }
      return
    }
    guard !isPlaced else {
      self[keyPath: flags][word] = bool || self[keyPath: flags][word] == true
      return
    }
    misplaced.append { all in
      let isNew = all[keyPath: flags][word] == nil
      if isNew { all[keyPath: flags][word] = bool }
      all.log.note(
        .misplacedField, at: value,
        "\"\(name)\" is not in \"\(object)\"; "
          + (isNew ? "read" : "ignored, as \"\(object)\" has one"),
        suggestion: "write \"\(correct)\" in \"\(object)\"")
      if isNew {
        all.log.fixes?.move(
          key, value, of: container, to: all.places[object], as: correct, "\"\(object)\"")
      } else if all[keyPath: flags][word] == bool {
        all.log.fixes?.remove(key, value, of: container, "\"\(object)\" has it")
      }
    }
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

  private func noteUnknown(_ flag: String, at value: JSONValue, in object: String) {
    let known = object == "roles" ? Role.flags.map(\.names) : Status.flags.map(\.names)
    let words =
      Role.flags.map { ($0.word.rawValue, $0.names[0], "roles") }
      + Status.flags.map { ($0.word.rawValue, $0.names[0], "status") }
    let suggestion =
      words.first { $0.0 == flag }.map { "write \"\($0.1)\" in \"\($0.2)\"" }
      ?? Suggestion.nearest(to: flag, among: known.flatMap(\.self).sorted())
      .flatMap { meant in known.first { $0.contains(meant) } }
      .map { "did you mean \"\($0[0])\"?" }
    log.note(.unknownFlag, at: value, "unknown flag \"\(flag)\"; ignored", suggestion: suggestion)
  }
}
