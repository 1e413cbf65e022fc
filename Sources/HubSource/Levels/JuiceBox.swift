import Foundation
import HubModel

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a JuiceBox `config.xml`.
enum JuiceBox {
  /// What the bytes turned out to be.
  enum Reading {
    case gallery(Gallery)
    /// Well-formed or not, it is something else: a web page that a server sends for everything.
    case somethingElse
    /// It begins as a gallery, but it cannot be read to its end.
    case broken(Problem.Position, reason: String)
  }

  static func read(_ contents: [UInt8]) -> Reading {
    guard isSearchable(contents) else {
      let reason = "its encoding is not accepted, save it as UTF-8"
      return looksLikeGallery(contents.filter { $0 != 0 })
        ? .broken(.init(line: 1, column: 1), reason: reason) : .somethingElse
    }
    // No gallery program writes a document type; refusing them all leaves no entity to expand.
    if contains("<!DOCTYPE", in: contents) || contains("<!ENTITY", in: contents) {
      return looksLikeGallery(contents)
        ? .broken(.init(line: 1, column: 1), reason: "a document type is not accepted")
        : .somethingElse
    }
    let parser = XMLParser(data: Data(contents))
    parser.shouldResolveExternalEntities = false
    let reader = GalleryReader()
    parser.delegate = reader
    // On Linux `parse()` says yes to a text that ends too early.
    if parser.parse(), parser.parserError == nil, reader.isWhole {
      return reader.isGallery
        ? .gallery(Gallery(form: .juicebox, title: reader.title, images: reader.images))
        : .somethingElse
    }
    guard reader.isGallery || looksLikeGallery(contents) else { return .somethingElse }
    let place = Problem.Position(
      line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
    return .broken(place, reason: "the XML is not well-formed")
  }

  /// Whether every ASCII character stands in the bytes as it is, so that a search finds it: not so
  /// in UTF-16, UTF-7 or EBCDIC, which the XML parser would read.
  private static func isSearchable(_ contents: [UInt8]) -> Bool {
    guard !contents.contains(0), !contents.starts(with: [0x4C, 0x6F, 0xA7, 0x94]) else {
      return false
    }
    let head = String(decoding: contents.prefix(256), as: UTF8.self).lowercased()
    guard let declared = head.firstMatch(of: /encoding\s*=\s*["']\s*([^"']*)/)?.output.1 else {
      return true
    }
    return ["utf-8", "utf8", "us-ascii", "ascii"].contains(declared)
      || declared.hasPrefix("iso-8859-") || declared.hasPrefix("windows-125")
  }

  private static func looksLikeGallery(_ contents: [UInt8]) -> Bool {
    contains("<juiceboxgallery", in: contents)
  }

  private static func contains(_ word: String, in contents: [UInt8]) -> Bool {
    Data(contents).range(of: Data(word.utf8)) != nil
  }
}

/// Collects images while the XML goes by.
private final class GalleryReader: NSObject, XMLParserDelegate {
  var isGallery = false
  var title: String?
  var images: [Gallery.Image] = []
  private var depth = 0
  private var hasErrors = false
  private var hasEnded = false
  private var attributes: [String: String] = [:]
  private var text = ""
  private var imageTitle: String?
  private var imageCaption: String?

  /// Whether the text was well-formed to its end.
  var isWhole: Bool { hasEnded && !hasErrors && depth == 0 }

  func parserDidEndDocument(_ parser: XMLParser) {
    hasEnded = true
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    hasErrors = true
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    depth += 1
    // Markup inside a title leaves its text whole.
    if depth == 3 { text = "" }
    if depth > 64 { parser.abortParsing() }
    if depth == 1, name == "juiceboxgallery" {
      isGallery = true
      title = attributes["galleryTitle"].flatMap(Text.normalized)
    } else if depth == 2, name == "image" {
      self.attributes = attributes
      imageTitle = nil
      imageCaption = nil
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    text += String(decoding: block, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    switch (depth, name) {
    case (3, "title"): imageTitle = Text.normalized(text)
    case (3, "caption"): imageCaption = Text.normalized(text)
    case (2, "image"):
      if isGallery, let imageURL = attributes["imageURL"].flatMap(Text.normalized) {
        images.append(
          Gallery.Image(
            imageURL: imageURL, thumbURL: attributes["thumbURL"].flatMap(Text.normalized),
            title: imageTitle, caption: imageCaption, captureDate: nil))
      }
    default: break
    }
    depth -= 1
  }
}
