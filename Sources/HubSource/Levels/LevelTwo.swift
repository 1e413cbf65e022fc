import HubJSON
import HubModel

/// A Level 2 file: a club and its members.
struct LevelTwo {
  /// The club; nil if the file does not identify one.
  private(set) var club: OrganizationRecord?
  /// The members in file order, each name once.
  var members: [MemberRecord] = []
  /// True if the file has a list of members.
  private(set) var isWhole = false

  /// - Parameter readsMembers: False to read only the club.
  init(
    _ root: JSONValue, omitting omissions: Set<Omission>, _ log: ProblemLog,
    readsMembers: Bool = true
  ) {
    guard let file = RecordReader(root, .levelTwo, log) else {
      club = nil
      return
    }
    club = file.field("club").flatMap {
      OrganizationRecord($0, kind: .club, omitting: omissions, log)
    }
    guard club != nil else { return }
    club?.fillMisplaced(from: root, to: file.field("club"), omitting: omissions, log)
    var exhibitions = ExhibitionList(of: file, omitting: omissions)
    if let listed = club?.exhibitions { exhibitions.fill(from: listed, log) }
    club?.exhibitions = exhibitions
    isWhole = file.hasLists("members")
    guard isWhole, readsMembers else { return }
    var indexes: [PersonName: Int] = [:]
    // The keywords of members who are listed again.
    var keywords: [Int: Set<String>] = [:]
    for element in file.list("members") {
      if Task.isCancelled { return }
      guard let member = MemberRecord(element, omitting: omissions, log) else { continue }
      if let index = indexes[member.name] {
        log.note(
          .duplicateMember, at: element,
          "duplicate member \(member.name.fullName); the first record is used, "
            + "this one only fills in missing values")
        members[index].fill(from: member, &keywords[index])
      } else {
        indexes[member.name] = members.count
        members.append(member)
      }
    }
  }
}
