extension Behaviour {
  /// Sends one header of a number of bytes.
  package static func hugeHeader(bytes: Int = 1 << 20) -> Behaviour {
    answer(
      Answer(200, headers: [("X-Huge", String(repeating: "a", count: bytes))], body: [0x7B, 0x7D]))
  }

  /// Sends a number of small headers.
  package static func manyHeaders(_ count: Int = 100_000) -> Behaviour {
    Behaviour {
      try await $0.answer(
        Answer(200, headers: (0..<count).map { ("X-\($0)", "a") }, body: [0x7B, 0x7D]))
    }
  }

  /// Sends one endless header, as fast as the client reads.
  package static var endlessHeader: Behaviour {
    Behaviour {
      try await $0.send("HTTP/1.1 200 OK\r\nX-Endless: ")
      let letters = String(repeating: "a", count: 1 << 16)
      while true { try await $0.send(letters) }
    }
  }

  /// Sends endless small headers, as fast as the client reads.
  package static var endlessHeaders: Behaviour {
    Behaviour {
      try await $0.send("HTTP/1.1 200 OK\r\n")
      let some = String(repeating: "X-Another: a\r\n", count: 1000)
      while true { try await $0.send(some) }
    }
  }
}
