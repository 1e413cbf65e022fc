package import HubModel

/// Parts of a bundle, one after the other in one file, until they are packed: to make a file for each takes longer,
/// and Foundation's `Data.write` waits for the disk besides.
package final class StagingFile {
  private let file: WrittenFile
  private var end = 0

  /// Makes the file.
  ///
  /// - Throws: `FileFault`
  package init(path: String) throws(FileFault) {
    file = try WrittenFile(new: path)
  }

  /// Adds a part; where it is.
  ///
  /// - Throws: `FileFault`
  package func append(_ contents: [UInt8]) throws(FileFault) -> FileSlice {
    let start = end
    try file.write(contents)
    end += contents.count
    return FileSlice(path: file.path, range: start..<end)
  }

  /// Ends the writing, before the parts are read. Some file systems tell only now that they had no room.
  ///
  /// - Throws: `FileFault`
  package func close() throws(FileFault) { try file.close() }
}
