import HubModel
import Terminal
import Testing

struct TableFormTests {
  @Test
  func `columns are aligned with their headings, numbers to the right, without trailing spaces`()
    throws
  {
    #expect(
      try text(of: three, as: .table) == """
        Name                             Since  Chair  Roles
        ───────────────────────────────  ─────  ─────  ─────────────
        Ada Lens                          1999  yes    editor, judge
        Bo
        Cornelia van der Veldhuis-Groot      7         member

        """)
  }

  @Test func `a table that fits the terminal looks the same as in a file`() throws {
    #expect(try text(of: three, as: .table, width: 60) == text(of: three, as: .table))
  }

  @Test func `on a narrower terminal, values continue on further lines and fill it exactly`()
    throws
  {
    let table = try text(of: three, as: .table, width: 40)
    #expect(
      table == """
        Name              Since  Chair  Roles
        ────────────────  ─────  ─────  ────────
        Ada Lens           1999  yes    editor,
                                        judge
        Bo
        Cornelia van der      7         member
          Veldhuis-Groot

        """)
    #expect(table.split(separator: "\n").map { String($0).cells }.max() == 40)
  }

  private static let programme = {
    let columns = ["name", "starts", "club", "country", "venue"].map {
      RowColumn($0, heading: $0)
    }
    let rows = [
      (
        "The Entrance Hall, Developed", "2026-09-12", "Amberlight Museum of Slow Shutters",
        "Netherlands", "Gemaal De Zonnewijzer, great hall, first floor"
      ), ("Sixty watts", "2026-10-10", "Fotogroep Morgenlicht", "Japan", "Upstairs"),
    ].map { [$0.0, $0.1, $0.2, $0.3, $0.4].map(FieldValue.text) }
    return (columns: columns, rows: rows)
  }()

  @Test(arguments: [64, 70, 80, 100, 120])
  func `at any width, dates, countries and words stay in one piece and nothing is cut`(width: Int)
    throws
  {
    let table = try text(of: Self.programme.rows, Self.programme.columns, as: .table, width: width)
    #expect(!table.contains("…"), "\(table)")
    let words = Self.programme.rows.joined().flatMap { $0.text.split(separator: " ") }
    for word in words { #expect(table.contains(word), "\(word): \(table)") }
    #expect(table.split(separator: "\n").allSatisfy { String($0).cells <= width }, "\(table)")
  }

  @Test func `other texts give way before the names of people and clubs`() throws {
    #expect(
      try text(of: Self.programme.rows, Self.programme.columns, as: .table, width: 110) == """
        name                          starts      club                                country      venue
        ────────────────────────────  ──────────  ──────────────────────────────────  ───────────  ───────────────────
        The Entrance Hall, Developed  2026-09-12  Amberlight Museum of Slow Shutters  Netherlands  Gemaal De
                                                                                                   Zonnewijzer, great
                                                                                                   hall, first floor
        Sixty watts                   2026-10-10  Fotogroep Morgenlicht               Japan        Upstairs

        """)
  }

  @Test func `a date is never broken: rows become lines instead`() throws {
    let columns = ["name", "starts", "ends"].map { RowColumn($0, heading: $0) }
    let rows = [["Sixty watts", "2026-10-10", "2026-11-11"].map(FieldValue.text)]
    #expect(
      try text(of: rows, columns, as: .table, width: 30) == """
        name    starts      ends
        ──────  ──────────  ──────────
        Sixty   2026-10-10  2026-11-11
        watts

        """)
    #expect(try text(of: rows, columns, as: .table, width: 29).hasPrefix("name:   Sixty watts\n"))
  }

  @Test func `URLs and very long values are cut`() throws {
    let columns = ["town", "website", "remark"].map { RowColumn($0, heading: $0) }
    let remark = Array(repeating: "long", count: 40).joined(separator: " ")
    let rows = [["Town", "https://lange-schatten.example", remark].map(FieldValue.text)]
    let table = try text(of: rows, columns, as: .table, width: 40)
    let lines = table.split(separator: "\n").dropFirst(2)
    #expect(lines.count == 6, "\(table)")
    #expect(lines.first?.contains("https://lange-s…") == true && lines.last?.hasSuffix("…") == true)
  }

  @Test func `rows are written as lines if texts would be cut to a few cells`() throws {
    #expect(
      try text(of: Array(three.prefix(2)), as: .table, width: 20) == """
        Name:  Ada Lens
        Since: 1999
        Chair: yes
        Roles: editor, judge

        Name:  Bo
        Since:
        Chair:
        Roles:

        """)
  }

  @Test func `headings are bold and the rule is dim`() throws {
    let table = try text(
      of: [[.text("a")]], [RowColumn("x", heading: "X")], as: .table, style: Style(hasColour: true))
    #expect(table == "\u{1B}[1mX\u{1B}[0m\n\u{1B}[2m─\u{1B}[0m\na\n")
  }

  @Test func `wide, combining and joined characters keep columns aligned`() throws {
    let columns = [
      RowColumn("name", heading: "Name"), RowColumn("town", heading: "Town"),
      RowColumn("n", heading: "N", alignment: .trailing),
    ]
    let rows: [[FieldValue]] = [
      [.text("東京写真"), .text("東京"), .integer(1)],
      [.text("Ame\u{301}lie"), .text("👩‍👩‍👧 🇳🇱"), .integer(22)],
    ]
    #expect(
      try text(of: rows, columns, as: .table) == """
        Name      Town    N
        ────────  ─────  ──
        東京写真  東京    1
        Ame\u{301}lie    👩‍👩‍👧 🇳🇱  22

        """)
    #expect(
      try text(of: rows, columns, as: .table, width: 17).split(separator: "\n").dropFirst(2) == [
        "東京写  東京    1", "真", "Ame\u{301}lie  👩‍👩‍👧 🇳🇱  22",
      ])
  }

  @Test func `right-to-left names are isolated on a terminal and stay in their column`() throws {
    let columns = [RowColumn("a", heading: "A"), RowColumn("b", heading: "B")]
    let rows: [[FieldValue]] = [[.text("אבג"), .text("עמית")]]
    #expect(
      try text(of: rows, columns, as: .table, width: 40) == """
        A    B
        ───  ────
        \u{2068}אבג\u{2069}  \u{2068}עמית\u{2069}

        """)
    #expect(try text(of: rows, columns, as: .table).hasSuffix("\nאבג  עמית\n"))
  }

  @Test func `hostile texts are harmless and stay on their line`() throws {
    let rows: [[FieldValue]] = [
      [.text("a\u{1B}[2Jb"), .none], [.text("x\n\ty\u{202E}z"), .integer(1)],
      [.text(String(repeating: "w", count: 10_000)), .integer(2)],
    ]
    #expect(
      try text(of: rows, members, as: .table, width: 40) == """
        Name                 Since  Chair  Roles
        ───────────────────  ─────  ─────  ─────
        a<U+1B>[2Jb
        x  y<U+202E>z            1
        wwwwwwwwwwwwwwwwwww      2
          wwwwwwwwwwwwwwwww
          wwwwwwwwwwwwwwwww
          wwwwwwwwwwwwwwwww
          wwwwwwwwwwwwwwwww
          wwwwwwwwwwwwwwww…

        """)
  }

  @Test func `rows are written from the two hundredth on, and later ones overflow in a file`()
    throws
  {
    var pieces: [String] = []
    var writer = RowWriter([RowColumn("n", heading: "N")], as: .table) { pieces.append($0) }
    for _ in 1..<200 { try writer.add([.text("x")]) }
    #expect(pieces.isEmpty)
    try writer.add([.text("x")])
    #expect(pieces.count == 1)
    try writer.add([.text("long")])
    #expect(pieces.last == "long\n")
    for number in 0..<100_000 { try writer.add([.integer(number)]) }
    #expect(pieces.count == 100_002)
    try writer.finish()
    #expect(pieces.count == 100_002)
    #expect(writer.count == 100_201)
  }

  @Test func `later rows continue on further lines on a terminal`() throws {
    let rows = Array(repeating: [FieldValue.text("x")], count: 200) + [[.text("long")]]
    #expect(
      try text(of: rows, [RowColumn("n", heading: "No")], as: .table, width: 80).hasSuffix(
        "\nlo\nng\n"))
  }

  @Test func `without rows, tables and lines are empty`() throws {
    #expect(try text(of: [], as: .table).isEmpty)
    #expect(try text(of: [], as: .line).isEmpty)
  }

  @Test(arguments: [80, 60, 41, 40, 33, 20, 7, 1])
  func `no line is wider than the terminal, except for a wide label`(width: Int) throws {
    for mode in [RowMode.table, .line] {
      let lines = try text(of: three, as: mode, width: width).split(separator: "\n")
      #expect(lines.allSatisfy { String($0).cells <= max(width, 7) }, "\(mode) \(lines)")
    }
  }
}
