import HubFetching
import HubModel
import HubPages
import HubXML

/// Reads a JuiceBox `config.xml`.
enum JuiceBox {
  enum Reading {
    case gallery(Gallery)
    /// Another file, well-formed or not: often the web page that a server sends for every URL.
    case somethingElse
    /// A gallery that cannot be read to its end.
    case broken(XMLReader.Failure)
  }

  /// Reads a gallery and logs the values that are skipped.
  static func read(_ contents: [UInt8], _ log: ProblemLog) -> Reading {
    if let refusal = XMLReader.refusal(of: contents) {
      let isGallery = XMLReader.contains("juiceboxgallery", in: contents.filter { $0 != 0 })
      return isGallery ? .broken(refusal) : .somethingElse
    }
    let reader = GalleryReader(log)
    do throws(XMLReader.Failure) {
      try XMLReader.read(contents, by: reader)
    } catch {
      return reader.isGallery || XMLReader.contains("<juiceboxgallery", in: contents)
        ? .broken(error) : .somethingElse
    }
    return reader.isGallery
      ? .gallery(
        Gallery(.juicebox, title: reader.title, images: reader.images, file: log.file))
      : .somethingElse
  }
}

private final class GalleryReader: XMLVisitor {
  var isGallery = false
  var title: String?
  var images: [Gallery.Image] = []
  private var depth = 0
  private var attributes: [String: String] = [:]
  private var text: [UInt8] = []
  private var imageTitle: String?
  private var imageCaption: String?
  private var imagePosition = Problem.Position.start
  /// True if the URL of the image is longer than hubpack accepts, which is reported by itself.
  private var isTooLong = false
  private var position = Problem.Position.start
  private let log: ProblemLog

  init(_ log: ProblemLog) {
    self.log = log
  }

  func begin(_ name: String, _ attributes: [String: String], at position: Problem.Position) {
    depth += 1
    self.position = position
    // Markup inside a title is that of its HTML, whose tags need not be escaped.
    if depth == 3 { text = [] } else if depth > 3 { text += "<\(name)>".utf8 }
    if depth == 1, name == "juiceboxgallery" {
      isGallery = true
      title = bounded(attributes["galleryTitle"], "galleryTitle").flatMap(HTMLText.line)
    } else if depth == 2, isGallery, name != "image" {
      log.note(.wrongType, at: position, "expected an image, found <\(name.prefix(40))>; ignored")
    } else if depth == 3, isGallery,
      let meant = Suggestion.nearest(to: name, among: ["title", "caption"]), meant != name
    {
      log.note(
        .unknownField, at: position, "unknown element <\(name.prefix(40))>; ignored",
        "did you mean <\(meant)>?")
    } else if depth == 2, name == "image" {
      imagePosition = position
      isTooLong = (attributes["imageURL"]?.utf8.count ?? 0) > Limits.referenceBytes
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
    case (3, "title"): imageTitle = elementText(name).flatMap(PictureTexts.galleryTitle)
    case (3, "caption"): imageCaption = elementText(name).flatMap { PictureTexts.caption($0) }
    case (4..., _): text += "</\(name)>".utf8
    case (2, "image"):
      guard isGallery else { break }
      if let picture = picture("imageURL") {
        images.append(
          Gallery.Image(
            picture: picture, thumbnail: self.picture("thumbURL"), title: imageTitle,
            caption: imageCaption, captureDate: nil))
      } else if !isTooLong {
        log.note(
          .wrongType, at: imagePosition,
          "an image was ignored; \"imageURL\" is missing")
      }
    default: break
    }
    depth -= 1
  }

  private func picture(_ name: String) -> PictureReference? {
    attributes[name].flatMap(Text.trimmed).map { PictureReference($0, in: log.base) }
  }

  private func elementText(_ name: String) -> String? {
    bounded(String(decoding: text, as: UTF8.self), name)
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
