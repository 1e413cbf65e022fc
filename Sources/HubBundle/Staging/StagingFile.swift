package import HubSystem

/// A temporary file with parts of a bundle, one after another, until they are packed. One file per
/// part would take longer, and Foundation's `Data.write` also waits for the disk.
package final class StagingFile {
  private let file: WrittenFile
  private var end = 0

  package init(path: String) throws(FileFault) {
    file = try WrittenFile(new: path)
  }

  package func append(_ contents: [UInt8]) throws(FileFault) -> FileSlice {
    let start = end
    try file.write(contents)
    end += contents.count
    return FileSlice(path: file.path, range: start..<end)
  }

  /// Closes the file, before the parts are read. Some file systems report only now that they are
  /// full.
  package func close() throws(FileFault) { try file.close() }
}
