/// The decision about a picture of a page.
package enum PageVerdict: Sendable, Hashable {
  /// The picture is taken as the photographer's work, for this reason.
  case taken(String)
  /// The picture is not taken, for this reason.
  case left(String)
  /// The picture is not taken, only because the pages of several members show it.
  case shared(String)
  /// The picture leads to another page. It is taken only if that page shows just this picture.
  case leads(to: String)

  package var isTaken: Bool { if case .taken = self { true } else { false } }

  /// The reason: "in a gallery", "in the footer".
  package var reason: String {
    switch self {
    case .taken(let reason), .left(let reason), .shared(let reason): reason
    case .leads(let target): "leads elsewhere: \(target)"
    }
  }
}
