import Foundation
import HubModel
import TestSupport
import Testing

@testable import HubDiff

/// The page with pictures: one file, which fetches and runs nothing.
struct PageTests {
  private func page(
    _ changes: [Change],
    _ picture: @escaping (PictureUse, Unknown.Side) -> ReportedPicture?
  ) throws -> String {
    var text = ""
    try HTMLReport(Make.report(changes), pictures: ReportPictures(picture: picture)) { text += $0 }
      .tell()
    return text
  }

  /// A step that takes quadratic time needs a minute and more.
  @Test func `a text of a million signs takes no time`() throws {
    let start = processorTime()
    let marks = String(repeating: "\u{301}", count: 200_000)
    let texts = ["a" + marks, "b" + marks, String(repeating: "<&", count: 250_000), "c"]
    for (before, after) in zip(texts, texts.dropFirst()) {
      let change = Make.organization(.translation(.remark, language: "en", Edit(before, after)))
      #expect(try page([change]) { _, _ in nil }.utf8.count > 1_000_000)
    }
    #expect(processorTime() - start < 60)
  }

  private static let portrait = Make.person(
    .picture(.portrait, Edit(PublishedPicture(url: "a.jpg"), PublishedPicture(url: "b.jpg"))))

  private static func picture(_ size: Int) -> ReportedPicture {
    ReportedPicture(
      mediaType: "image/png", bytes: Data(repeating: 1, count: size), width: 40, height: 30)
  }

  @Test func `pictures stand side by side, before and after`() throws {
    let page = try page([Self.portrait]) { reference, side in
      #expect(reference == .portrait(Make.jan))
      return Self.picture(side == .before ? 3 : 6)
    }
    #expect(
      page.contains(
        """
        <figure><div><span class="before"><img src="data:image/png;base64,AQEB" width="40" height="30" \
        alt="Jan Zon, before"><i>before</i></span><span class="after">\
        <img src="data:image/png;base64,AQEBAQEB" width="40" height="30" alt="Jan Zon, after">\
        <i>after</i></span></div><figcaption><bdi>Jan Zon</bdi></figcaption></figure>
        """))
  }

  @Test func `every picture has a caption with its photographer and club`() throws {
    let changes = [
      Make.portfolio(.imageAdded(Make.positioned(Make.image("Dunes"), at: 1))),
      Make.membership(.picture(.featuredImage, Edit(nil, PublishedPicture(url: "a.jpg")))),
    ]
    let page = try page(changes) { _, _ in Self.picture(3) }
    for caption in ["“Dunes”, Jan Zon, Club (Town)", "Jan Zon, Club (Town)"] {
      #expect(page.contains("<figcaption><bdi>\(caption)</bdi></figcaption>"))
    }
  }

  @Test func `a page without pictures has no figures`() throws {
    let page = try page([Self.portrait]) { _, _ in nil }
    #expect(!page.contains("<img") && !page.contains("<figure>"))
  }

  @Test func `a page omits pictures beyond 20 megabytes and says so`() throws {
    let changes = (1...30).map { number in
      Make.portfolio(
        .imageAdded(Make.positioned(Make.image("\(number)"), at: number)),
        of: PersonName(givenName: "P", familyName: "\(number)"))
    }
    let page = try page(changes) { _, _ in Self.picture(1_000_000) }
    #expect(page.components(separatedBy: "<img ").count == 21)
    #expect(page.contains("10 pictures not shown, to keep this page small."))
  }

  @Test func `the policy allows this style and pictures of the page, and nothing else`()
    async throws
  {
    let page = try page([Self.portrait]) { _, _ in Self.picture(3) }
    #expect(page.contains("content=\"\(PageStyle.policy)\""))
    #expect(page.contains("<style>\(PageStyle.css)</style>"))
    #expect(
      !page.contains("style=") && !page.contains("<script") && !page.contains("http:")
        && !page.contains("https:"))
    let folder = try TemporaryFolder()
    let file = try folder.write(PageStyle.css, to: "style.css")
    let digest = try await Program.run(
      "python3",
      [
        "-c",
        "import base64,hashlib,sys;"
          + "print(base64.b64encode(hashlib.sha256(open(sys.argv[1],'rb').read()).digest()).decode())",
        file,
      ]
    ).output.split(separator: "\n")[0]
    #expect(PageStyle.policy.contains("'sha256-\(digest)'"))
  }

  @Test func `elements are nested properly`() async throws {
    let changes = [
      Self.portrait, Make.membership(.cameBack), Make.person(.deceased(Edit(false, true))),
      Make.organization(.field(.website, Edit("a", "b"))),
    ]
    let page = try page(changes) { _, _ in Self.picture(3) }
    let folder = try TemporaryFolder()
    let file = try folder.write(page, to: "page.html")
    let script = """
      import html.parser, sys
      class Checker(html.parser.HTMLParser):
          open = []
          def handle_starttag(self, tag, attributes):
              if tag not in ("meta", "img"): self.open.append(tag)
          def handle_endtag(self, tag):
              assert self.open.pop() == tag, tag
      checker = Checker()
      checker.feed(open(sys.argv[1], encoding="utf-8").read())
      assert not checker.open, checker.open
      """
    let checked = try await Program.run("python3", ["-c", script, file])
    #expect(checked.status == 0, "\(checked.messages)")
  }
}
