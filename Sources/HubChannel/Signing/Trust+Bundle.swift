package import HubBundle
import HubModel

extension Trust {
  /// Returns who signed a bundle, and with which serial number, by the signatures beside it.
  ///
  /// - Throws: `PlainError` with the reason if the bundle is not signed, or not by who is trusted.
  package func signature(
    of bundle: BundleFile, in file: SignatureFile, named name: String
  ) throws -> (signer: String, serial: Int) {
    guard !file.signatures.isEmpty else {
      throw PlainError("\(name) is not signed (no \(name).sig)")
    }
    // The serial number is whatever was signed for this bundle.
    let signed = file.signatures.map(\.statement).first { $0.subject == Statement(bundle).subject }
    let statement = Statement(bundle, serial: signed?.serial)
    return (try file.signer(of: statement, named: name, self), statement.serial)
  }

  /// Returns the serial number of a bundle in a file that somebody trusted has signed.
  package func serial(of bundle: BundleFile, at path: String) throws -> Int {
    try signature(of: bundle, in: Pull.signatures(beside: path), named: path).serial
  }
}

extension SignatureFile {
  /// Creates the signatures beside a bundle, with a new one.
  package init(signing bundle: BundleFile, at path: String, key: String) throws {
    self = Pull.signatures(beside: path)
    let statement = Statement(bundle)
    add(statement, try SSHKeygen.sign(statement.text, key: key))
  }
}
