package import GRDB
package import HubModel

/// Typed access to values that the schema requires. A hostile catalog may contain anything instead.
extension Row {
  package func id(_ column: String) throws -> Int64 { Int64(try requiredInteger(column)) }

  package func requiredInteger(_ column: String) throws -> Int {
    guard let integer = try integer(column) else { throw malformed(column) }
    return integer
  }

  /// Returns true for 1, false for 0, nil for NULL.
  package func optionalFlag(_ column: String) throws -> Bool? {
    switch try integer(column) {
    case nil: nil
    case 0: false
    case 1: true
    default: throw malformed(column)
    }
  }

  package func flag(_ column: String) throws -> Bool {
    guard let flag = try optionalFlag(column) else { throw malformed(column) }
    return flag
  }

  /// Returns a word, which this code need not know.
  package func word<Word: OpenWord>(_ column: String) throws -> Word {
    Word(rawValue: try requiredText(column))
  }

  /// Returns a digest; nil for NULL.
  package func digest(_ column: String) throws -> HexDigest? {
    guard let hex = try text(column) else { return nil }
    guard let digest = HexDigest(hex: hex) else { throw malformed(column) }
    return digest
  }

  /// Returns a picture with the URL in one column and the digest in another; nil if there is no
  /// URL.
  package func picture(_ url: String, digest column: String) throws -> PublishedPicture? {
    guard let url = try text(url) else { return nil }
    return PublishedPicture(url: url, digest: try digest(column))
  }
}
