import Foundation
import HubModel
package import HubPictures

/// A tiny real file of a picture format, with its known properties.
///
/// The files were made with Pillow 13 and pillow-heif 1.8: a gradient of red along the width and
/// green along the height, at low quality.
package struct SamplePicture: Sendable {
  /// The name of the sample.
  package let name: String
  /// The bytes of the file.
  package let bytes: [UInt8]
  /// The properties according to the program that made it.
  package let facts: PictureFacts

  private init(
    _ name: String, _ format: PictureFormat, _ width: Int, _ height: Int, isPlain: Bool,
    _ encoded: String
  ) {
    self.name = name
    bytes = Array(Data(base64Encoded: encoded, options: .ignoreUnknownCharacters) ?? Data())
    facts = PictureFacts(
      format: format, width: width, height: height, orientation: 1, isPlain: isPlain)
  }

  /// All samples.
  package static let all = [
    jpeg, progressiveJPEG, cmykJPEG, png, gif, animatedGIF, webp, losslessWebP, animatedWebP, avif,
    heic,
  ]

  /// A baseline JPEG.
  package static let jpeg = SamplePicture(
    "jpeg", .jpeg, 24, 16, isPlain: true,
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqM
    yP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4
    +Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAQABgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcI
    CQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRol
    JicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ip
    qrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAA
    AAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLR
    ChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaX
    mJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEA
    PwCisNSrDVpYfapVh9qp1DOnVKqw0VfWH2orN1DujV0P/9k=
    """)

  /// A JPEG with many scans.
  package static let progressiveJPEG = SamplePicture(
    "progressiveJPEG", .jpeg, 24, 16, isPlain: true,
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqM
    yP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4
    +Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wgARCAAQABgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAwAC/8QAFgEB
    AQEAAAAAAAAAAAAAAAAAAgED/9oADAMBAAIQAxAAAAENLukp47//xAAVEAEBAAAAAAAAAAAAAAAAAAAAEf/aAAgBAQAB
    BQKIiIj/xAAWEQEBAQAAAAAAAAAAAAAAAAACAAH/2gAIAQMBAT8BKsV//8QAFREBAQAAAAAAAAAAAAAAAAAAABL/2gAI
    AQIBAT8BpT//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAY/Al//xAAVEAEBAAAAAAAAAAAAAAAAAAAAAf/aAAgB
    AQABPyGMYxjH/9oADAMBAAIAAwAAABBgz//EABURAQEAAAAAAAAAAAAAAAAAAAAh/9oACAEDAQE/EDF//8QAFREBAQAA
    AAAAAAAAAAAAAAAAAAH/2gAIAQIBAT8QpT//xAAWEAEBAQAAAAAAAAAAAAAAAAAAYRD/2gAIAQEAAT8Q0CCCD//Z
    """)

  /// A JPEG with four colours.
  package static let cmykJPEG = SamplePicture(
    "cmykJPEG", .jpeg, 8, 8, isPlain: false,
    """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAoHB4jHhkoIyEjLSsoMDxkQTw3Nzx7WF1JZJGAmZaPgIyKoLTmw6Cq2q2KjMj/
    y9ru9f///5vB////+v/m/f/4/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYH
    CAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBka
    JSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeo
    qaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/aAA4EQwBNAFkASwAAPwBmldqZ
    /Zn+zRWzX//Z
    """)

  /// A PNG with a palette.
  package static let png = SamplePicture(
    "png", .png, 6, 4, isPlain: true,
    """
    iVBORw0KGgoAAAANSUhEUgAAAAYAAAAEAgMAAADQaqbQAAAADFBMVEWVn4AVn4BqP4BqAIA6If0eAAAAFElEQVR42mP8
    /5H59WeGCAamHwwAJj0FJcYrz4cAAAAASUVORK5CYII=
    """)

  /// A GIF with one image.
  package static let gif = SamplePicture(
    "gif", .gif, 6, 4, isPlain: true,
    """
    R0lGODdhBgAEAIEAAJmqiBq/gGxAeWYAgCwAAAAABgAEAAAIEgAHCBwooKDBAAIAKAQQoOHCgAA7
    """)

  /// A GIF with two images.
  package static let animatedGIF = SamplePicture(
    "animatedGIF", .gif, 4, 4, isPlain: false,
    """
    R0lGODlhBAAEAIEAAIiigACzgFkzgGYAgCH5BAAFAAAALAAAAAAEAAQAAAgRAAcIHCCg4IAAAgAACBBAYUAAIfkEAQUA
    BAAsAAAAAAMABACBgJ+AAJ+AVT+AAAAACA0ABwgUAAAAQYMBAgQEADs=
    """)

  /// A lossy WebP.
  package static let webp = SamplePicture(
    "webp", .webp, 24, 16, isPlain: true,
    """
    UklGRlwAAABXRUJQVlA4IFAAAABQAwCdASoYABAAP3Gyy1u/sCkkMAgD8C4JbDuAGMcUAF9cAAD+v6j7y+F/6z3s+NqE
    w0ETYv/iHmjPZp391CH32/6/zWoZ3uHEC2O0GVAAAA==
    """)

  /// A lossless WebP.
  package static let losslessWebP = SamplePicture(
    "losslessWebP", .webp, 24, 16, isPlain: true,
    """
    UklGRjoAAABXRUJQVlA4TC4AAAAvF8ADALkyRPQ/dhHR/zCgadtIZfDPH/GPPzpCghSSdQBjAuayRSQikcN4fflO
    """)

  /// A WebP with two frames.
  package static let animatedWebP = SamplePicture(
    "animatedWebP", .webp, 8, 8, isPlain: false,
    """
    UklGRtgAAABXRUJQVlA4WAoAAAACAAAABwAABwAAQU5JTQYAAAAAAAAAAABBTk1GUgAAAAAAAAAAAAcAAAcAAAAAAAJW
    UDggOgAAAFABAJ0BKggACAAHQJYlsAAFjAAA/tc7Z/if/yK8uj//02v6geqT+da0rtnew5bwwSCfLztrEbYIAABBTk1G
    UgAAAAAAAAAAAAcAAAcAAAAAAABWUDggOgAAAFQBAJ0BKggACAAAAJYlsAAEdAAAzP//jFyyvfiXr1bm/WZWsPK6/QkR
    J7nDjBdCdwlj6l44dwMAAAA=
    """)

  /// An AVIF with one item.
  package static let avif = SamplePicture(
    "avif", .avif, 24, 16, isPlain: false,
    """
    AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAA
    AAAAAAAAAAAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAETAAAAKgAAAChpaW5mAAAAAAABAAAA
    GmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAABqaXBycAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAAGAAAABAAAAAQcGl4aQAA
    AAADCAgIAAAADGF2MUOBAAwAAAAAE2NvbHJuY2x4AAEADQAGgAAAABdpcG1hAAAAAAAAAAEAAQQBAoMEAAAAMm1kYXQS
    AAoJGBDv7RAQ0GhAMhsex4eFWd///+LLAACuqNRxdm0yM1gm9LpbDSw=
    """)

  /// A HEIC with one item.
  package static let heic = SamplePicture(
    "heic", .heic, 64, 64, isPlain: false,
    """
    AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAVZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAA
    AAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAABegABAAAAAAAAACsAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABo
    dmMxAAAAAA5waXRtAAAAAAABAAAA1mlwcnAAAAC3aXBjbwAAAHhodmNDAQNwAAAAkAAAAAAAHvAA/P34+AAADwNgAAEA
    GEABDAH//wNwAAADAJAAAAMAAAMAHroCQGEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgIaDAgAAAMAyAAA
    AwAIQGIAAQAHRAHBcrAiQAAAABNjb2xybmNseAABAA0ABoAAAAAUaXNwZQAAAAAAAABAAAAAQAAAABBwaXhpAAAAAAMI
    CAgAAAAXaXBtYQAAAAAAAAABAAEEgQIDBAAAADNtZGF0AAAAJygBrwUY/TuFQqRsbdtZ+/TgXx5W04CB1Bvmr7BNwdD7
    xCupanTIfg==
    """)
}

extension SamplePicture: CustomStringConvertible {
  /// The name.
  package var description: String { name }
}
