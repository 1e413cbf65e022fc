import HubModel

/// The texts that cameras and programs give to any picture, which are no titles.
enum CameraText {
  /// Makers of cameras and telephones, and what they add to their names.
  private static let makers = WordTable.pages.words("camera makers")
  /// Words that they add to it.
  private static let words = WordTable.pages.words("camera words")
  private static let texts = Set(WordTable.pages.phrases("camera texts"))
  private static let beginnings = WordTable.pages.phrases("camera beginnings")
  private static let endings = WordTable.pages.texts("camera endings")

  /// Returns true if a text says nothing about its picture.
  ///
  /// - Parameter text: A text on one line.
  static func isDefault(_ text: String) -> Bool {
    // No longer text is one, and most titles are decided here.
    guard text.utf8.count <= 120, !text.isEmpty else { return false }
    let folded = Text.folded(text)
    if let file, folded.contains(where: \.isNumber), folded.wholeMatch(of: file) != nil {
      return true
    }
    let parts = folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if texts.contains(parts.joined(separator: " ")) { return true }
    if endings.contains(where: folded.hasSuffix) { return true }
    if beginnings.contains(where: folded.hasPrefix) {
      return !folded.hasPrefix("dcim") && !folded.hasPrefix("screenshot") || !folded.contains(" ")
    }
    let isAboutCameras = parts.contains { ["camera", "cameras", "dsc", "dcim"].contains($0) }
    return parts.count > 1 && isAboutCameras
      && parts.contains { makers.contains($0) || $0 == "digital" }
      && parts.allSatisfy { makers.contains($0) || words.contains($0) }
  }

  /// The beginning of a name that a camera gives to a file: `IMG_1234`, `P1010001`,
  /// `20230501_123456`.
  private static let cameraFiles = [
    "(?:cimg|dc[pm]|dci|dji|dmc|dsc[fimnp]?|epsn|foto|fuji|g[hopx]|gopr|hpim|ima?g[eps]?|imp|kif|mg"
      + "|mv[ci]|ndf|pano|photo|picture|pict?|pxl|rimg|sam|sdc|sdim|signal|snc|st[bcp]|vid|wp"
      + ")[-_]?\\d{3,}",
    "[lprs][abc]?\\d{6,}", "(?:19|20)\\d{6}[-_]\\d{4,}",
    "(?:19|20)\\d\\d-\\d\\d-\\d\\d[-_ ]\\d\\d[-_.]\\d\\d[-_.]\\d\\d",
  ]

  /// The whole name, with what programs add to it: `IMG_1234-2.jpg`, `DSC_0001-bewerkt`.
  nonisolated(unsafe) private static let file = try? Regex(
    "_?(?:" + cameraFiles.joined(separator: "|") + ")(?:[-_ ](?:wa)?\\d+| ?\\(\\d+\\))*"
      + "(?:[-_ ]?(?:edit(?:ed)?|bewerkt|bearbeitet|copy|kopi[ea]|hdr|bw|zw|sw|web))*"
      + "(?:\\.[a-z0-9]{2,4})?")
}
