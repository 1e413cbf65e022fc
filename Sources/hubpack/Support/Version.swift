enum Version {
  static let number = "1.0.0"
  /// The generator that the manifests of its bundles name.
  static let generator = "hubpack \(number)"
}
