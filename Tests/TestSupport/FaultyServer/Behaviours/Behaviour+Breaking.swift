extension Behaviour {
  /// Closes the connection without a response.
  package static var closes: Behaviour { Behaviour { try await $0.close() } }

  /// Resets the connection before any header.
  package static var resets: Behaviour { Behaviour { try await $0.reset() } }

  /// Resets the connection after a number of bytes of a body with a declared length.
  package static func resetsBody(_ bytes: [UInt8], after count: Int) -> Behaviour {
    breaking(ServedFile(bytes), after: count) { try await $0.reset() }
  }

  /// Closes the connection within the headers.
  package static var closesInHeaders: Behaviour { raw("HTTP/1.1 200 OK\r\nContent-Le") }

  /// Closes the connection after a number of bytes the first time; afterwards the file is served
  /// correctly, so that a request with a range gets the rest.
  package static func breaksOnce(_ file: ServedFile, after count: Int) -> Behaviour {
    first(1, breaking(file, after: count) { try await $0.cutOff() }, then: .file(file))
  }

  /// Closes the connection after a number of further bytes, every time: a client that resumes
  /// succeeds in the end.
  package static func breaksAlways(_ file: ServedFile, after count: Int) -> Behaviour {
    breaking(file, after: count) { try await $0.cutOff() }
  }

  private static func breaking(
    _ file: ServedFile, after count: Int,
    by end: @escaping @Sendable (Exchange) async throws -> Void
  ) -> Behaviour {
    Behaviour {
      let answer = file.answer(to: $0.request)
      guard answer.body.count > count else { return try await $0.answer(answer) }
      try await $0.sendHead(
        answer.status, answer.headers + [("Content-Length", "\(answer.body.count)")])
      try await $0.send(answer.body.prefix(count))
      // The client receives the data before it notices the end.
      try await $0.wait(.milliseconds(50))
      try await end($0)
    }
  }
}
