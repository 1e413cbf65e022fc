import HubExport
import HubFetching
import HubModel
import HubSource
import Synchronization
import Terminal

/// A progress line on standard error; nothing is shown without a terminal.
final class ProgressLine: Sendable {
  private struct State {
    var lastShown = ContinuousClock.now - .seconds(1)
    var phase: ExportProgress.Phase?
    var phaseStart = ContinuousClock.now
    var isShown = false
    var last: ExportProgress?
    /// The hosts that are waited for, as a part of the line.
    var waiting = ""
  }

  private let isEnabled: Bool
  private let state = Mutex(State())

  init(isEnabled: Bool) {
    self.isEnabled = isEnabled && Style.messages.isTerminal
  }

  /// Shows the progress, at most ten times a second.
  func show(_ progress: ExportProgress) {
    guard isEnabled else { return }
    let line: String? = state.withLock { state in
      let now = ContinuousClock.now
      if state.phase != progress.phase {
        state.phase = progress.phase
        state.phaseStart = now
      } else if now - state.lastShown < .milliseconds(100) {
        return nil
      }
      state.lastShown = now
      state.last = progress
      return Self.line(&state, now)
    }
    if let line { Message.writeBytes(line) }
  }

  /// Updates the line, with the slowest hosts, until the task is cancelled.
  func keepFresh(_ web: HTTPFetcher?) async {
    guard isEnabled, let web else { return }
    while true {
      do { try await Task.sleep(for: .milliseconds(300)) } catch { return }
      let slow = web.slowestHosts(2).filter { $0.waiting > .seconds(2) }
        .map { "\($0.host) (\(Int($0.waiting / .seconds(1))) s)" }
      let line: String? = state.withLock { state in
        state.waiting = slow.isEmpty ? "" : ", waiting for " + slow.joined(separator: " and ")
        return state.isShown ? Self.line(&state, .now) : nil
      }
      if let line { Message.writeBytes(line) }
    }
  }

  private static func line(_ state: inout State, _ now: ContinuousClock.Instant) -> String? {
    guard let progress = state.last else { return nil }
    state.isShown = true
    let text = text(of: progress, after: now - state.phaseStart) + state.waiting.harmless
    return "\r\u{1B}[K" + text.prefix(Style.messages.width - 1)
  }

  /// Removes the line before messages.
  func clear() {
    let isShown = state.withLock { state in
      defer { state.isShown = false }
      return state.isShown
    }
    if isShown { Message.writeBytes("\r\u{1B}[K") }
  }

  private static func text(of progress: ExportProgress, after elapsed: Duration) -> String {
    let seconds = elapsed.inSeconds
    var parts: [String] = []
    switch progress.phase {
    case .discovering: parts.append("Reading Levels 0 and 1 …")
    case .clubs: parts.append("Reading clubs \(progress.done.grouped) of \(progress.total.grouped)")
    case .pictures:
      parts.append("Checking pictures \(progress.done.grouped) of \(progress.total.grouped)")
    case .pages where progress.total == 0: parts.append("Finishing the catalog …")
    case .pages:
      parts.append(
        "Generating viewer page \(progress.done.grouped) of \(progress.total.grouped)")
    case .packing: parts.append("Packing \(progress.done.bytes) of \(progress.total.bytes)")
    case .fetching: parts.append("Fetching \(progress.bytes.bytes)")
    }
    if progress.phase == .pictures { parts.append(progress.bytes.bytes) }
    if progress.bytes > 0, seconds > 0.5 {
      parts.append("\(Int(Double(progress.bytes) / seconds).bytes)/s")
    }
    if progress.done > 0, progress.total > progress.done, seconds > 2 {
      let left = seconds * Double(progress.total - progress.done) / Double(progress.done)
      parts.append("\(Int(left.rounded(.up))) s left")
    }
    if progress.failures > 0 { parts.append("\(progress.failures) failed") }
    return parts.joined(separator: ", ")
  }
}
