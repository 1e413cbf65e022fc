import CQREncode
import HTTPTypes
import Hummingbird
import NIOCore

/// A QR code (ISO/IEC 18004) as a drawing.
struct QRCode {
  /// Black on white in SVG, with the quiet zone of four modules that readers need.
  let svg: String

  /// Draws the code of a text, with error correction for up to 15 % of it; nil if the text is too
  /// long. O(modules).
  init?(_ text: String) {
    guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    guard let modules = code.pointee.data else { return nil }
    var path = ""
    for row in 0..<width {
      var column = 0
      while column < width {
        // The lowest bit of a module is set if it is black.
        let start = column
        while column < width, modules[row * width + column] & 1 == 1 { column += 1 }
        if column > start { path += "M\(start) \(row)h\(column - start)v1h\(start - column)z" }
        column += 1
      }
    }
    let size = width + 8
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 \(size) \(size)" \
      shape-rendering="crispEdges"><path fill="#fff" d="M-4-4h\(size)v\(size)h-\(size)z"/>\
      <path d="\(path)"/></svg>

      """
  }
}

extension QRCode {
  /// The path of codes: `/code?of=https%3A%2F%2F…`.
  static let path = "/code?"
  /// The longest URL, in bytes: its code still has modules that a telephone can tell apart.
  private static let longest = 600

  static func addRoute(to router: Router<ServerContext>) {
    router.get("code") { request, _ in
      guard let text = request.uri.queryParameters.get("of"), text.utf8.count <= longest,
        ["http://", "https://"].contains(where: text.hasPrefix), let code = QRCode(text)
      else {
        return Response.message(.badRequest, "\"of\" is not a URL of at most \(longest) bytes")
      }
      var fields = SecurityFields.all
      fields[.contentType] = "image/svg+xml"
      fields[.cacheControl] = "public, max-age=86400"
      return Response(
        status: .ok, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(string: code.svg)))
    }
  }
}
