package import HubBundle
import HubModel
import Terminal

/// The values that a later version of hubpack wrote and this one does not know, in words.
package enum UnfamiliarText {
  /// The number of values that are listed.
  private static let most = 20

  /// A line for each: `role "photo-editor" (3 times): unknown to this version of hubpack`; the last may
  /// be the number of others.
  package static func lines(_ all: [Unfamiliar]) -> [String] {
    all.prefix(most).map { one in
      let count = one.count.map { " (\($0.of("time")))" } ?? ""
      return "\(one.kind) \"\(one.name.harmlessLine)\"\(count): unknown to this version of hubpack"
    }
      + (all.count > most
        ? ["and \((all.count - most).of("more unknown value"))"] : [])
  }
}
