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
    if let reason = refusal(of: contents) {
      let isGallery = contains("juiceboxgallery", in: contents.filter { $0 != 0 })
      return isGallery ? .broken(.init(line: 1, column: 1), reason: reason) : .somethingElse
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

  /// Why the bytes are not even given to the parser.
  ///
  /// No gallery program writes a document type; refusing them all leaves no entity to expand. So that
  /// none can hide, the encoding has to be one in which ASCII looks like ASCII.
  private static func refusal(of contents: [UInt8]) -> String? {
    if contains("<!DOCTYPE", in: contents) || contains("<!ENTITY", in: contents) {
      return "a document type is not accepted"
    }
    let head = String(decoding: contents.prefix(1024), as: UTF8.self).lowercased()
    let isDeclared = head.hasPrefix("<?xml") || head.hasPrefix("\u{FEFF}<?xml")
    let isEBCDIC = contents.starts(with: [0x4C, 0x6F, 0xA7, 0x94])
    // As good as every gallery program writes it, for the expression below takes its time.
    let isUsual = head.hasPrefix("<?xml version=\"1.0\" encoding=\"utf-8\"?>")
    let declared =
      isUsual
      ? "utf-8" : head.prefixMatch(of: /\u{FEFF}?<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/)?.1
    let accepted = ["utf-8", "us-ascii", "iso-8859-1", "iso-8859-15", "windows-1252"]
    let isAccepted = declared.map { accepted.contains(String($0)) } ?? true
    guard isAccepted, !contents.contains(0), !isEBCDIC, !isDeclared || head.contains("?>") else {
      return "only UTF-8 is accepted"
    }
    return nil
  }

  private static func looksLikeGallery(_ contents: [UInt8]) -> Bool {
    contains("<juiceboxgallery", in: contents)
  }

  private static func contains(_ word: String, in contents: [UInt8]) -> Bool {
    let word = Array(word.utf8)
    return contents.withUnsafeBytes { contents in
      var rest = contents[...]
      while let start = rest.firstIndex(of: word[0]) {
        rest = rest[start...]
        if rest.starts(with: word) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
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
      if isGallery, let imageURL = attributes["imageURL"].flatMap(Text.trimmed) {
        images.append(
          Gallery.Image(
            imageURL: imageURL, thumbURL: attributes["thumbURL"].flatMap(Text.trimmed),
            title: imageTitle, caption: imageCaption, captureDate: nil))
      }
    default: break
    }
    depth -= 1
  }
}
