package import Foundation
package import HubModel
import HubPictures

/// A sample picture with metadata that exiftool has written: rights, and facts about where, with
/// what and of whom it was taken. Each of these facts has a mark that occurs nowhere else.
package struct MarkedPicture: Sendable {
  /// The texts that must not reach a bundle.
  package static let texts = [
    "WHEREABOUTS", "SERIALMARK", "SOFTMARK", "CAMERAMARK", "DESCRIPTIONMARK", "FACEMARK",
    "CITYMARK", "COMMENTMARK", "MAKERMARK", "TRAILERMARK", "2031:07:13",
  ]

  /// The marks that must not reach a bundle: texts, and the latitude in both byte orders, which
  /// EXIF writes as 52/1 degrees and 5/1 minutes.
  package static let marks: [Data] =
    texts.map { Data($0.utf8) } + [
      Data([0, 0, 0, 52, 0, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 1]),
      Data([52, 0, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 1, 0, 0, 0]), Data("52,5.4".utf8),
    ]

  /// The rights that are written.
  package static let rights = PictureRights(
    creator: "Flip van Flits; Ans Afdruk", copyright: "© 2026 Fotokring \"Knipoog\" & vrienden",
    license: "https://creativecommons.org/licenses/by-nc/4.0/",
    usageTerms: "Alleen voor <tentoonstellingen>")

  private static let facts = [
    "-GPSLatitude=52.0912345", "-GPSLatitudeRef=N", "-GPSLongitude=5.1234567",
    "-GPSLongitudeRef=E", "-GPSAreaInformation=WHEREABOUTS", "-EXIF:SerialNumber=SERIALMARK1",
    "-EXIF:Software=SOFTMARK1", "-EXIF:Make=CAMERAMARK", "-EXIF:ImageDescription=DESCRIPTIONMARK",
    "-EXIF:DateTimeOriginal=2031:07:13 10:00:00", "-XMP-exif:GPSLatitude=52.0912345",
    "-XMP-exif:GPSLongitude=5.1234567", "-XMP-xmp:CreatorTool=SOFTMARK2",
    "-XMP-aux:SerialNumber=SERIALMARK2", "-XMP-dc:Description=DESCRIPTIONMARK2",
    "-XMP-mwg-rs:RegionInfo={RegionList=[{Name=FACEMARK,Type=Face}]}", "-IPTC:City=CITYMARK",
    "-Comment=COMMENTMARK",
  ]

  /// The arguments of exiftool that write ``rights`` everywhere.
  package static let rightsArguments = [
    "-EXIF:Artist=Flip van Flits; Ans Afdruk", "-EXIF:Copyright=\(rights.copyright ?? "")",
    "-IPTC:By-line=Flip van Flits", "-IPTC:By-line=Ans Afdruk",
    "-IPTC:CopyrightNotice=\(rights.copyright ?? "")", "-XMP-dc:Creator=Flip van Flits",
    "-XMP-dc:Creator=Ans Afdruk", "-XMP-dc:Rights=\(rights.copyright ?? "")",
    "-XMP-xmpRights:UsageTerms=\(rights.usageTerms ?? "")",
    "-XMP-cc:License=\(rights.license ?? "")", "-XMP-xmpRights:WebStatement=https://x.example/",
  ]

  /// The samples into which exiftool writes metadata.
  package static let samples: [SamplePicture] = [
    .jpeg, .progressiveJPEG, .png, .gif, .animatedGIF, .webp, .losslessWebP, .animatedWebP, .avif,
    .heic,
  ]

  /// The samples that lose metadata without being encoded anew.
  package static let copied = samples.filter { ![.avif, .heic].contains($0.facts.format) }

  /// Writes a sample with metadata to a file.
  ///
  /// - Parameters:
  ///   - orientation: The EXIF orientation.
  ///   - rights: The arguments of exiftool that write rights.
  package static func write(
    _ sample: SamplePicture, to path: String, orientation: Int = 1,
    rights: [String] = rightsArguments
  ) async throws {
    try Data(sample.bytes).write(to: URL(fileURLWithPath: path))
    let order = sample.facts.format == .jpeg ? "II" : "MM"
    try await exiftool(
      facts + ["-ExifByteOrder=\(order)", "-EXIF:Orientation#=\(orientation)"] + rights + [
        "-m", "-overwrite_original", path,
      ])
    guard sample.facts.format == .jpeg else { return }
    // Blocks that exiftool does not write: a second EXIF block, an unknown one, a comment between
    // scans, stray bytes, a thumbnail, and a film after the end.
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    func segment(_ code: UInt8, _ text: String) -> [UInt8] {
      [0xFF, code, 0, UInt8(text.utf8.count + 2)] + Array(text.utf8)
    }
    bytes.insert(
      contentsOf: segment(0xE1, "Exif\0\0II*\0MAKERMARK") + segment(0xE5, "MAKERMARK")
        + segment(0xE0, "JFXX\0MAKERMARK") + Array("MAKERMARK".utf8), at: 2)
    bytes.insert(contentsOf: segment(0xFE, "MAKERMARK"), at: bytes.count - 2)
    bytes += Array("TRAILERMARK".utf8)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  /// Runs exiftool and returns its output.
  @discardableResult
  package static func exiftool(_ arguments: [String]) async throws -> String {
    let result = try await Program.run(
      "exiftool", ["-charset", "UTF8", "-codedcharacterset=utf8"] + arguments)
    guard result.status == 0 else { throw ToolFailure(message: result.messages) }
    return result.output
  }

  /// Returns the metadata that exiftool finds in a file: names with their groups, and values.
  package static func metadata(of path: String) async throws -> [String: String] {
    let result = try await Program.run(
      "exiftool", ["-charset", "UTF8", "-a", "-G1", "-s", "-j", "-struct", path])
    let found = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
    return (found?.first ?? [:]).mapValues { value in
      (value as? [Any])?.map { "\($0)" }.joined(separator: "; ") ?? "\(value)"
    }
  }

  /// Returns the marks that occur in bytes.
  package static func marks(in bytes: Data) -> [Data] {
    marks.filter { bytes.range(of: $0) != nil }
  }

  private struct ToolFailure: Error { let message: String }
}
