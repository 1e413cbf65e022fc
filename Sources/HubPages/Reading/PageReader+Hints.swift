import HubModel

/// Words that mark a picture as a part of the layout.
extension PageReader {
  static let hintWords = WordTable.pages.words("hints")
  static let portraitWords = WordTable.pages.words("hints of portraits")
  /// The words that also occur in titles, such as "Coming home".
  static let titleWords = WordTable.pages.words("hints in titles")
  /// The words that also count in the classes of the elements around a picture.
  static let surroundingWords = WordTable.pages.words("hints around")
  private static let allHints = hintWords.union(portraitWords).union(titleWords)
  private static let layoutFolders = WordTable.pages.words("folders of layout")
  /// Words that mean something in the name of a file, and nothing in a class.
  private static let states: Set = ["background", "loading"]
  private static let steps: Set = ["prev", "next"]
  private static let slideWords = WordTable.pages.words("slides")

  /// Returns the weight of a word from ``hint(of:file:)`` in `Data/evidence.txt`.
  static func kind(ofHint hint: String) -> String {
    titleWords.contains(hint) ? "common" : portraitWords.contains(hint) ? "portrait" : "word"
  }

  /// Returns a word that marks a picture as layout, such as "logo": in the name of its largest file,
  /// its alternative text, its classes, or the classes of the two elements around it, which is then
  /// written as ".logo".
  func hint(of image: HTMLElement, file: String) -> String? {
    let path = file.prefix { $0 != "?" }.split(separator: "/")
    if let folder = path.dropLast().last.map(String.init), Self.layoutFolders.contains(folder) {
      return folder
    }
    let stem = String((path.last ?? "").prefix { $0 != "." })
    for (depth, element) in ([image] + Array(image.ancestors.prefix(2))).enumerated() {
      // WordPress calls every upright picture of a gallery a portrait.
      let isGallery = element.labels.contains { label in
        let words = PageRegions.words(of: label)
        return words.contains("gallery") || words.contains("ngg")
      }
      if isGallery { continue }
      let known = depth == 0 ? Self.allHints : Self.surroundingWords
      let words = element.labels.flatMap { PageRegions.words(of: $0) }
      // Some slide shows go on with a click on the picture.
      let isStep = !Self.steps.isDisjoint(with: words) && image.isLarge
      guard !isStep, Self.slideWords.isDisjoint(with: words) else { continue }
      if let word = words.first(where: { known.contains($0) && !Self.states.contains($0) }) {
        return "." + word
      }
    }
    let own = PageRegions.words(of: Text.folded(stem))
    // A long name that has one of the words in it may well be a title.
    if own.count <= 3, let word = own.first(where: { Self.allHints.contains($0) }) { return word }
    if let alt = image["alt"] {
      let words = PageRegions.words(of: Text.folded(alt))
      let word = words.first { word in
        Self.allHints.contains(word) && (words.count == 1 || !Self.titleWords.contains(word))
      }
      if words.count <= 3, let word { return word }
    }
    return nil
  }
}
