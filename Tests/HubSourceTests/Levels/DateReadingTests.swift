import HubModel
import Testing

@testable import HubSource

struct DateReadingTests {
  /// A date, its values as a birthday and as a start date, and its problem.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let birthday: String?
    let start: String?
    var code: Problem.Code?
    var suggestion: String?

    init(
      _ text: String, _ birthday: String?, start: String?? = .none, _ code: Problem.Code? = nil,
      _ suggestion: String? = nil
    ) {
      self.text = text
      self.birthday = birthday
      self.start = start ?? birthday
      self.code = code
      self.suggestion = suggestion ?? (code == nil ? nil : "use the form 2024-05-31")
    }

    var testDescription: String { text.debugDescription }
  }

  @Test(arguments: [
    Case("2024-01-31", "2024-01-31"), Case("2024-02-29", "2024-02-29"),
    Case(" 2024-01-31\u{A0}", "2024-01-31"), Case("0900-01-31", "0900-01-31"),
    // Timestamps, of which the day is used
    Case("2024-01-31T00:00:00Z", "2024-01-31"), Case("2024-01-31T23:59:59+02:00", "2024-01-31"),
    Case("2024-01-31 10:00", "2024-01-31"),
    // Absent
    Case("", nil), Case(" ", nil), Case("?", nil), Case(" ? ", nil),
    // The placeholder year
    Case("9999-10-18", "--10-18", start: .some(nil)),
    Case("9999-01-01T00:00:00Z", "--01-01", start: .some(nil)),
    Case("9999-02-29", "--02-29", start: .some(nil)),
    // Unusual forms
    Case("2022-2-8", "2022-02-08", .dateForm, "write it as 2022-02-08"),
    Case("2022-02-8", "2022-02-08", .dateForm, "write it as 2022-02-08"),
    Case("2022-2-08T10:00", "2022-02-08", .dateForm, "write it as 2022-02-08"),
    Case("9999-2-8", "--02-08", start: .some(nil), .dateForm, "write it as 9999-02-08"),
    Case("2024-01-31 - 2024-02-04", "2024-01-31", .dateForm, "write it as 2024-01-31"),
    Case("2024-01-31T99:99", "2024-01-31", .dateForm, "write it as 2024-01-31"),
    Case("2024-01-31 ca.", "2024-01-31", .dateForm, "write it as 2024-01-31"),
    // No dates
    Case("2023-02-29", nil, .dateInvalid), Case("2024-13-01", nil, .dateInvalid),
    Case("2024-00-10", nil, .dateInvalid), Case("2024-01-32", nil, .dateInvalid),
    Case("0000-01-01", nil, .dateInvalid), Case("9999-02-30", nil, .dateInvalid),
    Case("2024-01", nil, .dateInvalid), Case("2024", nil, .dateInvalid),
    Case("31-01-2024", nil, .dateInvalid, "write 2024-01-31"), Case("24-01-31", nil, .dateInvalid),
    Case("2024/01/31", nil, .dateInvalid, "write 2024-01-31"),
    Case("2024-01-31-", nil, .dateInvalid),
    Case("-2024-01-31", nil, .dateInvalid), Case("2024--01-31", nil, .dateInvalid),
    Case("2024-+1-31", nil, .dateInvalid), Case("２０２４-01-31", nil, .dateInvalid),
    Case("20240-01-31", nil, .dateInvalid), Case("31 januari", nil, .dateInvalid),
    Case("T", nil, .dateInvalid), Case("??", nil, .dateInvalid),
    Case("2024-99999999999999999999-01", nil, .dateInvalid),
  ])
  func `a date is read in the forms in use`(date: Case) throws {
    let text = date.text
    let birthday = try member(#""optional": {"birthday": "\#(text)"}"#)
    #expect(birthday.value.birthday?.description == date.birthday)
    #expect(birthday.codes == (date.code.map { [$0] } ?? []))
    #expect(birthday.problems.first?.suggestion == date.suggestion)
    #expect(birthday.problems.first.map { $0.path == "optional.birthday" } ?? true)
    let membership = try member(
      #""optional": {"membershipStartDate": "\#(text)", "membershipEndDate": "\#(text)"}"#)
    #expect(membership.value.startDate?.description == date.start)
    #expect(membership.value.endDate?.description == date.start)
    #expect(membership.codes == (date.code.map { [$0, $0] } ?? []))
  }

  @Test(arguments: ["20240131", "true", "[]", "{}"])
  func `a date that is not a string has the wrong type`(value: String) throws {
    let member = try member(#""optional": {"birthday": \#(value), "website": "https://a.nl"}"#)
    #expect(member.value.birthday == nil && member.value.website == "https://a.nl")
    #expect(member.places == ["wrong-type at optional.birthday"])
  }

  @Test func `a date that is null is absent`() throws {
    let member = try member(#""optional": {"birthday": null}"#)
    #expect(member.value.birthday == nil && member.problems.isEmpty)
  }
}
