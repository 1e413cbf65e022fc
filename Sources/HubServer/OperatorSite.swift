import Foundation
import HTTPTypes
import HubDiff
import HubGuestbook
import HubModel
import Hummingbird
import NIOCore
import NIOPosix

/// The page on which a club decides, at a port of its own: what waits, with its pictures, and the
/// standings. Plain HTML and forms, so that it works on any telephone.
///
/// All of it is below a random token, which only the console tells. Without it, nothing is there.
struct OperatorSite: Sendable {
  let guestbook: Guestbook
  let releases: ServedReleases
  let report: @Sendable (String) -> Void
  /// The first part of all paths.
  let token = String((0..<22).map { _ in letters.randomElement() ?? "a" })

  /// With 22 of these, guessing is hopeless: 128 bits.
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-")
  private static let mostShown = 50

  func responder() -> RouterResponder<ServerContext> {
    let router = Router(context: ServerContext.self)
    router.get(":token") { request, context in
      await answer(request, context) { .page(try page()) }
    }
    router.get(":token/results") { request, context in
      await answer(request, context) {
        let results = try Guestbook.Contest.allCases.map { ($0, try guestbook.standings(of: $0)) }
        return .page(ResultsPage(results, at: Date()).html)
      }
    }
    router.get(":token/picture/:digest") { request, context in
      guard isToken(context) else { return notFound }
      let digest = context.parameters.get("digest").flatMap { HexDigest(hex: $0) }
      let names = digest.map { releases.names(of: $0).sorted() } ?? []
      for name in names {
        guard let file = try? await releases.file(name) else { continue }
        return Response(
          status: .ok, headers: file.plain.fields,
          body: BundleResponder.body(file.plain, 0..<file.plain.size, of: file))
      }
      return notFound
    }
    router.post(":token") { request, context in
      guard isToken(context) else { return notFound }
      guard isFromHere(request) else {
        return .message(.forbidden, "only this page may decide")
      }
      guard let bytes = try? await request.body.collect(upTo: 8192) else {
        return .message(.contentTooLarge, "the form has more than 8192 bytes")
      }
      let values = Self.values(String(buffer: bytes))
      guard let id = values["id"].flatMap(Int64.init), let word = values["decision"],
        word == Self.deletion || Decision(rawValue: word) != nil
      else { return .message(.badRequest, "the form has no entry or no decision") }
      return await answer(request, context) {
        if let decision = Decision(rawValue: word) {
          try guestbook.decide(decision, on: [id])
        } else {
          try guestbook.delete([id])
        }
        return .done
      }
    }
    return router.buildResponder()
  }

  private static let deletion = "deleted"

  /// Returns the values of a form, whose names and values need no escapes.
  private static func values(_ form: String) -> [String: String] {
    let pairs = form.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
    return Dictionary(
      pairs.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) },
      uniquingKeysWith: { first, _ in first })
  }

  // MARK: - Answers

  private enum Answer: Sendable {
    case page(String)
    /// Something was changed; the page shows what is there now.
    case done
  }

  private let notFound = Response.message(.notFound, "file not found")

  private func isToken(_ context: ServerContext) -> Bool {
    let given = Array((context.parameters.get("token") ?? "").utf8)
    let wanted = Array(token.utf8)
    // It takes equally long wherever they differ.
    return given.count == wanted.count && zip(given, wanted).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private func isFromHere(_ request: Request) -> Bool {
    request.headers[.origin]?.lowercased()
      == request.head.authority.map { "http://\($0.lowercased())" }
  }

  private func answer(
    _ request: Request, _ context: ServerContext, _ work: @escaping @Sendable () throws -> Answer
  ) async -> Response {
    guard isToken(context) else { return notFound }
    do {
      switch try await NIOThreadPool.singleton.runIfActive(work) {
      case .done:
        return .message(
          .seeOther, "see the page", [.location: "/\(token)", .cacheControl: "no-store"])
      case .page(let html):
        var fields = SecurityFields.all
        fields[.contentSecurityPolicy] =
          "default-src 'none'; style-src \(PageStyle.source); img-src 'self' data:; base-uri 'none'; "
          + "form-action 'self'; frame-ancestors 'none'"
        // Without a referrer, browsers would not tell where a form comes from.
        if let name = HTTPField.Name("Referrer-Policy") { fields[name] = "same-origin" }
        fields[.contentType] = "text/html; charset=utf-8"
        fields[.cacheControl] = "no-store"
        return Response(
          status: .ok, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
      }
    } catch let error as PlainError {
      report("\(error)")
      return .message(.serviceUnavailable, error.description)
    } catch {
      return .message(.serviceUnavailable, "server is stopping")
    }
  }

  // MARK: - The page

  private func page() throws -> String {
    let waiting = try guestbook.waiting()
    let total = waiting.values.reduce(0, +)
    let shown = try guestbook.entries(.waiting, most: Self.mostShown)
    // While somebody decides, nothing moves.
    let refresh = waiting.isEmpty ? "<meta http-equiv=\"refresh\" content=\"15\">\n" : ""
    let standings = try guestbook.standings(of: .pictures)
    let title = waiting.isEmpty ? "Nothing waits" : "\(total) waiting"
    return """
      \(PageStyle.head("\(title) · Guestbook", "\(refresh)<link rel=\"icon\" href=\"data:,\">"))
      <header>
      <h1>\(title)</h1>
      <p class="days">\(Self.number(of: waiting)) · <a href="/\(token)">Look again</a> · \
      <a href="/\(token)/results">Results, to print</a></p>
      </header>
      <main>
      \(shown.map(article).joined())\(ResultsPage.section(.pictures, Array(standings.prefix(20))))</main>
      </body>
      </html>

      """
  }

  private static func number(of entries: [EntryKind: Int]) -> String {
    let parts = EntryKind.allCases.compactMap { kind in
      entries[kind].map { "\($0) \(kind.rawValue)\($0 == 1 ? "" : "s")" }
    }
    return parts.isEmpty ? "This page looks again by itself" : parts.joined(separator: ", ")
  }

  private func article(_ entry: Entry) -> String {
    let picture = entry.picture
    let whose = [picture.title, picture.photographer, picture.club.displayName]
      .filter { !$0.isEmpty }.map { "<bdi>\($0.asHTML)</bdi>" }.joined(separator: " · ")
    let text =
      switch entry.note {
      case .tag(let text, _, _): "<p>Tag: <b><bdi>\(text.asHTML)</bdi></b></p>"
      case .comment(let author, let text):
        "<p><b><bdi>\(text.asHTML)</bdi></b></p>\n<p>Comment by "
          + "\(author.isEmpty ? "somebody" : "<bdi>\(author.asHTML)</bdi>")</p>"
      case .report: "<p><b>Reported</b>: this should not be shown.</p>"
      case .like: ""
      }
    let (yes, no) =
      entry.note.kind == .report ? ("Keep it hidden", "Show it again") : ("Approve", "Reject")
    return """
      <article>
      <img src="/\(token)/picture/\(picture.digest.hex)" alt="" loading="lazy">
      <p>\(whose)</p>
      \(text)
      <form method="post" action="/\(token)">
      <input type="hidden" name="id" value="\(entry.id)">
      <button name="decision" value="approved">\(yes)</button>
      <button name="decision" value="rejected">\(no)</button>
      <button name="decision" value="deleted">Delete</button>
      </form>
      </article>

      """
  }
}
