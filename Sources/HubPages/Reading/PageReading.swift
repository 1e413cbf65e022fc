package import HubFetching
package import HubModel

/// A page of a portfolio: its pictures, and the pages to which it leads.
package struct PageReading: Sendable {
  /// The location that was asked for.
  package var location = HubLocation.local("")
  /// The page to which a redirect led, if there was one.
  package var answeredBy: HubLocation?
  /// The file as fetched, without its contents.
  package var file = FetchedFile([], .current, nil)
  /// True if the page was not fetched, but read in its record.
  package var isRecorded = false
  package var title: String?
  /// The pictures in document order; one that occurs twice is there twice.
  package var candidates: [PageCandidate] = []
  package var next: [HubLocation] = []
  /// The addresses of the pages of its site to which it leads, anywhere, and in its content and
  /// breadcrumbs. They are not recorded.
  var links: Set<String> = []
  var contentLinks: Set<String> = []
  /// The pages on the same site that it shows in frames, or to which it leads at once.
  package var frames: [HubLocation] = []
  /// The lists of the JuiceBox galleries that its scripts show.
  package var galleries: [HubLocation] = []
  /// A page on another site that it shows in a frame, or to which it leads at once.
  package var elsewhere: HubLocation?
  /// True if only the part that the fragment of the location names was read.
  package var isPart = false
  /// True if it has scripts, which may show pictures.
  package var hasScripts = false
  /// The rule of the page against copies; nil if there is none.
  package var refusal: String?
  /// The address of the page's content without its frame, in WordPress' REST interface.
  package var content: HubLocation?
  /// True if the page names its owner; nil if that is not known.
  package var namesOwner: Bool?
  /// The reason why the file is not a web page; nil for a page. The portfolio then stays a link.
  package var notAPage: String?
  /// True if a server with more facts about the pictures could not be reached, so that the page is
  /// worth reading again.
  package var isIncomplete = false
  /// The number of URLs of pictures that are too long to be read, and of captions that were cut.
  package var longTexts = 0
  /// The version of the rules by which it was read.
  var reader = PageReader.version

  /// True if the page may have more pictures than were read.
  var isCut: Bool { candidates.count >= PageReader.limit }
  /// The location that answered, by which everything on the page is judged.
  package var answered: HubLocation { answeredBy ?? location }
  package var addresses: [String] { [location.address, answered.address] }
  /// The folder of a portfolio that begins with this page.
  package var folder: PortfolioFolder { PortfolioFolder(of: answered, publishedAt: location) }

  /// Marks the pictures that the page has, but its content has not, as parts of its frame. Does
  /// nothing if the content has no picture: some plug-ins add theirs later.
  mutating func keepContent(of content: PageReading) {
    let own = Set(content.candidates.filter { $0.evidence != .preview }.map(\.identity))
    guard candidates.contains(where: { own.contains($0.identity) }) else { return }
    for index in candidates.indices where ![.list, .preview].contains(candidates[index].evidence) {
      if !own.contains(candidates[index].identity) {
        candidates[index].region = .layout("frame of the page")
      } else if candidates[index].region == .page {
        candidates[index].region = .content
      }
    }
  }

  /// Removes texts that are to be omitted.
  package mutating func remove(_ isOmitted: (String) -> Bool) {
    func shown(_ text: String?) -> String? { text.flatMap { isOmitted($0) ? nil : $0 } }
    title = shown(title)
    for index in candidates.indices {
      candidates[index].title = shown(candidates[index].title)
      candidates[index].caption = shown(candidates[index].caption)
      candidates[index].beside = shown(candidates[index].beside)
    }
  }
}

extension PageReading {
  /// Creates the reading of a file that is not a web page.
  ///
  /// - Parameter reason: For example "expected a web page, found application/pdf".
  package init(at location: HubLocation, notAPage reason: String) {
    self.init(location: location, notAPage: reason)
  }
}

/// The photographer, or the exhibition, of a portfolio.
package enum PortfolioOwner: Sendable {
  case member(PersonName)
  case exhibition(String)

  package var name: String {
    switch self {
    case .member(let name): name.fullName
    case .exhibition(let name): "\"\(name)\""
    }
  }
}
