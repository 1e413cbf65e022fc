import HubModel
import Testing

@testable import HubPages

/// Which pages of a portfolio are to be fetched.
struct PortfolioTests {
  private static let start = "https://club.nl/anna/"

  private func reading(
    _ url: String, next: [String] = [], frames: [String] = []
  ) -> PageReading {
    var page = PageReading()
    page.location = HubLocation(url)
    page.next = next.map { HubLocation($0) }
    page.frames = frames.map { HubLocation($0) }
    return page
  }

  @Test func `each page is asked for once, and frames before further pages`() {
    let (second, frame) = (Self.start + "2/", "https://club.nl/show.html")
    var portfolio = Portfolio(
      of: .exhibition("Mist"),
      from: reading(Self.start, next: [second, Self.start], frames: [frame]))
    var asked: [String] = []
    while let step = portfolio.next(missing: 0) {
      asked.append(step.location.description)
      let isOwn = portfolio.add(
        reading(step.location.description, next: [second, Self.start]), for: step)
      #expect(isOwn)
    }
    #expect(asked == [frame, second])
    #expect(portfolio.pages.count == 3)
    #expect(portfolio.end?.clause == nil)
  }

  @Test func `a page that leads to another site is none of the portfolio's`() throws {
    let second = Self.start + "2/"
    var portfolio = Portfolio(
      of: .exhibition("Mist"), from: reading(Self.start, next: [second]))
    let next = portfolio.next(missing: 0)
    let step = try #require(next)
    var other = reading(second)
    other.answeredBy = HubLocation("https://other.nl/")
    let isOwn = portfolio.add(other, for: step)
    #expect(!isOwn)
    portfolio.removeStrays()
    #expect(portfolio.pages.map(\.next) == [[]])
  }

  @Test func `missing pages end it, with a clause about the limit`() {
    let second = Self.start + "2/"
    var portfolio = Portfolio(
      of: .exhibition("Mist"), from: reading(Self.start, next: [second]))
    let step = portfolio.next(missing: 100)
    #expect(step?.location == nil)
    #expect(portfolio.end?.location.description == second)
    #expect(portfolio.end?.clause == "more than 100 missing pages")
  }
}
