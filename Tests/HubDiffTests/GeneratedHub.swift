import HubModel
import TestSupport

@testable import HubDiff

/// Hubs of random facts, and random edits of them. Names consist of few words, so that many are
/// similar.
struct GeneratedHub {
  var values = HubValues()
  private var random: SeededGenerator

  init(seed: UInt64, clubs: Int, people: Int) {
    random = SeededGenerator(seed: seed)
    for code in ["en", "nl", "de"] {
      values.languages[code] = LanguageFacts(code, englishName: code, isDefined: true)
    }
    for _ in 0..<4 { addKeyword() }
    for _ in 0..<clubs { addOrganization() }
    for _ in 0..<people { addMembership() }
    for _ in 0..<clubs { addExhibition() }
  }

  /// Returns the hub after some random changes.
  mutating func edit(times: Int) {
    for _ in 0..<times { editOnce() }
    values.photographers = values.photographers.filter { name, _ in
      values.memberships.keys.contains { $0.photographer == name }
    }
  }

  // MARK: - Random values

  private mutating func pick<Value>(_ values: [Value]) -> Value? {
    values.randomElement(using: &random)
  }

  private mutating func word(_ stem: String, _ count: Int) -> String {
    stem + String(Int.random(in: 0..<count, using: &random))
  }

  private mutating func perhaps<Value>(_ value: Value) -> Value? {
    Bool.random(using: &random) ? value : nil
  }

  private mutating func place() -> Coordinates? {
    let steps = (Int.random(in: 0..<40, using: &random), Int.random(in: 0..<40, using: &random))
    return perhaps(steps).flatMap {
      Coordinates(latitude: 50 + Double($0.0) / 1000, longitude: 5 + Double($0.1) / 1000)
    }
  }

  private mutating func digest() -> HexDigest? {
    perhaps(HexDigest(bytes: (0..<32).map { _ in UInt8.random(in: 0...3, using: &random) }))
  }

  private mutating func picture(_ stem: String) -> PublishedPicture {
    // A picture that was not fetched cannot be compared, so each picture here has bytes.
    PublishedPicture(
      url: word(stem, 12) + ".jpg",
      digest: HexDigest(bytes: (0..<32).map { _ in UInt8.random(in: 0...1, using: &random) }))
  }

  private mutating func date() -> String? {
    perhaps("20" + String(Int.random(in: 10..<30, using: &random)) + "-01-31")
  }

  private mutating func website() -> String? { perhaps("https://" + word("host", 40) + ".example") }

  // MARK: - Things

  private mutating func identity() -> OrganizationIdentity {
    OrganizationIdentity(
      fullName: word("Fotoclub ", 20) + (perhaps(" Oost") ?? ""), town: word("Plaats", 10))
  }

  private mutating func name() -> PersonName {
    PersonName(
      givenName: word("Given", 6), infixName: perhaps("van") ?? "",
      familyName: word("Family", 12))
  }

  private mutating func addOrganization() {
    let identity = identity()
    guard values.organizations[identity] == nil else { return }
    var facts = OrganizationFacts(
      identity, kind: Int.random(in: 0..<4, using: &random) == 0 ? .museum : .club)
    if let nickName = perhaps(word("fc", 60)) { facts.nickName = nickName }
    facts.coordinates = place()
    facts.website = website()
    facts.contactEmail = perhaps(word("mail", 9))
    facts.fotobondNumber = perhaps(Int.random(in: 1...99, using: &random))
    facts.level = Int.random(in: 1...3, using: &random)
    facts.members = facts.kind == .club ? .read : .none
    if let text = perhaps(word("remark", 9)) { facts.remarks["nl"] = text }
    values.organizations[identity] = facts
  }

  private mutating func addExhibition() {
    guard let club = anyOrganization() else { return }
    var facts = ExhibitionFacts(word("Show ", 3), of: club)
    facts.startDate = date()
    facts.venue = perhaps(word("venue", 4))
    facts.coordinates = place()
    facts.remarks["nl"] = perhaps(word("remark", 9))
    facts.poster = perhaps(picture("poster"))
    if perhaps(true) != nil { facts.gallery = gallery() }
    values.exhibitions[facts.identity] = facts
  }

