import Foundation

/// A helper program that is installed with hubpack.
package struct HelperProgram: Sendable {
  /// The file name: "hubpack-imaging".
  let fileName: String
  /// The environment variable that names another file.
  let variable: String
  /// The name in messages: "imaging helper".
  let name: String
  /// The work that it does with a file, in messages: "resizing".
  let task: String
  /// The thing that it returns, in messages: "picture".
  let result: String

  /// Makes smaller pictures.
  package static let imaging = HelperProgram(
    fileName: "hubpack-imaging", variable: "HUBPACK_IMAGING", name: "imaging helper",
    task: "resizing", result: "picture")
  /// Parses web pages.
  package static let pages = HelperProgram(
    fileName: "hubpack-pages", variable: "HUBPACK_PAGES", name: "page helper",
    task: "reading", result: "result")

  /// Returns the path of the program: the value of its variable, or its file in the folder of the
  /// running program (where a build puts it) or in `../libexec/hubpack` (where packages put it).
  ///
  /// - Throws: ``HelperFailure/failed(_:)`` if there is no such program.
  package func path(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    ownProgram: String? = Bundle.main.executablePath
  ) throws(HelperFailure) -> String {
    let candidates: [String]
    var advice = "install it beside hubpack, or name it in \(variable)"
    if let named = environment[variable], !named.isEmpty {
      candidates = [named]
      advice = "correct \(variable), or unset it"
    } else if let ownProgram {
      let folder = URL(fileURLWithPath: ownProgram).resolvingSymlinksInPath()
        .deletingLastPathComponent()
      candidates = [fileName, "../libexec/hubpack/\(fileName)"].map {
        folder.appendingPathComponent($0).standardized.path
      }
    } else {
      throw .failed("the folder of the running program is unknown")
    }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw .failed("\(candidates[0]): the \(name) is missing or not executable (\(advice))")
    }
    return path
  }
}
