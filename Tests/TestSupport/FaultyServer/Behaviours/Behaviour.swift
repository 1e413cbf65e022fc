/// The behaviour of a server at a path: one of those below, or a closure of a test.
///
/// A behaviour that neither closes the connection nor throws leaves it open for the next request.
package struct Behaviour: Sendable {
  let play: @Sendable (Exchange) async throws -> Void

  /// Creates a behaviour from a closure.
  package init(_ play: @escaping @Sendable (Exchange) async throws -> Void) {
    self.play = play
  }

  // MARK: - Correct

  /// Serves a file with validators, conditional requests, ranges and HEAD.
  package static func file(_ file: ServedFile) -> Behaviour {
    Behaviour { try await $0.answer(file.answer(to: $0.request)) }
  }

  /// Serves a file with these bytes; gzip is used only if `compresses` is true.
  package static func file(
    _ bytes: some Sequence<UInt8>, type: String = "application/octet-stream", etag: String? = nil,
    compresses: Bool = false
  ) -> Behaviour {
    .file(ServedFile(Array(bytes), type: type, etag: etag, compresses: compresses))
  }

  /// Sends a response with the correct length.
  package static func answer(_ answer: Answer) -> Behaviour {
    Behaviour { try await $0.answer(answer) }
  }

  /// Sends bytes unchanged, including headers, and closes the connection.
  package static func raw(_ text: String) -> Behaviour {
    Behaviour {
      try await $0.send(text)
      try await $0.close()
    }
  }

  // MARK: - In turn

  /// Uses one behaviour for the first requests of a path and another for all later ones.
  package static func first(_ count: Int, _ fault: Behaviour, then rest: Behaviour) -> Behaviour {
    Behaviour { try await ($0.attempt <= count ? fault : rest).play($0) }
  }

  /// Chooses the behaviour by the number of requests for the path, from 1.
  package static func changing(_ behaviour: @escaping @Sendable (Int) -> Behaviour) -> Behaviour {
    Behaviour { try await behaviour($0.attempt).play($0) }
  }

  /// Sends no response before a number of requests have waited at the same time.
  package static func together(
    _ count: Int, on server: FaultyServer, _ behaviour: Behaviour
  ) -> Behaviour {
    Behaviour {
      while server.maximumConcurrency < count { try await $0.wait(.milliseconds(1)) }
      // If more requests were allowed, they would arrive now.
      try await $0.wait(.milliseconds(20))
      $0.turn.end()
      try await behaviour.play($0)
    }
  }

  /// Uses the behaviour after a delay.
  package static func after(_ delay: Duration, _ behaviour: Behaviour) -> Behaviour {
    Behaviour {
      try await $0.wait(delay)
      try await behaviour.play($0)
    }
  }
}
