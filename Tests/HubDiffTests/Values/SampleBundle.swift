import HubBundle
import HubModel
import TestSupport

@testable import HubDiff

/// A bundle of the sample hub, as it is kept in the checkout, and its catalog for the real
/// `sqlite3`.
struct SampleBundle {
  let bundle: BundleFile
  let values: HubValues
  private let folder: TemporaryFolder

  static let releases = ["2026.05", "2026.11"]

  static func path(_ release: String) -> String {
    Checkout.path("Bundles/lumen-hub-\(release).hubpack")
  }

  init(_ release: String) async throws {
    bundle = try BundleFile(path: Self.path(release))
    values = try HubValues(of: bundle)
    folder = try TemporaryFolder()
    try await Program.run(
      "unzip", ["-q", Self.path(release), "catalog.sqlite", "-d", folder.path("")])
  }

  /// Rows as the real `sqlite3` finds them: values between bars, nothing for NULL; sorted.
  func sql(_ query: String) async throws -> [String] {
    let arguments = ["-readonly", "-bail", "-newline", "\u{1E}", folder.path("catalog.sqlite")]
    let result = try await Program.run("sqlite3", arguments + [query])
    return result.output.split(separator: "\u{1E}").map(String.init).sorted()
  }
}

/// Values as `sqlite3` writes a row.
func row(_ values: Any?...) -> String {
  values.map { value in
    switch value {
    case nil: ""
    case let flag as Bool: flag ? "1" : "0"
    case let value?: "\(value)"
    }
  }
  .joined(separator: "|")
}

/// Texts by language, as the queries here put them together.
func list(_ texts: [String: String]) -> String {
  texts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ";")
}

extension PersonName {
  var columns: String { row(givenName, infixName, familyName) }
}
