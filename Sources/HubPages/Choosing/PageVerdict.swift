/// The decision about a picture of a page.
package enum PageVerdict: Sendable, Hashable {
  /// It is taken for the photographer's work, for this reason.
  case taken(String)
  /// It is not, for this reason.
  case left(String)
  /// It is not, because several members' pages show it; otherwise it would be.
  case shared(String)
  /// It is not, because it leads to another page; if that page shows just this picture, it is.
  case leads(to: String)

  /// True if the picture is taken.
  package var isTaken: Bool { if case .taken = self { true } else { false } }

  /// The reason: "in a gallery", "in the footer".
  package var reason: String {
    switch self {
    case .taken(let reason), .left(let reason), .shared(let reason): reason
    case .leads(let target): "leads elsewhere: \(target)"
    }
  }
}
