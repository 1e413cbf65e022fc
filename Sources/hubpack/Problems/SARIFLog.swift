import Crypto
import Foundation
import HubModel

/// Problems as a SARIF 2.1.0 log (Static Analysis Results Interchange Format), for code scanning and
/// editors. The same problems give the same log.
enum SARIFLog {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  static func of(_ problems: [Problem], in files: HubFiles) -> JSONObject {
    var occurrences: [String: Int] = [:]
    let results = problems.map { problem in
      let hash = hash(of: problem)
      occurrences[hash, default: 0] += 1
      return result(
        problem, files.location(of: problem.file),
        fingerprint: "\(hash):\(occurrences[hash, default: 1])")
    }
    let driver: JSONObject = [
      "name": "hubpack", "semanticVersion": Version.number,
      "rules": Problem.Code.allCases.map(rule),
    ]
    // Columns are counted in Unicode scalars.
    let run: JSONObject = [
      "tool": ["driver": driver], "columnKind": "unicodeCodePoints", "results": results,
    ]
    return ["$schema": schema, "version": "2.1.0", "runs": [run]]
  }

  /// Returns a hash that stays the same when lines are moved or other records are added.
  private static func hash(of problem: Problem) -> String {
    let path = (problem.path ?? "").replacing(/\[[0-9]+\]/, with: "[]")
    let parts = [problem.code.rawValue, problem.file, path, problem.message]
    let digest = SHA256.hash(data: Data(parts.joined(separator: "\n").utf8))
    return String(HexDigest(bytes: digest).hex.prefix(16))
  }

  private static func rule(_ code: Problem.Code) -> JSONObject {
    let entry = ProblemGuide.entries[code]
    let event = entry.map { ["text": $0.event] }
    return [
      "id": code.rawValue, "shortDescription": event, "fullDescription": event,
      "help": entry.map { ["text": $0.advice] },
      "defaultConfiguration": ["level": code.severity.level],
    ]
  }

  private static func result(
    _ problem: Problem, _ location: HubFiles.Location, fingerprint: String
  ) -> JSONObject {
    let physical: JSONObject = [
      "artifactLocation": ["uri": location.uriReference],
      "region": problem.position.map { ["startLine": $0.line, "startColumn": $0.column] },
    ]
    let place: JSONObject = [
      "physicalLocation": physical,
      "logicalLocations": problem.path.map { [["fullyQualifiedName": $0]] },
    ]
    return [
      "ruleId": problem.code.rawValue,
      "ruleIndex": Problem.Code.allCases.firstIndex(of: problem.code),
      "level": problem.severity.level, "message": ["text": problem.sentence],
      "locations": [place], "partialFingerprints": ["problemHash/v1": fingerprint],
    ]
  }
}

extension HubFiles.Location {
  /// The location as a URI reference (RFC 3986).
  var uriReference: String {
    switch self {
    case .path(let path):
      (path.hasPrefix("/") ? "file://" : "") + Self.encoded(path, keeping: "-._~/")
    case .url(let url):
      // A URL as published may contain anything.
      Self.encoded(url, keeping: "-._~:/?#@!$&'()*+,;=%")
        .replacing(/%(?![0-9A-Fa-f]{2})/, with: "%25")
    }
  }

  private static func encoded(_ text: String, keeping others: String) -> String {
    let kept = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" + others)
    return text.addingPercentEncoding(withAllowedCharacters: kept) ?? text
  }
}

extension Problem.Severity {
  fileprivate var level: String { self == .notice ? "note" : rawValue }
}
