package struct ExportProgress: Sendable {
  /// The phases of an export, in this order.
  package enum Phase: String, Sendable, CaseIterable {
    /// Reading Levels 0 and 1.
    case discovering
    /// Reading member lists and galleries.
    case clubs
    /// Hashing and checking pictures.
    case pictures
    /// Finishing the catalog and making the viewer's files.
    case pages
    /// Writing the bundle.
    case packing
    /// Fetching parts of a bundle; not a phase of an export.
    case fetching
  }

  package let phase: Phase
  /// The number of clubs, pictures, files or bytes that are done.
  package let done: Int
  /// The total number of them; 0 if unknown.
  package let total: Int
  /// The number of files and pictures that could not be fetched so far.
  package let failures: Int
  /// The number of bytes of pictures read, or of the bundle packed, so far.
  package let bytes: Int

  package init(phase: Phase, done: Int, total: Int, failures: Int, bytes: Int) {
    (self.phase, self.done, self.total) = (phase, done, total)
    (self.failures, self.bytes) = (failures, bytes)
  }
}
