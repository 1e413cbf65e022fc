import HubBundle
import HubDiff
import HubModel
import Terminal

extension Session {
  func diff(_ path: String, _ answer: Answer) throws {
    guard answer.mode != .csv else {
      throw QueryError(
        "differences cannot be written as CSV (use 'set mode json' or 'set mode table')")
    }
    let report: DiffReport
    do {
      let other = try openBundle(path)
      try asked.check()
      report = try DiffReport(from: (other, path), to: (bundle.file, bundle.path))
    } catch let error as BundleError {
      // The open bundle was checked already.
      throw QueryError(error.description(of: path))
    }
    switch answer.mode {
    case .json: try report.tellJSON { try answer.write($0) }
    case .markdown: try MarkdownReport(report) { try answer.write($0) }.tell()
    default:
      try TextReport(report, style: answer.style, width: answer.width) { try answer.write($0) }
        .tell()
    }
  }
}
