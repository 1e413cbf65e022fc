import Crypto
package import HubModel
package import HubSystem

extension BundleFile {
  /// A range of the file, and the offset in an earlier file that has the same bytes; nil if they
  /// have to be read from this file.
  private typealias Piece = (range: Range<Int>, earlier: Int?)

  /// Copies the whole file byte for byte. What an earlier bundle has, too, is taken from there.
  ///
  /// The earlier bundle is trusted to have what its directory states, so the caller has to compare
  /// the digest. O(size)
  ///
  /// - Parameters:
  ///   - earlier: The bundle that may have the same entries.
  ///   - fetched: A file with what an interrupted copy has fetched, at the same offsets.
  ///   - keep: Called for each range that `fetched` has.
  /// - Returns: The digest of the bytes that were written.
  /// - Throws: ``BundleError``, `FileFault`, or `CancellationError`.
  package func copy(
    to output: WrittenFile, takingFrom earlier: BundleFile? = nil,
    fetched: (any RandomAccess)? = nil, keep: (Range<Int>) -> Void = { _ in }
  ) throws -> HexDigest {
    let pieces = try pieces(from: earlier, fetched, keep)
    try file.prefetch(pieces.filter { $0.earlier == nil }.map(\.range))
    var hash = SHA256()
    var gathered: [UInt8] = []
    let enough = 1 << 20
    gathered.reserveCapacity(2 * enough)
    func write() throws {
      try gathered.withUnsafeBytes { bytes in
        hash.update(bufferPointer: bytes)
        try output.write(bytes)
      }
      gathered.removeAll(keepingCapacity: true)
      try Task.checkCancellation()
    }
    for (range, offset) in pieces {
      let source = offset == nil ? file : earlier?.file ?? file
      let start = offset ?? range.lowerBound
      try source.forEachChunk(of: start..<(start + range.count)) { chunk in
        gathered += chunk
        if gathered.count >= enough { try write() }
      }
    }
    try write()
    return HexDigest(bytes: hash.finalize())
  }

  /// Divides the file into pieces, as few as possible.
  private func pieces(
    from earlier: BundleFile?, _ fetched: (any RandomAccess)?, _ keep: (Range<Int>) -> Void
  ) throws -> [Piece] {
    guard file.isRemote || earlier != nil else { return [(0..<size, nil)] }
    let (directory, known) = (try directory, try earlier?.directory)
    var pieces: [Piece] = []
    func add(_ range: Range<Int>, _ offset: Int?) {
      if let last = pieces.last, last.earlier.map({ $0 + last.range.count }) == offset {
        pieces[pieces.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        pieces.append((range, offset))
      }
    }
    for entry in directory.entries {
      let name = directory.name(of: entry)
      let same = known?[name].flatMap { entry.isLike($0) ? $0.offset : nil }
      let range = entry.offset..<entry.limit
      if same == nil, let fetched, range.upperBound <= fetched.size,
        (try? EntryReader(file: fetched, entry: entry, name: name).read(comparesChecksum: true) {
          _ in
        }) != nil
      {
        keep(range)
      }
      add(range, same)
    }
    add((directory.entries.last?.limit ?? 0)..<size, nil)
    return pieces
  }
}
