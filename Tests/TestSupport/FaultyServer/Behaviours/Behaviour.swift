/// What a server does when it is asked for a path: one of those below, or a closure of a test's own.
///
/// A behaviour that neither closes the connection nor throws leaves it open for the next request.
package struct Behaviour: Sendable {
  let play: @Sendable (Exchange) async throws -> Void
  /// What a server of HTTP/2 serves.
  var file: ServedFile?
  /// How long that server waits first.
  var delay = Duration.zero
  /// Whether that server gives interim answers without end.
  var isInterim = false

  /// Whatever a test thinks of.
  package init(_ play: @escaping @Sendable (Exchange) async throws -> Void) {
    self.play = play
    self.file = nil
  }

  private init(file: ServedFile) {
    self.play = { try await $0.answer(file.answer(to: $0.request)) }
    self.file = file
  }

  // MARK: - Correct

  /// A file with validators, conditional requests, ranges and HEAD.
  package static func file(_ file: ServedFile) -> Behaviour { Behaviour(file: file) }

  /// A file of these bytes; gzip is used only where `compresses` says so.
  package static func file(
    _ bytes: some Sequence<UInt8>, type: String = "application/octet-stream", etag: String? = nil,
    compresses: Bool = false
  ) -> Behaviour {
    .file(ServedFile(Array(bytes), type: type, etag: etag, compresses: compresses))
  }

  /// An answer with its right length.
  package static func answer(_ answer: Answer) -> Behaviour {
    Behaviour { try await $0.answer(answer) }
  }

  /// Bytes as they are, headers included; the connection is closed after them.
  package static func raw(_ text: String) -> Behaviour {
    Behaviour {
      try await $0.send(text)
      try await $0.close()
    }
  }

  // MARK: - In turn

  /// The first requests for the path meet one behaviour, all later ones the other.
  package static func first(_ count: Int, _ fault: Behaviour, then rest: Behaviour) -> Behaviour {
    Behaviour { try await ($0.attempt <= count ? fault : rest).play($0) }
  }

  /// What is there depends on how often it was asked for, from 1.
  package static func changing(_ behaviour: @escaping @Sendable (Int) -> Behaviour) -> Behaviour {
    Behaviour { try await behaviour($0.attempt).play($0) }
  }

  /// Nobody is answered before so many requests have waited at the same time.
  package static func together(
    _ count: Int, on server: FaultyServer, _ behaviour: Behaviour
  ) -> Behaviour {
    Behaviour {
      while server.maximumConcurrency < count { try await $0.wait(.milliseconds(1)) }
      // More of them, were they allowed, would come now.
      try await $0.wait(.milliseconds(20))
      $0.turn.end()
      try await behaviour.play($0)
    }
  }

  /// The same, some time later.
  package static func after(_ delay: Duration, _ behaviour: Behaviour) -> Behaviour {
    var later = Behaviour {
      try await $0.wait(delay)
      try await behaviour.play($0)
    }
    later.file = behaviour.file
    later.delay = behaviour.delay + delay
    return later
  }
}
