import Crypto
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
    return (channel, try signer(of: statement, in: fileName + ".sig", at: place, trust))
  }

  static func digest(of bytes: [UInt8]) -> HexDigest {
    HexDigest(bytes: SHA256.hash(data: bytes))
  }

  /// Returns who signed a statement, by the signatures in a file.
  static func signer(
    of statement: Statement, in name: String, at place: ChannelPlace, _ trust: Trust
  ) throws -> String {
    let subject = place.path(String(name.dropLast(4)))
    guard let bytes = try place.contents(of: name, limit: SignatureFile.mostBytes) else {
      throw PlainError("\(subject) is not signed (no \(name))")
    }
    return try SignatureFile(bytes).signer(of: statement, named: subject, trust)
  }
}

extension SignatureFile {
  /// Returns who signed a statement.
  ///
  /// - Parameter name: The name of the file that the statement is about.
  /// - Throws: `PlainError` with the reason if nobody who is trusted has.
  package func signer(of statement: Statement, named name: String, _ trust: Trust) throws -> String
  {
    var refusal = PlainError("\(name): \(mismatch(with: statement))")
    // Several people may have signed the same.
    for signature in signatures where signature.statement == statement {
      do { return try trust.signer(of: signature) } catch let error as PlainError {
        refusal = PlainError("\(name): \(error)")
      }
    }
    throw refusal
  }

  /// Returns the reason why no signature is about a statement.
  private func mismatch(with statement: Statement) -> String {
    guard let other = signatures.first?.statement else {
      return "its signature file has no signature"
    }
    if other.hub != statement.hub { return "the signature is for another hub, \(other.hub)" }
    switch (other.subject, statement.subject) {
    case (.bundle(let signed, _), .bundle(let release, _)) where signed != release:
      return "the signature is for another release, \(signed)"
    case (.bundle(_, let signed), .bundle(_, let id)) where signed == id:
      return "the signature is for serial number \(other.serial), not \(statement.serial)"
    default: return "the signature is for another file (an update may be under way; try again)"
    }
  }
}
