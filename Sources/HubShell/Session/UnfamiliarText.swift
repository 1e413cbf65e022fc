package import HubBundle
import HubModel
import Terminal

/// What a later version of hubpack wrote and this one does not know, in words.
package enum UnfamiliarText {
  /// How many are named one by one.
  private static let most = 20

  /// A line for each: `role "photo-editor" (3 times): unknown to this version`; the last may be a number of others.
  package static func lines(_ all: [Unfamiliar]) -> [String] {
    all.prefix(most).map { one in
      let count = one.count.map { " (\($0.of("time")))" } ?? ""
      return "\(one.kind) \"\(one.name.harmlessLine)\"\(count): unknown to this version of hubpack"
    }
      + (all.count > most
        ? ["and \((all.count - most).grouped) more that this version does not know"] : [])
  }
}
