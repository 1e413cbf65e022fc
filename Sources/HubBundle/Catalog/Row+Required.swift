import GRDB
import HubModel

/// Values of facts, of rows that a hostile catalog may have filled with anything.
extension Row {
  /// The id of a row.
  func id(_ column: String) throws -> Int64 { Int64(try requiredInteger(column)) }

  /// An integer that the schema says is there.
  func requiredInteger(_ column: String) throws -> Int {
    guard let integer = try integer(column) else { throw malformed(column) }
    return integer
  }

  /// 0 or 1, nil for NULL.
  func optionalFlag(_ column: String) throws -> Bool? {
    switch try integer(column) {
    case nil: nil
    case 0: false
    case 1: true
    default: throw malformed(column)
    }
  }

  /// 0 or 1.
  func flag(_ column: String) throws -> Bool {
    guard let flag = try optionalFlag(column) else { throw malformed(column) }
    return flag
  }

  /// A word, which this code need not know.
  func word<Word: OpenWord>(_ column: String) throws -> Word {
    Word(rawValue: try requiredText(column))
  }

  /// A digest, nil for NULL.
  func digest(_ column: String) throws -> HexDigest? {
    guard let hex = try text(column) else { return nil }
    guard let digest = HexDigest(hex: hex) else { throw malformed(column) }
    return digest
  }

  /// A picture behind the URL in one column, with the digest in another; nil where there is no URL.
  func picture(_ url: String, digest column: String) throws -> PublishedPicture? {
    guard let url = try text(url) else { return nil }
    return PublishedPicture(url: url, digest: try digest(column))
  }
}
