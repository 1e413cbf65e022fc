import HubBundle
package import Terminal

/// What somebody sees who opens a bundle.
package enum Welcome {
  /// What is in the bundle, and three things to try.
  package static func text(_ bundle: OpenedBundle, style: Style) -> String {
    let manifest = bundle.file.manifest
    let counts = manifest.counts
    let parts = [
      counts.clubs.of("club"), counts.museums.of("museum"), counts.photographers.of("photographer"),
      counts.assets.of("picture"),
    ]
    let examples = ["people jan", "clubs country:NL", "help"].map(style.bold)
    return """
      \(style.bold(bundle.path.harmless)): release \(manifest.release.harmless), \
      \(parts.joined(separator: ", "))
      Try: \(examples.joined(separator: "   ")) \(style.dim("  TAB completes, Ctrl-D leaves"))

      """
  }
}
