import ArgumentParser
import Foundation
import HubBundle
import HubModel
import HubViewer
import Terminal

/// The query of an address, which configures the pages.
struct PageQuery: Sendable {
  let kiosk: Int?
  let autoplay: Int?
  let language: String?
  let languages: [String]?
  let theme: Theme?
  /// The exhibition to show, in words that ``Catalog/exhibition(named:)`` finds.
  let exhibition: String?
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
      ("exhibition", try exhibition.map { try bundle.catalog().exhibition(named: $0) }),
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

  /// Returns the name with which the pages find the exhibition that is meant by a text: with its
  /// year, and a number if several have it (Docs/Format.md, "The viewer").
  func exhibition(named text: String) throws -> String {
    let all = try exhibitionIdentities()
    let index: Int
    do { index = try ExhibitionIdentity.index(of: text, among: all) } catch {
      throw UsageError("--exhibition: \(error)")
    }
    let words = all.map { one in
      Text.folded(one.nameWithYear).split { !$0.isLetter && !$0.isNumber }
    }
    let number = words[...index].count { $0 == words[index] }
    return all[index].nameWithYear + (number > 1 ? "~\(number)" : "")
  }
}
