import HubFetching
import HubModel

/// Reads a JuiceBox `config.xml`.
enum JuiceBox {
  /// The result of reading the bytes.
  enum Reading {
    case gallery(Gallery)
    /// Another file, well-formed or not: often the web page that a server sends for every URL.
    case somethingElse
    /// A gallery that cannot be read to its end.
    case broken(Problem.Position, reason: String)
  }

  /// Reads a gallery and logs the values that are skipped.
  static func read(_ contents: [UInt8], _ log: ProblemLog) -> Reading {
    if let reason = refusal(of: contents) {
      let isGallery = contains("juiceboxgallery", in: contents.filter { $0 != 0 })
      return isGallery ? .broken(.init(line: 1, column: 1), reason: reason) : .somethingElse
    }
    let reader = GalleryReader(log)
    do throws(XMLReader.Failure) {
      try XMLReader.read(contents, by: reader)
    } catch {
      return reader.isGallery || contains("<juiceboxgallery", in: contents)
        ? .broken(error.position, reason: error.reason) : .somethingElse
    }
    return reader.isGallery
      ? .gallery(Gallery(form: .juicebox, title: reader.title, images: reader.images))
      : .somethingElse
  }

  /// Returns the reason why the bytes are not parsed at all, if there is one.
  ///
  /// No gallery program writes a document type; rejecting all of them leaves no entity to expand.
  /// Only encodings compatible with ASCII are accepted, so that no document type can be hidden.
  private static func refusal(of contents: [UInt8]) -> String? {
    if contains("<!DOCTYPE", in: contents) || contains("<!ENTITY", in: contents) {
      return "document type declarations are not supported"
    }
    let head = String(decoding: contents.prefix(1024), as: UTF8.self).lowercased()
    let isDeclared = head.hasPrefix("<?xml") || head.hasPrefix("\u{FEFF}<?xml")
    let isEBCDIC = contents.starts(with: [0x4C, 0x6F, 0xA7, 0x94])
    // The fast path for what nearly every gallery program writes; the regular expression is slow.
    let isUsual = head.hasPrefix("<?xml version=\"1.0\" encoding=\"utf-8\"?>")
    let declared =
      isUsual
      ? "utf-8" : head.prefixMatch(of: /\u{FEFF}?<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/)?.1
    let accepted = ["utf-8", "us-ascii", "iso-8859-1", "iso-8859-15", "windows-1252"]
    let isAccepted = declared.map { accepted.contains(String($0)) } ?? true
    // Encodings that are incompatible with ASCII begin with a byte order mark or contain zero bytes
    // early on.
    let isASCIILike = !contents.prefix(4).contains { $0 == 0 || $0 >= 0xFE }
    guard isAccepted, isASCIILike, !isEBCDIC, !isDeclared || head.contains("?>") else {
      return "expected UTF-8"
    }
    if contents.contains(0) { return "it contains the character U+0000, which XML does not allow" }
    return nil
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

/// Collects the images while the XML is parsed.
private final class GalleryReader: XMLVisitor {
  var isGallery = false
  var title: String?
  var images: [Gallery.Image] = []
  private var depth = 0
  private var attributes: [String: String] = [:]
  private var text: [UInt8] = []
  private var imageTitle: String?
  private var imageCaption: String?
  private var position = Problem.Position(line: 1, column: 1)
  private let log: ProblemLog

  init(_ log: ProblemLog) {
    self.log = log
  }

  func begin(_ name: String, _ attributes: [String: String], at position: Problem.Position) {
    depth += 1
    self.position = position
    // The text is not reset for markup inside a title, so that the title stays complete.
    if depth == 3 { text = [] }
    if depth == 1, name == "juiceboxgallery" {
      isGallery = true
      title = bounded(attributes["galleryTitle"], "galleryTitle").flatMap(Text.normalized)
    } else if depth == 2, name == "image" {
      self.attributes = attributes.filter { name, value in
        bounded(value, name, limit: Limits.referenceBytes) != nil
      }
      imageTitle = nil
      imageCaption = nil
    }
  }

  func add(text: UnsafeBufferPointer<UInt8>) {
    if depth >= 3 { self.text += text }
  }

  func end(_ name: String) {
    switch (depth, name) {
    case (3, "title"): imageTitle = elementText(name)
    case (3, "caption"): imageCaption = elementText(name)
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

  private func elementText(_ name: String) -> String? {
    bounded(String(decoding: text, as: UTF8.self), name).flatMap(Text.normalized)
  }

  /// Returns a text that is within the limit; a longer one gives nil and a problem.
  private func bounded(
    _ text: String?, _ name: String, limit: Int = Limits.textBytes
  ) -> String? {
    guard let text, text.utf8.count > limit else { return text }
    log.note(
      .textTooLong, at: position,
      ProblemLog.tooLong("\"\(name)\"", text.utf8.count, limit: limit))
    return nil
  }
}
