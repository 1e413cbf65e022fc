import Foundation
import HubBundle
import HubExport
import HubFetching
import HubModel
import HubPictures
import HubSource
import HubSystem
import TestSupport
import Testing

/// Rights stay in the pictures of a bundle, and whereabouts do not.
struct PictureRightsTests {
  private let hub: SmallHub

  init() throws { hub = try SmallHub() }

  /// Writes a club with a portfolio of marked pictures, with one of them as portrait.
  private func writeHub(_ samples: [SamplePicture] = MarkedPicture.copied) async throws {
    let id = #"{"town": "Lensberg", "fullName": "Fotokring Knipoog", "nickName": "fkKnipoog"}"#
    try hub.write("root_.level1.json", #"{"clubs": [{"idPlus": \#(id)}]}"#)
    try hub.write("root.level0.json", #"{"keywords": [], "languages": []}"#)
    try hub.write(
      "fkKnipoog.level2.json",
      """
      {"club": {"idPlus": \(id)}, "members": [{"name": {"givenName": "Flip", "familyName": "Flits"},
       "optional": {"photographerImage": "flip/jpeg.jpg", "level3URL": "flip/"}}]}
      """)
    var images = ""
    for sample in samples {
      let name = "\(sample.name).\(sample.facts.format.fileExtension)"
      images +=
        "<image imageURL=\"\(name)\" thumbURL=\"\(name)\"><title>\(sample.name)</title></image>"
      let path = try hub.folder.write(Data(), to: "hub/flip/" + name)
      try await MarkedPicture.write(sample, to: path)
    }
    try hub.write("flip/config.xml", "<juiceboxgallery>\(images)</juiceboxgallery>")
  }

  private func export(
    _ name: String, imaging: Bool, _ change: (inout ExportOptions) -> Void
  ) async throws -> BundleFile {
    var options = ExportOptions(
      created: Date(timeIntervalSince1970: 1_794_700_800), generator: "hubpack test")
    options.assets = .all
    options.thumbnailEdge = nil
    options.output = hub.folder.path(name)
    options.replacesExisting = true
    change(&options)
    let fetcher = try FolderFetcher(path: hub.path)
    let imaging = imaging ? Imaging(program: Program.imagingHelper, width: 1) : nil
    let result = try await Exporter(fetcher, options: options, imaging: imaging).export(
      hubName: "h")
    await imaging?.shutDown()
    #expect(result.problems.map(\.message) == [])
    return try BundleFile(path: result.path)
  }

  /// Returns all bytes of a bundle, inflated, and the paths of its pictures.
  private func unpacked(_ bundle: BundleFile) throws -> (bytes: Data, pictures: [String]) {
    let path = hub.folder.path(UUID().uuidString)
    try bundle.unpack(to: path)
    var (bytes, pictures) = (Data(), [String]())
    for case let name as String in try #require(FileManager.default.enumerator(atPath: path)) {
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path + "/" + name)) else {
        continue
      }
      bytes += data
      if name.hasPrefix("assets/") { pictures.append(path + "/" + name) }
    }
    return (bytes, pictures)
  }

  private func check(
    _ name: String, _ samples: [SamplePicture] = MarkedPicture.copied
  ) async throws {
    let bundle = try BundleFile(path: hub.folder.path(name))
    let (bytes, pictures) = try unpacked(bundle)
    #expect(MarkedPicture.marks(in: bytes) == [])
    #expect(pictures.count >= samples.count - 1)
    for picture in pictures {
      let found = try await MarkedPicture.metadata(of: picture)
      #expect(!found.keys.contains { $0.contains("GPS") }, "\(picture)")
      #expect(found["XMP-dc:Rights"] == MarkedPicture.rights.copyright, "\(picture)")
      #expect(found["XMP-dc:Creator"] == MarkedPicture.rights.creator, "\(picture)")
      #expect(found["XMP-cc:License"] == MarkedPicture.rights.license, "\(picture)")
    }
    try bundle.catalog().forEachPicture { #expect($0.rights == MarkedPicture.rights) }
    #expect(bundle.manifest.pictureMetadata == "rights")
    #expect(try BundleFile.verify(path: hub.folder.path(name)).isSound)
  }

  @Test func `the published pixels go into the bundle with rights alone`() async throws {
    try await writeHub()
    let bundle = try await export("whole", imaging: false) { _ in }
    try await check("whole")
    try bundle.catalog().forEachPicture { #expect($0.form == .cleaned) }
    #expect(try await export("again", imaging: false) { _ in }.id == bundle.id)
  }

  #if Imaging
    @Test(arguments: [nil, 1000, 16])
    func `smaller versions have the same rights`(imageEdge: Int?) async throws {
      try await writeHub(MarkedPicture.samples)
      _ = try await export("small", imaging: true) {
        $0.thumbnailEdge = 16
        $0.imageEdge = imageEdge
      }
      try await check("small", MarkedPicture.samples)
    }

    @Test func `the pixels of a copy are those of the picture`() async throws {
      let imaging = Imaging(program: Program.imagingHelper, width: 1)
      for sample in MarkedPicture.copied {
        let (old, new) = (hub.folder.path("old"), hub.folder.path(sample.name))
        try await MarkedPicture.write(sample, to: old, orientation: 6)
        try CleanedPicture(try #require(PictureFile(FileSlice(path: old)))).write(to: new)
        var pixels = Set<Data>()
        for path in [old, new] {
          _ = try await imaging.reduce(
            FileSlice(path: path), format: sample.facts.format, edge: 64, to: path + ".small")
          pixels.insert(try Data(contentsOf: URL(fileURLWithPath: path + ".small")))
        }
        #expect(pixels.count == 1, "\(sample)")
      }
      await imaging.shutDown()
    }
  #endif

  @Test func `all metadata is kept on request, and the manifest says so`() async throws {
    try await writeHub(MarkedPicture.samples)
    let bundle = try await export("kept", imaging: false) { $0.keepsMetadata = true }
    #expect(MarkedPicture.marks(in: try unpacked(bundle).bytes) == MarkedPicture.marks)
    #expect(bundle.manifest.pictureMetadata == "all")
    try bundle.catalog().forEachPicture {
      #expect($0.form == .published && $0.rights == MarkedPicture.rights)
    }
  }

  @Test func `a creator that is an email address is omitted from the catalog`() async throws {
    try await writeHub()
    let sample = try #require(MarkedPicture.samples.first { $0.facts.format == .jpeg })
    let path = hub.folder.path("hub/flip/jpeg.jpg")
    try await MarkedPicture.write(
      sample, to: path,
      rights: [
        "-XMP-dc:Creator=Flip Flits", "-XMP-dc:Creator=flip@flits.example",
        "-XMP-dc:Rights=© flip@flits.example",
      ])
    func creators(_ bundle: BundleFile) throws -> [String?] {
      var found: [String?] = []
      try bundle.catalog().forEachPicture { picture in
        if picture.location == "flip/jpeg.jpg" { found.append(picture.rights.creator) }
      }
      return found
    }
    let omitting = try await export("omitting", imaging: false) {
      $0.reading.omissions = [.emails]
    }
    #expect(try creators(omitting) == ["Flip Flits"])
    let whole = try await export("whole", imaging: false) { _ in }
    #expect(try creators(whole) == ["Flip Flits; flip@flits.example"])
  }

  /// A portrait whose metadata cannot be told from its pixels: it has the boxes of a sequence.
  private func writeSequence() async throws {
    try await writeHub()
    try hub.write("flip/config.xml", "<juiceboxgallery></juiceboxgallery>")
    let path = hub.folder.path("portrait.avif")
    try await MarkedPicture.write(.avif, to: path)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    try hub.folder.write(
      bytes + Data([0, 0, 0, 8]) + Data("moov".utf8), to: "hub/flip/jpeg.jpg")
  }

  @Test func `a picture that cannot be cleaned is left out without an imaging helper`()
    async throws
  {
    try await writeSequence()
    let result = try await hub.export { ($0.assets, $0.thumbnailEdge) = (.all, nil) }
    #expect(
      result.problems.map(\.message) == [
        "the picture flip/jpeg.jpg could not be read: its metadata cannot be removed "
          + "(it is a sequence)"
      ])
    #expect(result.manifest.counts[.assets] == 0 && result.manifest.counts[.failedPictures] == 1)
  }

  #if Imaging
    @Test func `a picture that cannot be cleaned is encoded anew, with its rights`() async throws {
      try await writeSequence()
      let bundle = try await export("anew", imaging: true) { _ in }
      #expect(MarkedPicture.marks(in: try unpacked(bundle).bytes) == [])
      try bundle.catalog().forEachPicture {
        #expect($0.form == .reduced && $0.rights == MarkedPicture.rights)
        #expect($0.asset?.width == SamplePicture.avif.facts.width)
      }
    }
  #endif

  @Test func `an unpacked hub has the same rights and content`() async throws {
    try await writeHub()
    let first = try await export("first", imaging: false) { _ in }
    try first.unpack(to: hub.folder.path("again"), as: .hub)
    let second = try await SmallHub.export(
      hub.folder.path("again"), to: hub.folder.path("second")
    ) { $0.assets = .all }
    #expect(second.manifest.contentDigests == first.manifest.contentDigests)
    try BundleFile(path: second.path).catalog().forEachPicture {
      #expect($0.rights == MarkedPicture.rights)
    }
  }
}
