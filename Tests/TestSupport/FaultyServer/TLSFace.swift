import NIOSSL

/// How a server presents itself to clients that want TLS.
package enum TLSFace: Sendable {
  /// With a certificate for this machine that ``FaultyServer/authority`` has signed.
  case trusted
  /// With one that nobody has signed.
  case selfSigned
  /// With one that was good until 2021.
  case expired
  /// With a good one of another host.
  case wrongName
  /// With bytes that are not TLS.
  case garbage
  /// Not at all: it reads, and says nothing.
  case silent

  /// What TLS needs; nil where there is no TLS to speak.
  func context(http2: Bool) throws -> NIOSSLContext? {
    let certificate: String
    switch self {
    case .trusted: certificate = Certificates.trusted
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
    configuration.applicationProtocols = [http2 ? "h2" : "http/1.1"]
    return try NIOSSLContext(configuration: configuration)
  }
}
