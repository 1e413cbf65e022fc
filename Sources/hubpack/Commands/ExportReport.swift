import Foundation
import HubBundle
import HubExport
import HubFetching
import HubModel
import HubShell
import HubSource
import HubSystem
import Terminal

/// The document of `export --report`: what was fetched from where, and what is missing; members are only ever
/// added.
struct ExportReport {
  private let bundle: String
  private let document: JSONObject

  init(_ result: ExportResult, _ fetched: FetchReport?) {
    bundle = result.path
    document = [
      "version": 1, "bundle": result.path, "id": result.id.hex, "complete": result.isComplete,
      "manifest": result.manifest,
      "phases": result.phases.map { phase, seconds -> JSONObject in
        ["name": phase.rawValue, "seconds": seconds.rounded3]
      },
      "hosts": (fetched?.hosts ?? [:]).sorted { $0.key < $1.key }.map { name, host -> JSONObject in
        [
          "name": name, "requests": host.requests, "bytes": host.bytes,
          "unchanged": host.unchanged, "failures": host.failures, "seconds": host.seconds.rounded3,
        ]
      },
      "kinds": FileKind.allCases.compactMap { kind -> JSONObject? in
        guard let files = fetched?.kinds[kind] else { return nil }
        return [
          "name": kind.rawValue, "fetched": files.fetched, "unchanged": files.unchanged,
          "resumed": files.resumed, "stale": files.stale, "missing": files.missing,
          "failed": files.failed,
        ]
      },
      "missing": result.problems.filter(\.isAboutMissing).map { problem -> JSONObject in
        [
          "code": problem.code.rawValue, "file": problem.file, "line": problem.position?.line,
          "message": problem.message,
        ]
      },
    ]
  }

  /// Refuses a path where no report can be written, or where it would replace a file that is needed, before
  /// anything is fetched.
  ///
  /// - Parameter bundles: The paths of the base and of the new bundle, as far as they are known.
  static func check(_ path: String, replaces: Bool, bundles: [String]) throws {
    if path == "-" { return }
    if bundles.contains(where: { $0.realPath == path.realPath }) {
      throw UsageError("--report: \(path) is the bundle of --output or --base (use another file)")
    }
    do {
      try OutputPath.check(path, replaces: replaces)
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      guard access(folder, W_OK) == 0 else { throw FileFault(cannot: "write to", folder) }
    } catch {
      throw UsageError("--report: \(error)")
    }
  }

  /// Writes the document to a file, atomically, or to standard output for "-".
  func write(to path: String, replaces: Bool) throws {
    let text = try jsonText(document)
    if path == "-" { return try Output.write(text) }
    guard path.realPath != bundle.realPath else {
      throw UsageError(
        "--report: \(path) is the new bundle, which is complete (name another file)")
    }
    do throws(AnswerFile.Failure) {
      let file = try AnswerFile(path: path, replaces: replaces)
      try file.write(text)
      try file.finish()
    } catch {
      throw UsageError("--report: \(error); the bundle \(bundle) is complete")
    }
  }
}

extension Double {
  /// The value rounded to three decimals: more would be noise.
  fileprivate var rounded3: Double { (self * 1000).rounded() / 1000 }
}
