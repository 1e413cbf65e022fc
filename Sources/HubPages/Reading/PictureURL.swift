import Foundation
import HubModel

/// The size of a picture as its URL tells it, and the URL of the file in full size.
struct PictureURL {
  private let text: String
  /// The URL up to the name of the file, with the slash.
  private let folder: Substring
  /// The name of the file without its ending.
  private let stem: Substring
  /// The ending with its dot, and the query.
  private let rest: Substring
  private let query: [(name: String, value: String)]
  /// The parts of the name between dashes, underscores and dots.
  private let words: [Substring]

  init(_ text: String) {
    self.text = text
    let address = text.prefix { $0 != "?" && $0 != "#" }
    let slash = address.lastIndex(of: "/").map(address.index(after:)) ?? address.startIndex
    folder = address[..<slash]
    let name = address[slash...]
    stem = name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
    rest = text[stem.endIndex...]
    query = text[address.endIndex...].dropFirst().split { $0 == "&" || $0 == ";" }.map { field in
      let pair = field.split(separator: "=", maxSplits: 1)
      let value = pair.count > 1 ? String(pair[1]) : ""
      return (pair[0].lowercased(), value.removingPercentEncoding ?? value)
    }
    words = stem.split { "-_.".contains($0) }
  }

  /// Returns a URL up to the name of the file that it has in its path: "…/mist.jpg" of
  /// ".../mist.jpg/revision/latest?cb=1"; nil if there is none.
  static func file(_ url: String) -> Substring? {
    let address = url.prefix { $0 != "?" && $0 != "#" }
    let parts = address.split(separator: "/", omittingEmptySubsequences: false)
    return parts.first { PictureIdentity.hasPictureEnding("/" + $0) }
      .map { address[..<$0.endIndex] }
  }

  // MARK: - Size

  private static let widths = 16..<20_000
  /// The smallest width that is not written as WordPress does. Smaller numbers are those of prints:
  /// `mist_40x50.jpg`.
  private static let smallest = 64
  private static let widthFields = WordTable.pages.words("fields with a width")
  /// The widths in pixels of Piwigo's sizes, in a landscape.
  private static let piwigo = WordTable.pages.meanings("sizes of Piwigo")

  /// The width and the height in pixels that the URL names, as far as it does.
  ///
  /// WordPress `mist-300x200.jpg`, Shopify `mist_800x.jpg`, MediaWiki `800px-mist.jpg`, Piwigo
  /// `mist-la.jpg`, Blogger `/s1600/`, Google Sites `=w1280`, Cloudinary and Wix `/w_800,h_600/`,
  /// Cargo `/w/1600/`; `mist.jpg?w=640`, `mist-1920.jpg`.
  var size: (width: Int?, height: Int?) {
    if ["_data/i/", "i.php?/upload/", "i.php/upload/"].contains(where: text.contains) {
      let word = text.split { "-.".contains($0) }.dropLast().last.map(String.init) ?? ""
      return (Self.piwigo[word].flatMap { Int($0) }, nil)
    }
    if text.contains("googleusercontent.com") || text.contains("bp.blogspot.com") {
      let widths = text.split { $0 == "/" || $0 == "=" }.reversed().lazy
        .filter { $0.hasPrefix("s") || $0.hasPrefix("w") }
        .compactMap { Int($0.dropFirst().prefix { $0.isNumber }) }
      return (widths.first.map { $0 == 0 ? Self.widths.upperBound : $0 }, nil)
    }
    if let width = query.lazy.filter({ Self.widthFields.contains($0.name) })
      .compactMap({ Int($0.value) }).first(where: Self.widths.contains)
    {
      return (width, nil)
    }
    if let value = query.first(where: { $0.name == "resize" || $0.name == "fit" })?.value {
      if let size = Self.size(value.replacing(",", with: "x"), from: Self.smallest) { return size }
    }
    if let last = words.last, words.count > 1 {
      let isWordPress = stem.dropLast(last.count).last == "-"
      if let size = Self.size(last, from: isWordPress ? Self.widths.lowerBound : Self.smallest) {
        return size
      }
      if let width = Int(last.hasSuffix("w") ? last.dropLast() : last),
        PictureIdentity.isWidth(width, after: stem.dropLast(last.count + 1))
      {
        return (width, nil)
      }
    }
    if let first = words.first, first.hasSuffix("px"), let width = Int(first.dropLast(2)) {
      return (width, nil)
    }
    if let size = words.lazy.compactMap({ Self.size($0, from: Self.smallest) }).first {
      return size
    }
    let folders = folder.split(separator: "/")
    let numbers =
      folders.flatMap { $0.split(separator: ",") }.filter { $0.hasPrefix("w_") }.map {
        $0.dropFirst(2)
      }
      + zip(folders, folders.dropFirst()).filter { $0.0 == "w" }.map(\.1)
    return (numbers.compactMap { Int($0) }.first { $0 >= Self.smallest }, nil)
  }

