package import Foundation
package import HubSource

package struct ExportOptions: Sendable {
  package var reading = ReadingOptions()
  /// The name of the only exhibition to include, or a part of it; nil for everything.
  package var exhibition: String?
  package var assets = AssetSelection.thumbnails
  /// The longest side of portraits, featured images and thumbnails, in pixels; nil keeps their
  /// size.
  package var thumbnailEdge: Int? = 640
  /// The longest side of full-size images, in pixels; nil keeps their size.
  package var imageEdge: Int?
  /// True to keep all metadata of pictures that keep their size, with the positions at which they
  /// were taken; otherwise only their rights are kept.
  package var keepsMetadata = false
  package var includesViewer = true
  /// The title of the collection; nil for that of the base, if there is one.
  package var title: String?
  /// The person or organization that makes the bundle; nil for that of the base, if there is one.
  package var maker: String?
  /// The terms of use of the contents; nil for those of the base, if there is one.
  package var license: String?
  /// The person or agreement that allows the pictures to be copied; nil for the statement of the
  /// base, if there is one.
  package var consent: String?
  /// True if files and pictures of the base stand in for those that cannot be fetched or read.
  package var carriesForward = false
  /// True if the bases have everything, so that a file that none of them has is missing.
  package var mergesBases = false
  /// The label of the release; nil for the day of creation: "2026.11.21".
  package var release: String?
  /// The declared time of creation.
  package var created: Date
  /// The path of the bundle; nil for `<hub>-<release>.hubpack` in the working folder.
  package var output: String?
  package var replacesExisting = false
  /// The program that makes the bundle, with its version.
  package var generator: String

  /// Creates the options of `hubpack export` without options.
  package init(created: Date, generator: String) {
    self.created = created
    self.generator = generator
  }
}
