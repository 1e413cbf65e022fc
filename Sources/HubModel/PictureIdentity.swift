import Foundation

/// The part of a picture's URL that its other sizes and hosts share.
///
/// ```swift
/// PictureIdentity("https://i0.wp.com/club.example/up/mist-300x200.jpg?ssl=1")
///   == PictureIdentity("http://club.example/up/mist-scaled.jpg")
/// ```
/// The rules are those by which WordPress, its image proxy, NextGEN, Weebly, Wix, Hugo, Piwigo,
/// jAlbum and Lightroom name the sizes of a picture, and those of makers of pages: `images/mist.jpg`
/// beside `thumbs/mist-small.jpg`. So two pictures of one site whose names differ in nothing but a
/// folder or an ending for sizes are taken for one.
public struct PictureIdentity: Hashable, Sendable {
  /// Host and path without anything that names a size.
  let text: String

  /// Folders that programs use for sizes.
  private static let sizeFolders: Set = [
    "thumbs", "thumb", "thumbnails", "thumbnail", "slides", "large", "medium", "small", "cache",
    "dynamic", "_thumbs", "tn", "big", "full", "images", "img", "pictures", "photos", "fotos",
    "original", "originals", "_ipx", "_data", "i", "i.php", "mini", "klein", "groot", "gross",
    "preview", "previews", "vorschau", "hires", "highres",
  ]

  /// Endings that programs add to a file name for a size.
  nonisolated(unsafe) private static let sizeEnding =
    /(-\d{0,5}x\d{2,5}|-scaled|-rotated|-e\d{9,}|[-_.](thumb|thumbnail|tn|small|medium|large|orig|full)|_[smlobt]|@[23]x|_hu_[0-9a-z][0-9a-z_.]*|_hu[0-9a-f]{8,}[0-9a-z_.]*|_\d{2,5}x\d{0,5}|-(sq|th|2s|xs|sm|me|la|xl|xx|cu_[0-9a-z]+)|\.(th|md|sm|lg))$/

  /// A folder that names a size, as with Blogger: `s1600`, `w640-h427`, `s0` for the original.
  /// Programs that are told a size have it in a folder, too: `w_800,q_80`.
  nonisolated(unsafe) private static let sizeFolder =
    /(s0|[swh]\d{2,5})(-[a-z0-9-]+)?|([a-z]{1,8}_[a-z0-9.]+[,&])*[wh]_\d{2,5}([,&][a-z]{1,8}_[a-z0-9.]+)*/

  /// Fields of a query that name a size.
  private static let sizeFields: Set = [
    "w", "h", "width", "height", "size", "type", "quality", "q", "resize", "fit", "crop", "itok",
    "ssl", "v", "ver", "t", "s", "format", "tok",
  ]

  /// Widths by which page makers tell sizes: mist-960.jpg beside mist-1920.jpg.
  private static let widths: Set = [
    250, 300, 320, 360, 400, 480, 500, 540, 600, 640, 720, 768, 800, 960, 1000, 1024, 1080, 1200,
    1280, 1440, 1500, 1536, 1600, 1920, 2048, 2400, 2560, 3000, 3840,
  ]

  /// Names that cameras number, so that what follows is no width: `DSC_1080.jpg`.
  private static let cameraNames: Set = [
    "img", "dsc", "_dsc", "dscf", "_dscf", "dscn", "mg", "_mg", "p", "pict", "dji", "pxl", "image",
    "foto", "photo", "scan",
  ]

  /// True for a number that tells a size if it stands at the end of a file name after these words.
  package static func isWidth(_ number: Int, after words: Substring) -> Bool {
    widths.contains(number) && !words.isEmpty && !cameraNames.contains(words.lowercased())
  }

  /// Creates the identity of an absolute URL, or of a path.
  public init(_ url: String) { text = Self.text(of: url) }

