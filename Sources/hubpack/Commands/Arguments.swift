public import ArgumentParser
public import HubBundle
public import HubExport
public import HubModel

// Values of other targets that stand on the command line by their raw values.

extension AssetSelection: ExpressibleByArgument {}
extension Problem.Severity: ExpressibleByArgument {}
extension VerificationLevel: ExpressibleByArgument {}

/// The forms in which data comes out.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, csv, markdown
}
