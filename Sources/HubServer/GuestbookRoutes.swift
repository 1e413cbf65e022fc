import Foundation
import HTTPTypes
import HubGuestbook
import HubModel
import Hummingbird
import NIOCore
import NIOPosix

/// The routes by which pages ask a guestbook (Docs/Kiosk.md, "For programmers").
///
/// Pages of other sites cannot ask anything: each request has a field of its own, which browsers
/// send to another site only if that allows it, and one that changes something must come from this
/// site.
struct GuestbookRoutes: Sendable {
  static let path = "/guestbook/"
  /// The largest size of a request's contents, in bytes.
  private static let largestBody = 8192

  let guestbook: Guestbook
  let releases: ServedReleases
  /// Called with what the club has to know.
  let report: @Sendable (String) -> Void
  private let addresses = Rates(perMinute: 240)
  private let visits = Rates(perMinute: 30)

  init(
    _ guestbook: Guestbook, _ releases: ServedReleases, report: @escaping @Sendable (String) -> Void
  ) {
    (self.guestbook, self.releases, self.report) = (guestbook, releases, report)
  }

  func add(to router: Router<ServerContext>) {
    let routes = router.group("guestbook")
    routes.get("overview") { request, _ in
      await answer(request) { visit in try overview(for: visit) }
    }
    routes.get("pictures/:picture") { request, context in
      await answer(request) { visit in
        let photographer = request.uri.queryParameters.get("photographer")
        let picture = try picture(context, by: photographer)
        return PictureAnswer(try guestbook.entries(at: picture, for: visit))
      }
    }
    routes.get("pictures/:picture/comments") { request, context in
      await answer(request) { visit in
        let page = request.uri.queryParameters.get("page", as: Int.self) ?? 0
        return try guestbook.comments(at: picture(context).digest, for: visit, page: page)
          .map(EntryAnswer.init)
      }
    }
    routes.post("pictures/:picture") { request, context in
      await change(request, context) { visit, body in
        guard let note = body.note, let token = body.request.flatMap(Token.init) else {
          throw Refusal.invalid("the request has no kind or no token")
        }
        let picture = try picture(context, by: body.photographer)
        let id = try guestbook.add(note, request: token, to: picture, by: visit, at: Date())
        return IDAnswer(id: id, isWaiting: guestbook.decision(on: note) == .waiting)
      }
    }
    routes.put("entries/:entry") { request, context in
      await change(request, context) { visit, body in
        guard let note = body.note else { throw Refusal.invalid("the request has no kind") }
        let id = try entry(context)
        try guestbook.edit(id, note, by: visit)
        return IDAnswer(id: id, isWaiting: guestbook.decision(on: note) == .waiting)
      }
    }
    routes.delete("entries/:entry") { request, context in
      await change(request, context) { visit, _ in
        let id = try entry(context)
        try guestbook.delete(id, by: visit)
        return IDAnswer(id: id)
      }
    }
  }

  // MARK: - What is asked for

  private func picture(_ context: ServerContext, by photographer: String? = nil) throws
    -> GuestPicture
  {
    let digest = context.parameters.get("picture").flatMap { HexDigest(hex: $0) }
    guard let digest, let picture = releases.picture(digest, by: photographer) else {
      throw Refusal.noPicture
    }
    return picture
  }

  private func entry(_ context: ServerContext) throws(Refusal) -> Int64 {
    guard let id = context.parameters.get("entry", as: Int64.self) else { throw .notFound }
    return id
  }

  private func overview(for visit: Token) throws -> OverviewAnswer {
    let overview = try guestbook.overview(for: visit)
    var answer = OverviewAnswer(comments: [:], hidden: [])
    for (digest, count) in overview.comments {
      for name in releases.names(of: digest) { answer.comments[name] = count }
    }
    answer.hidden = overview.hidden.flatMap { releases.names(of: $0) }.sorted()
    return answer
  }

  // MARK: - Answers

