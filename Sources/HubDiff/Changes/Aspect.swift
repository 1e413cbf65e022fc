import HubModel

/// A group of changes that `--only` selects.
package enum Aspect: String, Sendable, CaseIterable {
  case clubs, museums, members, people, portfolios, exhibitions, pictures, keywords, languages,
    problems, sources

  package static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Parses lists of names: "clubs,members".
  ///
  /// - Throws: `PlainError` for an unknown name.
  package static func parse(_ lists: [String]) throws -> Set<Aspect> {
    var aspects: Set<Aspect> = []
    for name in lists.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      let name = Text.trimmed(name.lowercased()) ?? ""
      // The heading of the aspect is "Files".
      guard let aspect = name == "files" ? .sources : Aspect(rawValue: name) else {
        let meant = Suggestion.nearest(to: name, among: allCases.map(\.rawValue))
          .map { " (did you mean \"\($0)\"?)" }
        throw PlainError("unknown value \"\(name)\" for --only\(meant ?? ""); use \(list)")
      }
      aspects.insert(aspect)
    }
    return aspects
  }

  init(_ kind: OrganizationKind) { self = kind == .club ? .clubs : .museums }

  var title: String {
    self == .sources ? "Files" : rawValue.capitalizedFirst
  }
}
