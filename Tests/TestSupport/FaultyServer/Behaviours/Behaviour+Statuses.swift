package import Foundation

extension Behaviour {
  /// When a server says that it should be asked again.
  package enum RetryAfter: Sendable {
    /// In so many seconds.
    case seconds(Int)
    /// Then, in whole seconds.
    case date(Date)
    /// Whatever text.
    case text(String)

    var value: String {
      switch self {
      case .seconds(let seconds): "\(seconds)"
      case .date(let date): HTTPDate.text(date)
      case .text(let text): text
      }
    }
  }

  /// A status with a short text.
  package static func status(_ status: Int, retryAfter: RetryAfter? = nil) -> Behaviour {
    let headers = retryAfter.map { [(name: "Retry-After", value: $0.value)] } ?? []
    return answer(
      Answer(status, headers: headers, type: "text/plain", text: "Status \(status).\n"))
  }

  /// 503.
  package static func unavailable(retryAfter: RetryAfter? = nil) -> Behaviour {
    status(503, retryAfter: retryAfter)
  }

  /// 429.
  package static func tooManyRequests(retryAfter: RetryAfter? = nil) -> Behaviour {
    status(429, retryAfter: retryAfter)
  }

  /// 404 with a page, as web sites have it.
  package static var missingPage: Behaviour { answer(Answer(404, type: "text/html", text: page)) }

  /// 200 with a page where a picture (or whatever the type says) should be.
  package static func page(as type: String = "image/jpeg") -> Behaviour {
    answer(Answer(200, type: type, text: page))
  }

  /// 304, though nobody asked whether anything has changed.
  package static var uninvitedNotModified: Behaviour {
    answer(Answer(304, headers: [("ETag", "\"uninvited\"")]))
  }

  /// Interim answers, such as 100 and 103, in front of the real one.
  package static func informational(_ statuses: [Int], then rest: Behaviour) -> Behaviour {
    Behaviour {
      for status in statuses {
        try await $0.sendHead(status, status == 103 ? [("Link", "</x.css>; rel=preload")] : [])
      }
      try await rest.play($0)
    }
  }

  /// Interim answers without end.
  package static var endlessInformational: Behaviour {
    var behaviour = Behaviour {
      let some = String(repeating: Answer.head(103, [("X-Pad", "0")]), count: 1000)
      while true { try await $0.send(some) }
    }
    behaviour.isInterim = true
    return behaviour
  }

  private static let page = """
    <!DOCTYPE html><html><head><title>Page not found</title></head>
    <body><h1>Oops</h1><p>The page you are looking for has moved to our new site.</p></body></html>

    """
}