  /// Returns the size of "300x200", "300x" or "x200".
  private static func size(
    _ word: some StringProtocol, from least: Int
  ) -> (width: Int?, height: Int?)? {
    let numbers = word.split(separator: "x", omittingEmptySubsequences: false)
    guard numbers.count == 2, numbers != ["", ""] else { return nil }
    let size = numbers.map { Int($0) }
    let isSize = zip(numbers, size).allSatisfy { text, number in
      text.isEmpty || number.map { $0 >= least && widths.contains($0) } ?? false
    }
    return isSize ? (size[0], size[1]) : nil
  }

  // MARK: - Full size

  private static let smallFolders = WordTable.pages.words("folders of small pictures")
  private static let smallEndings = WordTable.pages.words("endings of small pictures")
  private static let smallBeginnings = WordTable.pages.words("beginnings of small pictures")
  private static let sizeFields = widthFields.union(WordTable.pages.words("fields with a size"))

  /// True if a program made the smaller file, so that there is a larger one: WordPress, Wix.
  var isSizedByProgram: Bool {
    text.contains("~mv2") || folder.contains("/uploads/")
      || words.count > 1
        && words.last.flatMap { Self.size($0, from: Self.widths.lowerBound) } != nil
  }

  /// The URL of the picture in full size by the rules of the program that made the smaller one; nil
  /// if nothing says that there is a larger one. The server has to be asked whether it has it.
  ///
  /// WordPress: `mist-300x200.jpg` of `mist.jpg`; makers of pages: `thumbs/mist.jpg`,
  /// `mist_small.jpg`, `tn_mist.jpg`; MediaWiki: `thumb/a/ab/mist.jpg/270px-mist.jpg`; Weebly:
  /// `mist.jpg` of `mist_orig.jpg`; Wix: `media/ID~mv2.jpg/v1/fill/…` of `media/ID~mv2.jpg`;
  /// programs that are told a size, `mist.jpg?w=640`, or a file, `thumb.php?src=mist.jpg`.
  var unsized: String? {
    if let end = text.range(of: "/v1/"), text[..<end.lowerBound].contains("~mv2") {
      return String(text[..<end.lowerBound])
    }
    if let thumb = folder.range(of: "/thumb/"), stem.prefixMatch(of: /\d+px-/) != nil {
      return folder[..<thumb.lowerBound] + "/" + folder[thumb.upperBound...].dropLast()
    }
    guard PictureIdentity.hasPictureEnding(text) else { return file }
    var name = stem[...]
    if words.count > 1, let first = words.first, let last = words.last {
      let isSize = Self.size(last, from: Self.widths.lowerBound) != nil
      if isSize || Self.smallEndings.contains(last.lowercased())
        || last.lowercased().hasSuffix("thumb")
      {
        name = name.dropLast(last.count + 1)
      } else if Self.smallBeginnings.contains(first.lowercased()), name.hasPrefix(first) {
        name = name.dropFirst(first.count + 1)
      }
    }
    let folders = folder.split(separator: "/", omittingEmptySubsequences: false)
    let isInSmall =
      folders.count > 4
      && Self.smallFolders.contains(folders[folders.count - 2].lowercased())
    if name != stem || isInSmall {
      let kept = isInSmall ? folders.dropLast(2).joined(separator: "/") + "/" : String(folder)
      return kept + name + rest
    }
    if folder.contains("/uploads/"), !folder.contains("/wp-content/") {
      return stem.hasSuffix("_orig") ? nil : folder + stem + "_orig" + rest
    }
    let isSized = query.contains { Self.widthFields.contains($0.name) || $0.value.contains(",") }
    guard isSized, query.allSatisfy({ Self.sizeFields.contains($0.name) }) else { return nil }
    return String(text.prefix { $0 != "?" })
  }

  /// The file that a program is told.
  private var file: String? {
    guard let value = query.first(where: { PictureIdentity.hasPictureEnding($0.value) })?.value,
      case .remote(let url)? = try? HubLocation(text).resolve(value)
    else { return nil }
    return url
  }
}
