package import Foundation
package import HubSource

/// What the maker of a bundle asks for.
package struct ExportOptions: Sendable {
  /// What of the hub is read.
  package var reading: ReadingOptions
  /// Which pictures are wanted.
  package var assets: AssetSelection
  /// The longest side of portraits, featured images and thumbnails, in pixels; nil keeps them as they
  /// are.
  package var thumbnailEdge: Int?
  /// The longest side of full images, in pixels; nil keeps them as they are.
  package var imageEdge: Int?
  /// Whether the bundle holds pages that show it in a browser.
  package var includesViewer: Bool
  /// The title of the collection; nil to take that of the base, if there is one.
  package var title: String?
  /// The person or organization that makes the bundle; nil to take that of the base, if there is one.
  package var maker: String?
  /// The terms of use of the contents; nil to take those of the base, if there is one.
  package var license: String?
  /// The label of the release; nil for the day of creation, "2026.11.21".
  package var release: String?
  /// The declared time of creation.
  package var created: Date
  /// Where the bundle goes; nil for `<hub>-<release>.hubpack` in the working folder.
  package var output: String?
  /// Whether a file that is there already may be replaced.
  package var replacesExisting: Bool
  /// The program that makes the bundle, with its version.
  package var generator: String

  /// Options with all their parts.
  package init(
    reading: ReadingOptions = ReadingOptions(), assets: AssetSelection = .thumbnails,
    thumbnailEdge: Int? = 640, imageEdge: Int? = nil, includesViewer: Bool = true,
    title: String? = nil, maker: String? = nil, license: String? = nil, release: String? = nil,
    created: Date, output: String? = nil, replacesExisting: Bool = false, generator: String
  ) {
    self.reading = reading
    self.assets = assets
    self.thumbnailEdge = thumbnailEdge
    self.imageEdge = imageEdge
    self.includesViewer = includesViewer
    self.title = title
    self.maker = maker
    self.license = license
    self.release = release
    self.created = created
    self.output = output
    self.replacesExisting = replacesExisting
    self.generator = generator
  }
}

/// An export that could not be made.
package struct ExportError: Error, CustomStringConvertible {
  /// What happened, where, and what to do.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
