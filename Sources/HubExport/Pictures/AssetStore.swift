import HubBundle
import HubModel

/// The sources of the bytes of all assets, until they are packed.
final class AssetStore {
  private var bytes: [HexDigest: (asset: Asset, bytes: AssetBytes)] = [:]

  /// Adds an asset, unless there is one with the same digest.
  func add(_ version: PictureVersion) {
    if bytes[version.asset.digest] == nil {
      bytes[version.asset.digest] = (version.asset, version.bytes)
    }
  }

  /// Calls `body` for each asset, sorted by digest.
  func forEach(_ body: (Asset, AssetBytes) throws -> Void) throws {
    for (asset, bytes) in bytes.values.sorted(by: { $0.asset.digest < $1.asset.digest }) {
      try body(asset, bytes)
    }
  }
}