  /// Answers a request that changes something.
  private func change(
    _ request: Request, _ context: ServerContext,
    _ work: @escaping @Sendable (Token, EntryRequest) throws -> any Encodable
  ) async -> Response {
    guard request.isFromHere else {
      return .message(.forbidden, "only pages of this server may change the guestbook")
    }
    var body = EntryRequest()
    if request.method != .delete {
      let type = request.headers[.contentType]?.lowercased().prefix { $0 != ";" && $0 != " " }
      guard type == "application/json" else {
        return .message(.unsupportedMediaType, "the contents must be application/json")
      }
      guard let bytes = try? await request.body.collect(upTo: Self.largestBody) else {
        return .message(
          .contentTooLarge, "the request has more than \(Self.largestBody) bytes",
          [.connection: "close"])
      }
      guard
        let read = try? JSONDecoder().decode(EntryRequest.self, from: Data(bytes.readableBytesView))
      else {
        return .message(.badRequest, "the contents are not a JSON object of this form")
      }
      body = read
    }
    return await answer(request) { [body] visit in
      guard addresses.take(from: context.address), visits.take(from: visit.text) else {
        throw TooMany()
      }
      return try work(visit, body)
    }
  }

  private struct TooMany: Error {}

  private func answer(
    _ request: Request, _ work: @escaping @Sendable (Token) throws -> any Encodable
  ) async -> Response {
    guard let visit = request.headers[.guestbookVisit].flatMap(Token.init) else {
      return .message(.badRequest, "the field Guestbook-Visit is missing or no token")
    }
    do {
      // It waits for the disk, and for other programs.
      let bytes = try await NIOThreadPool.singleton.runIfActive {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(work(visit))
      }
      var fields = SecurityFields.all
      fields[.contentType] = "application/json"
      fields[.cacheControl] = "no-store"
      return Response(
        status: .ok, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    } catch is TooMany {
      return .message(
        .tooManyRequests, "too many entries (try again in a minute)", [.retryAfter: "60"])
    } catch let refusal as Refusal {
      if refusal == .full { report("\(guestbook.path): full; nothing more is kept") }
      return .message(refusal.status, refusal.description)
    } catch let error as PlainError {
      report("\(error) (visitors see the pages without the guestbook)")
      return .message(.serviceUnavailable, "the guestbook cannot be used now", [.retryAfter: "60"])
    } catch {
      // The only other error is that the server stops.
      return .message(.serviceUnavailable, "server is stopping")
    }
  }
}

extension Refusal {
  fileprivate var status: HTTPResponse.Status {
    switch self {
    case .notAllowed: .forbidden
    case .invalid: .unprocessableContent
    case .notFound, .noPicture: .notFound
    case .full: HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
    }
  }
}

extension HTTPField.Name {
  /// The field with the token of a visit.
  fileprivate static let guestbookVisit = HTTPField.Name("Guestbook-Visit") ?? .authorization
}

// MARK: - The forms of requests and answers

/// The contents of a request that leaves or edits an entry.
private struct EntryRequest: Decodable {
  var kind: String?
  var request: String?
  var photographer: String?
  var text: String?
  var author: String?
  var x: Double?
  var y: Double?

  var note: Note? {
    switch kind.flatMap(EntryKind.init) {
    case .like: .like
    case .report: .report
    case .tag: .tag(text: text ?? "", x: x ?? .nan, y: y ?? .nan)
    case .comment: .comment(author: author ?? "", text: text ?? "")
    case nil: nil
    }
  }
}

private struct IDAnswer: Encodable {
  var id: Int64
  var isWaiting = false
}

private struct OverviewAnswer: Encodable {
  /// The numbers of comments by the names of pictures.
  var comments: [String: Int]
  var hidden: [String]
}

private struct PictureAnswer: Encodable {
  var likes: Int
  var ownLike: Int64?
  var comments: Int
  var tags: [EntryAnswer]
  var isHidden: Bool
  var isClosed: Bool

  init(_ entries: PictureEntries) {
    likes = entries.likes
    ownLike = entries.ownLike
    comments = entries.comments
    tags = entries.tags.map(EntryAnswer.init)
    isHidden = entries.isHidden
    isClosed = entries.isClosed
  }
}

private struct EntryAnswer: Encodable {
  var id: Int64
  var text = ""
  var author: String?
  var x: Double?
  var y: Double?
  /// In milliseconds since 1970.
  var time: Int64
  var isOwn: Bool
  var isWaiting: Bool

  init(_ entry: Entry) {
    id = entry.id
    time = Int64((entry.time.timeIntervalSince1970 * 1000).rounded())
    isOwn = entry.isOwn
    isWaiting = entry.decision == .waiting
    switch entry.note {
    case .like, .report: break
    case .tag(let text, let x, let y): (self.text, self.x, self.y) = (text, x, y)
    case .comment(let author, let text): (self.text, self.author) = (text, author)
    }
  }
}
