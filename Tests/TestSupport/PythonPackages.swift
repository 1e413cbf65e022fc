import Foundation

/// The Python packages that Debian does not have, as `Scripts/install-packages --tests` installs them.
package enum PythonPackages {
  /// The Python that finds them.
  package static let python = Checkout.path(".build/python-packages/bin/python")

  /// True if they could be installed.
  package static var areInstalled: Bool {
    FileManager.default.fileExists(atPath: Checkout.path(".build/python-packages/installed"))
  }
}
