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

  /// The entries of all assets, sorted by digest.
  var entries: [PackedEntry] {
    bytes.values.sorted { $0.asset.digest < $1.asset.digest }.map { ($0.asset.account, $0.bytes) }
  }
}
