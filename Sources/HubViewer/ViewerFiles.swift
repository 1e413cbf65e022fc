package import HubBundle
import HubGeography

/// The offline viewer of a bundle: `index.html`, scripts and styles, and the data in pieces.
///
/// A bundle usually contains these files. For a bundle without them, a server makes each file on
/// request. The same catalog and manifest give the same bytes.
///
/// ```swift
/// let files = try ViewerFiles(bundle.catalog(), manifest: bundle.manifest)
/// try files.makeAll { name, contents in try write(contents, to: name) }
/// ```
package struct ViewerFiles: Sendable {
  /// The name of the page to open.
  package static let start = "index.html"
  /// The folder of all other files.
  package static let prefix = "viewer/"
  package static let dataPrefix = prefix + "data/"

  /// The page, scripts and styles, as entries of a bundle, sorted by name. The scripts are the modules
  /// in the folder Pages, joined (Plugins/EmbedTexts).
  private static let pages = EmbeddedTexts.all
    .map { (name: $0.name == start ? start : prefix + $0.name, text: $0.text) }
    .sorted { $0.name < $1.name }

  /// The codes of the languages of the pages, in the order in which they can be chosen (words.js).
  package static let languages = EmbeddedTexts.start_js
    .matches(of: /(?m)^([a-z]{2}): \{ name:/).map { String($0.1) }

  /// The names of all files, as entries of a bundle: pages first, then data.
  package let names: [String]
  let catalog: Catalog
  let manifest: Manifest
  let plan: PiecePlan

  /// Plans the files. O(memberships), with a few bytes of memory for each.
  ///
  /// - Parameter manifest: The manifest of the same bundle. Its entries are not used, so it need
  ///   not list the viewer yet.
  /// - Throws: `BundleError`.
  package init(_ catalog: Catalog, manifest: Manifest) throws {
    let plan = try PiecePlan(catalog)
    let names = Self.pages.map(\.name) + plan.pieces.map(\.entry)
    self.init(catalog: catalog, names: names, manifest: manifest, plan: plan)
  }

  private init(catalog: Catalog, names: [String], manifest: Manifest, plan: PiecePlan) {
    (self.catalog, self.names, self.manifest, self.plan) = (catalog, names, manifest, plan)
  }

  /// Returns the bytes of a file; nil if there is none with that name. O(rows of the file).
  ///
  /// - Throws: `BundleError`.
  package func contents(of name: String) throws -> [UInt8]? {
    if let page = Self.pages.first(where: { $0.name == name }) {
      return Array((name == Self.start ? try startPage(page.text) : page.text).utf8)
    }
    guard let piece = Piece(entry: name), plan.contains(piece) else { return nil }
    var bytes: [UInt8] = Array("hubpack.piece(\"\(piece.name)\",".utf8)
    try value(of: piece).write(to: &bytes)
    bytes += ");\n".utf8
    return bytes
  }

  /// Makes all files, on all cores, and passes them on in the order of ``names``. O(rows)
  ///
  /// - Throws: `BundleError`, `CancellationError`, and the errors of `use`.
  package func makeAll(_ use: (_ name: String, _ contents: [UInt8]) throws -> Void) throws {
    // So many fit into memory.
    let step = 64
    for start in stride(from: 0, to: names.count, by: step) {
      let some = Array(names[start...].prefix(step))
      let contents = try catalog.inParallel(some, check: Task<Never, Never>.checkCancellation) {
        try ViewerFiles(catalog: $0, names: names, manifest: manifest, plan: plan)
          .contents(of: $1) ?? []
      }
      for (name, contents) in zip(some, contents) { try use(name, contents.get()) }
    }
  }

  private func value(of piece: Piece) throws -> PieceValue {
    switch piece.kind {
    case .hub: try hub()
    case .borders: .text(CountryAtlas.naturalEarthText)
    case .geography: .text(CountryAtlas.mapDetails)
    case .towns: try towns()
    case .organizations: try organizations(piece.number)
    case .details: try details(piece.number)
    case .names: try names(piece.number)
    case .people: try people(piece.number)
    case .members: try members(piece.number)
    case .images: try images(piece.number)
    case .exhibitions: try exhibitions(piece.number)
    case .statistics: try statistics()
    }
  }
}

struct Piece: Hashable {
  enum Kind: String, CaseIterable {
    /// The facts of the bundle, the keywords, and the numbers of other pieces.
    case hub
    case borders
    /// Towns, lakes and the positions of country names, for a map that is zoomed in.
    case geography
    /// The towns of the countries that the hub is in, for distances.
    case towns
    /// Clubs and museums, with the facts that lists show.
    case organizations
    /// The further facts on the pages of clubs and museums.
    case details
    /// Photographers, with the facts that lists and searching need.
    case names
    /// The further facts on the cards of photographers.
    case people
    case members
    case images
    /// Exhibitions, with all facts on their pages.
    case exhibitions
    /// Numbers of members by year, of organizations by country, and of people by keyword.
    case statistics

    /// True if there is always exactly one piece.
    var isSingle: Bool { self == .hub || self == .statistics || self == .towns || isFixed }

    /// True if the contents are part of the program, and the same for every bundle.
    var isFixed: Bool { self == .borders || self == .geography }
  }

  let kind: Kind
  let number: Int

  init(_ kind: Kind, _ number: Int = 0) {
    self.kind = kind
    self.number = number
  }

  /// The name of the piece: "people-3".
  var name: String { kind.isSingle ? kind.rawValue : "\(kind.rawValue)-\(number)" }

  /// The entry of the piece in a bundle: "viewer/data/people-3.js".
  var entry: String { "\(ViewerFiles.prefix)data/\(name).js" }

  /// Parses the name of an entry; nil if no piece has such a name.
  init?(entry: String) {
    let stem = entry.dropFirst("\(ViewerFiles.prefix)data/".count).dropLast(".js".count)
    let parts = stem.split(separator: "-", maxSplits: 1)
    guard let kind = parts.first.flatMap({ Kind(rawValue: String($0)) }) else { return nil }
    self.init(kind, parts.count == 2 ? Int(parts[1]) ?? -1 : 0)
    guard self.entry == entry else { return nil }
  }
}
