import Foundation
import HubBundle
import HubModel
package import Terminal

/// The greeting of the prompt.
package enum Welcome {
  /// A summary of the bundle, and three things to try.
  ///
  /// - Parameter width: The width of the terminal, in cells; nil without one.
  package static func text(_ bundle: OpenedBundle, style: Style, width: Int?) -> String {
    let manifest = bundle.file.manifest
    let counts = manifest.counts
    let name = (bundle.path as NSString).lastPathComponent
    var parts = [
      counts[.clubs].of("club"), counts[.museums].of("museum"),
      counts[.photographers].of("person", "people"),
      counts[.assets].of("picture"),
    ]
    // Most file names contain the release.
    if !name.contains(manifest.release) { parts.insert("release \(manifest.release)", at: 0) }
    let content = "\(name): \(parts.joined(separator: ", "))".harmlessLine
    let examples = ["people jan", "clubs in NL", "help"].map(style.bold)
    return """
      \(width.map { content.wrapped(first: $0, further: $0).joined(separator: "\n") } ?? content)
      Try: \(examples.joined(separator: "   ")) \(style.dim("  TAB completes, Ctrl-D quits"))

      """
  }
}
