import HubModel
import HubSource

/// Fetches pictures while the hub is still read: so connections are busy from the first member list on,
/// and the catalog is written meanwhile. What becomes of them is looked up when their turn comes.
struct PicturesAhead: Sendable {
  private let fetcher: any HubFetcher
  private let workshop: PictureWorkshop
  private let wanted: AssetSelection
  private let pictures: AsyncStream<[WishedPicture]>
  private let more: AsyncStream<[WishedPicture]>.Continuation

  init(_ fetcher: any HubFetcher, _ workshop: PictureWorkshop, wanted: AssetSelection) {
    self.fetcher = fetcher
    self.workshop = workshop
    self.wanted = wanted
    (pictures, more) = AsyncStream.makeStream()
  }

  /// Takes the pictures of a club.
  func add(_ harvest: ClubHarvest) { more.yield(harvest.wishedPictures(wanted)) }

  /// There will be no more.
  func finish() { more.finish() }

  /// Fetches what was added, until there will be no more.
  func run() async {
    await withTaskGroup(of: Void.self) { group in
      var underWay = 0
      for await club in pictures {
        for picture in club where !picture.wish.isEmpty {
          if underWay == fetcher.pictureWidth { await group.next() } else { underWay += 1 }
          group.addTask {
            await fetcher.prefetch(pictureAt: picture.location) {
              workshop.had($0, picture.wish) != nil
            }
          }
        }
      }
    }
  }
}
