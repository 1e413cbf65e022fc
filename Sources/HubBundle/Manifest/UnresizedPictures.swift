extension Manifest {
  /// The pictures of a bundle that keep their size. If `pictureMetadata` is `all`, they keep their
  /// metadata, too.
  package enum UnresizedPictures: String, Sendable {
    case all = "pictures"
    case fullSize = "full-size pictures"
    case thumbnails = "thumbnails, portraits and featured images"

    /// - Parameters:
    ///   - assets: The pictures that were wanted: "none", "thumbnails" or "all".
    ///   - thumbnailEdge: The longest side of thumbnails; nil if they keep their size.
    ///   - imageEdge: The longest side of full-size pictures; nil if they keep their size.
    package init?(assets: String, thumbnailEdge: Int?, imageEdge: Int?) {
      switch (assets, thumbnailEdge, imageEdge) {
      case ("none", _, _): return nil
      case ("all", nil, nil): self = .all
      case ("all", _, nil): self = .fullSize
      case (_, nil, _): self = .thumbnails
      default: return nil
      }
    }
  }

  /// The pictures that keep all metadata, perhaps where they were taken; nil if there are none.
  package var picturesWithAllMetadata: UnresizedPictures? {
    guard pictureMetadata == "all" else { return nil }
    return UnresizedPictures(
      assets: leftOut.assets, thumbnailEdge: thumbnailEdge, imageEdge: imageEdge)
  }
}
