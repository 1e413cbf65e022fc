import HubModel
import HubXML

/// The rights in an XMP packet (ISO 16684-1).
enum XMPPacket {
  /// The mark of a packet in a JPEG.
  static let mark = Array("http://ns.adobe.com/xap/1.0/\0".utf8)

  /// Returns the rights in a packet; what follows an error in the XML is ignored.
  static func rights(in packet: [UInt8]) -> PictureRights {
    var packet = packet
    while packet.last == 0 { packet.removeLast() }
    guard XMLReader.refusal(of: packet) == nil else { return PictureRights() }
    let visitor = XMPVisitor()
    try? XMLReader.read(packet, names: .expanded, by: visitor)
    return visitor.rights
  }

  static func encoded(_ rights: PictureRights) -> [UInt8]? {
    guard !rights.isEmpty else { return nil }
    var properties = ""
    if !rights.creators.isEmpty {
      let items = rights.creators.map { "<rdf:li>\(escaped($0))</rdf:li>" }.joined()
      properties += "<dc:creator><rdf:Seq>\(items)</rdf:Seq></dc:creator>"
    }
    for (name, text) in [
      ("dc:rights", rights.copyright), ("xmpRights:UsageTerms", rights.usageTerms),
    ] {
      guard let text else { continue }
      properties += "<\(name)><rdf:Alt><rdf:li xml:lang=\"x-default\">\(escaped(text))</rdf:li>"
      properties += "</rdf:Alt></\(name)>"
    }
    if let license = rights.license {
      properties += "<cc:license rdf:resource=\"\(escaped(license))\"/>"
      if license.contains("://") {
        properties += "<xmpRights:WebStatement>\(escaped(license))</xmpRights:WebStatement>"
      }
    }
    let packet = """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">\
      <rdf:RDF xmlns:rdf="\(XMPName.rdf)"><rdf:Description rdf:about="" xmlns:dc="\(XMPName.dublinCore)" \
      xmlns:xmpRights="\(XMPName.rights)" xmlns:cc="\(XMPName.creativeCommons)">\(properties)\
      </rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>
      """
    return Array(packet.utf8)
  }

  /// Returns true if a packet has only rights, as ``encoded(_:)`` writes them.
  static func isOnlyRights(_ packet: [UInt8]) -> Bool {
    packet == encoded(rights(in: packet))
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

/// The namespaces of XMP, and names in their expanded form.
private enum XMPName {
  static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  static let dublinCore = "http://purl.org/dc/elements/1.1/"
  static let rights = "http://ns.adobe.com/xap/1.0/rights/"
  static let creativeCommons = "http://creativecommons.org/ns#"

  static let creator = dublinCore + "creator"
  static let copyright = dublinCore + "rights"
  static let usageTerms = rights + "UsageTerms"
  static let webStatement = rights + "WebStatement"
  static let license = creativeCommons + "license"
  static let oldLicense = "http://web.resource.org/cc/license"
  static let all: Set = [creator, copyright, usageTerms, webStatement, license, oldLicense]

  static let description = rdf + "Description"
  static let item = rdf + "li"
  static let resource = rdf + "resource"
  static let language = "http://www.w3.org/XML/1998/namespacelang"
}

/// Collects the rights while an XMP packet is parsed.
///
/// A property is an attribute or a child of a top-level `rdf:Description`. Its value is a text, a
/// resource, or a list of items.
private final class XMPVisitor: XMLVisitor {
  /// The maximum number of items of a list, and of bytes of a text.
  private static let limits = (items: 20, bytes: 1 << 14)

  private var path: [String] = []
  private var values: [String: [String]] = [:]
  /// The properties with an item in the default language, which needs no other one.
  private var settled = Set<String>()
  private var isDefault = false
  private var text: [UInt8] = []

  /// The property at the current element, if it is one about rights of the picture itself.
  private var property: String? {
    guard let start = path.firstIndex(of: XMPName.description), path.count > start + 1,
      XMPName.all.contains(path[start + 1])
    else { return nil }
    return path[start + 1]
  }

  func begin(_ name: String, _ attributes: [String: String], at position: Problem.Position) {
    path.append(name)
    text = []
    if name == XMPName.description, path.filter({ $0 == name }).count == 1 {
      for (name, value) in attributes where XMPName.all.contains(name) { add(value, to: name) }
    } else if let property, path.last == property, let resource = attributes[XMPName.resource] {
      add(resource, to: property)
    }
    isDefault = attributes[XMPName.language] == "x-default"
  }

  func add(text: UnsafeBufferPointer<UInt8>) {
    guard property != nil, self.text.count < Self.limits.bytes else { return }
    self.text += text
  }

  func end(_ name: String) {
    if let property, name == property || name == XMPName.item {
      let text = String(decoding: self.text, as: UTF8.self)
      if name == XMPName.item, isDefault, settled.insert(property).inserted {
        values[property] = [text]
      } else if !settled.contains(property) {
        add(text, to: property)
      }
    }
    text = []
    path.removeLast()
  }

  private func add(_ text: String, to property: String) {
    guard !text.allSatisfy(\.isWhitespace), values[property, default: []].count < Self.limits.items
    else { return }
    values[property, default: []].append(text)
  }

  /// The rights found so far. Creators are a list; of other texts, the first one counts.
  var rights: PictureRights {
    func first(_ names: String...) -> String? {
      names.lazy.compactMap { self.values[$0]?.first }.first
    }
    return PictureRights(
      creator: values[XMPName.creator]?.joined(separator: PictureRights.separator),
      copyright: first(XMPName.copyright),
      license: first(XMPName.license, XMPName.oldLicense, XMPName.webStatement),
      usageTerms: first(XMPName.usageTerms))
  }
}
