import Foundation
import HubFetching
package import HubModel

/// Where the links of a page lead.
extension PageReader {
  enum Destination {
    case picture(String)
    case page(String)
    case nothing

    var file: String? { if case .picture(let url) = self { url } else { nil } }
  }

  func destination(of link: HTMLElement) -> Destination {
    var references = [link["href"], link["data-href"]].compactMap(\.self)
    // Pages of about 2000 open a window with the picture: javascript:show('mist.jpg').
    for script in [link["href"], link["onclick"]].compactMap(\.self) {
      if let file = Self.quotedFile(in: script) { references.insert(file, at: 0) }
    }
    let found = references.filter { !$0.hasPrefix("#") }.lazy.compactMap(resolve).first
    // Others show it while the mouse is over the thumbnail.
    let shown = link["onmouseover"].flatMap(Self.quotedFile).flatMap(resolve)
    guard let url = found ?? shown else { return .nothing }
    if PictureIdentity.hasPictureEnding(url) { return .picture(url) }
    let page = Self.page(at: url)
    return portfolio.address(of: page) == portfolio.address(of: location)
      ? .nothing : .page(page.description)
  }

  /// Returns the first name of a picture's file among the texts of a script.
  private static func quotedFile(in script: String) -> String? {
    let parts = script.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
    return parts.count > 2
      ? parts.first { PictureIdentity.hasPictureEnding(String($0)) }.map(String.init) : nil
  }

  /// Returns the location of a page with a URL from ``resolve(_:)``.
  package static func page(at url: String) -> HubLocation {
    (try? HubLocation.local("").resolve(url)) ?? HubLocation(url)
  }

  /// Resolves a reference of the page; nil for anything but a file of the web or of the folder.
  func resolve(_ reference: String) -> String? {
    let reference = reference.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !reference.isEmpty, reference.utf8.count <= Limits.referenceBytes,
      let found = try? base.resolve(reference), found.isRequestable
    else { return nil }
    return found.reference
  }
}
