import HTTPTypes
import HubBundle
import HubSystem
import HubViewer
import Hummingbird

/// A responder that serves files of the current release of a bundle, and its guestbook.
///
/// URL paths are used exactly as they are received, so they cannot lead to anything but a file of
/// the bundle. Nothing is sent of a file before all of it has been checked.
struct BundleResponder: HTTPResponder {
  let releases: ServedReleases
  let report: @Sendable (String) -> Void
  /// The routes to what is no file of the bundle.
  let routes: RouterResponder<ServerContext>

  func respond(to request: Request, context: ServerContext) async throws -> Response {
    let path = request.head.path ?? ""
    if path.hasPrefix(GuestbookRoutes.path) || path.hasPrefix(QRCode.path) {
      return try await routes.respond(to: request, context: context)
    }
    return await response(to: request)
  }

  private func response(to request: Request) async -> Response {
    guard request.method == .get || request.method == .head else {
      return .message(
        .methodNotAllowed, "only GET and HEAD are supported", [.allow: "GET, HEAD"])
    }
    let address = request.head.path ?? "/"
    let mark = address.utf8.firstIndex(of: UInt8(ascii: "?"))
    let target = releases.target(of: address[..<(mark ?? address.endIndex)])
    guard let cache = target.cache else { return .message(.notFound, "file not found") }
    if target.name == ServedReleases.currentPiece { return current() }
    if target.name == ViewerFiles.start {
      let asked = mark.map { String(address[address.index(after: $0)...]) }
      if !target.isPresent || cache.query(for: asked) != asked {
        let address = releases.address(asked)
        return .message(.found, address, [.location: address, .cacheControl: "no-store"])
      }
    }
    do {
      guard let file = try await cache.file(target.name) else {
        return .message(.notFound, "file not found")
      }
      return answer(request, file, isImmutable: target.isImmutable)
    } catch is Overload {
      return .message(.serviceUnavailable, "server is busy", [.retryAfter: "2"])
    } catch let error as BundleError {
      report(error.description)
      return .message(.internalServerError, error.description)
    } catch let error as FileFault {
      report(error.description)
      return .message(.serviceUnavailable, "server is busy", [.retryAfter: "60"])
    } catch {
      // The only other error is that the server stops.
      return .message(.serviceUnavailable, "server is stopping")
    }
  }

  private func answer(_ request: Request, _ file: ServedFile, isImmutable: Bool) -> Response {
    let asked = request.headers
    // A part of a compressed file would be useless.
    let form =
      asked[.range] == nil && AcceptedEncodings.allowGzip(asked[.acceptEncoding])
      ? file.compressed ?? file.plain : file.plain
    var fields = form.fields
    fields[.cacheControl] = isImmutable ? "public, max-age=31536000, immutable" : "no-cache"
    if EntityTags.match(asked[.ifNoneMatch], form.tag) {
      return Response(status: .notModified, headers: fields)
    }
    var range = 0..<form.size
    var status = HTTPResponse.Status.ok
    if EntityTags.allowPart(asked[.ifRange], form.tag) {
      switch RequestedRange(asked[.range], size: form.size) {
      case .all: break
      case .unsatisfiable:
        return .message(
          .rangeNotSatisfiable, "range starts after the end of the file",
          [.contentRange: "bytes */\(form.size)"])
      case .part(let part):
        (range, status) = (part, .partialContent)
        fields[.contentRange] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(form.size)"
        fields[.contentLength] = String(part.count)
      }
    }
    return Response(status: status, headers: fields, body: Self.body(form, range, of: file))
  }

  /// Returns a body in chunks, each of which waits until the client has received the one before.
  static func body(
    _ form: ServedFile.Form, _ range: Range<Int>, of file: ServedFile
  ) -> ResponseBody {
    if range.count == form.size, let whole = form.whole { return ResponseBody(byteBuffer: whole) }
    return ResponseBody(contentLength: range.count) { writer in
      var rest = range
      while !rest.isEmpty {
        let piece = try form.read(rest)
        rest = (rest.lowerBound + piece.readableBytes)..<rest.upperBound
        try await writer.write(piece)
      }
      try await writer.finish(nil)
      // Until here, the file counts against the byte budget.
      withExtendedLifetime(file) {}
    }
  }

  /// Returns the script from which pages learn which release is current.
  private func current() -> Response {
    .message(
      .ok, "hubpack.piece(\"current\",\"\(releases.version)\");",
      [.contentType: "text/javascript; charset=utf-8", .cacheControl: "no-store"])
  }
}
