import HubBundle
import HubModel

/// Where the bytes of each asset are, until they are packed.
final class AssetStore {
  private var files: [(asset: Asset, file: String)] = []

  func add(_ asset: Asset, file: String) {
    files.append((asset, file))
  }

  /// Calls `body` for each asset, sorted by digest.
  func forEach(_ body: (Asset, _ file: String) throws -> Void) throws {
    files.sort { $0.asset.digest.hex < $1.asset.digest.hex }
    for (asset, file) in files { try body(asset, file) }
  }
}
