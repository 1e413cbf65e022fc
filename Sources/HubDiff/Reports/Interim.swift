package import HubBundle

extension HubValues {
  package static func differing(
    _ old: BundleFile, _ new: BundleFile
  ) throws -> (HubValues, HubValues) { (HubValues(), HubValues()) }
}
