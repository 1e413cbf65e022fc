import Crypto
package import HubBundle
import HubModel

extension Channel {
  /// Reads the channel at a place, and checks its signature if signatures are asked for.
  ///
  /// - Returns: The channel, and the name of its signer.
  /// - Throws: `PlainError` with the reason why it is refused; `FileFault`.
  package static func read(
    at place: ChannelPlace, trust: Trust?
  ) throws -> (channel: Channel, signer: String?) {
    guard let bytes = try place.contents(of: fileName, limit: mostBytes) else {
      throw PlainError(
        "\(place.description): no channel (expected \(fileName), which 'hubpack publish' writes)")
    }
    let channel: Channel
    do { channel = try Channel(bytes) } catch let error as PlainError {
      throw PlainError("\(place.path("")): \(error)")
    }
    guard let trust else { return (channel, nil) }
    let statement = Statement(
      hub: channel.hub, serial: channel.serial, .channel(sha256: digest(of: bytes)))
    let signer = try place.signatures(of: fileName)
      .signer(of: statement, named: place.path(fileName), trust)
    return (channel, signer)
  }

  static func digest(of bytes: [UInt8]) -> HexDigest {
    HexDigest(bytes: SHA256.hash(data: bytes))
  }
}

extension SignatureFile {
  /// Returns the serial number of a bundle: one that was signed, or else that of its time of
  /// creation. Whether the signature counts is another question.
  package func serial(of bundle: BundleFile) -> Int {
    let unsigned = Statement(bundle)
    return signatures.map(\.statement).filter { $0.subject == unsigned.subject }.map(\.serial).max()
      ?? unsigned.serial
  }

  /// Returns who signed a bundle, and with which serial number.
  ///
  /// - Parameter name: The name of the bundle's file.
  /// - Throws: `PlainError` with the reason if nobody who is trusted has; `FileFault`.
  package func signer(
    of bundle: BundleFile, named name: String, _ trust: Trust
  ) throws -> (signer: String, serial: Int) {
    let statement = Statement(bundle, serial: serial(of: bundle))
    return (try signer(of: statement, named: name, trust), statement.serial)
  }

  /// Returns who signed a statement.
  ///
  /// - Parameter name: The name of the file that the statement is about.
  /// - Throws: `PlainError` with the reason if nobody who is trusted has; `FileFault`.
  func signer(of statement: Statement, named name: String, _ trust: Trust) throws -> String {
    var refusal = PlainError("\(name)\(mismatch(with: statement, of: name))")
    // Several people may have signed the same.
    for signature in signatures where signature.statement == statement {
      do { return try trust.signer(of: signature) } catch let error as PlainError {
        refusal = PlainError("\(name): \(error)")
      }
    }
    throw refusal
  }

  /// Returns the reason why no signature is about a statement, to follow the name of the file.
  private func mismatch(with statement: Statement, of name: String) -> String {
    guard let other = signatures.first?.statement else {
      return " is not signed (no signature in \(name).sig)"
    }
    if other.hub != statement.hub { return ": the signature is for another hub, \(other.hub)" }
    switch (other.subject, statement.subject) {
    case (.bundle(let signed, _), .bundle(let release, _)) where signed != release:
      return ": the signature is for another release, \(signed)"
    case (.bundle(_, let signed), .bundle(_, let id)) where signed == id:
      return ": the signature is for serial number \(other.serial), not \(statement.serial)"
    default: return ": the signature is for another file (an update may be under way; try again)"
    }
  }
}
