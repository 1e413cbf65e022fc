import HTTPTypes
import HubBundle
import HubViewer
import Hummingbird

/// A responder that serves files of the current release of a bundle.
///
/// URL paths are used exactly as they are received, so they cannot lead to anything but a file of
/// the bundle. Nothing is sent of a file before all of it has been checked.
struct BundleResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let releases: ServedReleases
  let hosts: AllowedHosts
  let report: @Sendable (String) -> Void

  func respond(to request: Request, context: Context) async throws -> Response {
    let response = await response(to: request)
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func response(to request: Request) async -> Response {
    // The first field is the authority; further ones are among the header fields (RFC 9112, section
    // 3.2).
    guard let authority = request.head.authority,
      !request.headers.contains(where: { $0.name.canonicalName == "host" })
    else {
      return Self.message(.badRequest, "a request needs exactly one Host field")
    }
    guard request.method == .get || request.method == .head else {
      return Self.message(
        .methodNotAllowed, "only GET and HEAD are supported", [.allow: "GET, HEAD"])
    }
    guard hosts.allow(authority) else { return misdirected(authority) }
    let address = request.head.path ?? "/"
    let mark = address.utf8.firstIndex(of: UInt8(ascii: "?"))
    let target = releases.target(of: address[..<(mark ?? address.endIndex)])
    guard let cache = target.cache else { return Self.message(.notFound, "file not found") }
    if target.name == ServedReleases.currentPiece { return current() }
    if target.name == ViewerFiles.start {
      let asked = mark.map { String(address[address.index(after: $0)...]) }
      if !target.isPresent || cache.query(for: asked) != asked {
        let address = releases.address(asked)
        return Self.message(.found, address, [.location: address, .cacheControl: "no-store"])
      }
    }
    do {
      guard let file = try await cache.file(target.name) else {
        return Self.message(.notFound, "file not found")
      }
      return answer(request, file, isImmutable: target.isImmutable)
    } catch is Overload {
      return Self.message(.serviceUnavailable, "server is busy", [.retryAfter: "2"])
    } catch let error as BundleError {
      report(error.description)
      return Self.message(.internalServerError, error.description)
    } catch let error as SpoolError {
      report(error.description)
      return Self.message(.serviceUnavailable, "server is busy", [.retryAfter: "60"])
    } catch {
      // The only other error is that the server stops.
      return Self.message(.serviceUnavailable, "server is stopping")
    }
  }

  private func misdirected(_ authority: String) -> Response {
    // Only a name that can be given to --allow-host is worth repeating.
    guard let host = AllowedHosts.host(in: authority), host.count <= 253,
      host.wholeMatch(of: /[a-z0-9._-]+/) != nil
    else {
      return Self.message(.misdirectedRequest, "invalid host name")
    }
    report("refused a request for the host \(host) (use --allow-host \(host) to allow it)")
    return Self.message(
      .misdirectedRequest,
      "\(host) is not a name of this server (start it with --allow-host \(host))")
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
        return Self.message(
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
  private static func body(
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
    Self.message(
      .ok, "hubpack.piece(\"current\",\"\(releases.version)\");",
      [.contentType: "text/javascript; charset=utf-8", .cacheControl: "no-store"])
  }

  private static func message(
    _ status: HTTPResponse.Status, _ text: String, _ more: HTTPFields = [:]
  ) -> Response {
    var fields = SecurityFields.all
    fields[.contentType] = "text/plain; charset=utf-8"
    for field in more { fields[field.name] = field.value }
    return Response(
      status: status, headers: fields,
      body: ResponseBody(byteBuffer: ByteBuffer(string: text + "\n")))
  }
}

/// The header fields of every response. They keep pages from loading anything from other hosts and
/// from being framed.
enum SecurityFields {
  static let all: HTTPFields = {
    var fields: HTTPFields = [
      .contentSecurityPolicy:
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      .xContentTypeOptions: "nosniff",
    ]
    for (name, value) in [
      ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
    ] {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    return fields
  }()
}
