import HubFetching
import HubJSON
import HubModel
import HubPages
import HubXML

/// A `*.level3.json` file, hubpack's own gallery format.
struct LevelThree {
  /// The person to whom the pictures belong, according to the file.
  let owner: PersonName?
  let gallery: Gallery

  /// Reads a file; one that is not a gallery gives nil and a problem.
  init?(_ root: JSONValue, _ log: ProblemLog) {
    guard let file = RecordReader(root, .levelThree, log),
      file.hasLists("images")
    else {
      return nil
    }
    owner = file.object("member", with: .owner).flatMap { member in
      guard let given = member.text("givenName"), let family = member.text("familyName") else {
        return nil
      }
      return PersonName(
        givenName: given, infixName: member.text("infixName") ?? "", familyName: family)
    }
    var images: [Gallery.Image] = []
    for element in file.list("images") {
      if Task.isCancelled { break }
      if let image = RecordReader(element, .image, log).flatMap(Gallery.Image.init(_:)) {
        images.append(image)
      }
    }
    gallery = Gallery(
      .levelThree, title: file.text("title").flatMap(HTMLText.line), images: images, file: log.file)
  }
}

extension Gallery.Image {
  /// Reads an image; one without a URL gives nil and a problem.
  init?(_ record: RecordReader) {
    guard let picture = record.picture("imageURL") else {
      record.noteIgnored(
        .wrongType, "an image", without: "imageURL", limit: Limits.referenceBytes)
      return nil
    }
    self.init(
      picture: picture, thumbnail: record.picture("thumbURL"),
      title: record.text("title").flatMap(PictureTexts.galleryTitle),
      caption: record.text("caption").flatMap { PictureTexts.caption($0, keepsLines: true) },
      captureDate: record.fullDate("captureDate"))
  }
}
