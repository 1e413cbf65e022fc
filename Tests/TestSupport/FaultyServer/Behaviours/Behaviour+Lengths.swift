extension Behaviour {
  /// Sends a body after any Content-Length, such as `-1`, `lots` or a wrong number; then the
  /// connection is closed, or kept as if nothing were wrong.
  package static func body(
    _ bytes: [UInt8], contentLength: String, type: String = "application/octet-stream",
    closes: Bool = true
  ) -> Behaviour {
    body(bytes, contentLengths: [contentLength], type: type, closes: closes)
  }

  /// Sends a body after several Content-Length headers.
  package static func body(
    _ bytes: [UInt8], contentLengths: [String], type: String = "application/octet-stream",
    closes: Bool = true
  ) -> Behaviour {
    Behaviour {
      try await $0.sendHead(
        200, [("Content-Type", type)] + contentLengths.map { ("Content-Length", $0) })
      try await $0.send(bytes)
      if closes { try await $0.close() }
    }
  }

  /// Sends a body that ends with the connection, a number of bytes before its Content-Length.
  package static func shortBody(_ bytes: [UInt8], missing: Int) -> Behaviour {
    body(Array(bytes.dropLast(missing)), contentLength: "\(bytes.count)")
  }

  /// Sends a body without a length that ends with the connection: correct in HTTP/1, but hard to
  /// trust.
  package static func bodyUntilClose(_ bytes: [UInt8], version: String = "HTTP/1.1") -> Behaviour {
    Behaviour {
      try await $0.send(Answer.head(200, [("Content-Type", "image/jpeg")], version: version))
      try await $0.send(bytes)
      try await $0.close()
    }
  }

  /// Responds like a server of HTTP/1.0, which closes the connection after every response.
  package static func http10(_ bytes: [UInt8]) -> Behaviour {
    Behaviour {
      try await $0.send(
        Answer.head(200, [("Content-Length", "\(bytes.count)")], version: "HTTP/1.0"))
      try await $0.send(bytes)
      try await $0.close()
    }
  }

  /// Sends a body without status line and headers, as before HTTP/1.0.
  package static func http09(_ bytes: [UInt8]) -> Behaviour {
    Behaviour {
      try await $0.send(bytes)
      try await $0.close()
    }
  }
}
