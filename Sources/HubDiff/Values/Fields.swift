package import HubModel

extension ImageText {
  /// The text of an image; nil if it has none.
  package func value(of image: ImageFacts) -> String? {
    switch self {
    case .title: image.title
    case .caption: image.caption
    case .captureDate: image.captureDate
    }
  }

  /// Sets the text of an image.
  func set(_ image: inout ImageFacts, _ text: String?) {
    switch self {
    case .title: image.title = text
    case .caption: image.caption = text
    case .captureDate: image.captureDate = text
    }
  }
}
