package import HubBundle
import HubGeography

/// The offline viewer of a bundle: `index.html`, pages, and the data that they load in pieces.
///
/// A bundle usually holds these files. A server makes them for one that does not, and any single
/// piece without the others. The same catalog and manifest give the same bytes.
///
/// ```swift
/// let files = try ViewerFiles(bundle.catalog(), manifest: bundle.manifest)
/// for name in files.names { try write(files.contents(of: name), to: name) }
/// ```
package struct ViewerFiles: Sendable {
  /// The page to open.
  package static let start = "index.html"
  /// What the names of all others begin with.
  package static let prefix = "viewer/"

  /// What the names of pieces of data begin with.
  package static let dataPrefix = prefix + "data/"

  /// The files in Pages, as entries of a bundle. The page to open happens to come first.
  private static let pages = PageTexts.files
    .map { (name: $0.name == start ? start : prefix + $0.name, text: $0.text) }
    .sorted { $0.name < $1.name }

  /// The names of all files, as entries of a bundle: pages first, then data.
  package let names: [String]
  let catalog: Catalog
  let manifest: Manifest
  let plan: PiecePlan

  /// Finds out which files there are; O(memberships), and a few bytes of memory for each.
  ///
  /// - Parameters:
  ///   - catalog: the data to show.
  ///   - manifest: of the same bundle. What it says of entries does not count, so it may be one
  ///     that does not list the viewer yet.
  /// - Throws: `BundleError`.
  package init(_ catalog: Catalog, manifest: Manifest) throws {
    self.catalog = catalog
    self.manifest = manifest
    let plan = try PiecePlan(catalog)
    self.plan = plan
    names = Self.pages.map(\.name) + plan.pieces.map(\.entry)
  }

  /// The bytes of one file; nil when there is none of that name. O(its rows).
  ///
  /// - Throws: `BundleError`.
  package func contents(of name: String) throws -> [UInt8]? {
    if let page = Self.pages.first(where: { $0.name == name }) { return Array(page.text.utf8) }
    guard let piece = Piece(entry: name), plan.contains(piece) else { return nil }
    var bytes: [UInt8] = Array("hubpack.piece(\"\(piece.name)\",".utf8)
    try value(of: piece).write(to: &bytes)
    bytes += ");\n".utf8
    return bytes
  }

  private func value(of piece: Piece) throws -> PieceValue {
    switch piece.kind {
    case .hub: try hub()
    case .borders: .text(CountryAtlas.naturalEarthText)
    case .organizations: organizations(piece.number)
    case .details: try details(piece.number)
    case .names: try names(piece.number)
    case .people: try people(piece.number)
    case .members: try members(piece.number)
    case .images: try images(piece.number)
    case .exhibitions: try exhibitions(piece.number)
    }
  }
}

/// One file of data.
struct Piece: Hashable {
  /// What is in it.
  enum Kind: String, CaseIterable {
    /// What the bundle is; keywords; how many other pieces there are.
    case hub
    /// The borders of countries.
    case borders
    /// Clubs and museums, as lists show them.
    case organizations
    /// What the page of one of those adds.
    case details
    /// Photographers, as far as lists and searching need.
    case names
    /// What the card of a photographer adds.
    case people
    /// The members of clubs.
    case members
    /// The images of galleries.
    case images
    /// Exhibitions, with all that their pages show.
    case exhibitions

    /// Whether there is always exactly one.
    var isSingle: Bool { self == .hub || self == .borders }
  }

  let kind: Kind
  let number: Int

  init(_ kind: Kind, _ number: Int = 0) {
    self.kind = kind
    self.number = number
  }

  /// "people-3"
  var name: String { kind.isSingle ? kind.rawValue : "\(kind.rawValue)-\(number)" }

  /// "viewer/data/people-3.js"
  var entry: String { "\(ViewerFiles.prefix)data/\(name).js" }

  /// Nil when nothing is called so.
  init?(entry: String) {
    let stem = entry.dropFirst("\(ViewerFiles.prefix)data/".count).dropLast(".js".count)
    let parts = stem.split(separator: "-", maxSplits: 1)
    guard let kind = parts.first.flatMap({ Kind(rawValue: String($0)) }) else { return nil }
    self.init(kind, parts.count == 2 ? Int(parts[1]) ?? -1 : 0)
    guard self.entry == entry else { return nil }
  }
}
