package import Foundation

extension Behaviour {
  /// A value of Retry-After.
  package enum RetryAfter: Sendable {
    /// A number of seconds.
    case seconds(Int)
    /// A date, in whole seconds.
    case date(Date)
    /// Any text.
    case text(String)

    var value: String {
      switch self {
      case .seconds(let seconds): "\(seconds)"
      case .date(let date): HTTPDate.text(date)
      case .text(let text): text
      }
    }
  }

  /// Sends a status with a short text.
  package static func status(_ status: Int, retryAfter: RetryAfter? = nil) -> Behaviour {
    let headers = retryAfter.map { [(name: "Retry-After", value: $0.value)] } ?? []
    return answer(
      Answer(status, headers: headers, type: "text/plain", text: "Status \(status).\n"))
  }

  /// Sends 503.
  package static func unavailable(retryAfter: RetryAfter? = nil) -> Behaviour {
    status(503, retryAfter: retryAfter)
  }

  /// Sends 429.
  package static func tooManyRequests(retryAfter: RetryAfter? = nil) -> Behaviour {
    status(429, retryAfter: retryAfter)
  }

  /// Sends 404 with a page, as web sites do.
  package static var missingPage: Behaviour { answer(Answer(404, type: "text/html", text: page)) }

  /// Sends 200 with a page instead of a picture (or another type).
  package static func page(as type: String = "image/jpeg") -> Behaviour {
    answer(Answer(200, type: type, text: page))
  }

  /// Sends 304 to an unconditional request.
  package static var uninvitedNotModified: Behaviour {
    answer(Answer(304, headers: [("ETag", "\"uninvited\"")]))
  }

  /// Sends interim responses, such as 100 and 103, before the real one.
  package static func informational(_ statuses: [Int], then rest: Behaviour) -> Behaviour {
    Behaviour {
      for status in statuses {
        try await $0.sendHead(status, status == 103 ? [("Link", "</x.css>; rel=preload")] : [])
      }
      try await rest.play($0)
    }
  }

  /// Sends endless interim responses.
  package static var endlessInformational: Behaviour {
    Behaviour {
      let some = String(repeating: Answer.head(103, [("X-Pad", "0")]), count: 1000)
      while true { try await $0.send(some) }
    }
  }

  private static let page = """
    <!DOCTYPE html><html><head><title>Page not found</title></head>
    <body><h1>Oops</h1><p>The page you are looking for has moved to our new site.</p></body></html>

    """
}
