import HubJSON
import HubModel

/// A `*.level3.json`, hubpack's own form of a gallery.
struct LevelThree {
  /// Whose pictures the file says they are.
  let owner: PersonName?
  let gallery: Gallery

  /// Nil, and a problem, when the file is no gallery.
  init?(_ root: JSONValue, _ log: ProblemLog) {
    guard let file = RecordReader(root, .levelThree, log) else { return nil }
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
      guard let record = RecordReader(element, .image, log) else { continue }
      guard let imageURL = record.reference("imageURL") else {
        record.noteSkipped(.wrongType, "an image", without: "imageURL")
        continue
      }
      images.append(
        Gallery.Image(
          imageURL: imageURL, thumbURL: record.reference("thumbURL"), title: record.text("title"),
          caption: record.text("caption"), captureDate: record.fullDate("captureDate")))
    }
    gallery = Gallery(form: .levelThree, title: file.text("title"), images: images)
  }
}
