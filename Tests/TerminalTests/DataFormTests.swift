import Foundation
import HubModel
import Terminal
import Testing

struct DataFormTests {
  private let columns = [
    RowColumn("text", heading: "Text"),
    RowColumn("number", heading: "Number", alignment: .trailing),
  ]
  private let hostile = [
    "", "plain", "\"quoted\", \\ and\r\nlines", "\u{1B}[2J", "\u{202E}x\u{2069}", "\u{2028}",
    "\u{0}", "\u{7F}\u{9B}", "|<b>&amp; **x** [a](b) $1$ ~~", "👩‍👩‍👧", "e\u{301}", "\"\u{301}\"",
    "\u{E0041}", "\u{10FFFF}", "\n", " x ", "\u{FEFF}", String(repeating: "\"w\n", count: 10_000),
  ]

  @Test func `JSON is one document with one row per line`() throws {
    #expect(
      try text(of: three, as: .json, members: [("list", .text("members")), ("clubs", .integer(2))])
        == #"""
        {"version": 1, "list": "members", "clubs": 2, "rows": [
          {"name": "Ada Lens", "memberSince": 1999, "isChair": true, "roles": ["editor", "judge"]},
          {"name": "Bo", "memberSince": null, "isChair": false, "roles": []},
          {"name": "Cornelia van der Veldhuis-Groot", "memberSince": 7, "isChair": null, "roles": "member"}
        ]}

        """#)
    #expect(try text(of: [], as: .json) == "{\"version\": 1, \"rows\": []}\n")
  }

  @Test func `JSON preserves any text and is harmless on a terminal`() throws {
    let json = try text(of: hostile.map { [.text($0), .none] }, columns, as: .json)
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let rows = try #require(document["rows"] as? [[String: Any]])
    let texts = rows.compactMap { $0["text"] as? String }
    #expect(texts.map { Array($0.utf8) } == hostile.map { Array($0.utf8) })
    #expect(json.harmless == json)
    #expect(json.contains(#""\u202ex\u2069""#))
    #expect(json.contains(#""\udb40\udc41""#))
  }

  @Test(arguments: [
    (0.1, "0.1"), (52.3702157, "52.3702157"), (-3, "-3.0"), (1e21, "1000000000000000000000.0"),
    (1.5e-7, "0.00000015"), (-1e-5, "-0.00001"), (-0.0, "0.0"),
    (1.2345678901234568e20, "123456789012345680000.0"),
  ])
  func `a number has no exponent`(number: Double, written: String) throws {
    let json = try text(of: [[.real(number)]], [columns[1]], as: .json)
    #expect(json == "{\"version\": 1, \"rows\": [\n  {\"number\": \(written)}\n]}\n")
    #expect(Double(written) == number)
  }

  @Test func `infinity and NaN are null, or blank`() throws {
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(try text(of: [[.real(number)]], [columns[1]], as: .json).contains(": null}"))
      #expect(try text(of: [[.real(number)]], [columns[1]], as: .csv) == "number\r\n\r\n")
    }
  }

  @Test func `CSV has the names of the columns, and a list in one field`() throws {
    #expect(
      try text(of: three, as: .csv)
        == "name,memberSince,isChair,roles\r\nAda Lens,1999,true,editor; judge\r\nBo,,false,\r\n"
        + "Cornelia van der Veldhuis-Groot,7,,member\r\n")
  }

  @Test func `CSV preserves any text for other readers`() throws {
    // Control characters are shown as code points, here and in every form.
    let texts = hostile.filter { $0.withoutControls == $0 }
    let csv = try text(of: texts.map { [.text($0), .integer(1)] }, columns, as: .csv)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).csv")
    try csv.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let script = """
      import csv, json, sys
      print(json.dumps([r[0] for r in csv.reader(open(sys.argv[1], newline='', encoding='utf-8'))]))
      """
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.arguments = ["python3", "-c", script, file.path]
    let output = Pipe()
    python.standardOutput = output
    try python.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    python.waitUntilExit()
    let read = try JSONDecoder().decode([String].self, from: data)
    #expect(read.dropFirst().map { Array($0.utf8) } == texts.map { Array($0.utf8) })
  }

  @Test func `CSV has no control characters, and is harmless on a terminal`() throws {
    let rows: [[FieldValue]] = [[.text("\u{1B}[2J\u{9B}1m\u{200B}\na\r\nb\rc"), .none]]
    #expect(
      try text(of: rows, columns, as: .csv)
        == "text,number\r\n\"<U+1B>[2J<U+9B>1m\u{200B}\na\r\nb<U+D>c\",\r\n")
    #expect(
      try text(of: rows, columns, as: .csv, width: 80)
        == "text,number\r\n<U+1B>[2J<U+9B>1m<U+200B> a<U+D> b<U+D>c,\r\n")
    let table = Table(headings: ["a\u{1B}[2J"], rows: [["\u{1B}]0;x\u{7}"]])
    #expect(table.csv(isSafe: false) == "a<U+1B>[2J\r\n<U+1B>]0;x<U+7>\r\n")
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+31", "'+31"), ("-x", "'-x"), ("@SUM(A1)", "'@SUM(A1)"),
    ("\t=1", "'\t=1"), ("\r=1", "'<U+D>=1"), (" =1", "' =1"), ("＝1", "'＝1"), ("a=1", "a=1"),
    ("", ""), ("'=1", "'=1"),
  ])
  func `safe CSV has no formulas`(value: String, cell: String) throws {
    let rows: [[FieldValue]] = [[.text(value), .integer(-1)]]
    #expect(
      try text(of: rows, columns, as: .csv, isSafeCSV: true) == "text,number\r\n\(cell),-1\r\n")
    #expect(
      Table(headings: ["=a"], rows: [[value]]).csv(isSafe: true) == "'=a\r\n\(cell)\r\n")
    #expect(
      try text(of: rows, columns, as: .csv)
        == "text,number\r\n\(value.withoutControls),-1\r\n")
  }

  @Test func `Markdown is a table in which all markup in the data is escaped`() throws {
    let rows: [[FieldValue]] = [
      [.text("a|b <i>*_`[x](y)` &amp; ~~c~~ $1$ \\ ![z]\nline\u{202E}"), .integer(3)],
      [.text("---"), .none],
    ]
    #expect(
      try text(of: rows, columns, as: .markdown) == #"""
        | Text | Number |
        | --- | ---: |
        | a\|b \<i\>\*\_\`\[x\](y)\` \&amp; \~\~c\~\~ \$1\$ \\ \!\[z\] line\<U+202E\> | 3 |
        | --- |  |

        """#)
  }

  @Test func `a small table of texts is written in the same way`() {
    let table = Table(headings: ["a", "b"], rows: [["x,y", "1|2"]])
    #expect(table.csv(isSafe: false) == "a,b\r\n\"x,y\",1|2\r\n")
    #expect(table.markdown == "| a | b |\n| --- | --- |\n| x,y | 1\\|2 |\n")
  }
}
