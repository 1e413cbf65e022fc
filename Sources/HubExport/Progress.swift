/// How far an export has come.
package struct ExportProgress: Sendable {
  /// What an export does, in this order.
  package enum Phase: String, Sendable, CaseIterable {
    /// Levels 0 and 1.
    case discovering
    /// Member lists and galleries.
    case clubs
    /// Hashing and checking pictures.
    case pictures
    /// Finishing the catalog, and making the viewer's files of it.
    case pages
    /// Writing the bundle.
    case packing
  }

  /// What is being done.
  package let phase: Phase
  /// How much of it is done: clubs, pictures, files, or bytes.
  package let done: Int
  /// How much there is of it; 0 when not known.
  package let total: Int
  /// How many files or pictures could not be had so far.
  package let failures: Int
  /// Bytes of pictures that were read so far, or of the bundle that were packed.
  package let bytes: Int
}
