import Foundation
import NIOPosix
import Synchronization

/// Decides whether a host may be contacted, based on all addresses of its name.
///
/// The connection resolves the name again, so a name server that answers differently a moment later
/// (DNS rebinding) is not detected. Behind a proxy, which resolves names itself, only hosts written
/// as addresses can be checked (Docs/Decisions).
final class AddressPolicy: Sendable {
  private let rootHost: String?
  private let allowsEverything: Bool
  /// The verdicts by host, including lookups in progress.
  private let verdicts = Mutex<[String: Task<Void, any Error>]>([:])

  /// - Parameters:
  ///   - rootHost: the host of the hub's root; its network is trusted, because the user named it.
  ///   - allowsEverything: true if no address is refused.
  init(rootHost: String?, allowsEverything: Bool) {
    self.rootHost = rootHost
    self.allowsEverything = allowsEverything
  }

  /// Throws unless the host may be contacted.
  ///
  /// - Parameter isResolved: true if hubpack resolves the name; a proxy resolves names itself.
  /// - Throws: ``FetchFailure`` if the host is not allowed, ``LookupError`` if it has no address.
  func check(_ host: String, isResolved: Bool) async throws {
    let key = isResolved ? host : "proxy " + host
    let verdict = verdicts.withLock { verdicts in
      let verdict =
        verdicts[key] ?? Task { try await self.judge(host, isResolved: isResolved) }
      verdicts[key] = verdict
      return verdict
    }
    do {
      try await verdict.value
    } catch let error as LookupError where !error.isFinal {
      // Another attempt looks the name up again.
      verdicts.withLock { $0[key] = nil }
      throw error
    }
  }

  private func judge(_ host: String, isResolved: Bool) async throws {
    let addresses: [NetworkAddress]
    do {
      addresses = try await Self.addresses(of: host, isNumeric: !isResolved)
    } catch {
      if isResolved { throw error }
      return
    }
    let reserved = allowsEverything ? [] : addresses.compactMap(\.reserved)
    guard !reserved.isEmpty else { return }
    var trusted: [NetworkAddress] = []
    if let rootHost {
      trusted = (try? await Self.addresses(of: rootHost, isNumeric: false)) ?? []
    }
    let networks = Set(trusted.compactMap(\.reserved))
    guard let network = reserved.first(where: { !networks.contains($0) }) else { return }
    let isAddress = (try? await Self.addresses(of: host, isNumeric: true)) != nil
    throw FetchFailure.unfetchable(
      "\(host) \(isAddress ? "is" : "resolves to") \(network.rawValue) "
        + "(use --allow-private-network to fetch from it)")
  }

  struct LookupError: Error {
    let reason: String
    /// True if a new lookup would fail too.
    let isFinal: Bool
  }

  /// Returns all addresses of a host in any notation that the system accepts, as a connection
  /// would.
  private static func addresses(
    of host: String, isNumeric: Bool
  ) async throws -> [NetworkAddress] {
    // The system's lookup blocks, so it runs on a thread of its own.
    try await NIOThreadPool.singleton.runIfActive {
      let name = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
      var hints = addrinfo()
      hints.ai_flags = isNumeric ? AI_NUMERICHOST : 0
      #if canImport(Glibc)
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
      #else
        hints.ai_socktype = SOCK_STREAM
      #endif
      var list: UnsafeMutablePointer<addrinfo>?
      let code = getaddrinfo(name, nil, &hints, &list)
      guard code == 0 else {
        throw LookupError(
          reason: code == EAI_NONAME
            ? "unknown host \(name)"
            : "could not resolve \(name): \(String(cString: gai_strerror(code)))",
          isFinal: code == EAI_NONAME)
      }
      defer { freeaddrinfo(list) }
      return sequence(first: list, next: { $0?.pointee.ai_next }).compactMap(address)
    }
  }

  private static func address(in entry: UnsafeMutablePointer<addrinfo>?) -> NetworkAddress? {
    guard let entry = entry?.pointee, let address = entry.ai_addr else { return nil }
    let bytes = UnsafeRawBufferPointer(start: address, count: Int(entry.ai_addrlen))
    switch entry.ai_family {
    // These are the offsets of `sin_addr` and `sin6_addr`.
    case AF_INET: return NetworkAddress(bytes: Array(bytes[4..<8]))
    case AF_INET6: return NetworkAddress(bytes: Array(bytes[8..<24]))
    default: return nil
    }
  }
}
