import HubFetching
package import HubModel

extension HubReader {
  /// Returns a problem for each level file in the hub's folder that was passed over. Member lists have
  /// problems of their own.
  ///
  /// - Parameters:
  ///   - knowsMembers: False if the members of a club are unknown: their list may refer to any gallery.
  ///   - isRead: Returns true for a file that was read, or could not be.
  package func passedOver(
    in tree: HubTree, knowsMembers: Bool, isRead: (String) -> Bool
  ) -> [Problem] {
    guard options.selection.isEverything else { return [] }
    return tree.listing.files.compactMap { file -> Problem? in
      guard let name = file.levelName, !isRead(file.description) else { return nil }
      let isTold =
        switch name.level {
        case 0: options.levelZero == nil || !name.isExact
        // A flat copy of the tree below `root_.level1.json` is usual.
        case 1: tree.isWhole && file.lastComponent?.lowercased() != "root.level1.json"
        case 2: false
        default: knowsMembers && tree.isWhole
        }
      guard isTold else { return nil }
      return Problem(
        .fileUnused, file: file.description,
        message: name.isExact
          ? "no file of the hub refers to this file; ignored"
          : "the name does not end in .level\(name.level).json; ignored",
        suggestion: name.isExact ? nil : "rename it to \(name.stem).level\(name.level).json")
    }
  }
}
