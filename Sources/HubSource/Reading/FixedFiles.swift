import Foundation
package import HubFetching
package import HubJSON
import HubModel

/// A level file, and the changes that mend some of its problems.
package struct FixedFile: Sendable {
  package let file: String
  /// The path on this machine, without links.
  package let path: String
  package let original: [UInt8]
  /// The changes, in order; every other byte stays.
  package let edits: [ByteEdit]
  /// The mended problems, in the order of the file.
  package let fixes: [Fix]

  package var fixed: [UInt8] { edits.applied(to: original, in: 0..<original.count) }
}

extension FixedFile {
  /// Finds what can be mended in a level file. Gives nil if there is nothing.
  init?(_ contents: [UInt8], _ role: SourceRecord.Role, file: String, path: String) {
    let log = ProblemLog(file: file, fixes: Mending())
    guard let document = log.parse(contents) else { return nil }
    switch role {
    case .levelZero: _ = LevelZero(document.root, log)
    case .levelOne:
      for entry in LevelOne(document.root, log)?.entries ?? [] {
        _ = entry.record(omitting: [], log)
      }
    case .levelTwo: _ = LevelTwo(document.root, omitting: [], log)
    case .levelThree: _ = LevelThree(document.root, log)
    case .webPage, .pageGallery: return nil
    }
    guard let found = log.fixes, !found.fixes.isEmpty else { return nil }
    self.file = file
    self.path = path
    original = contents
    fixes = found.fixes.sorted {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
    // The parser counts from after the byte order mark.
    let mark = contents.count - document.bytes.count
    edits = document.byteEdits(for: found.edits).map { edit in
      ByteEdit((edit.range.lowerBound + mark)..<(edit.range.upperBound + mark), edit.bytes)
    }
  }
}

extension HubReader {
  /// Returns the level files in the folder of the hub that have problems with only one right answer,
  /// in the order in which they are read, and the files that could not be read.
  ///
  /// - Throws: The errors of ``tree()``, and `CancellationError`.
  package func fixedFiles(
    in folder: FolderFetcher
  ) async throws -> (fixed: [FixedFile], unread: [UnreadFile]) {
    let tree = try await tree()
    var sources = tree.sources
    for organization in tree.organizations {
      sources += try await clubContents(of: organization, in: tree).sources
    }
    var seen = Set<String>()
    var files: [FixedFile] = []
    var unread: [UnreadFile] = []
    for source in sources {
      try Task.checkCancellation()
      guard case .local(let reference) = source.location else { continue }
      let location = source.location.description
      let failure: String?
      switch source.state {
      case .present: failure = nil
      case .failed(let reason) where reason != FetchFailure.missing.reason: failure = reason
      case .failed, .stale, .leftOut: continue
      }
      // A file that cannot be read may have no path, as a link to itself or to another folder.
      let path = folder.localPath(of: source.location)
      guard path != nil || folder.mayContain(reference) else { continue }
      // A gallery may also be an XML file.
      guard (path ?? location).hasSuffix(".json"), seen.insert(path ?? location).inserted else {
        continue
      }
      guard failure == nil, let path else {
        unread.append(UnreadFile(file: location, reason: failure ?? "could not be read"))
        continue
      }
      do throws(FetchFailure) {
        let contents = try await wholeContents(of: source)
        if let file = FixedFile(contents, source.role, file: location, path: path) {
          files.append(file)
        }
      } catch {
        if let fatal = error.fatal { throw fatal }
        unread.append(UnreadFile(file: location, reason: error.reason))
      }
    }
    return (files, unread)
  }

  /// Returns the contents of a file. Those that were read before lack clubs that are not selected.
  private func wholeContents(of source: SourceRecord) async throws(FetchFailure) -> [UInt8] {
    if !options.isFiltering, let contents = source.contents { return contents }
    return try await fetcher.read(source.location, as: .levelFile).contents
  }
}

extension FolderFetcher {
  /// Returns false if there is neither a file nor a link at a path in the folder.
  fileprivate func mayContain(_ path: String) -> Bool {
    var status = stat()
    return lstat(folderPath + "/" + path, &status) == 0
      || ![ENOENT, ENOTDIR, ENAMETOOLONG].contains(errno)
  }
}

/// A level file that was not searched for mistakes, because it could not be read.
package struct UnreadFile: Sendable {
  package let file: String
  package let reason: String
}
