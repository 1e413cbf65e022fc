package import HubModel

/// The contents of a Level 3 URL (Docs/Hub.md, "Level 3"), or the pictures that an exhibition lists.
package struct Gallery: Sendable {
  package enum Form: String, Sendable {
    /// A JuiceBox `config.xml`.
    case juicebox
    /// A `*.level3.json`.
    case levelThree = "level3"
    /// A web page on which pictures were found.
    case pageGallery = "page-gallery"
    /// The pictures that an exhibition itself lists.
    case list
    /// Any other page; only the link is kept.
    case webPage = "web-page"
  }

  package struct Image: Sendable, Equatable {
    /// The picture in full size.
    package let picture: PictureReference
    package let thumbnail: PictureReference?
    package let title: String?
    /// The caption, often just the year.
    package let caption: String?
    package let captureDate: PartialDate?
    /// The name of the photographer, in a ``Form/list``.
    package var photographer: String?
    /// The texts beside the picture, one for each language.
    package var wallTexts: [LocalizedText] = []
    /// The line of its record in a ``Form/list``.
    package var line: Int?
  }

  package internal(set) var state = FetchState.present
  /// The form; nil if it is unknown.
  package let form: Form?
  package let title: String?
  /// The images in the order of the file or page. The pages of a bundle show the latest first.
  package internal(set) var images: [Image]
  /// The location of the file or page.
  package let file: String

  init(_ form: Form, title: String?, images: [Image], file: String) {
    self.form = form
    self.title = title
    self.images = images
    self.file = file
  }

  /// Creates a gallery without images.
  init(_ state: FetchState, _ form: Form? = nil, at location: HubLocation) {
    self.state = state
    self.form = form
    title = nil
    images = []
    file = location.description
  }
}
