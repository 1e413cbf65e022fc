import Foundation
import HubFetching
import HubJSON
import HubModel

@testable import HubBundle
@testable import HubChannel
@testable import HubPages
@testable import HubSource

/// The readers of bytes that strangers wrote, but for pictures and HTTP, which `HubPicturesTests` and `WebTests` try.
///
/// Whatever the bytes, a reader may refuse them, but neither trap nor run for ever. Each also keeps a rule that holds for
/// whatever it accepts.
enum FuzzedReader: String, CaseIterable, Sendable {
  /// Level files of all four levels.
  case level
  /// Galleries of JuiceBox.
  case juicebox
  /// Web pages, as the helper that parses them tells their parts.
  case page
  case manifest
  /// The directory of an archive, and the entries that it lists.
  case directory
  case catalog
  /// The file of a channel, and signatures.
  case channel
  /// Lines at the prompt.
  case query
  case date
  case url

  func read(_ bytes: [UInt8]) {
    switch self {
    case .level: Self.readLevels(bytes)
    case .juicebox: _ = JuiceBox.read(bytes, ProblemLog(file: "config.xml"))
    case .page: Self.readPage(bytes)
    case .manifest: Self.readManifest(bytes)
    case .directory: Self.readDirectory(bytes)
    case .catalog: Self.readCatalog(bytes)
    case .channel: Self.readChannel(bytes)
    case .query: parseFuzzed(String(decoding: bytes, as: UTF8.self))
    case .date: Self.readDate(String(decoding: bytes, as: UTF8.self))
    case .url: Self.readURL(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// A problem stands in the file.
  private static func readLevels(_ bytes: [UInt8]) {
    let log = ProblemLog(file: "fuzzed.level2.json")
    guard let root = log.parse(bytes)?.root else { return }
    _ = LevelZero(root, log)
    let levelOne = LevelOne(root, log)
    for entry in levelOne?.entries ?? [] { _ = entry.record(omitting: [], log) }
    _ = LevelTwo(root, omitting: [], log)
    _ = LevelThree(root, log)
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    for problem in log.finished() {
      precondition((1...lines).contains(problem.position?.line ?? 1), "\(problem)")
    }
  }

  /// Elements end where they begin, or later.
  private static func readPage(_ bytes: [UInt8]) {
    guard let document = HTMLDocument(parts: bytes) else { return }
    for (index, node) in document.nodes.enumerated() {
      precondition(node.parent < index && node.end > index && node.end <= document.nodes.count)
    }
    let location = HubLocation.remote("https://fotoclub.example/ada/")
    let folder = PortfolioFolder(of: location, publishedAt: location)
    _ = try? PageReader(document, at: location, in: folder).read(until: .now + .seconds(2))
  }

  /// What is written again says the same.
  private static func readManifest(_ bytes: [UInt8]) {
    guard let json = try? ManifestDocument.parse(bytes),
      (try? ManifestDocument.checkVersion(json)) != nil,
      let manifest = try? ManifestDocument(json).manifest
    else { return }
    do {
      let again = try ManifestDocument(ManifestDocument.parse(Array(manifest.encoded())))
      precondition(again.manifest == manifest)
    } catch {
      preconditionFailure("what was accepted is refused when it is written again: \(error)")
    }
  }

  /// An entry has as many bytes as the directory says.
  private static func readDirectory(_ bytes: [UInt8]) {
    let file = Memory(bytes: bytes)
    guard let directory = try? ZipDirectory(of: file) else { return }
    for entry in directory.entries.prefix(50) {
      var size = 0
      let reader = EntryReader(file: file, entry: entry, name: directory.name(of: entry))
      if (try? reader.read(comparesChecksum: true) { size += $0.count }) != nil {
        precondition(size == entry.size)
      }
    }
  }

  private static func readCatalog(_ bytes: [UInt8]) {
    let read = try? Catalog(size: bytes.count) { $0.copyBytes(from: bytes) }
    guard let catalog = read, (try? catalog.checkPages()) != nil else { return }
    for check in catalog.texts { try? check(catalog) }
    _ = try? catalog.problems()
    _ = try? catalog.sources()
    _ = try? catalog.lacksParts()
  }

  /// What is written again says the same.
  private static func readChannel(_ bytes: [UInt8]) {
    _ = SignatureFile(bytes)
    guard let channel = try? Channel(bytes) else { return }
    do {
      let written = try channel.encoded()
      let again = try Channel(written).encoded()
      precondition(again == written)
    } catch {
      preconditionFailure("what was accepted is refused when it is written again: \(error)")
    }
  }

  /// A date is written in the form in which it is read.
  private static func readDate(_ text: String) {
    if let date = PartialDate(iso: text) {
      precondition(PartialDate(iso: date.description) == date)
    }
    if Timestamp.isValid(text) { precondition(text.utf8.allSatisfy { $0 < 128 }) }
    let quoted = text.utf8.filter { $0 >= 0x20 && !#""\"#.utf8.contains($0) }
    readLevels(
      Array(#"{"members":[{"optional":{"birthday":""#.utf8) + quoted + Array(#""}}]}"#.utf8))
  }

  /// The canonical spelling of a canonical spelling is the same, and no reference leads out of a folder.
  private static func readURL(_ text: String) {
    let location = HubLocation(text)
    precondition(location.normalized.normalized == location.normalized, text)
    _ = location.lastComponent
    _ = location.sibling("a.json")
    for base in [HubLocation.local("a/b.json"), .remote("https://fotoclub.example/a/b.json")] {
      guard let target = try? base.resolve(text) else { continue }
      if case .local(let path) = target {
        precondition(!HubLocation.segments(of: path).contains(".."), path)
      }
    }
  }
}

/// A file in memory.
private struct Memory: RandomAccess {
  let bytes: [UInt8]

  var size: Int { bytes.count }

  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(BundleError) {
    guard offset >= 0, buffer.count <= bytes.count, offset <= bytes.count - buffer.count else {
      throw BundleError(.damaged, "unexpected end of file")
    }
    buffer.copyBytes(from: bytes[offset..<(offset + buffer.count)])
  }
}
