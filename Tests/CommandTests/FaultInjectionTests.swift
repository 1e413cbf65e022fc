#if os(Linux)
  import Foundation
  import HubBundle
  import TestSupport
  import Testing

  /// Whatever call to the system fails: no crash, nothing half under the final name, the file named that has the
  /// trouble, and nothing in the way of the next run.
  ///
  /// `Tests/Faults/faults.c` makes the calls fail. A few of them are tried here, and by `Scripts/torture` each one that
  /// concerns the hub, the place of the result, or what is beside it.
  struct FaultInjectionTests {
    /// What is run, and what it makes.
    struct Job: CustomTestStringConvertible, Sendable {
      let name: String
      let result: String
      /// Whether the result is there already, and replaced.
      var replaces = false
      let arguments: @Sendable (_ hub: String, _ base: String, _ result: String) -> [String]

      var testDescription: String { name }
    }

    /// A call and an error that it may have.
    struct Fault {
      let call: String
      var number: Int32
      var nth = 1
      var lasts = false
      /// The only file that it concerns, of those that an export has at work; nil for all.
      var file: String?
    }

    static let exporting = ["-q", "--offline", "--created", "2026-11-15", "--assets", "all"]
    static let jobs = [
      Job(name: "export", result: "b.hubpack") { ["export", $0, "-o", $2] + exporting },
      Job(name: "export --force", result: "b.hubpack", replaces: true) {
        ["export", $0, "-o", $2, "--force"] + exporting
      },
      Job(name: "unpack", result: "u") { ["unpack", $1, $2] },
      Job(name: "unpack --as-hub", result: "u") { ["unpack", $1, $2, "--as-hub"] },
      Job(name: "save", result: "s.csv") {
        ["query", $1, "set deceased on", "save \($2)", "members"]
      },
      Job(name: "save!", result: "s.csv", replaces: true) {
        ["query", $1, "set deceased on", "save! \($2)", "members"]
      },
    ]

    /// Calls, and errors that they have in life.
    static let errors: [(call: String, numbers: [Int32])] = [
      ("open", [EACCES, EMFILE, ENOSPC, EIO]), ("write", [ENOSPC, EIO, EDQUOT, EINTR]),
      ("pwrite", [ENOSPC, EIO, EDQUOT, EINTR]), ("short", [0]), ("close", [EIO, ENOSPC, EINTR]),
      ("fsync", [EIO, ENOSPC, EINTR]), ("syncfs", [EIO, EINTR]), ("mkdir", [ENOSPC, EACCES]),
      ("rename", [EIO, EACCES]), ("link", [EPERM, EIO]),
      ("flock", [ENOLCK, EOPNOTSUPP, EIO, EINTR]), ("unlink", [EACCES, EBUSY]),
      ("rmdir", [ENOTEMPTY, EBUSY]), ("read", [EIO, EINTR]),
      ("pread", [EIO, EINTR]), ("stat", [EIO, EACCES]), ("fstat", [EIO]),
      ("opendir", [EMFILE, EACCES]), ("readdir", [EIO]), ("mmap", [ENODEV]), ("ftruncate", [EIO]),
      ("realpath", [EIO]), ("access", [EIO]),
    ]

    private let folder: TemporaryFolder
    private let hub: SmallHub
    private let base: String
    private let shim: String

    init() async throws {
      folder = try TemporaryFolder()
      hub = try SmallHub.usual()
      base = hub.folder.path("base.hubpack")
      let base = try await Program.run(
        Program.hubpack, ["export", hub.path, "-o", base] + Self.exporting)
      try #require(base.status == 0, "\(base.messages)")
      shim = folder.path("faults.so")
      let source = Checkout.path("Tests/Faults/faults.c")
      let made = try await Program.run(
        "cc", ["-shared", "-fPIC", "-O1", "-o", shim, source, "-ldl"])
      try #require(made.status == 0, "\(made.messages)")
      try FileManager.default.createDirectory(
        atPath: folder.path("out"), withIntermediateDirectories: true)
    }

    private var log: String { folder.path("log") }

    /// The environment in which calls about files in these folders fail.
    private func environment(_ fault: Fault, in folders: [String]) -> [String: String] {
      // Scripts/torture preloads something into programs with a sanitizer.
      let preloaded = ProcessInfo.processInfo.environment["LD_PRELOAD"].map { $0 + ":" } ?? ""
      var environment = [
        "LD_PRELOAD": preloaded + shim, "HUBPACK_FAULT_CALL": fault.call,
        "HUBPACK_FAULT_NUMBER": "\(fault.number)", "HUBPACK_FAULT_NTH": "\(fault.nth)",
        "HUBPACK_FAULT_UNDER": folders.joined(separator: ":"), "HUBPACK_FAULT_LOG": log,
      ]
      if fault.lasts { environment["HUBPACK_FAULT_LASTS"] = "1" }
      return environment
    }

    /// Runs a job, with a fault if one is given; which calls failed, and the files that they were about.
    ///
    /// - Parameter place: The only file of the hub that the fault concerns.
    private func run(
      _ job: Job, _ fault: Fault? = nil, under place: String? = nil
    ) async throws -> (result: ProgramResult, failed: [(call: String, path: String)]) {
      try? FileManager.default.removeItem(atPath: log)
      var environment: [String: String] = [:]
      if let fault {
        let places =
          fault.file.map { [folder.path("out/.\(job.result).partial/\($0)")] }
          ?? place.map { [hub.path + $0] } ?? [hub.path, folder.path("out")]
        environment = self.environment(fault, in: places)
      }
      let result = try await Program.run(
        Program.hubpack, job.arguments(hub.path, base, folder.path("out/" + job.result)),
        environment: environment)
      let lines = (try? String(contentsOfFile: log, encoding: .utf8))?.split(separator: "\n") ?? []
      return (
        result,
        lines.map { line in
          let parts = line.split(separator: "\t")
          return (call: String(parts[0]), path: String(parts[1]))
        }
      )
    }

    /// Writes two files with mistakes into the hub, and mends them while calls fail.
    ///
    /// - Parameter place: The only file that the fault concerns.
    private func mend(_ fault: Fault, in place: String = "") async throws -> ProgramResult {
      try hub.write(
        "root_.level1.json",
        """
        {"clubs": [{"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog",
          "nickName": "fkKnipoog"}, "website": "www.knipoog.example"}]}
        """)
      try hub.write(
        "fkKnipoog.level2.json",
        """
        {"club": {"idPlus": {"town": "Lensberg", "fullName": "Fotokring Knipoog"}},
         "members": [{"name": {"givenName": "Flip", "familyName": "Flits"},
           "optional": {"birthday": "31-12-1960"}}]}
        """)
      return try await Program.run(
        Program.hubpack, ["problems", hub.path, "--fix", "--write"],
        environment: environment(fault, in: [hub.path + place]))
    }

    /// A list in the folder would be used for the club that it names.
    @Test func `a folder that cannot be read may have the list of any club without one`()
      async throws
    {
      try hub.write(
        "root_.level1.json",
        """
        {"clubs": [{"idPlus": {"town": "Lensberg", "fullName": "Knipoog", "nickName": "fkKnipoog"}},
                   {"idPlus": {"town": "Zuil", "fullName": "Zuilen", "nickName": "fkZuilen"}}]}
        """)
      for (file, town, club, member) in [
        ("fkKnipoog", "Lensberg", "Knipoog", "Flip"), ("lists/zuilen", "Zuil", "Zuilen", "Flap"),
      ] {
        try hub.write(
          "\(file).level2.json",
          """
          {"club": {"idPlus": {"town": "\(town)", "fullName": "\(club)"}},
           "members": [{"name": {"givenName": "\(member)", "familyName": "Flits"}}]}
          """)
      }
      let (old, new) = (folder.path("old.hubpack"), folder.path("new.hubpack"))
      let whole = try await Program.run(
        Program.hubpack, ["export", hub.path, "-q", "--assets", "none", "-o", old])
      #expect(whole.status == 0, "\(whole.messages)")
      let fault = Fault(call: "opendir", number: EACCES, lasts: true)
      let result = try await Program.run(
        Program.hubpack, ["export", hub.path, "-q", "--assets", "none", "-o", new],
        environment: environment(fault, in: [hub.path + "/lists"]))
      #expect(result.status == 3)
      #expect(
        told(result, "unreadable: lists: the folder could not be read: Permission denied"),
        "\(result.messages)")
      let members = try await Program.run(
        Program.hubpack, ["query", new, "clubs columns name,members"])
      #expect(members.output.hasSuffix("Knipoog        1\nZuilen         ?\n"), "\(members)")
      let diff = try await Program.run(Program.hubpack, ["diff", old, new, "--exit-code"])
      #expect(!diff.output.contains("Flap") && !diff.output.contains("Flip"), "\(diff.output)")
    }

    @Test func `--fix names the files that are not changed when one cannot be written`()
      async throws
    {
      let result = try await mend(Fault(call: "rename", number: EACCES, nth: 2))
      #expect(result.status == 2 && result.output.hasPrefix("root_.level1.json:2:"))
      #expect(result.messages.hasPrefix("fixed: 1 problem in 1 file ("), "\(result.messages)")
      #expect(
        result.messages.hasSuffix(
          "/fkKnipoog.level2.json: Permission denied; not changed: fkKnipoog.level2.json\n"))
      let list = try String(contentsOfFile: hub.path + "/fkKnipoog.level2.json", encoding: .utf8)
      #expect(list.contains("31-12-1960"))
    }

    @Test(arguments: ["root_.level1.json", "fkKnipoog.level2.json"])
    func `--fix names a file that cannot be opened, whenever that is`(name: String) async throws {
      for nth in 1... {
        try? FileManager.default.removeItem(atPath: log)
        let result = try await mend(Fault(call: "open", number: EMFILE, nth: nth), in: "/" + name)
        if !FileManager.default.fileExists(atPath: log) { return #expect(nth > 2) }
        // Whether it is there is asked more than once.
        if told(result, "fixed: 2 problems in 2 files"), result.status == 0 { continue }
        #expect(result.status == 2 && told(result, name), "\(result)")
        #expect(told(result, "Too many open files"), "\(result)")
      }
    }

    @Test func `--fix names a temporary file that cannot be removed`() async throws {
      let result = try await mend(Fault(call: "rename,unlink", number: EACCES, lasts: true))
      let left = try FileManager.default.contentsOfDirectory(atPath: hub.path)
        .filter { $0.hasPrefix(".root_.level1.json.hubpack-") }
      #expect(result.status == 2 && left.count == 1)
      #expect(
        told(result, "/root_.level1.json: Permission denied; cannot remove ")
          && told(result, "/\(left.first ?? "?"): Permission denied; not changed: "),
        "\(result.messages)")
    }

    /// The jobs that write a draft first.
    static let drafting =
      jobs.filter { $0.name.hasPrefix("save") } + [
        Job(name: "image … to", result: "s.png") { ["query", $1, "image flip to \($2)"] },
        Job(name: "export --report", result: "s.json") {
          ["export", $0, "-o", $1 + ".new", "--report", $2] + exporting
        },
      ]

    @Test(arguments: drafting)
    func `a draft that cannot be removed is named`(job: Job) async throws {
      let old = try begin(job)
      let result = try await run(job, Fault(call: "fsync,unlink", number: EIO, lasts: true)).result
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path("out"))
        .filter { $0.hasPrefix("\(job.result).part-") }
      #expect(result.status == 2 && left.count == 1, "\(result)")
      #expect(try contents(job.result) == old)
      let draft = folder.path("out/" + (left.first ?? "?"))
      #expect(told(result, "cannot remove \(draft): Input/output error"), "\(result.messages)")
    }

    @Test func `without descriptors for signals there is no export`() async throws {
      _ = try begin(Self.export)
      let out = folder.path("out")
      let result = try await Program.run(
        Program.hubpack, Self.export.arguments(hub.path, base, out + "/b.hubpack"), in: out,
        environment: environment(Fault(call: "pipe", number: EMFILE, lasts: true), in: [out]))
      #expect(result.status == 2 && told(result, "Too many open files"), "\(result)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: out).isEmpty)
    }

    @Test func `without descriptors for the imaging helper there is no export`() async throws {
      _ = try begin(Self.export)
      let out = folder.path("out")
      let result = try await Program.run(
        Program.hubpack, Self.export.arguments(hub.path, base, out + "/b.hubpack"), in: out,
        environment: environment(Fault(call: "socketpair", number: EMFILE), in: [out]))
      #expect(result.status == 2 && result.messages.hasPrefix("hubpack: cannot start /"))
      #expect(
        result.messages.hasSuffix("/hubpack-imaging: Too many open files\n"), "\(result.messages)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: out).isEmpty)
    }

    /// All files under a name, with their bytes; empty where there is nothing.
    private func contents(_ name: String) throws -> [String: Data] {
      let path = folder.path("out/" + name)
      var files: [String: Data] = [:]
      for name in FileManager.default.subpaths(atPath: path) ?? [""] {
        files[name] = FileManager.default.contents(atPath: path + "/" + name)
      }
      if files[""] == nil { files[""] = FileManager.default.contents(atPath: path) }
      return files
    }

    private func clear() throws {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path("out")) {
        try FileManager.default.removeItem(atPath: folder.path("out/" + name))
      }
    }

    private func begin(_ job: Job) throws -> [String: Data] {
      try clear()
      if job.replaces { try folder.write("old", to: "out/" + job.result) }
      return try contents(job.result)
    }

    /// Whether the fault hit anything.
    private func check(_ job: Job, _ fault: Fault, against whole: [String: Data]) async throws
      -> Bool
    {
      let old = try begin(job)
      let (result, failed) = try await run(job, fault)
      let now = try contents(job.result)
      let place = "\(job.name): \(fault): \(failed.first.map { "\($0)" } ?? "no fault"): \(result)"
      switch result.status {
      case 0: #expect(now == whole, "\(place)")
      // Something of the hub could not be read.
      case 3: #expect(try BundleFile.verify(path: folder.path("out/" + job.result)).isSound)
      case 2: #expect(now == old || now == whole && told(result, "is complete"), "\(place)")
      default: Issue.record("\(place)")
      }
      guard let first = failed.first else {
        #expect(result.status == 0, "\(place)")
        return false
      }
      if result.status == 2 {
        #expect(failed.contains { names(result, $0.path, job) }, "\(place)")
      }
      for path in Set(failed.map(\.path)) {
        #expect(!told(result, "\(path): \(path)"), "\(place)")
        if ["read", "pread"].contains(first.call) {
          #expect(!told(result, "cannot write \(path)"), "\(place)")
        }
      }
      for word in ["NSCocoa", "Error Domain", "couldn", "The operation", "SQLite error"] {
        #expect(!told(result, word), "\(place)")
      }
      // What is left is what the next run knows for its own.
      let rest = try FileManager.default.contentsOfDirectory(atPath: folder.path("out"))
        .filter { $0 != job.result && !$0.hasSuffix(".partial") }
      #expect(rest.isEmpty || first.call == "unlink", "\(place): \(rest)")
      if now != old || now.isEmpty == false, !job.replaces {
        try? FileManager.default.removeItem(atPath: folder.path("out/" + job.result))
      }
      let next = try await run(job).result
      #expect(next.status == 0, "\(place), then \(next)")
      #expect(try contents(job.result) == whole, "\(place), then \(next)")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).count
          == 1 + rest.count, "\(place), then \(next)")
      return true
    }

    private func told(_ result: ProgramResult, _ words: String) -> Bool {
      result.messages.contains(words)
    }

    /// Whether a message names the file that had the trouble, or what was to be made where that is only a step to it.
    private func names(_ result: ProgramResult, _ path: String, _ job: Job) -> Bool {
      let target = folder.path("out/" + job.result)
      if path.hasPrefix(hub.path + "/") {
        return told(result, String(path.dropFirst(hub.path.count + 1)))
      }
      // SQLite has files beside the catalog.
      let isCatalog = path.contains("/catalog.") && told(result, "/catalog.")
      return told(result, path) || told(result, target) || isCatalog
    }

    private static let export = jobs[0]

    @Test func `a file system without locks takes one export at a time`() async throws {
      let fault = Fault(call: "flock", number: ENOLCK, lasts: true)
      let alone = try await run(Self.export, fault)
      #expect(alone.failed.first?.call == "flock")
      #expect(alone.result.status == 0 && alone.result.messages == "", "\(alone.result)")
      try clear()
      let staging = folder.path("out/.b.hubpack.partial")
      #expect(mkdir(staging, 0o700) == 0)
      let second = try await run(Self.export, fault).result
      #expect(second.status == 2)
      #expect(
        second.messages.hasPrefix("hubpack: \(staging): may be in use by another hubpack"))
      #expect(told(second, "(remove it if no hubpack is running)"))
    }

    @Test func `what cannot be removed is told once, and is in nobody's way`() async throws {
      let fault = Fault(call: "rmdir", number: EBUSY, lasts: true)
      let first = try await run(Self.export, fault).result
      #expect(first.status == 0)
      #expect(first.messages.split(separator: "\n").count == 1, "\(first.messages)")
      #expect(told(first, "hubpack: cannot remove \(folder.path("out/.b.hubpack.partial"))"))
      #expect(told(first, "Device or resource busy"))
      try FileManager.default.removeItem(atPath: folder.path("out/b.hubpack"))
      let again = try await run(Self.export, fault).result
      #expect(again.status == 0, "\(again)")
      try FileManager.default.removeItem(atPath: folder.path("out/b.hubpack"))
      let next = try await run(Self.export).result
      #expect(next.status == 0 && next.messages == "", "\(next)")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path("out")) == ["b.hubpack"])
    }

    @Test(arguments: jobs)
    func `a result whose folder cannot be synced is said to be complete`(job: Job) async throws {
      _ = try begin(job)
      // The last of them is the folder's.
      var fault = Fault(call: "fsync", number: EIO)
      while let path = try await run(job, fault).failed.first?.path, path != folder.path("out") {
        fault.nth += 1
        _ = try begin(job)
      }
      _ = try begin(job)
      let result = try await run(job, fault).result
      #expect(result.status == 2)
      #expect(
        told(
          result,
          "\(folder.path("out/" + job.result)): is complete, but not synced to disk"))
      #expect(told(result, "cannot sync \(folder.path("out")): Input/output error"), "\(result)")
    }

    @Test(arguments: jobs)
    func `a full disk is told with the file that found it full`(job: Job) async throws {
      let old = try begin(job)
      let (result, failed) = try await run(
        job, Fault(call: "write,pwrite", number: ENOSPC, nth: 2, lasts: true))
      #expect(!failed.isEmpty)
      #expect(result.status == 2)
      #expect(told(result, "hubpack: ") && told(result, "cannot write \(folder.path("out"))/"))
      #expect(told(result, ": No space left on device\n"), "\(result)")
      #expect(failed.contains { names(result, $0.path, job) }, "\(failed): \(result)")
      #expect(try contents(job.result) == old)
    }

    @Test(arguments: [
      Fault(call: "pread", number: EIO, file: "bundle"),
      Fault(call: "pread", number: EIO, file: "parts"),
      Fault(call: "pread", number: EIO, file: "catalog.work"),
      Fault(call: "fstat", number: EIO, file: "catalog.work"),
    ])
    func `nothing fails once the bundle has its name, and what fails before names its file`(
      fault: Fault
    ) async throws {
      _ = try begin(Self.export)
      #expect(try await run(Self.export).result.status == 0)
      let whole = try contents(Self.export.result)
      var fault = fault
      while try await check(Self.export, fault, against: whole) { fault.nth += 1 }
      #expect(fault.nth > 1)
    }

    @Test func `a file that cannot be looked up just once is told, and hurts nothing else`()
      async throws
    {
      _ = try begin(Self.export)
      #expect(try await run(Self.export).result.status == 0)
      let whole = try contents(Self.export.result)
      for nth in 5...8 {
        let fault = Fault(call: "realpath", number: EIO, nth: nth)
        #expect(try await check(Self.export, fault, against: whole))
      }
    }

    /// Pictures that are longer than what is read at once.
    static let longPictures: [(name: String, bytes: Data)] = {
      let profile =
        Data([0, 2, 0x49, 0xF0] + [UInt8](repeating: 7, count: 32) + "acsp".utf8)
        + Data(repeating: 7, count: 149_960)
      var jpeg = Data(SamplePicture.jpeg.bytes)
      for index in (0..<3).reversed() {
        let part =
          Data("ICC_PROFILE\0".utf8) + [UInt8(index + 1), 3]
          + profile[(index * 50_000)...].prefix(50_000)
        let length = part.count + 2
        jpeg.insert(
          contentsOf: [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 0xFF)] + part, at: 20)
      }
      var random = SeededGenerator(seed: 26)
      let lines = (0..<400).flatMap { _ in
        [0] + (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) }
      }
      return [
        ("a JPEG with data behind it", jpeg + Data("HIDDEN".utf8)),
        ("a PNG", PNGFile.grey(width: 400, height: 400, lines: lines)),
      ]
    }()

    /// What cannot be read now is neither the end of a picture nor the absence of a part.
    @Test(arguments: longPictures)
    func `a picture is copied as always or said to be unreadable, whichever read of it fails`(
      name: String, bytes: Data
    ) async throws {
      try hub.folder.write(bytes, to: "hub/flip/a.png")
      let copying = Job(name: "export", result: "b.hubpack") {
        ["export", $0, "-o", $2, "--thumbnail-edge", "0", "--no-viewer"] + Self.exporting
      }
      #expect(try await run(copying).result.status == 0)
      let whole = try contents(copying.result)
      for nth in 1... {
        _ = try begin(copying)
        let (result, failed) = try await run(
          copying, Fault(call: "pread", number: EIO, nth: nth), under: "/flip/a.png")
        guard !failed.isEmpty else { return #expect(nth > 3) }
        let isWhole = try contents(copying.result) == whole
        #expect(isWhole == (result.status == 0), "\(nth): \(result)")
        #expect(isWhole || told(result, "flip/a.png"), "\(nth): \(result)")
      }
    }

    @Test(arguments: jobs)
    func `a call that fails leaves the old or the new, and names the file`(job: Job) async throws {
      _ = try begin(job)
      let first = try await run(job).result
      #expect(first.status == 0, "\(first)")
      let whole = try contents(job.result)
      var random = SeededGenerator(seed: UInt64(job.name.utf8.count))
      for (call, numbers) in Self.errors {
        guard ["open", "write", "close", "flock"].contains(call) || Bool.random(using: &random)
        else { continue }
        let number = numbers.randomElement(using: &random) ?? EIO
        // Calls that happen rarely are hit by the first.
        let nth = Bool.random(using: &random) ? 1 : Int.random(in: 1...20, using: &random)
        let fault = Fault(call: call, number: number, nth: nth)
        _ = try await check(job, fault, against: whole)
      }
    }
  }
#endif