  private mutating func editExhibition() {
    let known = values.exhibitions.values.sorted { "\($0.identity)" < "\($1.identity)" }
    guard var facts = pick(known) else { return }
    values.exhibitions[facts.identity] = nil
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return
    case 1: facts.startDate = date()
    case 2: facts.venue = perhaps(word("venue", 4))
    case 3: facts.poster = perhaps(picture("poster"))
    case 4: facts.gallery = perhaps(gallery())
    default: facts.remarks["nl"] = perhaps(word("remark", 9))
    }
    values.exhibitions[facts.identity] = facts
  }

  private mutating func addMembership() {
    let clubs = values.organizations.values.filter { $0.kind == .club }.map(\.identity)
    guard let club = pick(clubs.sorted { "\($0)" < "\($1)" }) else { return }
    let known = values.photographers.keys.sorted { $0.sortKey < $1.sortKey }
    let fresh = name()
    let name = perhaps(true) == nil ? pick(known) ?? fresh : fresh
    let identity = MembershipIdentity(club: club, photographer: name)
    guard values.memberships[identity] == nil else { return }
    if values.photographers[name] == nil {
      var facts = PhotographerFacts(name)
      facts.birthday = date()
      facts.website = website()
      facts.portrait = perhaps(picture("portrait"))
      if let keyword = perhaps(word("Genre", 6)) { facts.keywords[keyword.lowercased()] = keyword }
      values.photographers[name] = facts
    }
    var facts = MembershipFacts(identity)
    facts.isFormer = Int.random(in: 0..<4, using: &random) == 0
    facts.roles = Set([pick(Role.known)].compactMap { perhaps($0) ?? nil })
    facts.statuses = Set([pick([Status.honorary, .mentor])].compactMap { perhaps($0) ?? nil })
    facts.startDate = date()
    facts.fotobondNumber = perhaps(Int.random(in: 1...99, using: &random))
    facts.levelThreeURL = website()
    facts.featuredImage = perhaps(picture("featured"))
    if perhaps(true) != nil { facts.gallery = gallery() }
    values.memberships[identity] = facts
  }

  private mutating func gallery() -> GalleryFacts {
    var gallery = GalleryFacts(form: "juicebox", isKnown: true)
    gallery.title = perhaps("Gallery")
    for _ in 0..<Int.random(in: 0..<6, using: &random) { gallery.images.append(image()) }
    return gallery
  }

  private mutating func image() -> ImageFacts {
    var image = ImageFacts(picture("image"))
    image.title = perhaps(word("Title ", 6))
    image.caption = date()
    return image
  }

  private mutating func addKeyword() {
    var facts = KeywordFacts(word("Genre", 6), isStandard: true)
    facts.names["nl"] = perhaps(word("genre", 9))
    facts.usages["en"] = perhaps(word("Usage ", 9))
    values.keywords[facts.key] = facts
  }

  // MARK: - Edits

  private mutating func editOnce() {
    switch Int.random(in: 0..<21, using: &random) {
    case 0: addOrganization()
    case 1: removeOrganization()
    case 2, 3: renameOrganization()
    case 4: addMembership()
    case 5: removeMembership()
    case 6: moveMembership()
    case 7, 8: renamePhotographer()
    case 9: editOrganization()
    case 10: editPhotographer()
    case 11: values.keywords[word("genre", 6)] = nil
    case 12: addKeyword()
    case 13: editGallery()
    case 14: addExhibition()
    case 15, 16: editExhibition()
    case 17: respellMembership()
    default: editMembership()
    }
  }

  private mutating func anyOrganization() -> OrganizationIdentity? {
    pick(values.organizations.keys.sorted { "\($0)" < "\($1)" })
  }

  private mutating func anyMembership() -> MembershipIdentity? {
    pick(values.memberships.keys.sorted { "\($0)" < "\($1)" })
  }

  private mutating func removeOrganization() {
    guard let identity = anyOrganization() else { return }
    values.organizations[identity] = nil
    values.memberships = values.memberships.filter { $0.key.club != identity }
    values.exhibitions = values.exhibitions.filter { $0.key.organization != identity }
  }

  private mutating func renameOrganization() {
    let new = identity()
    guard let old = anyOrganization(), values.organizations[new] == nil,
      var facts = values.organizations.removeValue(forKey: old)
    else { return }
    if facts.nickName == old.fullName { facts.nickName = new.fullName }
    facts.identity = new
    values.organizations[new] = facts
    values.exhibitions = Dictionary(
      uniqueKeysWithValues: values.exhibitions.values.map { facts in
        var facts = facts
        if facts.organization == old { facts.organization = new }
        return (facts.identity, facts)
      })
    rename { $0.club == old ? MembershipIdentity(club: new, photographer: $0.photographer) : $0 }
  }

  private mutating func renamePhotographer() {
    let new = name()
    guard let old = anyMembership()?.photographer, values.photographers[new] == nil,
      var facts = values.photographers.removeValue(forKey: old)
    else { return }
    facts.name = new
    values.photographers[new] = facts
    rename { $0.photographer == old ? MembershipIdentity(club: $0.club, photographer: new) : $0 }
  }

  /// Lets one club of somebody spell the name in another way.
  private mutating func respellMembership() {
    let shared = values.memberships.keys.filter { identity in
      values.memberships.keys.contains {
        $0.photographer == identity.photographer && $0.club != identity.club
      }
    }
    guard let old = pick(shared.sorted { "\($0)" < "\($1)" }),
      var facts = values.photographers[old.photographer]
    else { return }
    let name = old.photographer
    let new = PersonName(
      givenName: name.givenName, infixName: name.infixName, familyName: name.familyName + "s")
    guard values.photographers[new] == nil else { return }
    facts.name = new
    values.photographers[new] = facts
    rename { $0 == old ? MembershipIdentity(club: $0.club, photographer: new) : $0 }
  }

  private mutating func rename(_ name: (MembershipIdentity) -> MembershipIdentity) {
    values.memberships = Dictionary(
      uniqueKeysWithValues: values.memberships.values.map { facts in
        var facts = facts
        facts.identity = name(facts.identity)
        return (facts.identity, facts)
      })
  }

  private mutating func removeMembership() {
    if let identity = anyMembership() { values.memberships[identity] = nil }
  }

  private mutating func moveMembership() {
    guard let old = anyMembership(), let club = anyOrganization() else { return }
    let new = MembershipIdentity(club: club, photographer: old.photographer)
    guard values.organizations[club]?.kind == .club, values.memberships[new] == nil,
      var facts = values.memberships[old]
    else { return }
    if perhaps(true) == nil {
      values.memberships[old] = nil
    } else {
      values.memberships[old]?.isFormer = true
    }
    facts.identity = new
    values.memberships[new] = facts
  }

  private mutating func editOrganization() {
    guard let identity = anyOrganization() else { return }
    let place = place()
    let website = website()
    let remark = perhaps(word("remark", 9))
    let nickName = word("fc", 60)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: values.organizations[identity]?.coordinates = place
    case 1: values.organizations[identity]?.website = website
    case 2: values.organizations[identity]?.remarks["nl"] = remark
    default: values.organizations[identity]?.nickName = nickName
    }
  }

  private mutating func editPhotographer() {
    guard let name = anyMembership()?.photographer else { return }
    let (website, date, keyword) = (website(), date(), word("Genre", 6))
    let portrait = perhaps(picture("portrait"))
    let kept = perhaps(keyword)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: values.photographers[name]?.website = website
    case 1: values.photographers[name]?.birthday = date
    case 2: values.photographers[name]?.portrait = portrait
    case 3: values.photographers[name]?.keywords[keyword.lowercased()] = kept
    default: values.photographers[name]?.isDeceased.toggle()
    }
  }

  private mutating func editMembership() {
    guard let identity = anyMembership() else { return }
    let (date, website, role) = (date(), website(), pick(Role.known))
    let featured = perhaps(picture("featured"))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: values.memberships[identity]?.isFormer.toggle()
    case 1: values.memberships[identity]?.startDate = date
    case 2: values.memberships[identity]?.levelThreeURL = website
    case 3: values.memberships[identity]?.featuredImage = featured
    case 4: values.memberships[identity]?.statuses.formSymmetricDifference([.mentor])
    default:
      if let role { values.memberships[identity]?.roles.formSymmetricDifference([role]) }
    }
  }

  private mutating func editGallery() {
    guard let identity = anyMembership(), var gallery = values.memberships[identity]?.gallery
    else { return }
    let image = image()
    let index = gallery.images.indices.randomElement(using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: gallery.images.insert(image, at: index ?? 0)
    case 1: if let index { gallery.images.remove(at: index) }
    case 2: if let index { gallery.images[index] = image }
    case 3: gallery.images.shuffle(using: &random)
    default: if let index { gallery.images[index].caption = date() }
    }
    values.memberships[identity]?.gallery = gallery
  }
}

extension HubValues {
  /// The hub with levels that agree with its memberships.
  var withLevels: HubValues {
    var hub = self
    let clubs = Set(hub.memberships.keys.map(\.club))
    for (identity, facts) in hub.organizations {
      hub.organizations[identity]?.level = clubs.contains(identity) ? max(2, facts.level) : 1
    }
    return hub
  }

  /// The hub as a comparison sees it: an absent gallery equals one without images, an absent member
  /// list an empty one, and the dead are former members.
  var compared: HubValues {
    var hub = self
    for (identity, facts) in hub.organizations where facts.level < 2 && facts.members == .read {
      hub.organizations[identity]?.members = .none
    }
    for (identity, facts) in hub.memberships
    where facts.stated.isDeceased == true
      || hub.photographers[identity.photographer]?.isDeceased == true
    {
      hub.memberships[identity]?.isFormer = true
    }
    for (identity, facts) in hub.memberships where facts.gallery == nil {
      hub.memberships[identity]?.gallery = GalleryFacts(form: nil, isKnown: true)
    }
    return hub
  }
}
