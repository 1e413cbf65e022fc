import HubModel
import Testing

/// Memberships in words (Docs/Hub.md, "How things are shown").
struct MembershipTextTests {
  @Test(
    arguments: [
      ([.chairman, .admin], [], false, "Chairman and admin of X"),
      ([.chairman, .secretary, .admin], [], false, "Chairman, secretary and admin of X"),
      ([.other], [], true, "Former member with another role of X"),
      ([], [.honorary, .mentor], true, "Former honorary member of X"),
      ([], [], false, "Member of X"),
    ] as [([Role], Set<Status>, Bool, String)])
  func `a membership in words lists all roles`(
    roles: [Role], statuses: Set<Status>, isFormer: Bool, text: String
  ) {
    #expect(
      MembershipText.text(
        of: "X", roles: roles, statuses: statuses, isFormer: isFormer, isDeceased: false) == text)
  }
}
