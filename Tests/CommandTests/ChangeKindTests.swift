import Foundation
import TestSupport
import Testing

/// The two releases of the sample hub contain every kind of change.
struct ChangeKindTests {
  private struct Document: Decodable {
    struct Change: Decodable {
      let subject, change: String
      let field: String?
    }
    let changes: [Change]
  }

  private func kinds(_ old: String, _ new: String) async throws -> Set<String> {
    let bundles = [old, new].map { Checkout.path("Bundles/lumen-hub-\($0).hubpack") }
    let result = try await Program.run(
      Program.hubpack, ["diff"] + bundles + ["--format", "json", "--strict"])
    #expect(result.status == 0)
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    return Set(
      document.changes.map { change in
        [change.subject, change.change, change.field].compactMap(\.self).joined(separator: " ")
      })
  }

  @Test func `every kind of change occurs between the two releases, in one direction or the other`()
    async throws
  {
    let fields = [
      "organization": [
        "contactEmail", "coordinates", "fotobondNumber", "level", "level2URL", "nickName",
        "remark", "website", "wikipedia",
      ],
      "photographer": ["birthday", "isDeceased", "portrait", "website", "wikipedia"],
      "membership": [
        "featuredImage", "fotobondNumber", "level3URL", "membershipEndDate", "membershipStartDate",
      ],
      "portfolio": ["form", "title"],
      "exhibition": [
        "coordinates", "endDate", "gallery", "galleryURL", "poster", "remark", "startDate", "town",
        "venue", "website",
      ],
      "keyword": ["dateAdded", "name", "usage"], "language": ["englishName"],
    ].flatMap { subject, names in names.map { "\(subject) field-changed \($0)" } }
    let others = [
      "organization": [
        "added", "coordinates-corrected", "members-listed", "members-unlisted", "moved",
        "removed", "renamed",
      ],
      "photographer": ["died", "keyword-gained", "keyword-lost", "renamed"],
      "membership": [
        "appeared", "became-former", "came-back", "joined", "left", "moved", "role-given-up",
        "role-handed-over", "role-taken", "status-gained", "status-lost",
      ],
      "portfolio": [
        "image-added", "image-readdressed", "image-removed", "image-replaced",
        "image-text-changed caption", "image-text-changed captureDate",
        "image-text-changed title", "reordered",
      ],
      "exhibition": ["added", "removed"], "picture": ["content-changed"],
      "keyword": ["defined", "dropped", "spelling-changed"],
      "language": ["defined", "dropped"], "problem": ["new", "solved"],
      "source": ["added", "content-changed", "removed", "state-changed"],
    ].flatMap { subject, names in names.map { "\(subject) \($0)" } }
    let forth = try await kinds("2026.05", "2026.11")
    let back = try await kinds("2026.11", "2026.05")
    #expect(forth.union(back).sorted() == (fields + others).sorted())
  }
}
