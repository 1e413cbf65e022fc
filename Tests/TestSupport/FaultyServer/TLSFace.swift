import NIOSSL

/// The TLS certificate of a server.
package enum TLSFace: Sendable {
  /// A certificate for this machine that ``FaultyServer/authority`` has signed.
  case trusted
  /// A self-signed certificate.
  case selfSigned
  /// A certificate that expired in 2021.
  case expired
  /// A valid certificate for another host.
  case wrongName
  /// Bytes that are not TLS.
  case garbage
  /// No response at all: the server reads and stays silent.
  case silent
  /// A certificate as ``trusted``, and then the beginning of an HTTP/2 connection without end.
  case flooding

  /// The TLS configuration; nil if there is no TLS.
  func context() throws -> NIOSSLContext? {
    let certificate: String
    switch self {
    case .trusted, .flooding: certificate = Certificates.trusted
    case .selfSigned: certificate = Certificates.selfSigned
    case .expired: certificate = Certificates.expired
    case .wrongName: certificate = Certificates.wrongName
    case .garbage, .silent: return nil
    }
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: [
        .certificate(try NIOSSLCertificate(bytes: Array(certificate.utf8), format: .pem))
      ],
      privateKey: .privateKey(
        try NIOSSLPrivateKey(bytes: Array(Certificates.key.utf8), format: .pem)))
    // As most web sites offer; but only HTTP/1.1 is spoken.
    configuration.applicationProtocols = ["h2", "http/1.1"]
    return try NIOSSLContext(configuration: configuration)
  }
}
