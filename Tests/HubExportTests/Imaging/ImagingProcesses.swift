import HubHelpers

@testable import HubExport

extension Imaging {
  /// Returns the process ids of the running helpers.
  func processes() async -> [Int32] {
    var identifiers: [Int32] = []
    for lane in lanes {
      if let identifier = await lane.process() { identifiers.append(identifier) }
    }
    return identifiers
  }
}
