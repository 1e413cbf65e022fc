/// Which hubpack this is.
enum Version {
  static let number = "0.1.0"
  /// What the manifests of its bundles say.
  static let generator = "hubpack \(number)"
}
