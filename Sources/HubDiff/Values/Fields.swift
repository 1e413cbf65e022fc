package import HubModel

extension ImageText {
  package func value(of image: ImageFacts) -> String? {
    switch self {
    case .title: image.title
    case .caption: image.caption
    case .captureDate: image.captureDate
    }
  }

  func set(_ image: inout ImageFacts, _ text: String?) {
    switch self {
    case .title: image.title = text
    case .caption: image.caption = text
    case .captureDate: image.captureDate = text
    }
  }
}
