import Foundation
import NIOPosix
import Synchronization

/// Judges whether a host may be fetched from, by all addresses that its name has.
///
/// The connection looks the name up again, so a name server that answers differently a moment later
/// (DNS rebinding) is not caught; behind a proxy, which looks names up itself, only hosts that are
/// written as addresses can be judged (Docs/Decisions).
actor AddressPolicy {
  private let rootHost: String?
  private let allowsEverything: Bool
  /// The reserved networks that the root is in.
  private var networksOfRoot: Set<NetworkAddress.Reserved>?
  /// By host; lookups under way included.
  private var verdicts: [String: Task<Result<Void, any Error>, Never>] = [:]
  /// What need not be judged again: almost every request is to such a host, and need not wait for us.
  private let passed = Mutex(Set<String>())

  /// - Parameters:
  ///   - rootHost: the host of the hub's root: whoever names it, trusts the network it is in.
  ///   - allowsEverything: whether nothing is refused.
  init(rootHost: String?, allowsEverything: Bool) {
    self.rootHost = rootHost
    self.allowsEverything = allowsEverything
  }

  /// Throws unless the host may be fetched from.
  ///
  /// - Parameter isResolved: whether its name is looked up by us; a proxy would do that itself.
  /// - Throws: ``FetchFailure`` when it may not, ``LookupError`` when it has no address.
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
    // What passes, such as a name server that does not answer, may be asked again.
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
      return .failure(
        FetchFailure.unreadable(
          "\(host) is \(network.rawValue), where no public hub is; --allow-private-network "
            + "fetches from it all the same"))
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

  /// A name that has no address.
  struct LookupError: Error {
    let reason: String
    /// Whether asking again is of no use.
    let isFinal: Bool
  }

  /// All addresses of a host, in whatever spelling it is written; what the system makes of it, a
  /// connection would make of it too.
  private static func addresses(
    of host: String, isNumeric: Bool
  ) async throws(LookupError) -> [NetworkAddress] {
    let name = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    let result: Result<[NetworkAddress], LookupError>?
    // The system's lookup blocks, so it gets a thread of its own.
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
              ? "there is no host called \(name)"
              : "the address of \(name) could not be looked up: \(String(cString: gai_strerror(code)))",
            isFinal: code == EAI_NONAME))
      }
      defer { freeaddrinfo(list) }
      return .success(sequence(first: list, next: { $0?.pointee.ai_next }).compactMap(address))
    }
    guard let result else {
      throw LookupError(reason: "the address of \(name) could not be looked up", isFinal: false)
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
