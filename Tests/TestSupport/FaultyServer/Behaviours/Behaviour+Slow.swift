extension Behaviour {
  /// Never responds.
  package static var neverAnswers: Behaviour { Behaviour { try await $0.silence() } }

  /// Sends valid headers slowly; they have about 60 bytes.
  package static func slowHeaders(bytesPerSecond: Int = 1) -> Behaviour {
    Behaviour {
      try await $0.drip(
        Array(Answer.head(200, [("Content-Length", "2"), ("X-Pad", "0")]).utf8) + Array("{}".utf8),
        bytesPerSecond: bytesPerSecond)
    }
  }

  /// Sends the correct headers at once and then the body slowly.
  package static func slowBody(_ bytes: [UInt8], bytesPerSecond: Int = 1) -> Behaviour {
    Behaviour {
      try await $0.sendHead(200, [("Content-Length", "\(bytes.count)")])
      try await $0.drip(bytes, bytesPerSecond: bytesPerSecond)
    }
  }

  /// Sends the correct headers and a part of the body, and then nothing more.
  package static func stallingBody(_ bytes: [UInt8], after count: Int) -> Behaviour {
    Behaviour {
      try await $0.sendHead(200, [("Content-Length", "\(bytes.count)")])
      try await $0.send(bytes.prefix(count))
      try await $0.silence()
    }
  }

  /// Sends an endless chunked body, as fast as the client reads.
  package static func endlessChunks(type: String = "image/jpeg") -> Behaviour {
    Behaviour {
      try await $0.sendHead(200, [("Content-Type", type), ("Transfer-Encoding", "chunked")])
      let zeros = [UInt8](repeating: 0, count: 1 << 16)
      while true { try await $0.sendChunk(zeros) }
    }
  }

  /// Sends an endless body without a declared length, as fast as the client reads.
  package static func endlessBody(type: String = "image/jpeg") -> Behaviour {
    Behaviour {
      try await $0.sendHead(200, [("Content-Type", type), ("Connection", "close")])
      let zeros = [UInt8](repeating: 0, count: 1 << 16)
      while true { try await $0.send(zeros) }
    }
  }
}

extension Exchange {
  /// Sends bytes one by one, or ten times a second if there are more.
  fileprivate func drip(_ bytes: [UInt8], bytesPerSecond: Int) async throws {
    let step = max(1, bytesPerSecond / 10)
    var rest = bytes[...]
    while !rest.isEmpty {
      try await send(rest.prefix(step))
      rest = rest.dropFirst(step)
      try await wait(.seconds(1) * step / max(1, bytesPerSecond))
    }
  }
}
