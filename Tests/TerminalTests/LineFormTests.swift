import HubModel
import Terminal
import Testing

struct LineFormTests {
  private let columns = [
    RowColumn("name", heading: "Name"), RowColumn("remark", heading: "Remark"),
  ]

  @Test func `each value has a line, and rows are separated`() throws {
    #expect(
      try text(of: three, as: .line) == """
        Name:  Ada Lens
        Since: 1999
        Chair: yes
        Roles: editor, judge

        Name:  Bo
        Since:
        Chair:
        Roles:

        Name:  Cornelia van der Veldhuis-Groot
        Since: 7
        Chair:
        Roles: member

        """)
  }

  @Test func `long texts continue on indented lines on a terminal`() throws {
    let rows: [[FieldValue]] = [
      [.text("Bo"), .text("one two three four five six seven\neight and 東京写真 to end")]
    ]
    #expect(
      try text(of: rows, columns, as: .line, width: 40) == """
        Name:   Bo
        Remark: one two three four five six
                seven eight and 東京写真 to end

        """)
    #expect(
      try text(of: rows, columns, as: .line, width: 20) == """
        Name:   Bo
        Remark: one two
                three four
                five six
                seven eight
                and 東京写真
                to end

        """)
    #expect(
      try text(of: rows, columns, as: .line, width: 14) == """
        Name:   Bo
        Remark: one
          two three
          four five
          six seven
          eight and
          東京写真 to
          end

        """)
  }

  @Test func `a word longer than a line is broken, and nothing is lost`() {
    let word = String(repeating: "abc東", count: 2500)
    let lines = word.wrapped(first: 20, further: 30)
    #expect(lines.joined() == word)
    #expect(lines.first?.cells == 20)
    #expect(lines.dropFirst().allSatisfy { $0.cells <= 30 })
    #expect("a 東".wrapped(first: 1, further: 1) == ["a", "東"])
    #expect("".wrapped(first: 5, further: 5) == [""])
    #expect("ab  cd ".wrapped(first: 3, further: 3) == ["ab", "cd"])
    #expect("ab".wrapped(first: 0, further: 5) == ["", "ab"])
  }

  @Test func `a label is bold`() throws {
    #expect(
      try text(of: [[.text("a")]], [columns[0]], as: .line, style: Style(hasColour: true))
        == "\u{1B}[1mName:\u{1B}[0m a\n")
  }
}
