package import HubModel

/// The pictures of one member, as a gallery shows them (Docs/Hub.md, "Level 3").
package struct Gallery: Sendable {
  /// The forms in which galleries come.
  package enum Form: String, Sendable {
    /// A JuiceBox `config.xml`.
    case juicebox
    /// A `*.level3.json`.
    case levelThree = "level3"
    /// Any other page: only the link is kept.
    case webPage = "web-page"
  }

  /// One picture of a gallery; URLs as published.
  package struct Image: Sendable, Equatable {
    /// The picture in full size.
    package let imageURL: String
    /// A small version of it.
    package let thumbURL: String?
    /// Its title.
    package let title: String?
    /// What is written under it, often just the year.
    package let caption: String?
    /// When it was taken.
    package let captureDate: PartialDate?
  }

  /// Which form it came in.
  package let form: Form
  /// What the gallery calls itself.
  package let title: String?
  /// In the order in which they are shown.
  package let images: [Image]

  init(form: Form, title: String?, images: [Image]) {
    self.form = form
    self.title = title
    self.images = Self.ordered(images)
  }

  /// From the newest to the oldest when every image has a date, else as published.
  private static func ordered(_ images: [Image]) -> [Image] {
    let dated = images.enumerated().compactMap { index, image in
      image.captureDate.map { (date: $0.description, index: index, image: image) }
    }
    guard dated.count == images.count else { return images }
    return dated.sorted { ($1.date, $0.index) < ($0.date, $1.index) }.map(\.image)
  }
}
