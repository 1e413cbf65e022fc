public import ArgumentParser
package import HubExport
public import HubModel

// Values of other targets that stand on the command line by their raw values.

extension AssetSelection: ExpressibleByArgument {}
extension Problem.Severity: ExpressibleByArgument {}

/// What shells offer while these are typed; folders that lead there are always among it.
extension CompletionKind {
  static var bundle: CompletionKind { .file(extensions: ["hubpack"]) }
  /// A hub may be a folder as well.
  static var hub: CompletionKind { .file(extensions: ["json"]) }
  static var bundleOrHub: CompletionKind { .file(extensions: ["hubpack", "json"]) }
}

/// The forms in which data comes out.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, csv, markdown
}
