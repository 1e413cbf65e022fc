package import HubModel

/// The pictures of one member, in the order of a gallery (Docs/Hub.md, "Level 3").
package struct Gallery: Sendable {
  package enum Form: String, Sendable {
    /// A JuiceBox `config.xml`.
    case juicebox
    /// A `*.level3.json`.
    case levelThree = "level3"
    /// A web page on which pictures were found.
    case pageGallery = "page-gallery"
    /// Any other page; only the link is kept.
    case webPage = "web-page"
  }

  /// A picture in a gallery, with URLs as published.
  package struct Image: Sendable, Equatable {
    /// The URL of the picture in full size.
    package let imageURL: String
    package let thumbURL: String?
    package let title: String?
    /// The caption, often just the year.
    package let caption: String?
    package let captureDate: PartialDate?
  }

  package let form: Form
  package let title: String?
  /// The pictures, in the order in which they are shown.
  package let images: [Image]

  init(form: Form, title: String?, images: [Image]) {
    self.form = form
    self.title = title
    // The order of a page is its maker's; dates are rare there.
    self.images = form == .pageGallery ? images : Self.ordered(images)
  }

  /// Returns the images from newest to oldest if all have a date, otherwise as published.
  private static func ordered(_ images: [Image]) -> [Image] {
    let dated = images.enumerated().compactMap { index, image in
      image.captureDate.map { (date: $0.description, index: index, image: image) }
    }
    guard dated.count == images.count else { return images }
    return dated.sorted { ($1.date, $0.index) < ($0.date, $1.index) }.map(\.image)
  }
}
