import HubModel
import Testing

@testable import HubJSON
@testable import HubSource

/// A decoded text and its problems.
struct Decoded<Value> {
  let value: Value
  let problems: [Problem]

  var codes: [Problem.Code] { problems.map(\.code) }
  /// The problems, each as "code at path".
  var places: [String] { problems.map { "\($0.code.rawValue) at \($0.path ?? "-")" } }
}

/// Decodes a JSON text as a file called `x.json`.
func decoded<Value>(
  _ text: String, _ decode: (JSONValue, ProblemLog) -> Value
) throws -> Decoded<Value> {
  let log = ProblemLog(file: "x.json")
  let document = try #require(log.parse(Array(text.utf8)), "\(log.finished())")
  let value = decode(document.root, log)
  return Decoded(value: value, problems: log.finished())
}

func levelZero(_ text: String) throws -> Decoded<LevelZero> {
  try decoded(text) { LevelZero($0, $1) ?? LevelZero() }
}

/// A Level 1 file and its entries that identify an organization.
struct DecodedLevelOne {
  let includes: [(reference: String, value: JSONValue)]
  let organizations: [(record: OrganizationRecord, value: JSONValue)]
}

func levelOne(
  _ text: String, omitting: Set<Omission> = []
) throws -> Decoded<DecodedLevelOne> {
  try decoded(text) { root, log in
    let file = LevelOne(root, log)
    return DecodedLevelOne(
      includes: file?.includes ?? [],
      organizations: (file?.entries ?? []).compactMap { entry in
        entry.record(omitting: omitting, log).map { ($0, entry.value) }
      })
  }
}

func levelTwo(_ text: String, omitting: Set<Omission> = []) throws -> Decoded<LevelTwo> {
  try decoded(text) { LevelTwo($0, omitting: omitting, $1) }
}

func levelThree(_ text: String) throws -> Decoded<LevelThree?> {
  try decoded(text) { LevelThree($0, $1) }
}

/// Returns the record of "Fotoclub A" in "Best" with these additional members.
func club(
  _ fields: String, kind: OrganizationKind = .club
) throws -> Decoded<OrganizationRecord> {
  let comma = fields.isEmpty ? "" : ", "
  let text = #"{"idPlus": {"fullName": "Fotoclub A", "town": "Best"}\#(comma)\#(fields)}"#
  let decoded = try decoded(text) { OrganizationRecord($0, kind: kind, omitting: [], $1) }
  return Decoded(value: try #require(decoded.value), problems: decoded.problems)
}

/// Returns the record of Jane Doe with these additional members.
func member(
  _ fields: String, omitting: Set<Omission> = []
) throws -> Decoded<MemberRecord> {
  let comma = fields.isEmpty ? "" : ", "
  let text = #"{"name": {"givenName": "Jane", "familyName": "Doe"}\#(comma)\#(fields)}"#
  let decoded = try decoded(text) { MemberRecord($0, omitting: omitting, $1) }
  return Decoded(value: try #require(decoded.value), problems: decoded.problems)
}

/// Returns a date; nil if it does not exist.
func day(_ year: Int?, _ month: Int, _ day: Int) -> PartialDate? {
  PartialDate(year: year, month: month, day: day)
}

/// Returns a date in the form of facts.
func day(_ year: Int?, _ month: Int, _ day: Int) -> String? {
  PartialDate(year: year, month: month, day: day)?.description
}

/// Returns a picture that a file of the top folder refers to.
func picture(_ reference: String) -> PictureReference {
  PictureReference(reference, in: .local("x.json"))
}
