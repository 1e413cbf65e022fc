import Synchronization

/// The rate at which entries are taken from each sender: a visit, or an address.
///
/// A sender has as many entries to give as the limit says, and gets them back evenly within a
/// minute. Safe to use from several threads.
package final class Rates: Sendable {
  private struct Sender {
    /// The number of entries that were taken and not given back yet.
    var taken: Double
    var time: ContinuousClock.Instant
  }

  /// Beyond this number of senders, those that have everything back are forgotten.
  private static let mostSenders = 10_000

  private let perMinute: Double
  private let senders = Mutex<[String: Sender]>([:])

  package init(perMinute: Int) { self.perMinute = Double(perMinute) }

  /// Takes an entry; false if the sender has none left. O(1); O(senders) when many are forgotten.
  package func take(from sender: String, at now: ContinuousClock.Instant = .now) -> Bool {
    senders.withLock { senders in
      if senders.count >= Self.mostSenders {
        senders = senders.filter { left(of: $0.value, at: now) > 0 }
      }
      let taken = senders[sender].map { left(of: $0, at: now) } ?? 0
      guard taken + 1 <= perMinute else { return false }
      senders[sender] = Sender(taken: taken + 1, time: now)
      return true
    }
  }

  private func left(of sender: Sender, at now: ContinuousClock.Instant) -> Double {
    max(0, sender.taken - (now - sender.time) / .seconds(60) * perMinute)
  }
}
