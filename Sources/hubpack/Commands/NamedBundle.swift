import HubBundle

struct NamedBundleError: Error, CustomStringConvertible {
  let path: String
  let underlying: BundleError

  var description: String { underlying.description(of: path) }
}

/// Opens a bundle, or standard input for `-`, and uses it; errors about it name it.
func withBundle<Value>(at argument: String, _ use: (BundleFile) throws -> Value) throws -> Value {
  let input = try BundleInput(argument)
  do {
    return try use(BundleFile(path: input.path))
  } catch let error as BundleError {
    throw NamedBundleError(path: input.name, underlying: error)
  }
}
