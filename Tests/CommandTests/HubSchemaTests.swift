import Foundation
import TestSupport
import Testing

/// The JSON Schemas of level files refuse what `hubpack problems` reports, and nothing else;
/// `Scripts/checks/check-hub-schemas.py` lists the faults and leniencies.
struct HubSchemaTests {
  @Test(
    .enabled(
      if: PythonPackages.areInstalled,
      "Scripts/install-packages --tests installs check-jsonschema"))
  func `hubs with and without faults, and made-up files`() async throws {
    let faulty = Checkout.path("Bundles/faulty-hubs")
    let hubs = try FileManager.default.contentsOfDirectory(atPath: faulty).sorted()
      .map { faulty + "/" + $0 }
    let samples = ["2026.05", "2026.11"].map { Checkout.path("Bundles/\($0)/lumen-hub") }
    let result = try await Program.run(
      PythonPackages.python,
      [Checkout.path("Scripts/checks/check-hub-schemas.py"), Program.hubpack] + samples + hubs)
    #expect(result.status == 0, "\(result.output)\(result.messages)")
  }
}
