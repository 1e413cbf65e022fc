import HubModel
import Terminal

/// Returns the output of a writer.
func text(
  of rows: [[FieldValue]], _ columns: [RowColumn] = members, as mode: RowMode,
  width: Int? = nil, style: Style = .plain, isSafeCSV: Bool = false,
  members: [(name: String, value: FieldValue)] = []
) throws -> String {
  var text = ""
  var writer = RowWriter(
    columns, as: mode, width: width, style: style, isSafeCSV: isSafeCSV, members: members
  ) { text += $0 }
  for row in rows { try writer.add(row) }
  try writer.finish()
  return text
}

let members = [
  RowColumn("name", heading: "Name"),
  RowColumn("memberSince", heading: "Since", alignment: .trailing),
  RowColumn("isChair", heading: "Chair"),
  RowColumn("roles", heading: "Roles"),
]

let three: [[FieldValue]] = [
  [.text("Ada Lens"), .integer(1999), .flag(true), .texts(["editor", "judge"])],
  [.text("Bo"), .none, .flag(false), .texts([])],
  [.text("Cornelia van der Veldhuis-Groot"), .integer(7), .none, .text("member")],
]
