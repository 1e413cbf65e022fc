/// The folders of the user (XDG Base Directory Specification).
package enum UserFolder {
  /// Returns the folder of this program: `$XDG_CONFIG_HOME/hubpack`, or else `~/.config/hubpack`;
  /// nil if neither variable is set.
  ///
  /// - Parameters:
  ///   - variable: the environment variable, "XDG_CONFIG_HOME".
  ///   - usual: the default below the home folder, ".config".
  package static func path(
    _ variable: String, usual: String, _ environment: [String: String]
  ) -> String? {
    if let folder = environment[variable], folder.hasPrefix("/") { return folder + "/hubpack" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/\(usual)/hubpack"
  }
}
