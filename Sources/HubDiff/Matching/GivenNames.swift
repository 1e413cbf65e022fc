/// A table of given names and their short forms.
enum GivenNames {
  /// True if one is a short form of the other: Hans for Johannes. Two short forms of one name are
  /// two names, because Jan and Hans can be brothers.
  static func areForms(_ one: String, _ other: String) -> Bool {
    fullForms[one]?.contains(other) == true || fullForms[other]?.contains(one) == true
  }

  /// Returns the full forms of a name, and the name itself, for finding candidates.
  static func forms(of name: String) -> Set<String> {
    (fullForms[name] ?? []).union([name])
  }

  /// True if both are existing names, so that neither is a typing error.
  static func areBothKnown(_ one: String, _ other: String) -> Bool {
    known.contains(one) && known.contains(other)
  }

  private static let fullForms: [String: Set<String>] = {
    var forms: [String: Set<String>] = [:]
    // Each line has a full form and its short forms, folded.
    for line in EmbeddedTexts.short_forms_txt.split(separator: "\n") {
      let names = line.split(separator: " ").map(String.init)
      for short in names.dropFirst() { forms[short, default: []].insert(names[0]) }
    }
    return forms
  }()

  /// Besides those with short forms, names that are one letter apart from another name.
  private static let known = Set(
    (EmbeddedTexts.short_forms_txt + EmbeddedTexts.given_names_txt).split { " \n".contains($0) }
      .map(String.init))
}
