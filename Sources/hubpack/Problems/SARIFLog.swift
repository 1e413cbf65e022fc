import Crypto
import Foundation
import HubModel

/// Problems as a SARIF 2.1.0 log (Static Analysis Results Interchange Format), for code scanning and
/// editors. The same problems give the same log.
struct SARIFLog: Encodable {
  private let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  private let version = "2.1.0"
  private let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  init(_ problems: [Problem], in files: HubFiles) {
    var occurrences: [String: Int] = [:]
    runs = [
      Run(
        results: problems.map { problem in
          let hash = Self.hash(of: problem)
          occurrences[hash, default: 0] += 1
          return Result(
            problem, files.location(of: problem.file),
            fingerprint: "\(hash):\(occurrences[hash, default: 1])")
        })
    ]
  }

  /// Returns a hash that stays the same when lines are moved or other records are added.
  private static func hash(of problem: Problem) -> String {
    let path = (problem.path ?? "").replacing(/\[[0-9]+\]/, with: "[]")
    let parts = [problem.code.rawValue, problem.file, path, problem.message]
    let digest = SHA256.hash(data: Data(parts.joined(separator: "\n").utf8))
    return String(HexDigest(bytes: digest).hex.prefix(16))
  }
}

extension SARIFLog {
  fileprivate struct Run: Encodable {
    let tool = Tool()
    /// Columns are counted in Unicode scalars.
    let columnKind = "unicodeCodePoints"
    let results: [Result]
  }

  fileprivate struct Tool: Encodable {
    let driver = Driver()
  }

  fileprivate struct Driver: Encodable {
    let name = "hubpack"
    let semanticVersion = Version.number
    let rules = Problem.Code.allCases.map(Rule.init)
  }

  fileprivate struct Rule: Encodable {
    let id: String
    let shortDescription: Text?
    let fullDescription: Text?
    let help: Text?
    let defaultConfiguration: Configuration

    init(_ code: Problem.Code) {
      let entry = ProblemGuide.entries[code]
      id = code.rawValue
      shortDescription = entry.map { Text(text: $0.event) }
      fullDescription = shortDescription
      help = entry.map { Text(text: $0.advice) }
      defaultConfiguration = Configuration(level: code.severity.level)
    }
  }

  fileprivate struct Configuration: Encodable {
    let level: String
  }

  fileprivate struct Text: Encodable {
    let text: String
  }

  fileprivate struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: Text
    let locations: [Location]
    let partialFingerprints: [String: String]

    init(_ problem: Problem, _ location: HubFiles.Location, fingerprint: String) {
      ruleId = problem.code.rawValue
      ruleIndex = Problem.Code.allCases.firstIndex(of: problem.code)
      level = problem.severity.level
      message = Text(text: problem.sentence)
      locations = [Location(problem, location)]
      partialFingerprints = ["problemHash/v1": fingerprint]
    }
  }

  fileprivate struct Location: Encodable {
    struct Physical: Encodable {
      let artifactLocation: Artifact
      let region: Region?
    }

    struct Artifact: Encodable {
      let uri: String
    }

    struct Region: Encodable {
      let startLine: Int
      let startColumn: Int
    }

    struct Logical: Encodable {
      let fullyQualifiedName: String
    }

    let physicalLocation: Physical
    let logicalLocations: [Logical]?

    init(_ problem: Problem, _ location: HubFiles.Location) {
      physicalLocation = Physical(
        artifactLocation: Artifact(uri: location.uriReference),
        region: problem.position.map { Region(startLine: $0.line, startColumn: $0.column) })
      logicalLocations = problem.path.map { [Logical(fullyQualifiedName: $0)] }
    }
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
  /// The severity in SARIF.
  fileprivate var level: String { self == .notice ? "note" : rawValue }
}
