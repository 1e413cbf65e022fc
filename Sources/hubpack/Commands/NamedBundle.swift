import HubBundle

/// Trouble with a bundle, and the bundle's name.
struct NamedBundleError: Error, CustomStringConvertible {
  let path: String
  let underlying: BundleError

  var description: String { underlying.description(of: path) }
}

/// Opens a bundle and uses it; whatever is wrong with it is told with its name.
func withBundle<Value>(at path: String, _ use: (BundleFile) throws -> Value) throws -> Value {
  do {
    return try use(BundleFile(path: path))
  } catch let error as BundleError {
    throw NamedBundleError(path: path, underlying: error)
  }
}
