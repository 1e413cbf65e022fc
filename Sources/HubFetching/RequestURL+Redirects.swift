import Foundation
import HubModel

extension RequestURL {
  static func fetchable(_ published: String) throws(FetchFailure) -> RequestURL {
    do throws(InvalidURL) { return try RequestURL(published) } catch {
      throw .unfetchable(error.reason)
    }
  }

  func redirected(to location: String) throws(FetchFailure) -> RequestURL {
    let name = location.withoutPasswords.prefix(200)
    guard let url = URL(string: location, relativeTo: URL(string: text)) else {
      throw .unfetchable("redirected to an invalid URL: \(name)")
    }
    let next: RequestURL
    do {
      next = try RequestURL(url.absoluteString)
    } catch {
      throw .unfetchable("redirected to \(name), which cannot be fetched")
    }
    guard scheme != "https" || next.scheme == "https" else {
      throw .unfetchable(
        "redirected from https to \(next.text.prefix(200)), which is not encrypted"
      )
    }
    return next
  }
}