  private static func text(of url: String) -> String {
    var rest = url[...]
    if let scheme = rest.range(of: "://") { rest = rest[scheme.upperBound...] }
    let query = rest.firstIndex { $0 == "?" || $0 == "#" }
    let address = String(rest[..<(query ?? rest.endIndex)])
    var parts = (address.removingPercentEncoding ?? address).lowercased()
      .split(separator: "/").map(String.init)
    // WordPress' image proxy puts its own host in front.
    if parts.count > 1, parts[0].hasSuffix(".wp.com"), parts[0].hasPrefix("i") {
      parts.removeFirst()
    }
    if let host = parts.first, host.hasPrefix("www.") { parts[0] = String(host.dropFirst(4)) }
    // Wix: media/ID/v1/fill/w_300,h_200/name.jpg
    if let media = parts.firstIndex(of: "media"), parts.count > media + 1,
      parts[media + 1].contains("~mv2")
    {
      return parts[...(media + 1)].joined(separator: "/")
    }
    guard var name = parts.popLast() else {
      return address
    }
    // The same picture in another format: mist.jpg.webp.
    for ending in ["webp", "avif", "jpg", "jpeg", "png", "gif"]
    where name.hasSuffix("." + ending) {
      name.removeLast(ending.count + 1)
      for inner in ["jpg", "jpeg", "png", "gif"] where name.hasSuffix("." + inner) {
        name.removeLast(inner.count + 1)
      }
      break
    }
    while let match = name.firstMatch(of: sizeEnding), match.range.lowerBound > name.startIndex {
      name.removeSubrange(match.range)
    }
    if let match = name.firstMatch(of: /[-_](\d{3,4})w?$/),
      isWidth(Int(match.1) ?? 0, after: name[..<match.range.lowerBound])
    {
      name.removeSubrange(match.range)
    }
    // MediaWiki: thumb/a/ab/mist.jpg/270px-mist.jpg
    if let match = name.prefixMatch(of: /\d{2,5}px-/), let file = parts.last,
      file.hasPrefix(name[match.range.upperBound...])
    {
      name.removeSubrange(match.range)
      parts.removeLast()
    }
    for prefix in [
      "phoca_thumb_s_", "phoca_thumb_m_", "phoca_thumb_l_", "thumbs_", "thumb_", "tn_", "th_",
      "normal_", "original_",
    ] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    // A program that takes the picture from its query, which may name the file.
    if let query, !hasPictureEnding(address) {
      let fields = rest[query...].dropFirst().split(separator: "&").map(String.init)
      let files = fields.compactMap { field in
        field.split(separator: "=", maxSplits: 1).last.map(String.init)?.removingPercentEncoding
      }
      if let file = files.first(where: { $0.contains("/") && hasPictureEnding($0) }) {
        let isWhole = file.contains("://")
        return text(
          of: isWhole ? file : (parts.first ?? "") + (file.hasPrefix("/") ? "" : "/") + file)
      }
      name +=
        "?"
        + fields.filter { !sizeFields.contains($0.prefix { $0 != "=" }.description) }
        .joined(separator: "&")
    }
    // Drupal: files/styles/medium/public/mist.jpg
    if let styles = parts.firstIndex(of: "styles"), parts.count > styles + 2 {
      parts.removeSubrange(styles...(styles + 2))
    }
    let folders = parts.enumerated().filter { index, part in
      index == 0
        || !sizeFolders.contains(part) && !part.contains("=")
          && part.wholeMatch(of: sizeFolder) == nil
    }.map(\.element)
    return (folders + [name]).joined(separator: "/")
  }

  private init(text: String) { self.text = text }

  /// The number of three or four digits at the end of the name, and the identity without it:
  /// `mist-160`.
  package var numbered: (number: Int, rest: PictureIdentity)? {
    guard let match = text.firstMatch(of: /[-_]([1-9]\d{2,3})$/), let number = Int(match.1) else {
      return nil
    }
    return (number, PictureIdentity(text: String(text[..<match.range.lowerBound])))
  }

  /// The part without the host, if there are folders or a host.
  public var path: String {
    text.split(separator: "/", maxSplits: 1).last.map(String.init) ?? text
  }

  /// The name of the file without folders, sizes and format.
  public var name: String { text.split(separator: "/").last.map(String.init) ?? text }

  /// True if a URL's path ends like that of a picture that browsers show.
  public static func hasPictureEnding(_ url: String) -> Bool {
    let path = url.prefix { $0 != "?" && $0 != "#" }.lowercased()
    return [".jpg", ".jpeg", ".png", ".webp", ".avif", ".gif", ".heic"].contains { ending in
      path.hasSuffix(ending) && (path.dropLast(ending.count).last ?? "/") != "/"
    }
  }
}
