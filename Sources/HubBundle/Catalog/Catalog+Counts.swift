import GRDB
public import HubModel

extension Catalog {
  /// Returns the numbers of records in the catalog. O(rows).
  public func counts() throws -> Counts { try read(Counts.init) }

  /// Returns the numbers of parts that were left out. O(rows).
  func leftOut() throws -> CatalogNumbers<LeftOutCount> { try read(CatalogNumbers.init) }

  /// Returns the SHA-256 digests of the hub's facts, by the versions of the rules that this code
  /// knows (Docs/Format.md, "Content digest"). O(rows).
  public func contentDigests() throws -> [Int: HexDigest] { try read(ContentDigest.compute) }
}
