import Foundation
import HubModel
import HubSystem
import TestSupport
import Testing

/// `problems --fix` as its users meet it: the diff, the files, and what it refuses.
struct FixCommandTests {
  private static let told = "fixed: 6 problems in 2 files ('hubpack problems' lists what is left)\n"
  private static let nothing =
    "nothing to fix automatically ('hubpack problems' lists what is left)\n"

  private func hubpack(_ arguments: String..., in folder: String? = nil) async throws
    -> ProgramResult
  {
    try await Program.run(Program.hubpack, arguments, in: folder)
  }

  /// A hub with mistakes, in the folder `my hub`.
  private func hub() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"clubs": [{"idPlus": {"town": "Lensberg", "fullname": "Fotokring Knipoog",
        "nickName": "Fotokring Knipoog"}, "website": "www.knipoog.example"}]}
      """, to: "my hub/root.level1.json")
    try folder.write(#"{"keywords": [], "languages": []}"#, to: "my hub/root.level0.json")
    try folder.write(
      "\u{FEFF}"
        + """
        {
          "club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}},
          "members": [
            {"name": {"givenName": "Flip", "familyName": "Flits"}, "isChairman": true},\u{20}

            {"name": {"givenName": "Ans", "familyName": "Afdruk"},
             "optional": {
               "roles": {"isMentor": true},
               "birthday": "31-12-1960", "membershipStartDate": "2020-1-3"
             }
            }]
        }
        """.replacing("\n", with: "\r\n"), to: "my hub/Fotokring Knipoog.level2.json")
    return folder
  }

  private func contents(_ folder: TemporaryFolder, _ hub: String) throws -> [Data] {
    try ["root.level1.json", "Fotokring Knipoog.level2.json"].map {
      try Data(contentsOf: URL(fileURLWithPath: folder.path("\(hub)/\($0)")))
    }
  }

  @Test func `without the system's diff, the advice is to install it or to write`() async throws {
    let folder = try hub()
    let result = try await Program.run(
      Program.hubpack, ["problems", "my hub", "--fix"], in: folder.url.path,
      environment: ["PATH": folder.path("empty")])
    #expect(result.status == 2 && result.output == "")
    #expect(result.messages.contains("the program 'diff' is missing or failed (install it, or use"))
  }

  @Test func `the diff is what --write does, and git and patch can apply it`() async throws {
    let folder = try hub()
    let before = try contents(folder, "my hub")
    let shown = try await hubpack("problems", "my hub", "--fix", in: folder.url.path)
    #expect(shown.status == 0)
    #expect(
      shown.messages == "can be fixed: 6 problems in 2 files (use --write to change the files)\n")
    #expect(try contents(folder, "my hub") == before)
    let diff = try folder.write(shown.output, to: "x.diff")
    for copy in ["git", "patch"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(copy), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: folder.path("my hub"), toPath: folder.path("\(copy)/my hub"))
    }
    let applied = try await Program.run("git", ["apply", diff], in: folder.path("git"))
    #expect(applied.status == 0, "\(applied.messages)")
    let patched = try await Program.run(
      "patch", ["--binary", "-p1", "-i", diff], in: folder.path("patch"))
    #expect(patched.status == 0, "\(patched.output)\(patched.messages)")

    let written = try await hubpack("problems", "my hub", "--fix", "--write", in: folder.url.path)
    #expect(written.status == 0 && written.messages == Self.told)
    #expect(
      written.output.split(separator: "\n").map(String.init) == [
        #"root.level1.json:1:56: fixed: "fullname" becomes "fullName" [misspelt-field]"#,
        #"root.level1.json:2:48: fixed: "www.knipoog.example" becomes "https://www.knipoog.example" [address-form]"#,
        #"Fotokring Knipoog.level2.json:4:74: fixed: "isChairman" moves into "roles" [misplaced-field]"#,
        #"Fotokring Knipoog.level2.json:8:30: fixed: "isMentor" moves into "status" [misplaced-field]"#,
        #"Fotokring Knipoog.level2.json:9:20: fixed: "31-12-1960" becomes "1960-12-31" [date-invalid]"#,
        #"Fotokring Knipoog.level2.json:9:57: fixed: "2020-1-3" becomes "2020-01-03" [date-form]"#,
      ])
    let after = try contents(folder, "my hub")
    #expect(after == (try contents(folder, "git/my hub")))
    #expect(after == (try contents(folder, "patch/my hub")))

    let again = try await hubpack("problems", "my hub", "--fix", "--write", in: folder.url.path)
    #expect(again.status == 0 && again.output == "" && again.messages == Self.nothing)
    #expect(try contents(folder, "my hub") == after)
    #expect(
      try await hubpack("problems", "my hub", "--offline", "-q", in: folder.url.path).output == "")
  }

  @Test func `the diff has three lines around each change, and one hunk for neighbours`()
    async throws
  {
    let folder = try hub()
    let lines = (1...40).map { number in
      [8, 12, 30].contains(number)
        ? #" {"name":{"givenName":"P\#(number)","familyName":"D"},"birthday":"1-31-1960"},"#
        : #" {"name":{"givenName":"P\#(number)","familyName":"D"}},"#
    }
    try folder.write(
      #"{"club":{"idPlus":{"fullName":"Fotokring Knipoog","town":"Lensberg"}},"members":["#
        + "\n\(lines.joined(separator: "\n"))\n {}]}", to: "my hub/Fotokring Knipoog.level2.json")
    try FileManager.default.moveItem(
      atPath: folder.path("my hub"), toPath: folder.path(#"my "hub""#))
    let shown = try await hubpack("problems", #"my "hub""#, "--fix", in: folder.url.path)
    let diff = shown.output.split(separator: "\n").drop { !$0.contains("level2") }
    #expect(
      diff.prefix(2) == [
        #"--- "a/my \"hub\"/Fotokring Knipoog.level2.json""#,
        #"+++ "b/my \"hub\"/Fotokring Knipoog.level2.json""#,
      ])
    #expect(diff.filter { $0.hasPrefix("@@") } == ["@@ -6,11 +6,11 @@", "@@ -28,7 +28,7 @@"])
    #expect(diff.count { $0.hasPrefix("-") } == 4 && diff.count { $0.hasPrefix("+") } == 4)
    try folder.write(shown.output, to: "x.diff")
    let applied = try await Program.run("git", ["apply", "x.diff"], in: folder.url.path)
    #expect(applied.status == 0, "\(applied.messages)")
  }

  @Test func `a mended hub says the same, and what it had meant to say`() async throws {
    let folder = try hub()
    let hub = folder.path("my hub")
    for name in ["before", "after"] {
      let made = try await hubpack("export", hub, "-o", folder.path("\(name).hubpack"), "-q")
      #expect(made.status == 0, "\(made.messages)")
      _ = try await hubpack("problems", hub, "--fix", "--write", "-q")
    }
    let query = "members columns name,role,membership,birthday,joined,website"
    let before = try await hubpack("query", folder.path("before.hubpack"), query, "--format", "csv")
    let after = try await hubpack("query", folder.path("after.hubpack"), query, "--format", "csv")
    #expect(before.status == 0, "\(before.messages)")
    // The birthday could not be read before.
    #expect(after.output.contains("1960-12-31") && !before.output.contains("1960"))
    #expect(after.output.replacing("1960-12-31", with: "") == before.output)
  }

  @Test func `a file that cannot be read is named`() async throws {
    let folder = try hub()
    try folder.write("{", to: "my hub/Fotokring Knipoog.level2.json")
    let result = try await hubpack("problems", "my hub", "--fix", in: folder.url.path)
    #expect(result.status == 2)
    #expect(
      result.messages == """
        can be fixed: 2 problems in 1 file (use --write to change the files)
        hubpack: Fotokring Knipoog.level2.json: not searched; could not be read \
        ('hubpack problems' says more)

        """)
  }

  @Test(arguments: [
    ("Fotokring Knipoog.level2.json", "could not be read: Too many levels of symbolic links"),
    ("/dev/null", "is outside the hub's folder"),
  ])
  func `a link that cannot be read is named, and nothing is said to be right`(
    target: String, reason: String
  ) async throws {
    let folder = try hub()
    let list = folder.path("my hub/Fotokring Knipoog.level2.json")
    try FileManager.default.removeItem(atPath: list)
    try FileManager.default.createSymbolicLink(atPath: list, withDestinationPath: target)
    let written = try await hubpack("problems", "my hub", "--fix", "--write", in: folder.url.path)
    #expect(written.status == 2, "\(written)")
    // The root file is fixed now, so that nothing else is left.
    let result = try await hubpack("problems", "my hub", "--fix", in: folder.url.path)
    #expect(result.status == 2 && result.output == "")
    #expect(
      result.messages == """
        hubpack: Fotokring Knipoog.level2.json: not searched; \(reason) \
        ('hubpack problems' says more)

        """)
  }

  @Test func `permissions and links stay`() async throws {
    let folder = try hub()
    let root = folder.path("my hub/root.level1.json")
    try FileManager.default.createDirectory(
      atPath: folder.path("my hub/real"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: root, toPath: folder.path("my hub/real/r.json"))
    try FileManager.default.createSymbolicLink(
      atPath: root, withDestinationPath: "real/r.json")
    let real = folder.path("my hub/real/r.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    let result = try await hubpack("problems", folder.path("my hub"), "--fix", "--write")
    #expect(result.status == 0, "\(result.messages)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: root) == "real/r.json")
    let attributes = try FileManager.default.attributesOfItem(atPath: real)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try String(contentsOfFile: real, encoding: .utf8).contains("\"fullName\""))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("my hub/real")) == ["r.json"])
  }

  @Test func `a file that changed meanwhile is not overwritten`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("new", to: "x.json")
    let error = #expect(throws: FileFault.self) {
      try FileReplacement.replace(path, Array("old".utf8), with: Array("fixed".utf8))
    }
    #expect(error?.description.hasPrefix("\(path): changed meanwhile; not written") == true)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    #expect(try folder.names() == ["x.json"])
  }

  @Test(arguments: [
    (["https://hub.example/root.level1.json", "--fix"], "is on the web (use a folder"),
    (["-", "--fix"], "standard input is not a hub"),
    (["b.hubpack", "--fix"], "b.hubpack is not a hub (use the folder"),
    (["nowhere", "--fix"], "nowhere: No such file or directory"),
    (["unpacked", "--fix"], "unpacked is an unpacked bundle"),
    (["my hub", "--write"], "--write: needs --fix"),
    (["my hub", "--fix", "--format", "json"], "--fix: cannot be combined"),
    (["my hub/Fotokring Knipoog.level2.json", "--fix"], "found a Level 2 file"),
  ])
  func `what cannot be mended is a usage error`(_ arguments: [String], _ message: String)
    async throws
  {
    let folder = try hub()
    _ = try await hubpack("export", "my hub", "-o", "b.hubpack", "-q", in: folder.url.path)
    _ = try await hubpack("unpack", "b.hubpack", "unpacked", "--as-hub", in: folder.url.path)
    let before = try contents(folder, "my hub")
    let result = try await Program.run(
      Program.hubpack, ["problems"] + arguments, in: folder.url.path)
    #expect(result.status == 2 && result.messages.contains(message), "\(result)")
    #expect(try contents(folder, "my hub") == before)
  }

  #if os(Linux)
    @Test(arguments: [">&-", ">/dev/full"])
    func `a list of changes that cannot be written is trouble, and says that files changed`(
      stream: String
    ) async throws {
      let folder = try hub()
      let line = "'\(Program.hubpack)' problems 'my hub' --fix --write \(stream)"
      let result = try await Program.run("bash", ["-c", line], in: folder.url.path)
      #expect(result.status == 2 && result.messages.hasPrefix(Self.told + "hubpack: cannot write"))
      #expect(result.messages.hasSuffix("; the files were changed\n"))
      #expect(
        try await hubpack("problems", "my hub", "--fix", in: folder.url.path).messages
          == Self.nothing)
    }

    @Test func `files are written although nobody reads what is told`() async throws {
      let folder = try hub()
      let line =
        "'\(Program.hubpack)' problems 'my hub' --fix --write | true; echo ${PIPESTATUS[0]}"
      let result = try await Program.run("bash", ["-c", line], in: folder.url.path)
      #expect(result.output == "0\n" && result.messages == Self.told)
      #expect(
        try await hubpack("problems", "my hub", "--fix", in: folder.url.path).messages
          == Self.nothing)
    }
  #endif
}
