import HubModel

extension Comparison {
  /// Compares the exhibitions of each organization, if both sides know them.
  mutating func compareExhibitions() {
    guard !before.hub.exhibitions.isEmpty || !after.hub.exhibitions.isEmpty else { return }
    let facts = Unknown.Facts.omitted("exhibitions", of: [.exhibitions])
    guard !isOmitted(facts, Self.reasonForAge, \.lacksExhibitions) else {
      return
    }
    let old = Dictionary(grouping: before.hub.exhibitions.values) { clubs.after($0.organization) }
    let new = Dictionary(grouping: after.hub.exhibitions.values, by: \.organization)
    for organization in Set(old.keys).union(new.keys) {
      let oldName = clubs.before(organization)
      let known = Edit(before.hub.organizations[oldName], after.hub.organizations[organization])
      // A club may list exhibitions in its own file, which one side could not read.
      if let before = known.before, let after = known.after,
        Set([before.members, after.members]) == [.read, .unknown]
      {
        let side: Unknown.Side = before.members == .unknown ? .before : .after
        let count = Edit(old, new).value(on: side.opposite)[organization]?.count ?? 0
        let name = Edit(oldName, organization).value(on: side)
        if count > 0 {
          noteUnknown(
            .exhibitions(of: name, count: count), on: side, Self.reason(for: "member list"))
        }
        continue
      }
      guard before.knowledge.unknownOrganizations[organization] == nil,
        after.knowledge.unknownOrganizations[oldName] == nil,
        let kind = known.after?.kind ?? known.before?.kind
      else { continue }
      compare(
        Edit(old[organization] ?? [], new[organization] ?? []),
        kind: Edit(known.before?.kind ?? kind, known.after?.kind ?? kind))
    }
  }

  /// Compares exhibitions of one organization. Exhibitions with the same name and first day are the
  /// same; the rest are paired by name, in the order of their first days.
  private mutating func compare(_ all: Edit<[ExhibitionFacts]>, kind: Edit<OrganizationKind>) {
    let names = Set((all.before + all.after).map(\.name))
    let old = Dictionary(grouping: all.before, by: \.name)
    let new = Dictionary(grouping: all.after, by: \.name)
    for name in names {
      var old = (old[name] ?? []).sorted { $0.dayInOrder < $1.dayInOrder }
      var new = (new[name] ?? []).sorted { $0.dayInOrder < $1.dayInOrder }
      let shared = Set(old.map(\.startDate)).intersection(new.map(\.startDate))
      let isShared = { (facts: ExhibitionFacts) in shared.contains(facts.startDate) }
      for pair in zip(old.filter(isShared), new.filter(isShared)) {
        compare(Edit(pair.0, pair.1), kind)
      }
      old.removeAll(where: isShared)
      new.removeAll(where: isShared)
      for pair in zip(old, new) { compare(Edit(pair.0, pair.1), kind) }
      let gone = old.dropFirst(new.count).filter { !isUnread($0, .after) }
      let added = new.dropFirst(old.count).filter { !isUnread($0, .before) }
      let changes =
        gone.map { ($0, Change.What.removed(.exhibition($0))) }
        + added.map { ($0, .added(.exhibition($0))) }
      for (facts, what) in changes {
        note(.exhibition(Edit(facts.identity, facts.identity), kind: kind), what)
      }
    }
  }

  /// Returns true if an exhibition of the other side may be one that could not be read on this side,
  /// and notes it.
  private mutating func isUnread(_ facts: ExhibitionFacts, _ side: Unknown.Side) -> Bool {
    let organization = clubs.name(facts.organization, on: side)
    guard let reason = self[side].knowledge.reasonForLackingExhibitions(of: organization) else {
      return false
    }
    noteUnknown(.exhibitions(of: organization, count: 0), on: side, reason)
    return true
  }

  private mutating func compare(_ facts: Edit<ExhibitionFacts>, _ kind: Edit<OrganizationKind>) {
    let (old, new) = (facts.before, facts.after)
    let subject = Change.Subject.exhibition(facts.map(\.identity), kind: kind)
    for (term, edit) in edits(of: ExhibitionDetails.facts, old.details, new.details)
    where !isOmitted(term, of: "exhibitions", [.exhibitions]) {
      note(subject, .field(term, edit))
    }
    note(subject, coordinates: facts.map(\.coordinates))
    note(subject, .remark, facts.map(\.remarks))
    let digests = (old.poster?.digest, new.poster?.digest)
    let isExchanged = digests.0 != nil && digests.1 != nil && digests.0 != digests.1
    if isExchanged || !isSameAddress(old.poster?.url, new.poster?.url) {
      note(subject, .picture(.poster, Edit(old.poster, new.poster)))
    }
    let galleries = Edit(old.gallery, new.gallery)
    let images = { Unknown.Facts.exhibition(new.identity, count: $0) }
    guard areKnown(galleries, images), areRead(galleries, images) else { return }
    // Only the whole gallery is compared, so one that lacks pages is unknown.
    let lacksImages = galleries.map { $0?.lacksImages ?? false }
    guard !isSame(galleries.before, galleries.after) else { return }
    guard lacksImages.before || lacksImages.after else {
      return note(subject, .gallery(galleries))
    }
    let side = lacksImages.after ? Unknown.Side.after : .before
    let known = galleries.value(on: side.opposite)
    noteMissingImages(
      known?.images.count ?? 0, images, side: side, arePages: known?.form == "page-gallery")
  }

  /// True if two galleries show the same; pictures that were not fetched are compared by URL.
  private func isSame(_ gallery: GalleryFacts?, _ other: GalleryFacts?) -> Bool {
    guard gallery?.form == other?.form, gallery?.title == other?.title else { return false }
    let (old, new) = (gallery?.images ?? [], other?.images ?? [])
    return old.count == new.count
      && zip(old, new).allSatisfy { old, new in
        let digests = old.digests(comparedWith: new)
        return isSameAddress(old.picture.url, new.picture.url)
          && ImageText.allCases.allSatisfy { $0.value(of: old) == $0.value(of: new) }
          && old.wallTexts == new.wallTexts
          && digests?.before == digests?.after
      }
  }
}

extension ExhibitionFacts {
  /// The first day, as a sort key: exhibitions without one come last.
  fileprivate var dayInOrder: String { details.startDate ?? "9999" }
}
