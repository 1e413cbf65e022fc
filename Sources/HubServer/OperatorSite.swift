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
      guard request.isFromHere else {
        return .message(.forbidden, "only this page may decide")
      }
      guard let bytes = try? await request.body.collect(upTo: 8192) else {
        return .message(.contentTooLarge, "the form has more than 8192 bytes")
      }
      guard let form = try? URLEncodedFormDecoder().decode(Form.self, from: String(buffer: bytes))
      else { return .message(.badRequest, "the form has no entry or no decision") }
      return await answer(request, context) {
        switch form.decision {
        case .approved: try guestbook.decide(.approved, on: [form.id])
        case .rejected: try guestbook.decide(.rejected, on: [form.id])
        case .deleted: try guestbook.delete([form.id])
        }
        return .done
      }
    }
    return router.buildResponder()
  }

  /// A decision about an entry.
  private struct Form: Decodable {
    enum Choice: String, Decodable { case approved, rejected, deleted }
    let id: Int64
    let decision: Choice
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
    let waiting = try guestbook.waitingCount()
    let shown = try guestbook.entries(.waiting, most: Self.mostShown)
    // While somebody decides, nothing moves.
    let refresh = waiting == 0 ? "<meta http-equiv=\"refresh\" content=\"15\">\n" : ""
    let standings = try guestbook.standings(of: .pictures)
    let title = waiting == 0 ? "Nothing waits" : "\(waiting) waiting"
    let note = waiting == 0 ? "This page looks again by itself · " : ""
    return """
      \(PageStyle.head("\(title) · Guestbook", "\(refresh)<link rel=\"icon\" href=\"data:,\">"))
      <header>
      <h1>\(title)</h1>
      <p class="days">\(note)<a href="/\(token)">Look again</a> · \
      <a href="/\(token)/results">Results, to print</a></p>
      </header>
      <main>
      \(shown.map(article).joined())\(ResultsPage.section(.pictures, Array(standings.prefix(20))))</main>
      </body>
      </html>

      """
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
