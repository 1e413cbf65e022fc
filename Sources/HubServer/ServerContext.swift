import HTTPTypes
import Hummingbird
import NIOCore

/// A request, with the address that it comes from.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The IP address of the client.
  let address: String

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    address = source.channel.remoteAddress?.ipAddress ?? ""
  }
}

/// A responder for requests that name this server; all others are refused (``AllowedHosts``).
struct HostGuard<Next: HTTPResponder>: HTTPResponder where Next.Context == ServerContext {
  let hosts: AllowedHosts
  let report: @Sendable (String) -> Void
  let next: Next

  func respond(to request: Request, context: ServerContext) async throws -> Response {
    let response = try await response(to: request, context)
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func response(
    to request: Request, _ context: ServerContext
  ) async throws -> Response {
    // The first field is the authority; further ones are among the header fields (RFC 9112, section
    // 3.2).
    guard let authority = request.head.authority,
      !request.headers.contains(where: { $0.name.canonicalName == "host" })
    else {
      return .message(.badRequest, "a request needs exactly one Host field")
    }
    guard hosts.allow(authority) else { return misdirected(authority) }
    return try await next.respond(to: request, context: context)
  }

  private func misdirected(_ authority: String) -> Response {
    // Only a name that can be given to --allow-host is worth repeating.
    guard let host = AllowedHosts.host(in: authority), host.count <= 253,
      host.wholeMatch(of: /[a-z0-9._-]+/) != nil
    else {
      return .message(.misdirectedRequest, "invalid host name")
    }
    report("refused a request for the host \(host) (use --allow-host \(host) to allow it)")
    return .message(
      .misdirectedRequest,
      "\(host) is not a name of this server (start it with --allow-host \(host))")
  }
}

extension Request {
  /// True if it comes from a page of this server, by the field that browsers add.
  var isFromHere: Bool {
    guard let authority = head.authority?.lowercased() else { return false }
    return ["http://", "https://"].contains { headers[.origin]?.lowercased() == $0 + authority }
  }
}

extension Response {
  /// A line of plain text.
  static func message(
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
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
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
