import HubModel

/// The rights that the blocks of metadata of a picture state.
///
/// If they contradict each other, XMP prevails over IPTC, IPTC over EXIF, and EXIF over the texts
/// of a PNG (Metadata Working Group, Guidelines for Handling Image Metadata 2.0, section 3.3). Of
/// several blocks of one kind, the first that states rights counts.
struct PictureMetadata: Sendable {
  /// The maximum size of a block that is read. Larger ones are removed without having been read.
  static let longestBlock = 1 << 20

  private var xmp = StatedRights()
  private var iptc = StatedRights()
  private var exif = StatedRights()
  private var texts = StatedRights()

  var rights: StatedRights {
    var rights = xmp
    for block in [iptc, exif, texts] { rights.fill(from: block) }
    return rights
  }

  mutating func add(xmp packet: [UInt8]) {
    if xmp.rights.isEmpty { xmp = StatedRights(XMPPacket.rights(in: packet)) }
  }

  /// Adds the image resources of Photoshop, which may contain IPTC.
  mutating func add(photoshop resources: [UInt8]) {
    if iptc.rights.isEmpty { iptc = IPTCBlock.rights(inPhotoshop: resources) }
  }

  mutating func add(exif block: [UInt8]) {
    if exif.rights.isEmpty { exif = ExifBlock(block).rights }
  }

  mutating func add(text: LegacyText, keyword: String) {
    switch keyword {
    case "Author": texts.fill(from: StatedRights(creator: text))
    case "Copyright": texts.fill(from: StatedRights(copyright: text))
    default: break
    }
  }
}
