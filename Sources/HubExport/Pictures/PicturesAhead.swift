import HubBundle
import HubModel
import HubSource
import Synchronization

/// Fetches pictures, and makes their versions, while the hub is still read: so connections are busy from the first
/// member list on, and the catalog is written meanwhile. What became of each is asked for in the end.
final class PicturesAhead: Sendable {
  /// A picture that is wished for.
  private struct Entry {
    /// All that was wished of it so far.
    var wish: PictureWish
    /// What became of it, once that is known of all these wishes.
    var outcome: PictureOutcome?
  }

  /// A location, of which two are one only when their bytes are: two files of a folder may have names that Unicode
  /// holds for the same.
  private struct Key: Hashable {
    let location: String

    static func == (one: Key, other: Key) -> Bool {
      var (one, other) = (one.location, other.location)
      return one.withUTF8 { one in other.withUTF8 { one.elementsEqual($0) } }
    }
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    /// Who waits for a picture.
    var waiter: (key: Key, continuation: CheckedContinuation<PictureOutcome, Never>)?
    /// Whether nothing will be fetched any more.
    var isOver = false

    /// Adds what references wish; what has to be done then, each picture once.
    mutating func add(_ pictures: [WishedPicture]) -> [WishedPicture] {
      var places: [Key: HubLocation] = [:]
      var order: [Key] = []
      for (location, wish) in pictures where !wish.isEmpty {
        let key = Key(location: location.description)
        let known = entries[key]?.wish ?? []
        guard !known.isSuperset(of: wish) else { continue }
        entries[key] = Entry(wish: known.union(wish))
        if places.updateValue(location, forKey: key) == nil { order.append(key) }
      }
      return order.compactMap { key in
        guard let location = places[key], let wish = entries[key]?.wish else { return nil }
        return (location, wish)
      }
    }

    /// Notes what became of a picture, unless more was wished of it meanwhile; who waits for it.
    mutating func settle(
      _ picture: WishedPicture, _ outcome: PictureOutcome
    ) -> CheckedContinuation<PictureOutcome, Never>? {
      let key = Key(location: picture.location.description)
      guard entries[key]?.wish == picture.wish else { return nil }
      if waiter?.key == key {
        entries[key] = nil
        return waiter.take()?.continuation
      }
      entries[key]?.outcome = outcome
      return nil
    }

    /// What became of a picture, if that is known.
    mutating func outcome(of key: Key) -> PictureOutcome? {
      if let outcome = entries[key]?.outcome {
        entries[key] = nil
        return outcome
      }
      return isOver ? .failed(.cancelled) : nil
    }
  }

  private let fetcher: any HubFetcher
  private let workshop: PictureWorkshop
  private let wanted: AssetSelection
  private let pictures: AsyncStream<[WishedPicture]>
  private let more: AsyncStream<[WishedPicture]>.Continuation
  private let state = Mutex(State())

  init(_ fetcher: any HubFetcher, _ workshop: PictureWorkshop, wanted: AssetSelection) {
    self.fetcher = fetcher
    self.workshop = workshop
    self.wanted = wanted
    (pictures, more) = AsyncStream.makeStream()
  }

  /// Takes the pictures of a club.
  func add(_ harvest: ClubHarvest) {
    let wishes = harvest.wishedPictures(wanted)
    more.yield(state.withLock { $0.add(wishes) })
  }

  /// There will be no more.
  func finish() { more.finish() }

  /// Fetches what was added, until there will be no more.
  func run() async {
    await withTaskGroup(of: Void.self) { group in
      var underWay = 0
      for await club in pictures {
        for picture in club {
          if underWay == fetcher.pictureWidth { await group.next() } else { underWay += 1 }
          group.addTask { [self] in
            settle(picture, await PictureOutcome(of: picture, fetcher, workshop))
          }
        }
      }
    }
    let waiter = state.withLock { state in
      state.isOver = true
      return state.waiter.take()
    }
    waiter?.continuation.resume(returning: .failed(.cancelled))
  }

  private func settle(_ picture: WishedPicture, _ outcome: PictureOutcome) {
    let waiter = state.withLock { state in state.settle(picture, outcome) }
    waiter?.resume(returning: outcome)
  }

  /// What became of a picture that was added, once that is known. It is told once, and to one at a time.
  func outcome(of location: String) async -> PictureOutcome {
    let key = Key(location: location)
    if let outcome = state.withLock({ $0.outcome(of: key) }) { return outcome }
    return await withCheckedContinuation { continuation in
      let outcome = state.withLock { state in
        let outcome = state.outcome(of: key)
        if outcome == nil { state.waiter = (key, continuation) }
        return outcome
      }
      if let outcome { continuation.resume(returning: outcome) }
    }
  }
}

/// What became of a picture.
enum PictureOutcome: Sendable {
  /// Apart, for many are kept until their turn comes.
  indirect case had(PictureVersions, published: HexDigest, Freshness, Validators?)
  case failed(FetchFailure)

  init(of picture: WishedPicture, _ fetcher: any HubFetcher, _ workshop: PictureWorkshop) async {
    do throws(FetchFailure) {
      let fetched = try await fetcher.picture(at: picture.location) {
        workshop.had($0, picture.wish) != nil
      }
      self = .had(
        try await workshop.versions(of: fetched, picture.wish), published: fetched.published,
        fetched.freshness, fetched.validators)
    } catch {
      self = .failed(error)
    }
  }
}
