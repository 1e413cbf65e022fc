import Foundation

/// A manifest as it stands in its entry, all of which is read in one go: what it says, and which numbers
/// it has.
struct ManifestDocument {
  /// Checked.
  let manifest: Manifest
  /// The numbers: one of an earlier hubpack may have fewer.
  let announced: (counts: [String: Int], leftOut: [String: Int])

  /// Reads and checks the bytes of the entry.
  init(decoding data: Data) throws(BundleError) {
    do {
      let values = try JSONDecoder().decode(Values.self, from: data)
      manifest = values.manifest
      announced = (values.numbers.counts, values.numbers.leftOut.compactMapValues(\.value))
      try manifest.check()
    } catch let error as BundleError {
      throw error
    } catch {
      throw BundleError(.invalid, entry: EntryName.manifest, "cannot be decoded: \(error.summary)")
    }
  }

  private struct Values: Decodable {
    let manifest: Manifest
    let numbers: Numbers

    init(from decoder: any Decoder) throws {
      // It says whether the rest can be understood.
      try Head(from: decoder).check()
      manifest = try Manifest(from: decoder)
      numbers = try Numbers(from: decoder)
    }
  }

  private struct Head: Decodable {
    let mediaType: String
    let formatVersion: Int
    let requires: [String]

    func check() throws(BundleError) {
      guard mediaType == Manifest.mediaType else {
        throw BundleError(.notABundle, entry: EntryName.manifest, "is not a hubpack manifest")
      }
      let unknown = requires.filter { !Manifest.knownFeatures.contains($0) }
      guard formatVersion == Manifest.currentFormatVersion, unknown.isEmpty else {
        let what = unknown.isEmpty ? "format \(formatVersion)" : unknown.joined(separator: ", ")
        throw BundleError(
          .unsupported, entry: EntryName.manifest, "needs \(what); use a newer hubpack")
      }
    }
  }

  private struct Numbers: Decodable {
    let counts: [String: Int]
    let leftOut: [String: Number]
  }

  /// Nil when it is none.
  private struct Number: Decodable {
    let value: Int?

    init(from decoder: any Decoder) throws {
      value = try? decoder.singleValueContainer().decode(Int.self)
    }
  }
}

extension Error {
  /// One line about a decoding error.
  fileprivate var summary: String {
    switch self as any Error {
    case DecodingError.keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      (context.codingPath.map(\.stringValue) + [context.debugDescription]).joined(separator: ": ")
    default: "\(self)"
    }
  }
}
