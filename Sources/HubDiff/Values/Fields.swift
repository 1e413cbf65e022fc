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
}
