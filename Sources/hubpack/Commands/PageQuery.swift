import ArgumentParser
import Foundation
import HubBundle
import HubModel
import HubSystem
import HubViewer
import Synchronization
import Terminal

/// The query of an address, which configures the pages.
struct PageQuery: Sendable {
  let kiosk: Int?
  let autoplay: Int?
  let language: String?
  let languages: [String]?
  let theme: Theme?
  let exhibition: FollowedExhibition?
  /// The URL for codes of pages, "" for codes of sites only; nil for no codes.
  let codes: String?
  /// The kinds of entries that visitors can leave.
  let guestbook: String?

  /// Returns the query for a bundle and the club to show; nil for an empty query.
  func text(
    for bundle: BundleFile, club: OrganizationIdentity?, hasGuestbook: Bool
  ) throws -> String? {
    if language != nil || languages != nil { try checkLanguages(in: bundle.catalog()) }
    let parts: [(String, String?)] = [
      ("kiosk", kiosk.map { String($0) }), ("autoplay", autoplay.map { String($0) }),
      ("club", club.map { "\($0.fullName) \($0.town)" }),
      ("exhibition", try exhibition?.pageName(in: bundle.catalog())),
      ("language", language), ("languages", languages?.joined(separator: ",")),
      ("theme", theme?.rawValue), ("codes", codes), ("guestbook", hasGuestbook ? guestbook : nil),
    ]
    var address = URLComponents()
    address.queryItems = parts.compactMap { name, value in
      value.map { URLQueryItem(name: name, value: $0) }
    }
    return address.percentEncodedQuery.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Throws for a language that neither the pages nor the texts of the hub have.
  private func checkLanguages(in catalog: Catalog) throws {
    let ofPages = ViewerFiles.languages
    let known = try ofPages + catalog.languagesInUse().filter { !ofPages.contains($0) }
    for (option, codes) in [("--languages", languages), ("--language", language.map { [$0] })] {
      guard let code = codes?.first(where: { !known.contains($0) }) else { continue }
      throw UsageError("unknown value \"\(code)\" for \(option) (use \(known.asChoice))")
    }
  }
}

enum Theme: String, ExpressibleByArgument, CaseIterable {
  case light, dark, system
}

extension Catalog {
  /// Returns the club that is meant by a name or a part of it.
  func club(named text: String) throws -> OrganizationIdentity {
    let clubs = try things(
      named: text, visibility: .everybody, presentation: Presentation(), limit: 20
    ).filter { $0.kind == .club }
    guard let club = clubs.first, let identity = try organizationIdentity(club.id) else {
      let suggestion = try nearest(to: text).map { " (did you mean \"\($0)\"?)" }
      throw UsageError("--club: no club matches \"\(text)\"" + (suggestion ?? ""))
    }
    guard clubs.count == 1 else {
      let names = clubs.map(\.name).asChoice
      throw UsageError("--club: \"\(text)\" is ambiguous: \(names)")
    }
    return identity
  }

  /// Returns the exhibition that is meant by a text.
  func exhibition(named text: String) throws -> ExhibitionIdentity {
    let all = try exhibitionIdentities()
    do { return all[try ExhibitionIdentity.index(of: text, among: all)] } catch {
      throw UsageError("--exhibition: \(error)")
    }
  }

  /// Returns the same exhibition, or the only one of that name and organization, if it was put off.
  func exhibition(following earlier: ExhibitionIdentity) throws -> ExhibitionIdentity {
    let all = try exhibitionIdentities()
    if all.contains(earlier) { return earlier }
    let others = all.filter {
      $0.name == earlier.name && $0.organization == earlier.organization
    }
    guard let other = others.first, others.count == 1 else {
      throw PlainError(
        "the exhibition \"\(earlier.nameWithYear)\" is not in it "
          + "(to show another one, start hubpack again with its name in --exhibition)")
    }
    return other
  }

  /// The name with which the pages find an exhibition: with its year, and a number if several have
  /// it (Docs/Format.md, "The viewer").
  func pageName(of exhibition: ExhibitionIdentity) throws -> String {
    func words(_ one: ExhibitionIdentity) -> [Substring] {
      Text.folded(one.nameWithYear).split { !$0.isLetter && !$0.isNumber }
    }
    let all = try exhibitionIdentities().filter { words($0) == words(exhibition) }
    let number = (all.firstIndex(of: exhibition) ?? 0) + 1
    return exhibition.nameWithYear + (number > 1 ? "~\(number)" : "")
  }
}

/// The exhibition to show, which is followed from release to release.
final class FollowedExhibition: Sendable {
  private let text: String
  private let current = Mutex<ExhibitionIdentity?>(nil)

  init(named text: String) { self.text = text }

  /// The name with which the pages of a bundle find it. A message tells another first day.
  func pageName(in catalog: Catalog) throws -> String {
    let earlier = current.withLock { $0 }
    let now =
      try earlier.map { try catalog.exhibition(following: $0) }
      ?? catalog.exhibition(named: text)
    if let earlier, earlier.startDate != now.startDate {
      Message.write(
        "the exhibition \"\(now.name)\" now begins on \(now.startDate ?? "an unknown day")"
          .harmlessLine)
    }
    current.withLock { $0 = now }
    return try catalog.pageName(of: now)
  }
}
