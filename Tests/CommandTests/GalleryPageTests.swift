import Foundation
import TestSupport
import Testing

/// The pages of `Tests/GalleryPages`, and what `Docs/Galleries.md` says of them.
struct GalleryPageTests {
  @Test func `the table of the document is what the reader finds`() async throws {
    let folders = ["first", "second", "third", "wordpress"].map {
      Checkout.path("Tests/GalleryPages/\($0)")
    }
    let result = try await Program.run(
      "python3",
      [Checkout.path("Scripts/checks/check-galleries.py"), "--hubpack", Program.hubpack] + folders)
    #expect(result.status == 0, "\(result.output)\(result.messages)")
    let document = try String(contentsOfFile: Checkout.path("Docs/Galleries.md"), encoding: .utf8)
    let table = document.components(separatedBy: "<!-- check-galleries -->\n```text\n").last?
      .components(separatedBy: "\n```").first
    let found = result.output[
      (result.output.range(of: "kind ")?.lowerBound ?? result.output.startIndex)...]
    #expect(String(found) == table.map { $0 + "\n" })
  }

  @Test func `the smallest page for each mistake is right`() async throws {
    let result = try await Program.run(
      "python3",
      [
        Checkout.path("Scripts/checks/check-galleries.py"), "--hubpack", Program.hubpack,
      ] + ["fourth", "fifth", "sixth"].map { Checkout.path("Tests/GalleryPages/\($0)") })
    // Anything that is not right is told before the table.
    #expect(result.output.hasPrefix("kind "), "\(result.output)\(result.messages)")
  }
}
