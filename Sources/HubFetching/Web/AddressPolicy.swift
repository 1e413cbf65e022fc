import Foundation
import NIOPosix
import Synchronization

/// Decides whether a host may be contacted, based on all addresses of its name.
///
/// The connection resolves the name again, so a name server that answers differently a moment later
/// (DNS rebinding) is not detected. Behind a proxy, which resolves names itself, only hosts written
/// as addresses can be checked (Docs/Decisions).
actor AddressPolicy {
  private let rootHost: String?
  private let allowsEverything: Bool
  /// The reserved networks that contain the root's host.
  private var networksOfRoot: Set<NetworkAddress.Reserved>?
  /// The verdicts by host, including lookups in progress.
  private var verdicts: [String: Task<Result<Void, any Error>, Never>] = [:]
  /// The hosts that passed, kept outside the actor because almost every request is to one of them.
  private let passed = Mutex(Set<String>())

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
  nonisolated func check(_ host: String, isResolved: Bool) async throws {
    let key = isResolved ? host : "proxy " + host
    if passed.withLock({ $0.contains(key) }) { return }
    try await judge(host, key, isResolved: isResolved)
    passed.withLock { _ = $0.insert(key) }
  }

  private func judge(_ host: String, _ key: String, isResolved: Bool) async throws {
    if let known = verdicts[key] { return try await known.value.get() }
    let verdict = Task { await self.verdict(on: host, isResolved: isResolved) }
    verdicts[key] = verdict
    let result = await verdict.value
    // Temporary errors, such as a name server that does not respond, are looked up again.
    if case .failure(let error as LookupError) = result, !error.isFinal { verdicts[key] = nil }
    try result.get()
  }

  private func verdict(on host: String, isResolved: Bool) async -> Result<Void, any Error> {
    let addresses: [NetworkAddress]
    do throws(LookupError) {
      addresses = try await Self.addresses(of: host, isNumeric: !isResolved)
    } catch {
      return isResolved ? .failure(error) : .success(())
    }
    if allowsEverything { return .success(()) }
    let networks = await networksOfTheRoot()
    for network in addresses.compactMap(\.reserved) where !networks.contains(network) {
      let isAddress = (try? await Self.addresses(of: host, isNumeric: true)) != nil
      return .failure(
        FetchFailure.unfetchable(
          "\(host) \(isAddress ? "is" : "resolves to") \(network.rawValue) "
            + "(use --allow-private-network to fetch from it)"))
    }
    return .success(())
  }

  private func networksOfTheRoot() async -> Set<NetworkAddress.Reserved> {
    if let networksOfRoot { return networksOfRoot }
    var addresses: [NetworkAddress] = []
    if let rootHost {
      addresses = (try? await Self.addresses(of: rootHost, isNumeric: false)) ?? []
    }
    let networks = Set(addresses.compactMap(\.reserved))
    networksOfRoot = networks
    return networks
  }

  /// The error of a name without addresses.
  struct LookupError: Error {
    let reason: String
    /// True if a new lookup would fail too.
    let isFinal: Bool
  }

  /// Returns all addresses of a host in any notation that the system accepts, as a connection
  /// would.
  private static func addresses(
    of host: String, isNumeric: Bool
  ) async throws(LookupError) -> [NetworkAddress] {
    let name = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    let result: Result<[NetworkAddress], LookupError>?
    // The system's lookup blocks, so it runs on a thread of its own.
    result = try? await NIOThreadPool.singleton.runIfActive {
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
        return .failure(
          LookupError(
            reason: code == EAI_NONAME
              ? "unknown host \(name)"
              : "could not resolve \(name): \(String(cString: gai_strerror(code)))",
            isFinal: code == EAI_NONAME))
      }
      defer { freeaddrinfo(list) }
      return .success(sequence(first: list, next: { $0?.pointee.ai_next }).compactMap(address))
    }
    guard let result else {
      throw LookupError(reason: "could not resolve \(name)", isFinal: false)
    }
    return try result.get()
  }

  private static func address(in entry: UnsafeMutablePointer<addrinfo>?) -> NetworkAddress? {
    guard let entry = entry?.pointee, let address = entry.ai_addr else { return nil }
    switch entry.ai_family {
    case AF_INET:
      return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
        withUnsafeBytes(of: address.pointee.sin_addr) { NetworkAddress(bytes: Array($0)) }
      }
    case AF_INET6:
      return address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
        withUnsafeBytes(of: address.pointee.sin6_addr) { NetworkAddress(bytes: Array($0)) }
      }
    default: return nil
    }
  }
}
