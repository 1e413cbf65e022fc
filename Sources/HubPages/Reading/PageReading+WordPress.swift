import HubJSON
import HubModel

extension PageReading {
  /// Returns the content of a page from its record in WordPress' REST interface, as HTML; nil if
  /// there is none.
  package static func content(inRecord contents: [UInt8]) -> [UInt8]? {
    guard
      let root = try? JSONParser.parse(contents, limits: JSONLimits(nodes: 1 << 20, depth: 64))
        .root,
      let content = root["content"], content["protected"]?.bool != true,
      let html = content["rendered"]?.string, !html.isEmpty
    else { return nil }
    return Array(html.utf8)
  }

  /// Marks the pictures that the page has, but its content has not, as parts of its frame. Does
  /// nothing if the content has no picture: some plug-ins add theirs later.
  package mutating func keepContent(of content: PageReading) {
    let own = Set(content.candidates.filter { $0.evidence != .preview }.map(\.identity))
    guard candidates.contains(where: { own.contains($0.identity) }) else { return }
    for index in candidates.indices {
      switch candidates[index].evidence {
      case .list, .preview: continue
      case .linked, .gallery, .figure, .plain: break
      }
      if !own.contains(candidates[index].identity) {
        candidates[index].region = .layout("frame of the page")
      } else if candidates[index].region == .page {
        candidates[index].region = .content
      }
    }
  }
}
