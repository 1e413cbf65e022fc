import Foundation
import HubExport
import HubHelpers
import HubModel
import HubPictures
import HubSource
import HubSystem
import TestSupport
import Testing

/// Helpers that misbehave, most of which are small scripts.
@Suite(.serialized)
struct ImagingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns a helper that runs a script for each request, which has an `$edge` and a picture.
  private func script(_ body: String) async throws -> String {
    try await Program.script(
      """
      while read -r format edge quality size; do
      head -c "$size" >/dev/null
      \(body)
      done
      """, to: UUID().uuidString, in: folder)
  }

  private func reduce(_ imaging: Imaging, edge: Int = 64) async throws -> PictureFacts {
    let input = folder.path("a.png")
    if !FileManager.default.fileExists(atPath: input) {
      try folder.write(Data(SamplePicture.png.bytes), to: "a.png")
    }
    return try await imaging.reduce(
      FileSlice(path: input), format: .png, edge: edge, to: folder.path("out-" + UUID().uuidString))
  }

  private func failure(_ imaging: Imaging, edge: Int = 64) async throws -> String {
    let error = await #expect(throws: HelperFailure.self) { try await reduce(imaging, edge: edge) }
    return try #require(error).reason
  }

  private func check(
    _ imaging: Imaging, edge: Int = 64, fails reason: String,
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    let said = try await failure(imaging, edge: edge)
    #expect(said == reason, sourceLocation: location)
  }

  private func exists(_ process: Int32) -> Bool { kill(process, 0) == 0 }

  @Test func `a crash or end of the helper is distinguished from a refusal`() async throws {
    let imaging = Imaging(
      program: try await script(
        """
        case "$edge" in
        1) kill -SEGV $$ ;;
        2) exit 3 ;;
        *) echo refused is ugly ;;
        esac
        """), width: 1)
    try await check(
      imaging, edge: 1, fails: "it crashed the imaging helper (signal 11)")
    try await check(imaging, fails: "is ugly")
    try await check(
      imaging, edge: 2, fails: "it ended the imaging helper (exit code 3)")
    try await check(imaging, fails: "is ugly")
  }

  @Test func `a helper that hangs is ended, and replaced for the next picture`() async throws {
    let imaging = Imaging(
      program: try await script(
        "case $edge in 1) exec sleep 600 ;; esac; echo refused is ugly"),
      width: 1, deadline: .seconds(5))
    try await check(imaging, fails: "is ugly")
    let before = try #require(await imaging.processes().first)
    let start = ContinuousClock.now
    try await check(imaging, edge: 1, fails: "resizing it took longer than 5 s")
    #expect(.now - start < .seconds(300))
    #expect(!exists(before))
    #expect(await imaging.processes().isEmpty)
    try await check(imaging, fails: "is ugly")
  }

  @Test func `a helper that does not read the picture is ended`() async throws {
    let deaf = try await Program.script("exec sleep 600", to: "deaf", in: folder)
    let imaging = Imaging(program: deaf, width: 1, deadline: .seconds(2))
    try folder.write(Data(count: 8 << 20), to: "a.png")
    try await check(imaging, fails: "resizing it took longer than 2 s")
    #expect(await imaging.processes().isEmpty)
  }

  @Test(arguments: [
    "echo nonsense", "echo", "echo refused", "printf 'refused \\377\\n'",
    "printf 'refused \\033[2J\\n'", "yes refused again and again | head -c 1000000",
    "yes | tr -d '\\n' | head -c 1000000", "echo done", "echo done 0", "echo done -1",
    "echo done 67108865", "echo done 99999999999999999999", "echo done 3; printf abc",
    "printf 'done 3\\nabcabc'",
  ])
  func `a malformed answer is rejected`(answer: String) async throws {
    let imaging = Imaging(program: try await script(answer), width: 1)
    try await check(
      imaging, fails: "the imaging helper returned an invalid picture")
    #expect(await imaging.processes().isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
  }

  /// Thumbnails with metadata, wider than the edge, and in a format that thumbnails do not have.
  @Test(arguments: [SamplePicture.cmykJPEG, .jpeg, .gif])
  func `a thumbnail that does not match the request is rejected`(
    sample: SamplePicture
  ) async throws {
    let file = try folder.write(Data(sample.bytes), to: sample.name)
    let imaging = Imaging(
      program: try await script("echo done \(sample.bytes.count); cat '\(file)'"), width: 1)
    try await check(
      imaging, edge: 16, fails: "the imaging helper returned an invalid picture")
  }

  @Test func `a missing helper program is named`() async throws {
    let gone = folder.path("gone")
    let reason = try await failure(Imaging(program: gone, width: 1))
    #expect(
      reason == "\(gone): the imaging helper cannot be started: No such file or directory")
    let error = #expect(throws: HelperFailure.self) {
      try HelperProgram.imaging.path(environment: ["HUBPACK_IMAGING": gone])
    }
    #expect(
      error?.reason == "\(gone): the imaging helper is missing or not executable "
        + "(correct HUBPACK_IMAGING, or unset it)")
    let here = try await script("")
    #expect(try HelperProgram.imaging.path(environment: ["HUBPACK_IMAGING": here]) == here)
  }

  @Test func `a helper that neither answers nor ends is given up`() async throws {
    let silent = try await Program.script("exec sleep 600", to: "silent", in: folder)
    let reason = try HelperProgram.imaging.failureToRun(silent, within: .seconds(1))
    #expect(reason == "\(silent): no answer in 1 s")
  }

  @Test func `the helper is found in libexec, and rather beside the program`() async throws {
    let program = try await Program.script("", to: "bin/hubpack", in: folder)
    func found(from program: String) throws -> String {
      try HelperProgram.imaging.path(environment: [:], ownProgram: program)
    }
    let helper = "hubpack-imaging"
    let installed = try await Program.script("", to: "libexec/hubpack/\(helper)", in: folder)
    #expect(try found(from: program) == installed)
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: program)
    #expect(try found(from: link) == installed)
    let beside = try await Program.script("", to: "bin/\(helper)", in: folder)
    #expect(try found(from: program) == beside)
  }

  #if os(Linux)
    @Test func `a cancelled task ends its helper immediately`() async throws {
      let imaging = Imaging(program: try await script("exec sleep 600"), width: 1)
      let task = Task { try await failure(imaging) }
      var process: Int32?
      while process == nil {
        try await Task.sleep(for: .milliseconds(20))
        process = try FileManager.default.contentsOfDirectory(atPath: "/proc")
          .compactMap(Int32.init).first { id in
            let line = try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8)
            return line?.hasPrefix("sleep\0600") == true && parent(of: id) == getpid()
          }
      }
      let start = ContinuousClock.now
      task.cancel()
      #expect(try await task.value == "interrupted")
      #expect(.now - start < .seconds(30))
      #expect(!exists(try #require(process)))
    }

    private func parent(of process: Int32) -> Int32? {
      let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      return stat?.split(separator: ")").last?.split(separator: " ").dropFirst().first
        .flatMap { Int32($0) }
    }
  #endif

  #if Imaging
    @Test func `more pictures than helpers wait for each other`() async throws {
      let imaging = Imaging(program: Program.imagingHelper, width: 2)
      let widths = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<40 { group.addTask { try await reduce(imaging).width } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(widths == Array(repeating: 6, count: 40))
      let processes = await imaging.processes()
      #expect(processes.count == 2)
      await imaging.shutDown()
      #expect(processes.allSatisfy { !exists($0) })
      #expect(await imaging.processes().isEmpty)
    }

    @Test func `helpers that are killed leave nothing behind`() async throws {
      let imaging = Imaging(program: Program.imagingHelper, width: 2)
      var ended: [Int32] = []
      let before = sockets()
      for number in 0..<200 {
        _ = try await reduce(imaging)
        if number % 5 == 0, let process = await imaging.processes().first {
          kill(process, SIGKILL)
          ended.append(process)
          // Signals take a moment; until then, the helper seems to be running.
          while !isDead(process) { try await Task.sleep(for: .milliseconds(1)) }
        }
      }
      await imaging.shutDown()
      #expect(ended.count == 40)
      #expect(ended.allSatisfy { !exists($0) })
      // Other test suites have sockets, too, but not so many.
      #expect(sockets() < before + 20)
    }

    #if os(Linux)
      @Test func `a helper is confined`() async throws {
        let imaging = Imaging(program: Program.imagingHelper, width: 1, memory: 2 << 30)
        _ = try await reduce(imaging)
        let process = "/proc/\(try #require(await imaging.processes().first))/"
        let files = try FileManager.default.contentsOfDirectory(atPath: process + "fd")
        #expect(files.sorted() == ["0", "1", "2"])
        let limits = try String(contentsOfFile: process + "limits", encoding: .utf8)
          .split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(limits.contains("Max core file size 0 0 bytes"))
        #expect(limits.contains("Max file size 0 0 bytes"))
        #expect(limits.contains("Max address space 1610612736 1610612736 bytes"))
        #expect(limits.contains("Max cpu time 900 900 seconds"))
        #expect(limits.contains("Max open files 3 3 files"))
        let status = try String(contentsOfFile: process + "status", encoding: .utf8)
          .split(separator: "\n")
        #expect(status.contains("NoNewPrivs:\t1"))
        #expect(status.contains("Seccomp:\t2"))
        let threads = try FileManager.default.contentsOfDirectory(atPath: process + "task")
        for thread in threads {
          let path = process + "task/\(thread)/status"
          guard let status = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
          #expect(status.contains("Seccomp:\t2"))
        }
        let environment = try Data(contentsOf: URL(fileURLWithPath: process + "environ"))
        #expect(environment.range(of: Data("HOME=".utf8)) == nil)
      }
    #endif

    #if os(Linux)
      /// A test program is confined by the same code, and then tries forbidden actions.
      @Test func `a hijacked helper cannot open files, connect or start programs`() async throws {
        let folder = try TemporaryFolder()
        let program = folder.path("confined-program")
        let source = Checkout.path("Tests/ConfinedProgram/main.c")
        let made = try await Program.run("cc", ["-O1", "-pthread", "-o", program, source])
        try #require(made.status == 0, "\(made.messages)")
        let result = try await Program.run(program, [])
        #expect(result.status == 0)
        let denied = [
          "another thread", "open", "create", "memfd", "socket", "local socket", "fork", "vfork",
          "namespace", "exec", "ptrace", "signal", "signal to a thread", "limits", "undo",
          "new code", "changed code",
        ].map { "\($0): Operation not permitted" }
        let allowed = ["memory", "thread", "signal to itself"].map { "\($0): works" }
        let lines = result.output.split(separator: "\n").map(String.init)
        // Older kernels have no Landlock.
        #expect(
          lines.first == "Landlock: not here" || lines[1] == "read a file: Permission denied")
        #expect(Set(denied + allowed + ["clone3: Function not implemented"]).isSubset(of: lines))
      }
    #endif

    @Test func `a helper ends when the last reference to it is gone`() async throws {
      var imaging: Imaging? = Imaging(program: Program.imagingHelper, width: 1)
      _ = try await reduce(try #require(imaging))
      let process = try #require(await imaging?.processes().first)
      imaging = nil
      for _ in 0..<3000 where exists(process) { try await Task.sleep(for: .milliseconds(20)) }
      #expect(!exists(process))
    }
  #endif

  /// Returns true if a child has ended but has not been waited for.
  private func isDead(_ process: Int32) -> Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0
      && information.si_signo == SIGCHLD
  }

  private func sockets() -> Int {
    let folder = "/dev/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.count { name in
      var status = stat()
      guard let descriptor = Int32(name), fstat(descriptor, &status) == 0 else { return false }
      return status.st_mode & S_IFMT == S_IFSOCK
    }
  }
}
