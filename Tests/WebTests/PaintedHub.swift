import Crypto
import Foundation
import HubModel
import TestSupport

/// A hub whose pictures are larger than thumbnails.
enum PaintedHub {
  /// Writes a hub of one club whose members have the same picture at different URLs.
  ///
  /// - Returns: the digest of the picture.
  static func write(to folder: String, copies: Int) async throws -> String {
    let picture = painted(width: 800, height: 500)
    let id = #"{"town": "Lensberg", "fullName": "Fotokring Tweeling", "nickName": "fkTweeling"}"#
    let members = (0..<copies).map { number in
      """
      {"name": {"givenName": "Twin", "familyName": "N\(number)"},
       "optional": {"photographerImage": "p\(number).bmp.png", "level3URL": "g\(number)/"}}
      """
    }
    func file(_ name: String, _ contents: Data) throws {
      let url = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try contents.write(to: url)
    }
    try file(
      "root_.level1.json",
      Data(
        #"{"clubs": [{"idPlus": \#(id), "coordinates": {"latitude": 52, "longitude": 5}}]}"#.utf8))
    try file("root.level0.json", Data(#"{"keywords": [], "languages": []}"#.utf8))
    try file(
      "fkTweeling.level2.json",
      Data(#"{"club": {"idPlus": \#(id)}, "members": [\#(members.joined(separator: ","))]}"#.utf8))
    for number in 0..<copies {
      try file("p\(number).bmp.png", picture)
      try file("g\(number)/a.png", picture)
      try file("g\(number)/t.png", picture)
      try file(
        "g\(number)/config.xml",
        Data(#"<juiceboxgallery><image imageURL="a.png" thumbURL="t.png"/></juiceboxgallery>"#.utf8)
      )
    }
    return HexDigest(bytes: SHA256.hash(data: picture)).hex
  }

  /// Returns a grey PNG with stripes, made of stored blocks.
  private static func painted(width: Int, height: Int) -> Data {
    var lines: [UInt8] = []
    for row in 0..<height {
      lines.append(0)
      for column in 0..<width { lines.append(UInt8(truncatingIfNeeded: column &+ row / 3)) }
    }
    return PNGFile.grey(width: width, height: height, lines: lines)
  }
}
