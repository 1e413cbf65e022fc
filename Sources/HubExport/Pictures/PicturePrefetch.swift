import HubBundle
import HubFetching
import HubModel
import HubSource
import Synchronization

/// A prefetcher that fetches pictures and makes their versions while the hub is still being read.
/// Connections are thus busy from the first member list on, while the catalog is written. The
/// outcomes are collected at the end.
final class PicturePrefetch: Sendable {
  private struct Entry {
    let location: HubLocation
    var variants: PictureVariants = []
    /// True if the picture is in the queue again after more versions were requested.
    var isInLine = false
    /// The outcome, once it is known for all requested versions.
    var outcome: PictureOutcome?
  }

  private struct State {
    var entries: [Entry] = []
    /// The indexes of the entries by the bytes of their locations, because two files of a folder may
    /// have names that are equal in Unicode.
    var numbers: [[UInt8]: Int] = [:]
    /// The queue: the indexes of the entries to work on.
    var line: ArraySlice<Int> = []
    var workers = 0
    /// The task that waits for a picture.
    var waiter: (number: Int, continuation: CheckedContinuation<PictureOutcome, Never>)?
    /// True if nothing will be fetched any more.
    var isOver = false

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
      let key = Array(location.description.utf8)
      if let number = numbers[key] { return number }
      numbers[key] = entries.count
      entries.append(Entry(location: location))
      return entries.count - 1
    }

    /// Returns the number of additional workers, up to a width, and counts them as working.
    mutating func enlist(_ width: Int) -> Int {
      let count = max(0, min(width - workers, line.count))
      workers += count
      return count
    }

    /// Takes the next picture from the queue; returns nil and ends the worker if there is none.
    mutating func begin() -> (number: Int, picture: RequestedPicture)? {
      guard let number = line.popFirst() else {
        workers -= 1
        return nil
      }
      entries[number].isInLine = false
      return (number, (entries[number].location, entries[number].variants))
    }

    /// Records the outcome of a picture, unless more versions were requested meanwhile; returns the
    /// task that waits for it.
    mutating func finish(
      _ number: Int, _ variants: PictureVariants, _ outcome: PictureOutcome
    ) -> CheckedContinuation<PictureOutcome, Never>? {
      guard entries[number].variants == variants else { return nil }
      if waiter?.number == number { return waiter.take()?.continuation }
      entries[number].outcome = outcome
      return nil
    }

    /// Returns the outcome of a picture, if it is known.
    mutating func outcome(of number: Int) -> PictureOutcome? {
      entries[number].outcome.take() ?? (isOver ? .failed(.cancelled) : nil)
    }
  }

  private let fetcher: any HubFetcher
  private let processor: PictureProcessor
  private let wanted: AssetSelection
  /// A stream with an element for each club with pictures.
  private let clubs: AsyncStream<Void>
  private let more: AsyncStream<Void>.Continuation
  private let state = Mutex(State())

  init(_ fetcher: any HubFetcher, _ processor: PictureProcessor, wanted: AssetSelection) {
    self.fetcher = fetcher
    self.processor = processor
    self.wanted = wanted
    (clubs, more) = AsyncStream.makeStream()
  }

  func add(_ contents: ClubContents) { add(contents.requestedPictures(wanted)) }

  func add(_ pictures: [RequestedPicture]) {
    state.withLock { $0.add(pictures) }
    more.yield()
  }

  /// Signals that there will be no more pictures.
  func finish() { more.finish() }

  /// Fetches the added pictures until ``finish()`` has been called and the queue is empty.
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

  /// Works on one picture after another, since a task for each costs more than making its versions.
  private func work() async {
    while let (number, picture) = state.withLock({ $0.begin() }) {
      let outcome = await PictureOutcome(of: picture, fetcher, processor)
      let waiter = state.withLock { $0.finish(number, picture.variants, outcome) }
      waiter?.resume(returning: outcome)
    }
  }

  /// Waits for the outcome of an added picture and returns it. May be called once per picture, and
  /// by one task at a time.
  func outcome(of location: String) async -> PictureOutcome {
    let known = state.withLock { $0.numbers[Array(location.utf8)] }
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

enum PictureOutcome: Sendable {
  /// The versions of the picture. Indirect, because many outcomes are kept until they are
  /// collected.
  indirect case had(PictureVersions, published: HexDigest, Freshness, Validators?)
  case failed(FetchFailure)

  init(of picture: RequestedPicture, _ fetcher: any HubFetcher, _ processor: PictureProcessor) async
  {
    func versions(of fetched: FetchedPicture) async throws(FetchFailure) -> Self {
      .had(
        try await processor.versions(of: fetched, picture.variants), published: fetched.published,
        fetched.freshness, fetched.validators)
    }
    do throws(FetchFailure) {
      self = try await versions(
        of: fetcher.picture(at: picture.location) { processor.canMake($0, picture.variants) })
    } catch {
      guard let copy = processor.carriedForward(picture.location, because: error),
        let outcome = try? await versions(of: copy)
      else {
        self = .failed(error)
        return
      }
      self = outcome
    }
  }
}
