import HubModel
import Terminal

extension BundleDifference {
  /// The numbers of changes by subject ("Clubs"), in all and by kind: "3 renamed", "1 new club with 12
  /// members".
  var tally: [(title: String, total: Int, parts: [String])] {
    let changes = Dictionary(grouping: changes, by: \.aspect)
    return Aspect.allCases.compactMap { aspect in
      changes[aspect].map { (aspect.title, $0.count, Self.parts($0)) }
    }
  }

  /// The counts in the order of kinds; those of single facts follow, by name.
  private static func parts(_ changes: [Change]) -> [String] {
    var counts: [String: (place: (Int, String), changes: Int, members: Int)] = [:]
    for change in changes {
      let kind = change.kind
      let place = kind.fact.map { (Int.max, $0) } ?? (kind.place, "")
      counts[kind.words, default: (place, 0, 0)].changes += 1
      counts[kind.words]?.members += change.what.members.count { !$0.membership.isFormer }
    }
    return counts.sorted { $0.value.place < $1.value.place }.map { words, count in
      Self.text(count.changes, words)
        + (count.members > 0 ? " with \(count.members.of("member"))" : "")
    }
  }

  /// A number with words: "2 roles taken on" for "role(s) taken on" or "one role|several roles".
  private static func text(_ count: Int, _ words: String) -> String {
    let forms = words.split(separator: "|")
    return "\(count.grouped) "
      + ((count == 1 ? forms.first : forms.last) ?? "")
      .replacing("(s)", with: count == 1 ? "" : "s")
  }
}
