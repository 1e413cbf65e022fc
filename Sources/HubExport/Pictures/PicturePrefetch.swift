import HubBundle
import HubFetching
import HubModel
import HubSource
import Synchronization

/// Fetches pictures, and makes their versions, while the hub is still read: so connections are busy from the first
/// member list on, and the catalog is written meanwhile. What became of each is asked for in the end.
final class PicturePrefetch: Sendable {
  /// A picture that is wished for.
  private struct Entry {
    let location: HubLocation
    /// All that was wished of it so far.
    var variants: PictureVariants = []
    /// Whether nobody has begun with it since more was wished.
    var isInLine = false
    /// What became of it, once that is known of all these wishes.
    var outcome: PictureOutcome?
  }

  /// A location, of which two are one only when their bytes are: two files of a folder may have names that Unicode
  /// holds for the same.
  private struct Key: Hashable {
    let location: String

    static func == (one: Key, other: Key) -> Bool {
      var (one, other) = (one.location, other.location)
      return one.withUTF8 { one in
        other.withUTF8 { other in
          one.count == other.count && one.indices.allSatisfy { one[$0] == other[$0] }
        }
      }
    }
  }

  private struct State {
    var entries: [Entry] = []
    /// Where each picture is among them.
    var numbers: [Key: Int] = [:]
    /// Those that have to be worked on, in their order.
    var line: ArraySlice<Int> = []
    /// How many tasks work on them.
    var workers = 0
    /// Who waits for a picture.
    var waiter: (number: Int, continuation: CheckedContinuation<PictureOutcome, Never>)?
    /// Whether nothing will be fetched any more.
    var isOver = false

    /// Adds what references wish.
    mutating func add(_ pictures: [RequestedPicture]) {
      for (location, variants) in pictures where !variants.isEmpty {
        let number = number(of: location)
        guard !entries[number].variants.isSuperset(of: variants) else { continue }
        entries[number].variants.formUnion(variants)
        entries[number].outcome = nil
        guard !entries[number].isInLine else { continue }
        entries[number].isInLine = true
        line.append(number)
      }
    }

    private mutating func number(of location: HubLocation) -> Int {
      let key = Key(location: location.description)
      if let number = numbers[key] { return number }
      numbers[key] = entries.count
      entries.append(Entry(location: location))
      return entries.count - 1
    }

    /// How many more may work, up to a width; they are counted as working.
    mutating func enlist(_ width: Int) -> Int {
      let count = max(0, min(width - workers, line.count))
      workers += count
      return count
    }

    /// Begins with the next picture; nil for a worker whose work is done.
    mutating func begin() -> (number: Int, picture: RequestedPicture)? {
      guard let number = line.popFirst() else {
        workers -= 1
        return nil
      }
      entries[number].isInLine = false
      return (number, (entries[number].location, entries[number].variants))
    }

    /// Notes what became of a picture, unless more was wished of it meanwhile; who waits for it.
    mutating func finish(
      _ number: Int, _ variants: PictureVariants, _ outcome: PictureOutcome
    ) -> CheckedContinuation<PictureOutcome, Never>? {
      guard entries[number].variants == variants else { return nil }
      if waiter?.number == number { return waiter.take()?.continuation }
      entries[number].outcome = outcome
      return nil
    }

    /// What became of a picture, if that is known.
    mutating func outcome(of number: Int) -> PictureOutcome? {
      entries[number].outcome.take() ?? (isOver ? .failed(.cancelled) : nil)
    }
  }

  private let fetcher: any HubFetcher
  private let processor: PictureProcessor
  private let wanted: AssetSelection
  /// One for each club with pictures.
  private let clubs: AsyncStream<Void>
  private let more: AsyncStream<Void>.Continuation
  private let state = Mutex(State())

  init(_ fetcher: any HubFetcher, _ processor: PictureProcessor, wanted: AssetSelection) {
    self.fetcher = fetcher
    self.processor = processor
    self.wanted = wanted
    (clubs, more) = AsyncStream.makeStream()
  }

  /// Takes the pictures of a club.
  func add(_ contents: ClubContents) {
    let variants = contents.requestedPictures(wanted)
    state.withLock { $0.add(variants) }
    more.yield()
  }

  /// There will be no more.
  func finish() { more.finish() }

  /// Fetches what was added, until there will be no more.
  func run() async {
    await withDiscardingTaskGroup { group in
      for await _ in clubs {
        for _ in 0..<state.withLock({ $0.enlist(fetcher.pictureWidth) }) {
          group.addTask { [self] in await work() }
        }
      }
    }
    let waiter = state.withLock { state in
      state.isOver = true
      return state.waiter.take()
    }
    waiter?.continuation.resume(returning: .failed(.cancelled))
  }

  /// Works on one picture after the other, as a task for each costs more than to make up its versions.
  private func work() async {
    while let (number, picture) = state.withLock({ $0.begin() }) {
      let outcome = await PictureOutcome(of: picture, fetcher, processor)
      let waiter = state.withLock { $0.finish(number, picture.variants, outcome) }
      waiter?.resume(returning: outcome)
    }
  }

  /// What became of a picture that was added, once that is known. It is told once, and to one at a time.
  func outcome(of location: String) async -> PictureOutcome {
    let known = state.withLock { $0.numbers[Key(location: location)] }
    guard let number = known else { return .failed(.cancelled) }
    if let outcome = state.withLock({ $0.outcome(of: number) }) { return outcome }
    return await withCheckedContinuation { continuation in
      let outcome = state.withLock { state in
        let outcome = state.outcome(of: number)
        if outcome == nil { state.waiter = (number, continuation) }
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

  init(of picture: RequestedPicture, _ fetcher: any HubFetcher, _ processor: PictureProcessor) async
  {
    do throws(FetchFailure) {
      let fetched = try await fetcher.picture(at: picture.location) {
        processor.had($0, picture.variants) != nil
      }
      self = .had(
        try await processor.versions(of: fetched, picture.variants), published: fetched.published,
        fetched.freshness, fetched.validators)
    } catch {
      self = .failed(error)
    }
  }
}
